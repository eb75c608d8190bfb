import { defineBlock } from "../../src/definition/block-definition.ts";
import { levels, volts } from "../../src/definition/facts.ts";
import { computed, fixed, given } from "../../src/definition/parameters.ts";
import { part, resistor } from "../../src/definition/parts.ts";
import { ground, signal } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "switch-low-side",
  names: { en: "Low-side switch", ko: "로우 사이드 스위치" },
  summary: {
    en: "AO3400A with gate resistors: loads up to 3 A and 30 V, by 2.5 V logic.",
    ko: "AO3400A와 게이트 저항. 2.5 V 로직으로 30 V, 3 A 이하 부하를 켭니다.",
  },
  category: "driver",
  sources: [
    {
      id: "fet",
      kind: "datasheet",
      title: "Alpha & Omega Semiconductor AO3400A",
      locator: "VDS 30 V, ID 5.7 A; RDS(on) below 48 mΩ at VGS 2.5 V; threshold at least 0.65 V",
    },
    { id: "p", kind: "formula", title: "P = I² · RDS(on)", locator: "loss of a switched-on MOSFET" },
  ],
  ports: [
    signal("IN", "DIGITAL", "in", [0, 5.5], "fet", { facts: levels(volts(2.5), volts(0.65)) }),
    signal("OUT", "SWITCHED", "out", [0, 30], "fet", { current: { max: 3, isSource: false } }),
    ground(),
  ],
  parameters: [
    given("I", ["Load current", "부하 전류"], "A", "1 A", { min: 0, max: 3 }),
    fixed("RON", ["On-resistance", "온 저항"], "Ω", "48 mΩ", "fet"),
    computed("P", ["Loss", "손실"], "W", "I * I * RON", "p", { max: 0.5 }),
  ],
  parts: [
    part(
      "Q1",
      { mpn: "AO3400A", manufacturer: "Alpha & Omega Semiconductor", footprint: "SOT-23", source: "fet" },
      "1 G pas G; 2 S pas GND; 3 D pas OUT",
      "n-mosfet",
    ),
    resistor("R1", "100", "IN G", "fet"),
    resistor("R2", "100k", "G GND", "fet"),
  ],
  layout: {
    size: [8.5, 5.2],
    anchor: "Q1",
    widths: { OUT: 1 },
    places: { R1: [2.2, 1.6], R2: [2.2, 3.6, 180], Q1: [6, 2.6] },
  },
});
