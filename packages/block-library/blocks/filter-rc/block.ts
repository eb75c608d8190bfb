import { defineBlock } from "../../src/definition/block-definition.ts";
import { computed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, resistor } from "../../src/definition/parts.ts";
import { ground, signal } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "filter-rc",
  names: { en: "RC low-pass filter", ko: "RC 저역 통과 필터" },
  summary: {
    en: "A resistor and a capacitor: −3 dB at 1 kHz, other frequencies by their values.",
    ko: "저항과 커패시터로 된 필터입니다. −3 dB 주파수는 1 kHz이며 값으로 바꿀 수 있습니다.",
  },
  category: "analogue",
  sources: [
    { id: "fc", kind: "formula", title: "fc = 1 / (2π · R · C)", locator: "−3 dB of a first-order low-pass" },
    {
      id: "cap",
      kind: "datasheet",
      title: "Samsung Electro-Mechanics CL10B104KB8NNNC",
      locator: "rated voltage 50 V, ±10 %",
    },
  ],
  ports: [signal("IN", "ANALOG", "in", [0, 50], "cap"), signal("OUT", "ANALOG", "out", [0, 50], "cap"), ground()],
  parameters: [
    given("f", ["Wanted frequency", "원하는 주파수"], "Hz", "1 kHz", { min: 1, max: 1e6 }),
    given("C", ["Capacitor", "커패시터"], "F", "100 nF", {
      min: 1e-11,
      max: 1e-5,
      tolerance: 0.1,
      source: "cap",
      targets: values("C1"),
    }),
    computed("R", ["Resistor", "저항"], "Ω", "1 / (6.283185307 * f * C)", "fc", {
      series: "E24",
      tolerance: 0.01,
      targets: values("R1"),
    }),
    computed("fc", ["Cut-off frequency", "차단 주파수"], "Hz", "1 / (6.283185307 * R * C)", "fc"),
  ],
  parts: [resistor("R1", "1.6k", "IN OUT", "fc"), capacitor("C1", "100n", "OUT GND", "fc")],
  layout: { size: [5, 4], anchor: "R1" },
});
