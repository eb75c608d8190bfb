import { defineBlock } from "../../src/definition/block-definition.ts";
import { computed, fixed, given } from "../../src/definition/parameters.ts";
import { capacitor, part } from "../../src/definition/parts.ts";
import { delivers, draws, ground, supplyIn, supplyOut } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "ldo-fixed-1a",
  names: { en: "Linear regulator 3.3 V, 1 A", ko: "선형 레귤레이터 3.3 V, 1 A" },
  summary: {
    en: "AMS1117 with its capacitors: 3.3 V from 4.75 V to 12 V.",
    ko: "AMS1117과 커패시터. 4.75 V에서 12 V까지의 입력으로 3.3 V를 만듭니다.",
  },
  category: "supply",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Advanced Monolithic Systems AMS1117",
      locator:
        "Electrical characteristics: dropout at most 1.3 V at 0.8 A, input at most 15 V; stability: 22 µF at the output; dropout at 1 A",
    },
    { id: "loss", kind: "formula", title: "P = (VIN − VOUT) · I", locator: "heat of a linear regulator" },
  ],
  ports: [
    supplyIn("VIN", [4.75, 5, 12], "ds", { ...draws(1), absoluteMax: { max: 15 } }),
    supplyOut("VOUT", [3.235, 3.3, 3.365], "ds", {
      ...delivers(1),
      facts: { origin: { ports: ["VIN"], kind: "linear", drop: { max: 1.3 } } },
    }),
    ground(),
  ],
  parameters: [
    given("VIN", ["Input voltage", "입력 전압"], "V", "5 V", { min: 4.75, max: 12, source: "ds" }),
    fixed("VOUT", ["Output voltage", "출력 전압"], "V", "3.3 V", "ds", { tolerance: 0.02 }),
    given("I", ["Output current", "출력 전류"], "A", "300 mA", { min: 0, max: 1, source: "ds" }),
    computed("P", ["Heat", "발열"], "W", "(VIN - VOUT) * I", "loss"),
  ],
  parts: [
    part(
      "U1",
      { mpn: "AMS1117-3.3", manufacturer: "Advanced Monolithic Systems", footprint: "SOT-223-3_TabPin2", source: "ds" },
      "1 GND pwr GND; 2 OUT sup VOUT; 3 IN pwr VIN",
    ),
    capacitor("C1", "10u", "VIN GND", "ds", { size: "0805" }),
    capacitor("C2", "22u", "VOUT GND", "ds", { size: "0805" }),
  ],
  layout: { size: [12, 8.6], anchor: "U1", widths: { "VIN VOUT": 0.8 } },
});
