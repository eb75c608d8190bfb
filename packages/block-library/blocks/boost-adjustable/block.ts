import { defineBlock } from "../../src/definition/block-definition.ts";
import { computed, fixed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, pair, part, resistor } from "../../src/definition/parts.ts";
import { delivers, draws, ground, signal, supplyIn, supplyOut } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "boost-adjustable",
  names: { en: "Adjustable step-up converter", ko: "가변 승압 컨버터" },
  summary: {
    en: "MT3608 with inductor, diode and divider: 5 V as drawn, up to 20 V by two resistors.",
    ko: "MT3608과 인덕터, 다이오드, 분압 저항. 기본 5 V이며 저항 두 개로 20 V까지 설정합니다.",
  },
  category: "supply",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Aerosemi MT3608",
      locator: "Electrical characteristics: input 2 V to 24 V, feedback 0.6 V, 1.2 MHz; typical application: 22 µF",
    },
    { id: "fb", kind: "formula", title: "VOUT = VREF · (1 + R1 / R2)", locator: "divider of the feedback" },
    {
      id: "isw",
      kind: "formula",
      title: "ISW = IOUT · VOUT / (VIN · η)",
      locator: "input current of a step-up converter",
    },
    { id: "d", kind: "datasheet", title: "Diodes Incorporated B340A", locator: "40 V, 3 A" },
    { id: "coil", kind: "datasheet", title: "Coilcraft XAL6060", locator: "10 µH, ±20 %" },
  ],
  ports: [
    supplyIn("VIN", [2, 3.7, 5], "ds", { ...draws(2), absoluteMax: { max: 26 } }),
    signal("EN", "DIGITAL", "in", [0, 5], "ds", { supply: "VIN", required: false }),
    supplyOut("VOUT", [4.8, 5, 5.2], "fb", {
      ...delivers(0.8),
      facts: { origin: { ports: ["VIN"], kind: "switching" }, voltageParameter: "VOUT" },
    }),
    ground(),
  ],
  parameters: [
    fixed("VREF", ["Feedback voltage", "피드백 전압"], "V", "0.6 V", "ds", { tolerance: 0.02 }),
    given("R1", ["Upper resistor", "위쪽 저항"], "Ω", "22 kΩ", {
      min: 1000,
      max: 1e6,
      tolerance: 0.01,
      source: "fb",
      targets: values("R1"),
    }),
    given("R2", ["Lower resistor", "아래쪽 저항"], "Ω", "3 kΩ", {
      min: 1000,
      max: 1e6,
      tolerance: 0.01,
      source: "fb",
      targets: values("R2"),
    }),
    computed("VOUT", ["Output voltage", "출력 전압"], "V", "VREF * (1 + R1 / R2)", "fb", { min: 2, max: 20 }),
    given("VIN", ["Input voltage", "입력 전압"], "V", "3.7 V", { min: 2, max: 24, source: "ds" }),
    given("IOUT", ["Output current", "출력 전류"], "A", "500 mA", { min: 0, max: 2 }),
    given("eta", ["Efficiency", "효율"], "", "0.9", { min: 0.5, max: 1 }),
    computed("ISW", ["Input current", "입력 전류"], "A", "IOUT * VOUT / (VIN * eta)", "isw", { max: 2 }),
  ],
  parts: [
    part(
      "U1",
      { mpn: "MT3608", manufacturer: "Aerosemi", footprint: "SOT-23-6", source: "ds" },
      "1 SW out SW; 2 GND pwr GND; 3 FB in FB; 4 EN in EN; 5 IN pwr VIN; 6 NC nc -",
    ),
    pair("L1", "inductor", "VIN SW", {
      mpn: "XAL6060-103MEC",
      manufacturer: "Coilcraft",
      value: "10u",
      footprint: "L_Coilcraft_XAL60xx_6.36x6.56mm",
      source: "coil",
    }),
    pair("D1", "diode", "VOUT SW", {
      mpn: "B340A-13-F",
      manufacturer: "Diodes Incorporated",
      value: "B340A",
      footprint: "D_SMA",
      source: "d",
    }),
    capacitor("C1", "22u", "VIN GND", "ds", { size: "0805" }),
    capacitor("C2", "22u", "VOUT GND", "ds", { size: "1206" }),
    resistor("R1", "22k", "VOUT FB", "fb"),
    resistor("R2", "3k", "FB GND", "fb"),
  ],
  layout: {
    size: [16.4, 13.2],
    anchor: "U1",
    widths: { "VIN VOUT SW": 0.8 },
    places: {
      C1: [1.3, 2.9, 90],
      U1: [4.6, 3.6, 180],
      L1: [4.8, 9.1],
      D1: [12, 6.5, 180],
      C2: [11.2, 3.2, 180],
      R1: [10.4, 1.1, 180],
      R2: [7.2, 1.1, 180],
    },
  },
});
