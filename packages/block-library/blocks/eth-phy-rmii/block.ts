import { defineBlock } from "../../src/definition/block-definition.ts";
import { computed, fixed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "eth-phy-rmii",
  names: { en: "Ethernet transceiver with RMII", ko: "RMII 이더넷 트랜시버" },
  summary: {
    en: "LAN8720A with crystal of 25 MHz, which makes the 50 MHz of RMII; for a jack with magnetics.",
    ko: "25 MHz 크리스털로 RMII 50 MHz를 만드는 LAN8720A. 트랜스 내장 잭에 연결합니다.",
  },
  category: "interface",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Microchip LAN8720A/LAN8720AI, DS00002165",
      locator:
        "operating conditions: 3.0 V to 3.6 V; section 3.7: REFCLK out mode by nINTSEL low; RBIAS 12.1 kΩ 1 %; VDDCR 470 pF and 1 µF",
    },
    {
      id: "check",
      kind: "datasheet",
      title: "Microchip LAN8720A schematic checklist",
      locator: "49.9 Ω from each line of a pair to VDDA; MDIO 1.5 kΩ",
    },
    { id: "x", kind: "datasheet", title: "Abracon ABM8", locator: "25 MHz, CL 18 pF" },
    { id: "c", kind: "formula", title: "C = 2 · (CL − CS)", locator: "load capacitors of a crystal" },
  ],
  ports: [
    supplyIn("VDD", [3, 3.3, 3.6], "ds", { ...draws(0.1), absoluteMax: { max: 3.6 } }),
    ...["RXP", "RXN", "TXP", "TXN"].map((key) =>
      signal(key, "ETHERNET", "bidirectional", [0, 3.6], "ds", { side: "top" }),
    ),
    ...["TXD1", "TXD0", "TXEN"].map((key) =>
      signal(key, "ETHERNET", "in", [0, 3.6], "ds", { supply: "VDD", side: "right" }),
    ),
    signal("NRST", "RESET", "in", [0, 3.6], "ds", { supply: "VDD", side: "right", facts: { pull: { to: "up" } } }),
    signal("REFCLK", "CLOCK", "out", [0, 3.6], "ds", {
      supply: "VDD",
      side: "right",
      facts: { clock: { nominal: 50_000_000 } },
    }),
    signal("MDC", "ETHERNET", "in", [0, 3.6], "ds", { supply: "VDD", side: "right" }),
    ...["RXD1", "RXD0", "CRS_DV"].map((key) =>
      signal(key, "ETHERNET", "out", [0, 3.6], "ds", { supply: "VDD", side: "bottom" }),
    ),
    signal("MDIO", "ETHERNET", "bidirectional", [0, 3.6], "ds", { supply: "VDD", side: "bottom" }),
    signal("LED1", "DIGITAL", "out", [0, 3.6], "ds", { supply: "VDD", required: false, side: "left" }),
    signal("LED2", "DIGITAL", "out", [0, 3.6], "ds", { supply: "VDD", required: false, side: "left" }),
    ground(),
  ],
  parameters: [
    fixed("RBIAS", ["Bias resistor", "바이어스 저항"], "Ω", "12.1 kΩ", "ds", {
      tolerance: 0.01,
      targets: values("R1"),
    }),
    fixed("RT", ["Termination", "종단 저항"], "Ω", "49.9 Ω", "check", {
      tolerance: 0.01,
      targets: values("R2 R3 R4 R5"),
    }),
    fixed("CL", ["Load capacitance", "부하 정전 용량"], "F", "18 pF", "x"),
    given("CS", ["Stray capacitance", "표유 정전 용량"], "F", "4.5 pF", { min: 0, max: 1e-11 }),
    computed("C", ["Capacitors", "커패시터"], "F", "2 * (CL - CS)", "c", {
      series: "E12",
      tolerance: 0.05,
      targets: values("C6 C7"),
    }),
  ],
  needs: [
    {
      key: "jack",
      blockKey: "conn-ethernet",
      capability: "jack with magnetics",
      count: 1,
      joins: { TXP: "TXP", TXN: "TXN", RXP: "RXP", RXN: "RXN" },
    },
  ],
  parts: [
    part(
      "U1",
      {
        mpn: "LAN8720A-CP",
        manufacturer: "Microchip",
        value: "LAN8720A",
        footprint: "QFN-24-1EP_4x4mm_P0.5mm_EP2.6x2.6mm",
        source: "ds",
      },
      "1 VDD2A pwr VDD; 2 LED2/nINTSEL io LED2; 3 LED1/REGOFF io LED1; 4 XTAL2 pas XTAL2; 5 XTAL1/CLKIN pas XTAL1; 6 VDDCR pas VDDCR; 7 RXD1/MODE1 out RXD1; 8 RXD0/MODE0 out RXD0; 9 VDDIO pwr VDD; 10 RXER/PHYAD0 uns -; 11 CRS_DV/MODE2 out CRS_DV; 12 MDIO io MDIO; 13 MDC in MDC; 14 nINT/REFCLKO out REFCLK; 15 nRST in NRST; 16 TXEN in TXEN; 17 TXD0 in TXD0; 18 TXD1 in TXD1; 19 VDD1A pwr VDD; 20 TXN io TXN; 21 TXP io TXP; 22 RXN io RXN; 23 RXP io RXP; 24 RBIAS pas RBIAS; 25 VSS pwr GND",
    ),
    resistor("R1", "12.1k", "RBIAS GND", "ds", { size: "0402" }),
    resistor("R2", "49.9", "VDD TXP", "check", { size: "0402" }),
    resistor("R3", "49.9", "VDD TXN", "check", { size: "0402" }),
    resistor("R4", "49.9", "VDD RXP", "check", { size: "0402" }),
    resistor("R5", "49.9", "VDD RXN", "check", { size: "0402" }),
    resistor("R6", "1.5k", "VDD MDIO", "check", { size: "0402" }),
    resistor("R7", "10k", "LED2 GND", "ds", { size: "0402" }),
    capacitor("C1", "100n", "VDD GND", "ds", { size: "0402" }),
    capacitor("C2", "100n", "VDD GND", "ds", { size: "0402" }),
    capacitor("C3", "100n", "VDD GND", "ds", { size: "0402" }),
    capacitor("C4", "1u", "VDDCR GND", "ds", { size: "0402" }),
    capacitor("C5", "470p", "VDDCR GND", "ds", { size: "0402" }),
    part(
      "Y1",
      {
        mpn: "ABM8-25.000MHZ-B2-T",
        manufacturer: "Abracon",
        value: "25 MHz",
        footprint: "Crystal_SMD_3225-4Pin_3.2x2.5mm",
        source: "x",
      },
      "1 X1 pas XTAL1; 2 GND pas GND; 3 X2 pas XTAL2; 4 GND pas GND",
      "crystal",
    ),
    capacitor("C6", "27p", "XTAL1 GND", "c", { size: "0402" }),
    capacitor("C7", "27p", "XTAL2 GND", "c", { size: "0402" }),
  ],
  layout: {
    size: [15, 14],
    anchor: "U1",
    isFine: true,
    widths: { VDD: 0.25 },
    places: {
      U1: [9, 8.6],
      R4: [7.2, 3.6, 270],
      R5: [8.4, 3.6, 270],
      R2: [9.6, 3.6, 270],
      R3: [10.8, 3.6, 270],
      R1: [5.4, 5.2, 180],
      C1: [12.7, 5.4],
      C2: [5.25, 6.9, 180],
      C3: [8.9, 12.6, 270],
      C4: [5.25, 10.4, 180],
      C5: [5.25, 11.5, 180],
      Y1: [2.6, 8.9, 90],
      C6: [3.4, 12, 270],
      C7: [1.8, 5.8, 90],
      R6: [11.6, 12.6, 90],
      R7: [3.4, 4.5, 180],
    },
  },
});
