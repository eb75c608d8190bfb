import { defineBlock } from "../../src/definition/block-definition.ts";
import { computed, fixed, given } from "../../src/definition/parameters.ts";
import { pair } from "../../src/definition/parts.ts";
import { delivers, draws, supplyIn, supplyOut } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "supply-or",
  names: { en: "Two supplies into one by diodes", ko: "다이오드로 합친 두 전원" },
  summary: {
    en: "Two Schottky diodes: the higher supply feeds the output, and none feeds the other.",
    ko: "쇼트키 다이오드 두 개. 전압이 높은 쪽이 출력을 공급하고 서로 역류하지 않습니다.",
  },
  category: "protection",
  sources: [
    { id: "d", kind: "datasheet", title: "Diodes Incorporated B340A", locator: "40 V, 3 A; VF at most 0.5 V at 3 A" },
    { id: "p", kind: "formula", title: "P = VF · I", locator: "loss of a diode" },
  ],
  ports: [
    supplyIn("IN1", [0, 5, 28], "d", draws(2)),
    supplyIn("IN2", [0, 5, 28], "d", draws(2)),
    supplyOut("OUT", [0, 4.6, 28], "d", {
      ...delivers(2),
      facts: { origin: { ports: ["IN1", "IN2"], kind: "passed", drop: { min: 0, max: 0.5 } } },
    }),
  ],
  parameters: [
    given("I", ["Current", "전류"], "A", "1 A", { min: 0, max: 2, source: "d" }),
    fixed("VF", ["Forward voltage", "순방향 전압"], "V", "0.5 V", "d"),
    computed("P", ["Loss", "손실"], "W", "VF * I", "p", { max: 1 }),
  ],
  parts: [
    pair("D1", "diode", "OUT IN1", {
      mpn: "B340A-13-F",
      manufacturer: "Diodes Incorporated",
      value: "B340A",
      footprint: "D_SMA",
      source: "d",
    }),
    pair("D2", "diode", "OUT IN2", {
      mpn: "B340A-13-F",
      manufacturer: "Diodes Incorporated",
      value: "B340A",
      footprint: "D_SMA",
      source: "d",
    }),
  ],
  layout: {
    size: [9.5, 8.4],
    anchor: "D1",
    isWithoutPour: true,
    widths: { "IN1 IN2 OUT": 1.2 },
    places: { D1: [4.75, 2.2, 180], D2: [4.75, 6.2, 180] },
  },
});
