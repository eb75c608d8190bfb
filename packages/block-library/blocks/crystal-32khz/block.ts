import { defineBlock } from "../../src/definition/block-definition.ts";
import { computed, fixed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, pair } from "../../src/definition/parts.ts";
import { ground, signal } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "crystal-32khz",
  names: { en: "Crystal 32.768 kHz", ko: "크리스털 32.768 kHz" },
  summary: {
    en: "Watch crystal in 3.2 × 1.5 mm with its load capacitors.",
    ko: "3.2 × 1.5 mm 시계용 크리스털과 부하 커패시터입니다.",
  },
  category: "clock",
  sources: [
    { id: "x", kind: "datasheet", title: "Abracon ABS07-32.768KHZ-T", locator: "32.768 kHz, CL 12.5 pF" },
    { id: "c", kind: "formula", title: "C = 2 · (CL − CS)", locator: "load capacitors of a crystal" },
  ],
  ports: [
    signal("XIN", "CLOCK", "out", [0, 3.6], "x", { facts: { drive: "passive", clock: { nominal: 32_768 } } }),
    signal("XOUT", "CLOCK", "in", [0, 3.6], "x", {
      side: "left",
      facts: { drive: "passive", clock: { nominal: 32_768 } },
    }),
    ground(),
  ],
  parameters: [
    fixed("CL", ["Load capacitance", "부하 정전 용량"], "F", "12.5 pF", "x"),
    given("CS", ["Stray capacitance", "표유 정전 용량"], "F", "3.5 pF", { min: 0, max: 1e-11 }),
    computed("C", ["Capacitors", "커패시터"], "F", "2 * (CL - CS)", "c", {
      series: "E12",
      tolerance: 0.05,
      targets: values("C1 C2"),
    }),
  ],
  parts: [
    pair("Y1", "crystal", "XIN XOUT", {
      mpn: "ABS07-32.768KHZ-T",
      manufacturer: "Abracon",
      value: "32.768 kHz",
      footprint: "Crystal_SMD_3215-2Pin_3.2x1.5mm",
      source: "x",
    }),
    capacitor("C1", "18p", "XIN GND", "c"),
    capacitor("C2", "18p", "XOUT GND", "c"),
  ],
  layout: { size: [8, 6.2], anchor: "Y1", places: { Y1: [4, 1.6, 180], C1: [2, 4.4, 270], C2: [6, 4.4, 270] } },
});
