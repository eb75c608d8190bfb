import { defineBlock } from "../../src/definition/block-definition.ts";
import { computed, fixed, given } from "../../src/definition/parameters.ts";
import { capacitor, part } from "../../src/definition/parts.ts";
import { delivers, draws, ground, supplyIn, supplyOut } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "ldo-micropower",
  names: { en: "Micropower regulator 3.3 V, 250 mA", ko: "초저전력 레귤레이터 3.3 V, 250 mA" },
  summary: {
    en: "MCP1700 with its capacitors, for batteries: 1.6 µA of its own.",
    ko: "배터리용 MCP1700과 커패시터. 자체 소비 전류는 1.6 µA입니다.",
  },
  category: "supply",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Microchip MCP1700, DS20001826",
      locator:
        "DC characteristics: input 2.3 V to 6 V, 250 mA, quiescent current 1.6 µA, dropout at most 350 mV; dropout at 250 mA",
    },
    { id: "life", kind: "formula", title: "t = capacity / (quiescent current + I)", locator: "life of a battery" },
  ],
  ports: [
    supplyIn("VIN", [3.65, 4.2, 6], "ds", { ...draws(0.25), absoluteMax: { max: 6.5 } }),
    supplyOut("VOUT", [3.234, 3.3, 3.366], "ds", {
      ...delivers(0.25),
      facts: { origin: { ports: ["VIN"], kind: "linear", drop: { max: 0.35 } } },
    }),
    ground(),
  ],
  parameters: [
    fixed("Iq", ["Quiescent current", "대기 전류"], "A", "1.6 µA", "ds"),
    given("I", ["Average current", "평균 전류"], "A", "50 µA", { min: 0, max: 0.25 }),
    given("Q", ["Capacity of the battery", "배터리 용량"], "C", "3600 C", { min: 1, max: 1e6 }),
    computed("t", ["Life of the battery", "배터리 수명"], "s", "Q / (Iq + I)", "life"),
  ],
  parts: [
    part(
      "U1",
      { mpn: "MCP1700T-3302E/TT", manufacturer: "Microchip", value: "MCP1700-3302", footprint: "SOT-23", source: "ds" },
      "1 GND pwr GND; 2 VOUT sup VOUT; 3 VIN pwr VIN",
    ),
    capacitor("C1", "1u", "VIN GND", "ds"),
    capacitor("C2", "1u", "VOUT GND", "ds"),
  ],
  layout: { size: [7.5, 6], anchor: "U1", widths: { "VIN VOUT": 0.4 } },
});
