import { defineBlock } from "../../src/definition/block-definition.ts";
import { computed, fixed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, pair, part } from "../../src/definition/parts.ts";
import { delivers, draws, ground, signal, supplyIn, supplyOut } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "buck-5v-2a",
  names: { en: "Step-down converter 5 V, 2 A", ko: "강압 컨버터 5 V, 2 A" },
  summary: {
    en: "AP63205 with inductor and capacitors: 5 V from 6.5 V to 24 V.",
    ko: "AP63205와 인덕터, 커패시터. 6.5 V에서 24 V까지의 입력으로 5 V를 만듭니다.",
  },
  category: "supply",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Diodes Incorporated AP63200/AP63201/AP63203/AP63205",
      locator: "Recommended operating conditions; typical application: 10 µF, 2 × 22 µF, 100 nF",
    },
    {
      id: "l",
      kind: "formula",
      title: "L = VOUT · (VIN − VOUT) / (VIN · ΔI · f)",
      locator: "ripple current of a step-down converter",
    },
    { id: "cap", kind: "datasheet", title: "Samsung Electro-Mechanics CL21A106KAYNNNE", locator: "rated voltage 25 V" },
    { id: "coil", kind: "datasheet", title: "Coilcraft XAL5030", locator: "4.7 µH, ±20 %" },
  ],
  ports: [
    supplyIn("VIN", [6.5, 12, 24], "cap", draws(2)),
    signal("EN", "DIGITAL", "in", [0, 24], "ds", { supply: "VIN", required: false }),
    supplyOut("VOUT", [4.92, 5, 5.08], "ds", {
      ...delivers(2),
      facts: { origin: { ports: ["VIN"], kind: "switching" } },
    }),
    ground(),
  ],
  parameters: [
    given("VIN", ["Input voltage", "입력 전압"], "V", "12 V", { min: 6.5, max: 24, source: "cap" }),
    fixed("VOUT", ["Output voltage", "출력 전압"], "V", "5 V", "ds"),
    fixed("f", ["Switching frequency", "스위칭 주파수"], "Hz", "1.1 MHz", "ds"),
    given("dI", ["Ripple current", "리플 전류"], "A", "600 mA", { min: 0.2, max: 1 }),
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
        mpn: "AP63205WU-7",
        manufacturer: "Diodes Incorporated",
        value: "AP63205",
        footprint: "TSOT-23-6",
        source: "ds",
      },
      "1 FB in VOUT; 2 EN in EN; 3 VIN pwr VIN; 4 GND pwr GND; 5 SW out SW; 6 BST pas BST",
    ),
    pair("L1", "inductor", "SW VOUT", {
      mpn: "XAL5030-472MEC",
      manufacturer: "Coilcraft",
      value: "4.7u",
      footprint: "L_Coilcraft_XAL5030",
      source: "coil",
    }),
    capacitor("C1", "10u", "VIN GND", "ds", { size: "0805" }),
    capacitor("C2", "22u", "VOUT GND", "ds", { size: "0805" }),
    capacitor("C3", "22u", "VOUT GND", "ds", { size: "0805" }),
    capacitor("C4", "100n", "BST SW", "ds"),
  ],
  layout: {
    size: [13.6, 11.6],
    anchor: "U1",
    widths: { "VIN VOUT SW": 0.8 },
    places: { U1: [5, 5.1], C1: [5, 7.9], C4: [5.6, 2.5], L1: [10, 4.2], C2: [11.2, 8.2, 180], C3: [11.2, 10.3, 180] },
  },
});
