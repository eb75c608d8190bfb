import {
  type Board,
  checkEdit,
  type DesignRules,
  type EditProblem,
  editBetween,
  emptyBoard,
  itemId,
  type NetClass,
  netId,
  REMARK_SENTENCES,
  type Track,
  type Via,
} from "@tracewright/board";
import { aTrack, aVia } from "@tracewright/board/testing";
import i18next from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import { en } from "../i18n/en.ts";
import { ko } from "../i18n/ko.ts";
import { sayRemark } from "./say-remark.ts";

const texts = i18next.createInstance();
beforeAll(() =>
  texts.init({
    resources: { en: { translation: en }, ko: { translation: ko } },
    interpolation: { escapeValue: false },
  }),
);
const say = (language: string, problem: EditProblem) => sayRemark(texts.getFixedT(language) as never, problem);

const track: Track = aTrack({
  id: itemId("t1"),
  start: { x: 0, y: 0 },
  end: { x: 1000, y: 0 },
  width: 200,
  net: netId("n1"),
});
const via: Via = aVia({
  id: itemId("v1"),
  position: { x: 0, y: 0 },
  diameter: 800,
  drill: 400,
  locked: true,
});
const board: Board = { ...emptyBoard(), nets: [{ id: netId("n1"), name: "GND" }], tracks: [track], vias: [via] };
const { rules } = board;
const [standard] = rules.netClasses as readonly [NetClass];
const ofRules = (change: Partial<DesignRules>): Board => ({ ...board, rules: { ...rules, ...change } });
const ofClass = (change: Partial<NetClass>): Board => ofRules({ netClasses: [{ ...standard, ...change }] });

const numbersOf = (of: object) =>
  Object.entries(of).flatMap(([name, value]) => (typeof value === "number" ? [name] : []));
const foreign = { format: "kicad" as const, version: 20211014, fragments: [") (pwned"] };

/** A board that no edit may lead to, for every kind of reason. */
const REFUSED: readonly (readonly [string, Board])[] = [
  ...numbersOf(rules).map((key): [string, Board] => [`${key} below 0`, ofRules({ [key]: -1 })]),
  ...numbersOf({ ...standard, priority: 1 }).map((key): [string, Board] => [
    `${key} of a class below 0`,
    ofClass({ [key]: -1 }),
  ]),
  ...(["clearance", "trackWidth", "viaDiameter", "viaDrill"] as const).map((key): [string, Board] => {
    const { [key]: _, ...rest } = standard;
    return [`Default without ${key}`, ofRules({ netClasses: [rest] })];
  }),
  ["no Default", ofRules({ netClasses: [] })],
  ["a class twice", ofRules({ netClasses: [standard, standard] })],
  ["a predefined width of 0", ofRules({ predefinedTrackWidths: [0] })],
  ["a predefined via without ring", ofRules({ predefinedViaSizes: [{ diameter: 300, drill: 300 }] })],
  ["a locked via removed", { ...board, vias: [] }],
  ["a locked via moved", { ...board, vias: [{ ...via, position: { x: 5, y: 0 }, drill: 300 }] }],
  ["a net that is not there", { ...board, tracks: [{ ...track, net: netId("n9") }] }],
  ["a layer that is not there", { ...board, tracks: [{ ...track, layer: "In1.Cu" }] }],
  ["a width of 0", { ...board, tracks: [{ ...track, width: 0 }] }],
  ["an id twice", { ...board, tracks: [track, { ...track, id: itemId("v1") }] }],
  ["no outer layers", { ...board, layers: board.layers.filter(({ id }) => id !== "F.Cu") }],
  ["a broken piece of a file", { ...board, tracks: [{ ...track, foreign }] }],
];

/** Margins may take away: nothing is refused. */
const SIGNED = /^(silkClearance|solderMaskExpansion|solderPasteMargin|solderPasteRatio) /;

/** `minClearance`, `edit-negative-rule`, `{{key}}`: names of the code, and slots that nothing was put in. */
const RAW = /\b[a-z]+[A-Z]\w*|\b(edit|rule|remarks)[-.]\w+|\{\{|\bundefined\b|\[object/;

describe("why an edit is refused", () => {
  it.each(REFUSED.filter(([name]) => !SIGNED.test(name)))("is said in words in both languages: %s", (_, after) => {
    const problems = checkEdit(board, editBetween(board, after));
    expect(problems).not.toEqual([]);
    for (const problem of problems) {
      const [english, korean] = [say("en", problem), say("ko", problem)];
      expect(english).toBe(problem.message);
      expect(english).not.toMatch(RAW);
      expect(korean).not.toMatch(RAW);
      expect(korean).toMatch(/[가-힣]/);
    }
  });

  it("has words for every sentence and every name that one can be put together of", () => {
    const kinds = Object.keys(REMARK_SENTENCES).filter((kind) => /^(edit|rule)-/.test(kind));
    expect(kinds.length).toBeGreaterThan(80);
    for (const kind of kinds) {
      expect(REMARK_SENTENCES[kind as keyof typeof REMARK_SENTENCES]).not.toMatch(/\{\{key\}\}/);
      expect(Object.hasOwn(ko.remarks, kind), kind).toBe(true);
    }
  });
});
