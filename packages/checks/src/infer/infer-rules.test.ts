import type { Board, DesignRules } from "@tracewright/board";
import { fromMm, type Nm, toMm } from "@tracewright/geometry";
import { describe, expect, test } from "vitest";
import { checkBoard } from "../check-board.ts";
import { boardWith, drawing, footprint, smdPad, track, via } from "../testing/board-builder.ts";
import { type InferredRules, inferRules } from "./infer-rules.ts";
import { inferredRemark } from "./inferred-remark.ts";

/** Rules as KiCad assumes them for a board without its project. */
const asked = (board: Board, clearance: Nm, minima: Partial<DesignRules> = {}): Board => ({
  ...board,
  rules: {
    ...board.rules,
    minClearance: 0,
    copperToEdge: fromMm(0.01),
    ...minima,
    netClasses: [
      {
        name: "Default",
        clearance,
        trackWidth: fromMm(0.25),
        viaDiameter: fromMm(0.8),
        viaDrill: fromMm(0.4),
      },
    ],
  },
});

const FINE = asked(
  boardWith({
    tracks: [
      ...[0, 1, 2, 3, 4, 5].map((n) =>
        track(`t1${n}`, `A${n}`, [0, 0.277 * n], [10, 0.277 * n], { width: fromMm(0.15) }),
      ),
      track("t3", "C", [0, 5], [10, 5], { width: fromMm(0.15) }),
      track("t4", "D", [0, 8], [10, 8], { width: fromMm(0.4) }),
    ],
    vias: [via("v1", "C", 0, 5), via("v2", "D", 0, 8)],
    graphics: [
      drawing("edge", "Edge.Cuts", {
        kind: "rect",
        start: { x: fromMm(-5), y: fromMm(-0.4) },
        end: { x: fromMm(20), y: fromMm(20) },
      }),
    ],
  }),
  fromMm(0.2),
  { minTrackWidth: fromMm(0.2) },
);

const inferred = (board: Board): InferredRules => {
  const rules = inferRules(board);
  if (!rules) throw new Error("the samples have little copper");
  return rules;
};
const changed = (board: Board) =>
  Object.fromEntries(inferred(board).changes.map(({ rule, before, after }) => [rule, [toMm(before), toMm(after)]]));
const ofSizes = (board: Board) =>
  checkBoard(board).findings.filter(({ actual, rule }) => actual !== undefined && rule !== "unconnected_items");

describe("rules that nobody handed in", () => {
  test("are those that the copper keeps: the finest gap and width of many, and what most of it has", () => {
    expect(changed(FINE)).toEqual({
      clearance: [0.2, 0.127],
      trackWidth: [0.25, 0.15],
      viaDiameter: [0.8, 0.6],
      viaDrill: [0.4, 0.3],
      minTrackWidth: [0.2, 0.15],
      copperToEdge: [0.01, 0.325],
    });
  });

  test("leave nothing of the copper to find fault with", () => {
    expect(ofSizes(FINE)).not.toEqual([]);
    expect(ofSizes({ ...FINE, rules: inferred(FINE).rules })).toEqual([]);
  });

  test("stay as they are where the copper keeps them", () => {
    const { rules } = inferred(FINE);
    expect(inferred({ ...FINE, rules }).changes).toEqual([]);
  });

  test("do not follow copper that stands alone: it stays a finding", () => {
    for (const gap of [0.01, 0.1, 0.12]) {
      const alone = ["t1", "t2"].map((id, n) =>
        track(id, `Z${n}`, [12, n * (0.15 + gap)], [18, n * (0.15 + gap)], { width: fromMm(0.15) }),
      );
      const board = { ...FINE, tracks: [...FINE.tracks, ...alone] };
      expect(changed(board).clearance).toEqual([0.2, 0.127]);
      expect(ofSizes({ ...board, rules: inferred(board).rules }).map(({ rule, items }) => [rule, items])).toEqual([
        ["clearance", ["t1", "t2"]],
      ]);
    }
  });

  test("do not follow a fault within a part, however often the part is there", () => {
    const parts = Array.from({ length: 10 }, (_, n) =>
      footprint(`K${n}`, 2 + 1.5 * n, 15, [
        smdPad(`${n}a`, `K${n}`, 0, 0, { number: "1" }),
        smdPad(`${n}b`, `L${n}`, 0, 1.1, { number: "2" }),
      ]),
    );
    const board = { ...FINE, footprints: parts.map((part) => ({ ...part, library: "Key:1" })) };
    expect(changed(board).clearance).toEqual([0.2, 0.127]);
  });

  test("say how many places they allow that were forbidden", () => {
    expect(inferred(FINE).allowed).toBe(ofSizes(FINE).length);
    expect(inferredRemark("lamp.kicad_pcb", inferred(FINE)).message).toMatch(/these rules allow: \d+\.$/);
  });

  test("do not follow vias of one net that stand too near to one another, unless much of the board does", () => {
    const side = (count: number, nearby: number) => ({
      ...FINE,
      vias: Array.from({ length: count }, (_, n) =>
        // Pairs of which the first few have 0.2 mm between their holes of 0.3 mm.
        via(`p${n}`, `N${n >> 1}`, 3 * (n >> 1), n % 2 === 0 ? 40 : 40 + (n >> 1 < nearby ? 0.5 : 2)),
      ),
    });
    expect(changed(side(120, 8)).minHoleToHole).toBeUndefined();
    expect(ofSizes({ ...side(120, 8), rules: inferred(side(120, 8)).rules }).map(({ rule }) => rule)).toEqual(
      Array(8).fill("hole_near_hole"),
    );
    expect(changed(side(120, 30)).minHoleToHole).toEqual([0.25, 0.2]);
  });

  test("say of each what it allows", () => {
    const { changes, allowed } = inferred(FINE);
    expect(Object.fromEntries(changes.map((change) => [change.rule, change.allowed]))).toEqual({
      clearance: 5,
      trackWidth: 0,
      viaDiameter: 0,
      viaDrill: 0,
      minTrackWidth: 7,
      copperToEdge: 0,
    });
    expect(allowed).toBe(12);
    expect(inferredRemark("lamp.kicad_pcb", inferred(FINE)).message).toContain("clearance 0.127 mm (allows 5 places)");
  });

  test("of a board without copper are those it came with", () => {
    const bare = asked(boardWith({}), fromMm(0.2), { copperToEdge: fromMm(0.5) });
    expect(inferred(bare).changes).toEqual([]);
  });

  test("are not looked for where more copper lies near other copper than on any real board", () => {
    const many = (count: number, step: number) =>
      asked(
        boardWith({
          tracks: Array.from({ length: count }, (_, n) => track(`t${n}`, `N${n % 2}`, [0, n * step], [10, n * step])),
        }),
        fromMm(0.2),
      );
    // Half a million pairs, a quarter of which are short circuits.
    expect(inferRules(many(1000, 0))).toBeUndefined();
    expect(inferRules(many(1000, 1))).toBeDefined();
    expect(inferRules(many(60_000, 1))).toBeUndefined();
  });

  test("allow the kinds of vias that there are", () => {
    const blind = { ...FINE, vias: FINE.vias.map((one) => ({ ...one, kind: "blind" as const })) };
    expect(inferred(blind).rules).toMatchObject({ allowBlindBuriedVias: true, allowMicrovias: false });
  });
});
