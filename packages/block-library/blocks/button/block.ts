import { defineBlock } from "../../src/definition/block-definition.ts";
import { gives, share, volts } from "../../src/definition/facts.ts";
import { computed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, pair, resistor } from "../../src/definition/parts.ts";
import { ground, signal, supplyIn } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "button",
  names: { en: "Push button with filter", ko: "필터가 있는 푸시 버튼" },
  summary: {
    en: "Switch to ground with pull-up and RC filter against bounce.",
    ko: "풀업과 채터링 방지 RC 필터가 있는 접지형 스위치입니다.",
  },
  category: "connector",
  sources: [
    { id: "sw", kind: "datasheet", title: "XKB Connectivity TS-1187A-B-A-B", locator: "12 V, 50 mA" },
    { id: "t", kind: "formula", title: "t = R · C · ln(V / VIL), VIL = 0.3 · V", locator: "discharge of a capacitor" },
  ],
  ports: [
    supplyIn("VCC", [1.8, 3.3, 5.5], "sw", { side: "top" }),
    signal("OUT", "DIGITAL", "out", [0, 5.5], "sw", {
      supply: "VCC",
      facts: { drive: "open-drain", ...gives(share(1), volts(0.1)) },
    }),
    ground(),
  ],
  parameters: [
    given("R", ["Filter resistor", "필터 저항"], "Ω", "10 kΩ", {
      min: 100,
      max: 1e6,
      tolerance: 0.01,
      source: "t",
      targets: values("R2"),
    }),
    given("C", ["Capacitor", "커패시터"], "F", "100 nF", {
      min: 1e-9,
      max: 1e-5,
      tolerance: 0.1,
      source: "t",
      targets: values("C1"),
    }),
    computed("t", ["Time to low", "낮아지는 시간"], "s", "R * C * ln(1 / 0.3)", "t", { min: 0.0005 }),
  ],
  parts: [
    pair("SW1", "switch", "KEY GND", {
      mpn: "TS-1187A-B-A-B",
      manufacturer: "XKB Connectivity",
      value: "button",
      footprint: "SW_Push_1P1T_XKB_TS-1187A",
      source: "sw",
    }),
    resistor("R1", "10k", "VCC KEY", "t"),
    resistor("R2", "10k", "KEY OUT", "t"),
    capacitor("C1", "100n", "OUT GND", "t"),
  ],
  layout: {
    size: [12.2, 7.6],
    anchor: "SW1",
    places: { SW1: [4.2, 4.2], R1: [9.7, 1.4, 180], R2: [9.7, 3.2], C1: [10.4, 5.7, 270] },
  },
});
