import { fromMm } from "@tracewright/geometry";
import { expect, it } from "vitest";
import type { StandingPart } from "../queries/standing-parts.ts";
import type { HeightLimitIntent, Intent } from "../records/intent.ts";
import type { Side } from "../records/layer.ts";
import { findLimitProblems } from "./find-limit-problems.ts";
import { heightsOf, ringTouchesBox } from "./height-limits.ts";

const base = { origin: "person", reason: { code: "said", facts: {} } } as const;
const limit = (side: Side, most: number, more: Partial<HeightLimitIntent> = {}): HeightLimitIntent => ({
  ...base,
  id: `height-limit ${side}`,
  kind: "height-limit",
  side,
  most: fromMm(most),
  unknown: "allowed",
  ...more,
});
const height = (part: string, tall: number, origin: Intent["origin"] = "circuit"): Intent => ({
  ...base,
  origin,
  id: `height ${part} ${origin}`,
  kind: "height",
  parts: [part],
  height: fromMm(tall),
});
const part = (reference: string, more: Partial<StandingPart> = {}): StandingPart => ({
  reference,
  side: "front",
  locked: false,
  box: { minX: 0, minY: 0, maxX: fromMm(2), maxY: fromMm(2) },
  ...more,
});

function problemsOf(parts: readonly StandingPart[], intents: readonly Intent[]) {
  return [...findLimitProblems(parts, intents)].flatMap(([id, problems]) =>
    problems.map(({ kind, message }) => `${id}: ${kind}: ${message}`),
  );
}

it("says what no side takes, with what each side allows", () => {
  expect(problemsOf([part("C4")], [height("C4", 11.5), limit("front", 8), limit("back", 3)])).toEqual([
    "height-limit front: too-high: C4 (11.5 mm): no side takes it. The front allows 8 mm, the back 3 mm.",
    "height-limit back: too-high: C4 (11.5 mm): no side takes it. The front allows 8 mm, the back 3 mm.",
  ]);
});

it("says what only the other side takes, unless the other side was ruled out by word", () => {
  expect(problemsOf([part("C4")], [height("C4", 5), limit("front", 3)])).toEqual([
    "height-limit front: other-side: C4 (5 mm): is on the front, which allows 3 mm; only the other side takes it.",
  ]);
  const side: Intent = { ...base, id: "side C4", kind: "side", part: "C4", side: "front" };
  expect(problemsOf([part("C4")], [height("C4", 5), limit("front", 3), side])[0]).toContain("too-high");
  expect(problemsOf([part("C4", { side: "back" })], [height("C4", 5), limit("front", 3)])).toEqual([]);
});

it("says what stays under a limit, in the area of it alone", () => {
  const area = [0, 4, 8].map((x) => ({ x: fromMm(x), y: fromMm(x === 4 ? 6 : 0) }));
  const far = part("J2", { locked: true, box: { minX: fromMm(20), minY: 0, maxX: fromMm(22), maxY: fromMm(2) } });
  const intents = [height("J1", 9), height("J2", 9), limit("front", 3, { area })];
  expect(problemsOf([part("J1", { locked: true }), far], intents)).toEqual([
    "height-limit front: stays-too-high: J1 (9 mm): stays where it is, and the limit there is 3 mm.",
  ]);
  const fixed: Intent = { ...base, id: "fixed J1", kind: "fixed", part: "J1" };
  expect(problemsOf([part("J1")], [...intents, fixed])[0]).toContain("stays-too-high: J1");
});

it("names what nobody knows the height of, and what is done with it", () => {
  const [allowed, keptOut] = (["allowed", "kept-out"] as const).map((unknown) =>
    problemsOf([part("U1")], [limit("front", 3, { unknown })]),
  );
  expect(allowed).toEqual(["height-limit front: unknown-heights: The height of U1 is unknown: allowed."]);
  expect(keptOut?.join()).toContain("kept out");
  expect(problemsOf([part("U1")], [limit("front", 0)]).join()).toContain("kept out");
});

it("believes people before fields", () => {
  expect(heightsOf([height("C4", 7, "person"), height("C4", 5)]).get("C4")).toBe(fromMm(7));
});

it("finds an area in a box, a box in an area, and two that cross without a corner in either", () => {
  const ring = (minX: number, minY: number, maxX: number, maxY: number) => [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
  const box = { minX: 0, minY: 0, maxX: 10, maxY: 10 };
  expect(ringTouchesBox(ring(4, 4, 6, 6), box)).toBe(true);
  expect(ringTouchesBox(ring(-5, -5, 15, 15), box)).toBe(true);
  expect(ringTouchesBox(ring(4, -5, 6, 15), box)).toBe(true);
  expect(ringTouchesBox(ring(11, 0, 15, 10), box)).toBe(false);
  // About the box on three sides: their bounds touch, they do not.
  expect(
    ringTouchesBox(
      [
        { x: -9, y: 20 },
        { x: -9, y: -9 },
        { x: 30, y: -9 },
        { x: -5, y: -5 },
      ],
      box,
    ),
  ).toBe(false);
});
