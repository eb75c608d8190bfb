import type { BlockDifference, UpdateObjection, UpdateRemark } from "@tracewright/blocks";
import i18next, { type TFunction } from "i18next";
import { beforeAll, expect, test } from "vitest";
import { en } from "../../../i18n/en.ts";
import { ko } from "../../../i18n/ko.ts";
import { groupOfDifference, wordDifference } from "./word-difference.ts";
import { wordUpdateObjection, wordUpdateRemark } from "./word-remark.ts";

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

const DIFFERENCES: readonly (readonly [BlockDifference, string, string, string])[] = [
  [{ kind: "part-added", part: "R7", value: "47k", footprint: "" }, "parts", "R7 added, 47k", "R7 추가, 47k"],
  [
    { kind: "part-value", part: "R1", before: "10k", after: "22k" },
    "parts",
    "Value of R1: 10k → 22k",
    "R1의 값: 10k → 22k",
  ],
  [
    { kind: "part-number", part: "R1", after: "RC0603" },
    "parts",
    "Part number of R1: none → RC0603",
    "R1의 부품 번호: 없음 → RC0603",
  ],
  [{ kind: "part-fitted", part: "R1", isFitted: false }, "parts", "R1 is not populated", "R1 미실장"],
  [{ kind: "pin", part: "U1", pin: "3", before: "FB" }, "connections", "U1.3: FB → none", "U1.3: FB → 없음"],
  [
    { kind: "port", port: "VIN", field: "voltage", before: "3 … 5.5", after: "3 … 36" },
    "ports",
    "VIN, voltage: 3 … 5.5 V → 3 … 36 V",
    "VIN, 전압: 3 … 5.5 V → 3 … 36 V",
  ],
  [
    { kind: "port", port: "VIN", field: "facts", before: "{}", after: '{"drive":"passive"}' },
    "ports",
    "VIN, electrical figures",
    "VIN, 전기적 수치",
  ],
  [
    { kind: "layout", moved: 1, added: 2, removed: 0 },
    "layout",
    "1 part moved, 2 tracks, vias, zones or drawings added",
    "부품 1개 이동, 트랙, 비아, 동박 영역, 도형 2개 추가",
  ],
  [
    { kind: "layout-size", before: "1000000 2000000", after: "1000000 2500000" },
    "layout",
    "Size: 1.0000 mm × 2.0000 mm → 1.0000 mm × 2.5000 mm",
    "크기: 1.0000 mm × 2.0000 mm → 1.0000 mm × 2.5000 mm",
  ],
  [
    { kind: "layout-rule", rule: "copperLayers", before: "2", after: "4" },
    "layout",
    "Copper layers: 2 → 4",
    "동박 레이어: 2 → 4",
  ],
];

test("differences between versions are lines under a heading, in both languages", () => {
  for (const [difference, group, inEnglish, inKorean] of DIFFERENCES) {
    expect(groupOfDifference(difference)).toBe(group);
    expect(wordDifference(difference, english, "mm")).toBe(inEnglish);
    expect(wordDifference(difference, korean, "mm")).toBe(inKorean);
  }
});

const REMARKS: readonly (readonly [UpdateRemark, string])[] = [
  [{ kind: "part-kept", part: "R2", edit: "value" }, "R2: your value stays, though the version has another."],
  [
    { kind: "part-gone", part: "C1", edits: ["fields", "fitting"] },
    "C1 is no longer in the block. Your changes of it are lost: fields, populated or not.",
  ],
  [{ kind: "copper-kept", count: 2 }, "2 tracks, vias or zones that you changed in the block stay."],
  [
    { kind: "port-gone", port: "OUT", net: "/RESULT" },
    "The block no longer has the port OUT, which was connected to /RESULT.",
  ],
  [{ kind: "port-gone", port: "OUT", net: "" }, "The block no longer has the port OUT."],
  [
    { kind: "open-end", net: "GND", at: { x: 1_000_000, y: 0 }, layer: "F.Cu" },
    "A track of GND no longer ends on the block, at X 1.0000 mm, Y 0.0000 mm.",
  ],
];
const OBJECTIONS: readonly (readonly [UpdateObjection, string])[] = [
  [{ kind: "locked", items: ["R1", "GND"] }, "Unlock first: R1, GND."],
  [{ kind: "layers", needed: 4, present: 2 }, "The block needs 4 copper layers; the board has 2."],
  [{ kind: "no-part-left" }, "No part of the block is left on the board."],
];

test("what a project keeps, loses or cannot take is a sentence", () => {
  for (const [remark, sentence] of REMARKS) expect(wordUpdateRemark(remark, english, "mm")).toBe(sentence);
  for (const [objection, sentence] of OBJECTIONS) expect(wordUpdateObjection(objection, english, "mm")).toBe(sentence);
  expect(wordUpdateRemark({ kind: "port-new", port: "EN" }, korean, "mm")).toBe(
    "새 포트 EN이(가) 아직 연결되지 않았습니다.",
  );
});
