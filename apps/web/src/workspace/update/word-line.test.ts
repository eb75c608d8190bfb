import i18next, { type TFunction } from "i18next";
import { beforeAll, expect, test } from "vitest";
import { en } from "../../i18n/en.ts";
import { ko } from "../../i18n/ko.ts";
import type { UpdateLine } from "./update-line.ts";
import { wordLine } from "./word-line.ts";

let english: TFunction;
let korean: TFunction;
beforeAll(async () => {
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: "en",
    resources: { en: { translation: en }, ko: { translation: ko } },
    interpolation: { escapeValue: false },
  });
  [english, korean] = [i18n.getFixedT("en"), i18n.getFixedT("ko")];
});

const line = { id: "", dependsOn: [], isOnRequest: false } as const;
const R1 = { ...line, reference: "R1" } as const;
const none = { tracks: 0, vias: 0, zones: 0 };

const SAID: readonly (readonly [UpdateLine, string, string])[] = [
  [
    { ...R1, kind: "part-added", value: "10k", library: "R_0603", source: "files", differences: [] },
    "R1 | 10k, R_0603 | ",
    "R1 | 10k, R_0603 | ",
  ],
  [
    {
      ...R1,
      kind: "part-removed",
      value: "",
      library: "R_0603",
      isLocked: true,
      copper: { tracks: 2, vias: 1, zones: 0 },
    },
    "R1 | R_0603, locked | Stays on the board: 2 tracks, 1 via",
    "R1 | R_0603, 잠김 | 기판에 남음: 트랙 2개, 비아 1개",
  ],
  [{ ...R1, kind: "part-renamed", after: "R101" }, "R1 → R101 |  | ", "R1 → R101 |  | "],
  [{ ...R1, kind: "value", before: "", after: "4k7" }, "R1 | none → 4k7 | ", "R1 | 없음 → 4k7 | "],
  [
    {
      ...R1,
      kind: "pads",
      pads: [
        { number: "1", before: "/A{slash}B", after: "GND" },
        { number: "2", before: "GND" },
      ],
      copper: { tracks: 1, vias: 0, zones: 0 },
    },
    "R1 | pad 1: /A/B → GND, pad 2: GND → none | Follows to the new net: 1 track",
    "R1 | 패드 1: /A/B → GND, 패드 2: GND → 없음 | 새 넷을 따라감: 트랙 1개",
  ],
  [
    {
      ...line,
      kind: "net-renamed",
      before: "SDA",
      after: "I2C_SDA",
      pads: 2,
      copper: { tracks: 0, vias: 0, zones: 1 },
    },
    "SDA → I2C_SDA | 2 pads | Keeps its copper: 1 zone",
    "SDA → I2C_SDA | 패드 2개 | 동박 유지: 동박 영역 1개",
  ],
  [
    { ...line, kind: "copper", joined: ["A", ""], tracks: ["t"], vias: [] },
    "A · no net | one piece of copper | Removed if ticked: 1 track",
    "A · 넷 없음 | 하나로 이어진 동박 | 선택하면 지움: 트랙 1개",
  ],
  [
    { ...R1, kind: "fitting", doNotPopulate: true, excludeFromBom: false },
    "R1 | do not populate, in the bill of materials | ",
    "R1 | 미실장, 부품 목록에 포함 | ",
  ],
  [
    {
      ...R1,
      kind: "fields",
      fields: ["A", "B", "C", "D", "E", "F", "G"].map((name) => ({ name, after: "1" })),
    },
    "R1 | A none → 1, B none → 1, C none → 1, D none → 1, E none → 1, F none → 1, … (+1) | ",
    "R1 | A 없음 → 1, B 없음 → 1, C 없음 → 1, D 없음 → 1, E 없음 → 1, F 없음 → 1, … (+1) | ",
  ],
  [
    { ...R1, kind: "link", symbolPath: "/x", sheetFile: "power.kicad_sch" },
    "R1 | another symbol of the schematic, power.kicad_sch | ",
    "R1 | 회로도의 다른 심볼, power.kicad_sch | ",
  ],
  [
    { ...R1, kind: "footprint", before: "A", after: "B", differences: ["1 pin has no pad"], copper: none },
    "R1 | A → B, 1 pin has no pad | ",
    "R1 | A → B, 1 pin has no pad | ",
  ],
];

test.each(SAID)("%o is said in both languages", (told, inEnglish, inKorean) => {
  const said = (t: TFunction) => {
    const { title, detail, copper } = wordLine(told, t);
    return `${title} | ${detail} | ${copper}`;
  };
  expect([said(english), said(korean)]).toEqual([inEnglish, inKorean]);
});
