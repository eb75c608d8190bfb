import { defineBlock } from "../../src/definition/block-definition.ts";
import { computed, given, values } from "../../src/definition/parameters.ts";
import { part, resistor } from "../../src/definition/parts.ts";
import { signal, supplyIn } from "../../src/definition/ports.ts";

const CHANNELS = [1, 2, 3, 4];

export const block = defineBlock({
  key: "level-shift-fet-4",
  names: { en: "Level shifter, four lines both ways", ko: "4선 양방향 레벨 시프터" },
  summary: {
    en: "Four BSS138 with their pull-ups: open-drain lines such as I²C between two supplies.",
    ko: "BSS138 네 개와 풀업 저항. I²C 같은 오픈 드레인 신호를 두 전원 사이에서 변환합니다.",
  },
  category: "level",
  sources: [
    {
      id: "an",
      kind: "standard",
      title: "NXP AN10441, Level shifting techniques in I²C-bus design",
      locator: "section 2.3: one MOSFET a line",
    },
    { id: "fet", kind: "datasheet", title: "onsemi BSS138", locator: "VGS(th) at most 1.5 V; VDSS 50 V" },
    { id: "rise", kind: "formula", title: "f ≤ 0.35 / (2.2 · R · C)", locator: "rise time of an RC line" },
  ],
  ports: [
    supplyIn("VL", [1.8, 3.3, 5.5], "an", { side: "top" }),
    supplyIn("VH", [1.8, 5, 5.5], "an", { side: "top" }),
    ...CHANNELS.map((n) =>
      signal(`L${n}`, "I2C", "bidirectional", [0, 5.5], "an", {
        side: "left",
        supply: "VL",
        required: n === 1,
        facts: { drive: "open-drain", passesTo: `H${n}` },
      }),
    ),
    ...CHANNELS.map((n) =>
      signal(`H${n}`, "I2C", "bidirectional", [0, 5.5], "an", {
        side: "right",
        supply: "VH",
        required: n === 1,
        facts: { drive: "open-drain", passesTo: `L${n}` },
      }),
    ),
  ],
  parameters: [
    given("R", ["Pull-up", "풀업 저항"], "Ω", "10 kΩ", {
      min: 1000,
      max: 1e5,
      tolerance: 0.01,
      source: "an",
      targets: values("R1 R2 R3 R4 R5 R6 R7 R8"),
    }),
    given("C", ["Capacitance of a line", "선로 정전 용량"], "F", "50 pF", { min: 1e-12, max: 4e-10 }),
    computed("f", ["Highest frequency", "최고 주파수"], "Hz", "0.35 / (2.2 * R * C)", "rise"),
  ],
  parts: CHANNELS.flatMap((n) => [
    part(
      `Q${n}`,
      { mpn: "BSS138", manufacturer: "onsemi", footprint: "SOT-23", source: "an" },
      `1 G pas VL; 2 S pas L${n}; 3 D pas H${n}`,
      "n-mosfet",
    ),
    resistor(`R${2 * n - 1}`, "10k", `VL L${n}`, "an"),
    resistor(`R${2 * n}`, "10k", `VH H${n}`, "an"),
  ]),
  layout: {
    size: [10.4, 14.4],
    anchor: "Q1",
    isWithoutPour: true,
    places: Object.fromEntries(
      CHANNELS.flatMap((n) => {
        const y = 1.95 + 3.5 * (n - 1);
        return [
          [`R${2 * n - 1}`, [2, y, 270]],
          [`Q${n}`, [5.2, y]],
          [`R${2 * n}`, [8.4, y, 270]],
        ] as const;
      }),
    ),
  },
});
