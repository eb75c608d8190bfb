import type { BoardChange } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import i18next, { type TFunction } from "i18next";
import { beforeAll, expect, test } from "vitest";
import { en } from "../../i18n/en.ts";
import { ko } from "../../i18n/ko.ts";
import { wordChange } from "./word-change.ts";
import { wordEntry } from "./word-entry.ts";

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

const NOTHING = { records: [], settings: [] };
const none = { added: 0, removed: 0, changed: 0 };
const from = { x: 0, y: 0 };

const SAID: readonly (readonly [BoardChange, string, string])[] = [
  [
    { kind: "part-changed", reference: "R4", moved: { from, to: from, distance: fromMm(3.1) }, turned: 90, ...NOTHING },
    "R4: moved 3.1 mm, turned 90°",
    "R4: 3.1 mm 이동, 90° 회전",
  ],
  [
    { kind: "part-changed", reference: "R4", moved: { from, to: from, distance: 1500 }, ...NOTHING },
    "R4: moved 0.0015 mm",
    "R4: 0.0015 mm 이동",
  ],
  [
    {
      kind: "part-changed",
      reference: "R4",
      value: { before: "10k", after: "22k" },
      flippedTo: "back",
      pads: [{ number: "2", before: "GND" }],
      ...NOTHING,
    },
    "R4: now on the back, value 10k → 22k, pad 2 GND → none",
    "R4: 뒷면으로 옮김, 값 10k → 22k, 패드 2 GND → 없음",
  ],
  [
    {
      kind: "copper",
      net: "VBUS",
      tracks: { added: 3, removed: 3, changed: 0 },
      vias: { added: 2, removed: 0, changed: 0 },
      length: fromMm(12.4),
      ...NOTHING,
    },
    "VBUS: +2 vias, +12.4 mm",
    "VBUS: 비아 +2개, +12.4 mm",
  ],
  [
    { kind: "copper", net: null, tracks: { ...none, changed: 1 }, vias: none, length: 0, ...NOTHING },
    "no net: 1 piece changed",
    "넷 없음: 1개 변경",
  ],
  [
    {
      kind: "zone-changed",
      name: "",
      net: "GND",
      layers: ["F.Cu"],
      isKeepout: false,
      aspects: ["outline", "fill"],
      ...NOTHING,
    },
    "Zone GND · F.Cu: outline, fill",
    "동박 영역 GND · F.Cu: 외곽선, 채움",
  ],
  [
    {
      kind: "outline",
      lines: none,
      size: { before: { width: fromMm(30), height: fromMm(20) }, after: { width: fromMm(40), height: fromMm(20) } },
      ...NOTHING,
    },
    "Outline: size 30 × 20 mm → 40 × 20 mm",
    "외곽선: 크기 30 × 20 mm → 40 × 20 mm",
  ],
  [
    { kind: "rule", rule: "minClearance", value: { before: fromMm(0.15), after: fromMm(0.2) }, ...NOTHING },
    "Rule minimum clearance: 0.15 mm → 0.2 mm",
    "규칙 최소 간격: 0.15 mm → 0.2 mm",
  ],
  [
    {
      kind: "net-class",
      name: "Power",
      fate: "changed",
      values: [{ name: "viaDrill", after: fromMm(0.5) }],
      ...NOTHING,
    },
    "Net class Power: via drill none → 0.5 mm",
    "넷 클래스 Power: 비아 드릴 없음 → 0.5 mm",
  ],
  [
    { kind: "setting", setting: "gridOrigin", ...NOTHING },
    "Setting origin of the grid: changed",
    "설정 그리드 원점: 변경",
  ],
];

test.each(SAID)("%o is said in both languages", (change, inEnglish, inKorean) => {
  const said = (t: TFunction, language: string) => {
    const { title, detail } = wordChange(change, { t, language });
    return `${title}: ${detail}`;
  };
  expect([said(english, "en"), said(korean, "ko")]).toEqual([inEnglish, inKorean]);
});

test("entries are told by what made them", () => {
  const entry = {
    description: null,
    isVersion: true,
    appliedVersion: null,
    edited: null,
    updated: null,
    boardAdded: null,
    blockVersion: null,
    placement: null,
    requestGroupId: null,
  };
  const said = (of: Partial<Parameters<typeof wordEntry>[0]>, t = english) => {
    const { title, detail } = wordEntry({ ...entry, type: "LAYOUT", ...of }, t);
    return detail === "" ? title : `${title}: ${detail}`;
  };
  expect(said({ type: "CREATED" })).toBe("Created from files");
  expect(said({ type: "ROUTING" })).toBe("Routing applied");
  expect(said({ type: "ROUTING", isVersion: false })).toBe("Routing computed");
  expect(said({ appliedVersion: { majorVersion: 1, revisionVersion: 0 } })).toBe("v1.0 applied");
  expect(said({ edited: { added: 1, removed: 0, changed: 2 } })).toBe("Layout changed: 3 changes");
  expect(said({ updated: { source: "SCHEMATIC", changes: 2 } })).toBe("Updated from schematic: 2 changes");
  expect(said({ updated: { source: "LAYOUT", changes: 1 } }, korean)).toBe("레이아웃으로 업데이트: 변경 1개");
  expect(said({ boardAdded: "SCHEMATIC" })).toBe("Board added from schematic");
  expect(said({ boardAdded: "LAYOUT" }, korean)).toBe("레이아웃 추가");
  const blockVersion = { block: "Buck", from: 1, to: 3 };
  expect(said({ type: "BLOCK_MODIFIED", blockVersion })).toBe("Buck: version 3 in place of 1");
  expect(said({ type: "NAME_MODIFIED", isVersion: false, description: "a → b" }, korean)).toBe("이름 변경: a → b");
});
