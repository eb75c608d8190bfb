import { defineBlock } from "../../src/definition/block-definition.ts";
import { computed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { ground, signal, supplyIn } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "divider-adc",
  names: { en: "Divider for an analog input", ko: "아날로그 입력 분압기" },
  summary: {
    en: "Two resistors, a capacitor and clamping diodes: 16.5 V become 3 V.",
    ko: "저항 두 개, 커패시터, 클램프 다이오드로 16.5 V를 3 V로 낮춥니다.",
  },
  category: "analogue",
  sources: [
    { id: "v", kind: "formula", title: "OUT = IN · R2 / (R1 + R2)", locator: "divider" },
    {
      id: "fc",
      kind: "formula",
      title: "fc = 1 / (2π · RT · C), RT = R1 ∥ R2",
      locator: "−3 dB of a first-order low-pass",
    },
    { id: "d", kind: "datasheet", title: "Nexperia BAT54S", locator: "two Schottky diodes in series, 30 V" },
  ],
  ports: [
    signal("IN", "ANALOG", "in", [0, 16.5], "v", { absoluteMax: { min: -30, max: 30 } }),
    supplyIn("VCC", [1.8, 3.3, 5.5], "d", { side: "top" }),
    signal("OUT", "ANALOG", "out", [0, 3], "v", { supply: "VCC" }),
    ground(),
  ],
  parameters: [
    given("IN", ["Input", "입력"], "V", "16.5 V", { min: 0, max: 30 }),
    given("R1", ["Upper resistor", "위쪽 저항"], "Ω", "45.3 kΩ", {
      min: 100,
      max: 1e7,
      tolerance: 0.01,
      source: "v",
      targets: values("R1"),
    }),
    given("R2", ["Lower resistor", "아래쪽 저항"], "Ω", "10 kΩ", {
      min: 100,
      max: 1e7,
      tolerance: 0.01,
      source: "v",
      targets: values("R2"),
    }),
    given("C", ["Capacitor", "커패시터"], "F", "10 nF", {
      min: 1e-11,
      max: 1e-6,
      tolerance: 0.1,
      source: "fc",
      targets: values("C1"),
    }),
    computed("OUT", ["Output", "출력"], "V", "IN * R2 / (R1 + R2)", "v"),
    computed("fc", ["Cut-off frequency", "차단 주파수"], "Hz", "1 / (6.283185307 * par(R1, R2) * C)", "fc"),
  ],
  parts: [
    resistor("R1", "45.3k", "IN OUT", "v"),
    resistor("R2", "10k", "OUT GND", "v"),
    capacitor("C1", "10n", "OUT GND", "fc"),
    part(
      "D1",
      { mpn: "BAT54S", manufacturer: "Nexperia", footprint: "SOT-23", source: "d" },
      "1 A1 pas GND; 2 K2 pas VCC; 3 K1A2 pas OUT",
    ),
  ],
  layout: {
    size: [9.5, 6],
    anchor: "R1",
    places: { R1: [2.2, 1.6], R2: [3.4, 4, 270], C1: [1.6, 4, 270], D1: [6.6, 3.2, 180] },
  },
});
