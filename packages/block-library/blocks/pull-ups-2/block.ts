import { defineBlock } from "../../src/definition/block-definition.ts";
import { given, values } from "../../src/definition/parameters.ts";
import { resistor } from "../../src/definition/parts.ts";
import { draws, signal, supplyIn } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "pull-ups-2",
  names: { en: "Two pull-up resistors", ko: "풀업 저항 2개" },
  summary: {
    en: "Two resistors to a supply, for lines that nothing else pulls up: I²C, open drains.",
    ko: "다른 풀업이 없는 I²C나 오픈 드레인 신호를 위해 전원에 연결한 저항 두 개입니다.",
  },
  category: "interface",
  sources: [
    { id: "i2c", kind: "standard", title: "NXP UM10204", locator: "section 7.1: pull-up resistors" },
    { id: "r", kind: "datasheet", title: "Yageo RC series", locator: "0603: 75 V, 0.1 W" },
  ],
  ports: [
    supplyIn("VCC", [0, 3.3, 5.5], "r", { ...draws(0.011), side: "top" }),
    signal("A", "DIGITAL", "passive", [0, 5.5], "r", { side: "left" }),
    signal("B", "DIGITAL", "passive", [0, 5.5], "r", { required: false }),
  ],
  parameters: [
    given("R", ["Pull-up", "풀업 저항"], "Ω", "4.7 kΩ", {
      min: 1000,
      max: 1_000_000,
      tolerance: 0.01,
      source: "i2c",
      targets: values("R1 R2"),
    }),
  ],
  parts: [resistor("R1", "4.7k", "VCC A", "i2c"), resistor("R2", "4.7k", "VCC B", "i2c")],
  layout: { size: [6, 5], anchor: "R1", isWithoutPour: true, places: { R1: [2, 2.4, 270], R2: [4, 2.4, 270] } },
});
