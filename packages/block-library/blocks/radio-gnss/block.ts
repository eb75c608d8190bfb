import { defineBlock } from "../../src/definition/block-definition.ts";
import { gives, levels, share, volts } from "../../src/definition/facts.ts";
import { fixed, values } from "../../src/definition/parameters.ts";
import { capacitor, pair, part, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

const INPUT = levels(share(0.7), share(0.2));
const OUTPUT = gives(share(1, -0.4), volts(0.4), 0.004);

export const block = defineBlock({
  key: "radio-gnss",
  names: { en: "Satellite receiver with antenna socket", ko: "안테나 소켓을 갖춘 위성 항법 수신기" },
  summary: {
    en: "u-blox MAX-M8Q with serial port, pulse a second, supply of an active antenna, and a U.FL socket.",
    ko: "시리얼 포트, 초당 펄스, 능동 안테나 전원, U.FL 소켓을 갖춘 u-blox MAX-M8Q입니다.",
  },
  category: "radio",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "u-blox MAX-M8 series, UBX-15031506",
      locator:
        "operating conditions: VCC and VCC_IO 2.7 V to 3.6 V, V_BCKP 1.4 V to 3.6 V, at most 67 mA; digital I/O: 0.7 · VCC, 0.2 · VCC, 0.4 V at 4 mA. Compared: all pins with KiCad's symbol; levels and current with tables 7 and 8 of the datasheet of SAM-M8Q, a module with the same receiver (UBX-16012619 R04); supply ranges not yet",
    },
    {
      id: "hw",
      kind: "datasheet",
      title: "u-blox MAX-8/MAX-M8 hardware integration manual, UBX-15030059",
      locator:
        "active antenna: VCC_RF by 10 Ω, 10 nF and 27 nH to RF_IN; RF_IN has 50 Ω and blocks direct current; SAFEBOOT_N, RESET_N, EXTINT and SDA, SCL stay open where not used",
    },
    { id: "con", kind: "datasheet", title: "Hirose U.FL series", locator: "U.FL-R-SMT-1: land pattern" },
    { id: "coil", kind: "datasheet", title: "Murata LQG15HS", locator: "27 nH, ±5 %, 0402" },
  ],
  ports: [
    supplyIn("VDD", [2.7, 3.3, 3.6], "ds", { ...draws(0.1), facts: { decoupling: 1e-7 }, absoluteMax: { max: 3.6 } }),
    supplyIn("VBCKP", [1.4, 3, 3.6], "ds", { ...draws(0.0001), required: false, absoluteMax: { max: 3.6 } }),
    signal("TXD", "UART", "out", [0, 3.6], "ds", { supply: "VDD", facts: OUTPUT, side: "left" }),
    signal("RXD", "UART", "in", [0, 3.6], "ds", { supply: "VDD", facts: INPUT }),
    signal("PPS", "DIGITAL", "out", [0, 3.6], "ds", { supply: "VDD", facts: OUTPUT, required: false, side: "left" }),
    signal("RESET", "RESET", "in", [0, 3.6], "ds", { supply: "VDD", required: false }),
    ground(),
  ],
  parameters: [
    fixed("R", ["Series resistor of the antenna's supply", "안테나 전원 직렬 저항"], "Ω", "10 Ω", "hw", {
      tolerance: 0.01,
      targets: values("R1"),
    }),
  ],
  parts: [
    part(
      "U1",
      { mpn: "MAX-M8Q-0", manufacturer: "u-blox", value: "MAX-M8Q", footprint: "ublox_MAX", source: "ds" },
      "1 GND pwr GND; 2 TXD out TXD; 3 RXD in RXD; 4 TIMEPULSE out PPS; 5 EXTINT uns -; 6 V_BCKP pwr VBCKP; 7 VCC_IO pwr VDD; 8 VCC pwr VDD; 9 RESET_N uns RESET; 10 GND pwr GND; 11 RF_IN pas RF; 12 GND pwr GND; 13 LNA_EN out -; 14 VCC_RF sup VRF; 15 RESERVED nc -; 16 SDA io -; 17 SCL uns -; 18 SAFEBOOT_N uns -",
    ),
    capacitor("C1", "10u", "VDD GND", "ds"),
    capacitor("C2", "100n", "VDD GND", "ds"),
    capacitor("C4", "100n", "VBCKP GND", "ds"),
    resistor("R1", "10", "VRF VANT", "hw", { size: "0402" }),
    capacitor("C3", "10n", "VANT GND", "hw", { size: "0402" }),
    pair("L1", "inductor", "VANT RF", {
      mpn: "LQG15HS27NJ02D",
      manufacturer: "Murata",
      value: "27n",
      footprint: "L_0402_1005Metric",
      source: "coil",
    }),
    part(
      "J1",
      {
        mpn: "U.FL-R-SMT-1",
        manufacturer: "Hirose",
        value: "antenna",
        footprint: "U.FL_Hirose_U.FL-R-SMT-1_Vertical",
        source: "con",
      },
      "1 In pas RF; 2 Ext pas GND",
    ),
  ],
  layout: {
    size: [23, 15],
    anchor: "U1",
    widths: { VDD: 0.5, RF: 0.9, "VANT VRF": 0.3 },
    places: {
      U1: [10.2, 6.6],
      J1: [20, 9.9, 180],
      L1: [17.2, 7.9, 90],
      C3: [18.9, 5.8],
      R1: [17.2, 5.2, 270],
      C1: [2.4, 9.9, 90],
      C2: [3.6, 12.9, 0],
      C4: [2.4, 6.2, 90],
    },
  },
});
