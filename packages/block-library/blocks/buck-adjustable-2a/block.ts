import { defineBlock } from "../../src/definition/block-definition.ts";
import { computed, fixed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, pair, part, resistor } from "../../src/definition/parts.ts";
import { delivers, draws, ground, signal, supplyIn, supplyOut } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "buck-adjustable-2a",
  names: { en: "Adjustable step-down converter, 2 A", ko: "가변 강압 컨버터, 2 A" },
  summary: {
    en: "AP63200 with its divider: 3.3 V as drawn, other voltages by two resistors.",
    ko: "AP63200과 분압 저항. 기본 3.3 V이며 저항 두 개로 전압을 바꿉니다.",
  },
  category: "supply",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Diodes Incorporated AP63200/AP63201/AP63203/AP63205",
      locator: "Electrical characteristics: feedback 0.8 V ±1 %, 500 kHz; setting the output voltage",
    },
    {
      id: "l",
      kind: "formula",
      title: "L = VOUT · (VIN − VOUT) / (VIN · ΔI · f)",
      locator: "ripple current of a step-down converter",
    },
    { id: "fb", kind: "formula", title: "VOUT = VREF · (1 + R1 / R2)", locator: "divider of the feedback" },
    { id: "cap", kind: "datasheet", title: "Samsung Electro-Mechanics CL21A106KAYNNNE", locator: "rated voltage 25 V" },
    { id: "coil", kind: "datasheet", title: "Coilcraft XAL6060", locator: "10 µH, ±20 %" },
  ],
  ports: [
    supplyIn("VIN", [4.5, 12, 24], "cap", draws(2)),
    signal("EN", "DIGITAL", "in", [0, 24], "ds", { supply: "VIN", required: false }),
    supplyOut("VOUT", [3.21, 3.3, 3.39], "fb", {
      ...delivers(2),
      facts: { origin: { ports: ["VIN"], kind: "switching" }, voltageParameter: "VOUT" },
    }),
    ground(),
  ],
  parameters: [
    fixed("VREF", ["Feedback voltage", "피드백 전압"], "V", "0.8 V", "ds", { tolerance: 0.01 }),
    given("R1", ["Upper resistor", "위쪽 저항"], "Ω", "75 kΩ", {
      min: 1000,
      max: 1e6,
      tolerance: 0.01,
      source: "fb",
      targets: values("R1"),
    }),
    given("R2", ["Lower resistor", "아래쪽 저항"], "Ω", "24 kΩ", {
      min: 1000,
      max: 1e6,
      tolerance: 0.01,
      source: "fb",
      targets: values("R2"),
    }),
    computed("VOUT", ["Output voltage", "출력 전압"], "V", "VREF * (1 + R1 / R2)", "fb", { min: 0.8, max: 12 }),
    given("VIN", ["Input voltage", "입력 전압"], "V", "12 V", { min: 4.5, max: 24, source: "cap" }),
    fixed("f", ["Switching frequency", "스위칭 주파수"], "Hz", "500 kHz", "ds"),
    given("dI", ["Ripple current", "리플 전류"], "A", "500 mA", { min: 0.2, max: 1 }),
    computed("L", ["Inductor", "인덕터"], "H", "VOUT * (VIN - VOUT) / (VIN * dI * f)", "l", {
      series: "E6",
      tolerance: 0.2,
      targets: values("L1"),
    }),
  ],
  parts: [
    part(
      "U1",
      {
        mpn: "AP63200WU-7",
        manufacturer: "Diodes Incorporated",
        value: "AP63200",
        footprint: "TSOT-23-6",
        source: "ds",
      },
      "1 FB in FB; 2 EN in EN; 3 VIN pwr VIN; 4 GND pwr GND; 5 SW out SW; 6 BST pas BST",
    ),
    pair("L1", "inductor", "SW VOUT", {
      mpn: "XAL6060-103MEC",
      manufacturer: "Coilcraft",
      value: "10u",
      footprint: "L_Coilcraft_XAL60xx_6.36x6.56mm",
      source: "coil",
    }),
    capacitor("C1", "10u", "VIN GND", "ds", { size: "0805" }),
    capacitor("C2", "22u", "VOUT GND", "ds", { size: "0805" }),
    capacitor("C3", "22u", "VOUT GND", "ds", { size: "0805" }),
    capacitor("C4", "100n", "BST SW", "ds"),
    resistor("R1", "75k", "VOUT FB", "fb"),
    resistor("R2", "24k", "FB GND", "fb"),
  ],
  layout: {
    size: [14.4, 12.6],
    anchor: "U1",
    widths: { "VIN VOUT SW": 0.8 },
    places: {
      U1: [5, 5.1],
      C1: [5, 7.9],
      C4: [5.6, 2.5],
      L1: [10.6, 4.4],
      C2: [11.6, 9.1, 180],
      C3: [11.6, 11.2, 180],
      R1: [2.1, 1.6],
      R2: [2, 4.5, 270],
    },
  },
});
