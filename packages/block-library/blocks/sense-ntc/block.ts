import { defineBlock } from "../../src/definition/block-definition.ts";
import { computed, fixed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, pair, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "sense-ntc",
  names: { en: "Temperature by thermistor", ko: "서미스터 온도 측정" },
  summary: {
    en: "NTC of 10 kΩ in a divider with a filter, for an analog input.",
    ko: "10 kΩ NTC 분압기와 필터. 아날로그 입력에 연결합니다.",
  },
  category: "sensing",
  sources: [
    {
      id: "ntc",
      kind: "datasheet",
      title: "Murata NCP18XH103F03RB",
      locator: "10 kΩ ±1 % at 25 °C, B (25/50 °C) 3380 K",
    },
    { id: "v", kind: "formula", title: "V = VREF · RT / (R + RT)", locator: "divider" },
    { id: "b", kind: "formula", title: "RT = R25 · exp(B · (1/T − 1/298.15 K))", locator: "thermistor" },
  ],
  ports: [
    supplyIn("VREF", [1, 3.3, 5.5], "v", draws(0.0003)),
    signal("OUT", "ANALOG", "out", [0, 5.5], "v", { supply: "VREF" }),
    ground(),
  ],
  parameters: [
    given("VREF", ["Reference", "기준 전압"], "V", "3.3 V", { min: 1, max: 5.5, source: "v" }),
    fixed("R", ["Upper resistor", "위쪽 저항"], "Ω", "10 kΩ", "v", { tolerance: 0.01, targets: values("R1") }),
    fixed("R25", ["Thermistor at 25 °C", "25 °C의 서미스터"], "Ω", "10 kΩ", "ntc", {
      tolerance: 0.01,
      targets: values("TH1"),
    }),
    fixed("B", ["B value", "B 상수"], "K", "3380 K", "ntc"),
    given("T", ["Temperature", "온도"], "K", "298.15 K", { min: 233, max: 398 }),
    computed("RT", ["Thermistor", "서미스터 저항"], "Ω", 'R25 * exp(B / T - B / q("298.15 K"))', "b"),
    computed("V", ["Voltage at OUT", "OUT 전압"], "V", "VREF * RT / (R + RT)", "v", { min: 0, max: 5.5 }),
  ],
  parts: [
    resistor("R1", "10k", "VREF OUT", "v"),
    pair("TH1", "resistor", "OUT GND", {
      mpn: "NCP18XH103F03RB",
      manufacturer: "Murata",
      value: "10k",
      footprint: "R_0603_1608Metric",
      source: "ntc",
      option: "NTC, 1 %, 0603",
    }),
    capacitor("C1", "100n", "OUT GND", "v"),
  ],
  layout: { size: [7, 5], anchor: "R1", places: { R1: [2.2, 1.4], C1: [4.7, 3.2, 270], TH1: [2.2, 3.5, 180] } },
});
