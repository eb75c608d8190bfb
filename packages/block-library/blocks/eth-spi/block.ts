import { defineBlock } from "../../src/definition/block-definition.ts";
import { gives, levels, volts } from "../../src/definition/facts.ts";
import { computed, fixed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, pair, part, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

const INPUT = levels(volts(2), volts(0.8));
const OUTPUT = gives(volts(2.4), volts(0.4), 0.008);

export const block = defineBlock({
  key: "eth-spi",
  names: { en: "Ethernet controller with SPI", ko: "SPI 이더넷 컨트롤러" },
  summary: {
    en: "W5500 with its protocols inside, crystal of 25 MHz and the network of its pairs; for a jack with magnetics.",
    ko: "프로토콜을 내장한 W5500과 25 MHz 크리스털, 신호쌍 회로망. 트랜스 내장 잭에 연결합니다.",
  },
  category: "interface",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "WIZnet W5500",
      locator:
        "operating conditions: 2.97 V to 3.63 V, 132 mA at 100 Mbit/s, inputs 2.0 V and 0.8 V up to 5 V, outputs 2.4 V and 0.4 V at 8 mA; pins: EXRES1 12.4 kΩ 1 %, TOCAP 4.7 µF, 1V2O 10 nF, RSVD to ground, PMODE pulled up inside, VBG open; crystal of 25 MHz with 1 MΩ. Compared: all pins with KiCad's symbol, supply range and current with what a maker of modules states (Sipeed SPMOD); datasheets up to 1.0.1 tie pins 38 to 42 to ground, later ones leave them open; the other figures not yet",
    },
    {
      id: "ref",
      kind: "datasheet",
      title: "WIZnet W5500 reference schematic",
      locator: "49.9 Ω from TXP and TXN to 3.3 V; RXP and RXN by 6.8 nF, and 49.9 Ω each to 10 nF against ground",
    },
    { id: "x", kind: "datasheet", title: "Abracon ABM8", locator: "25 MHz, CL 18 pF" },
    { id: "c", kind: "formula", title: "C = 2 · (CL − CS)", locator: "load capacitors of a crystal" },
    { id: "bead", kind: "datasheet", title: "Murata BLM18PG121SN1", locator: "120 Ω at 100 MHz, 2 A, 0603" },
  ],
  ports: [
    supplyIn("VDD", [2.97, 3.3, 3.63], "ds", { ...draws(0.15), absoluteMax: { max: 4.6 }, side: "bottom" }),
    ...["TXN", "TXP", "RXN", "RXP"].map((key) =>
      signal(key, "ETHERNET", "bidirectional", [0, 3.63], "ref", { side: "left" }),
    ),
    ...["CS", "SCK", "MOSI"].map((key) =>
      signal(key, "SPI", "in", [0, 5], "ds", {
        supply: "VDD",
        facts: key === "SCK" ? { ...INPUT, fastest: 33_000_000 } : INPUT,
        side: "right",
      }),
    ),
    signal("MISO", "SPI", "out", [0, 3.63], "ds", { supply: "VDD", facts: { ...OUTPUT, drive: "tri-state" } }),
    signal("INT", "DIGITAL", "out", [0, 3.63], "ds", { supply: "VDD", facts: OUTPUT, required: false }),
    signal("RST", "RESET", "in", [0, 5], "ds", { supply: "VDD", facts: INPUT, side: "right" }),
    signal("LINKLED", "DIGITAL", "out", [0, 3.63], "ds", {
      supply: "VDD",
      facts: OUTPUT,
      required: false,
      side: "bottom",
    }),
    signal("ACTLED", "DIGITAL", "out", [0, 3.63], "ds", {
      supply: "VDD",
      facts: OUTPUT,
      required: false,
      side: "bottom",
    }),
    ground(),
  ],
  parameters: [
    fixed("REXT", ["Bias resistor", "바이어스 저항"], "Ω", "12.4 kΩ", "ds", { tolerance: 0.01, targets: values("R1") }),
    fixed("RT", ["Termination", "종단 저항"], "Ω", "49.9 Ω", "ref", {
      tolerance: 0.01,
      targets: values("R2 R3 R4 R5"),
    }),
    fixed("CL", ["Load capacitance", "부하 정전 용량"], "F", "18 pF", "x"),
    given("CS", ["Stray capacitance", "표유 정전 용량"], "F", "4.5 pF", { min: 0, max: 1e-11 }),
    computed("C", ["Capacitors", "커패시터"], "F", "2 * (CL - CS)", "c", {
      series: "E12",
      tolerance: 0.05,
      targets: values("C9 C10"),
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
      { mpn: "W5500", manufacturer: "WIZnet", footprint: "LQFP-48_7x7mm_P0.5mm", source: "ds" },
      "1 TXN pas TXN; 2 TXP pas TXP; 3 AGND pwr GND; 4 AVDD pwr VDDA; 5 RXN pas RN; 6 RXP pas RP; 7 DNC nc -; 8 AVDD pwr VDDA; 9 AGND pwr GND; 10 EXRES1 pas REXT; 11 AVDD pwr VDDA; 12 NC nc -; 13 NC nc -; 14 AGND pwr GND; 15 AVDD pwr VDDA; 16 AGND pwr GND; 17 AVDD pwr VDDA; 18 VBG nc -; 19 AGND pwr GND; 20 TOCAP pas TOCAP; 21 AVDD pwr VDDA; 22 1V2O pas V12; 23 RSVD in GND; 24 SPDLED out -; 25 LINKLED out LINKLED; 26 DUPLED out -; 27 ACTLED out ACTLED; 28 VDD pwr VDD; 29 GND pwr GND; 30 XI/CLKIN pas XI; 31 XO pas XO; 32 SCSn in CS; 33 SCLK in SCK; 34 MISO 3st MISO; 35 MOSI in MOSI; 36 INTn out INT; 37 RSTn in RST; 38 RSVD in GND; 39 RSVD in GND; 40 RSVD in GND; 41 RSVD in GND; 42 RSVD in GND; 43 PMODE2 uns -; 44 PMODE1 uns -; 45 PMODE0 uns -; 46 NC nc -; 47 NC nc -; 48 AGND pwr GND",
    ),
    resistor("R1", "12.4k", "REXT GND", "ds", { size: "0402" }),
    resistor("R2", "49.9", "VDDA TXP", "ref", { size: "0402" }),
    resistor("R3", "49.9", "VDDA TXN", "ref", { size: "0402" }),
    resistor("R4", "49.9", "RP RCM", "ref", { size: "0402" }),
    resistor("R5", "49.9", "RN RCM", "ref", { size: "0402" }),
    resistor("R6", "1M", "XI XO", "ds", { size: "0402" }),
    resistor("R7", "10k", "VDD CS", "ds", { size: "0402" }),
    capacitor("C1", "10n", "RCM GND", "ref", { size: "0402" }),
    capacitor("C2", "6.8n", "RXP RP", "ref", { size: "0402" }),
    capacitor("C3", "6.8n", "RXN RN", "ref", { size: "0402" }),
    capacitor("C4", "100n", "VDDA GND", "ds", { size: "0402" }),
    capacitor("C5", "100n", "VDDA GND", "ds", { size: "0402" }),
    capacitor("C6", "100n", "VDDA GND", "ds", { size: "0402" }),
    capacitor("C7", "4.7u", "TOCAP GND", "ds"),
    capacitor("C8", "10n", "V12 GND", "ds", { size: "0402" }),
    capacitor("C11", "100n", "VDD GND", "ds", { size: "0402" }),
    capacitor("C12", "10u", "VDDA GND", "ds"),
    pair("FB1", "inductor", "VDD VDDA", {
      mpn: "BLM18PG121SN1D",
      manufacturer: "Murata",
      value: "120R",
      footprint: "L_0603_1608Metric",
      source: "bead",
    }),
    part(
      "Y1",
      {
        mpn: "ABM8-25.000MHZ-B2-T",
        manufacturer: "Abracon",
        value: "25 MHz",
        footprint: "Crystal_SMD_3225-4Pin_3.2x2.5mm",
        source: "x",
      },
      "1 X1 pas XI; 2 GND pas GND; 3 X2 pas XO; 4 GND pas GND",
      "crystal",
    ),
    capacitor("C9", "27p", "XI GND", "c", { size: "0402" }),
    capacitor("C10", "27p", "XO GND", "c", { size: "0402" }),
  ],
  layout: {
    size: [23, 19],
    anchor: "U1",
    isFine: true,
    widths: { "VDD VDDA": 0.25 },
    seed: 3,
    places: { U1: [11.5, 9.5] },
  },
});
