import { defineBlock } from "../../src/definition/block-definition.ts";
import { given } from "../../src/definition/parameters.ts";
import { capacitor, part } from "../../src/definition/parts.ts";
import { delivers, ground, supplyOut } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "conn-terminal-2",
  names: { en: "Screw terminal, two ways", ko: "2극 나사 단자대" },
  summary: { en: "Phoenix MKDS at 5.08 mm with a capacitor.", ko: "5.08 mm 간격 Phoenix MKDS와 커패시터입니다." },
  category: "connector",
  sources: [
    { id: "ph", kind: "datasheet", title: "Phoenix Contact MKDS 1,5/2-5,08 (1715721)", locator: "17.5 A, 250 V" },
    { id: "cap", kind: "datasheet", title: "Samsung Electro-Mechanics CL31A106KBHNNNE", locator: "rated voltage 50 V" },
  ],
  ports: [
    supplyOut("V", [0, 24, 40], "cap", { ...delivers(10), side: "top", facts: { voltageParameter: "V" } }),
    ground({ side: "top" }),
  ],
  parameters: [given("V", ["Supply voltage", "공급 전압"], "V", "24 V", { min: 0, max: 40, source: "cap" })],
  parts: [
    part(
      "J1",
      {
        mpn: "1715721",
        manufacturer: "Phoenix Contact",
        value: "24 V",
        footprint: "TerminalBlock_Phoenix_MKDS-1,5-2-5.08_1x02_P5.08mm_Horizontal",
        source: "ph",
      },
      "1 V pas V; 2 GND pas GND",
    ),
    capacitor("C1", "10u", "V GND", "cap", { size: "1206" }),
  ],
  layout: { size: [12, 14], anchor: "J1", widths: { V: 2 }, places: { J1: [3.5, 8.5], C1: [6, 1.5] } },
});
