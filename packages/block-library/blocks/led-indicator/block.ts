import { defineBlock } from "../../src/definition/block-definition.ts";
import { computed, fixed, given, values } from "../../src/definition/parameters.ts";
import { pair, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "led-indicator",
  names: { en: "Indicator LED", ko: "표시 LED" },
  summary: {
    en: "A green LED with its resistor, for a supply or an output of a controller.",
    ko: "전원이나 컨트롤러 출력에 연결하는 녹색 LED와 저항입니다.",
  },
  category: "driver",
  sources: [
    {
      id: "led",
      kind: "datasheet",
      title: "Würth Elektronik 150060GS75000",
      locator: "Electrical and optical properties: VF 3.2 V at 20 mA",
    },
    { id: "r", kind: "formula", title: "R = (V − VF) / I", locator: "series resistor of an LED" },
  ],
  ports: [signal("IN", "DIGITAL", "in", [3.3, 5, 5.5], "r", draws(0.004)), ground()],
  parameters: [
    given("V", ["Voltage", "전압"], "V", "5 V", { min: 3.3, max: 24 }),
    fixed("VF", ["Forward voltage of the LED", "LED 순방향 전압"], "V", "3.2 V", "led"),
    given("I", ["Wanted current", "원하는 전류"], "A", "2 mA", { min: 0.0005, max: 0.02 }),
    computed("R", ["Series resistor", "직렬 저항"], "Ω", "(V - VF) / I", "r", {
      series: "E24",
      tolerance: 0.01,
      targets: values("R1"),
    }),
  ],
  parts: [
    resistor("R1", "910", "IN A", "r"),
    pair("D1", "led", "GND A", {
      mpn: "150060GS75000",
      manufacturer: "Würth Elektronik",
      value: "green",
      footprint: "LED_0603_1608Metric",
      source: "led",
      option: "green, 0603",
    }),
  ],
  layout: { size: [5, 4], anchor: "D1" },
});
