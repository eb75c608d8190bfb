import { expect, test } from "vitest";
import type { LayoutReview } from "./layout-review.ts";
import { refusalsOf } from "./refusals.ts";

const HUMAN: LayoutReview = {
  detour: { p95: 1.3 },
  planes: { layers: { "In1.Cu": "GND" }, signal_mm: 0, share: 0 },
  drops: { median: 0.5, share_over_2: 0.1 },
  power_nets: ["GND"],
  thermal: { vias: [2, 9] },
  pairs: [{ pair: "USB_D+", mm: [20, 20.5], coupled: 0.9 }],
  style: { sharp_corners: 0, vias: 100, length_mm: 1_000 },
};

const refusedFor = (further: Partial<LayoutReview>, judged: { open?: number; errors?: number } = {}) =>
  refusalsOf(HUMAN, { open: 0, errors: 0, ...judged, review: { ...HUMAN, ...further } }).map(({ about }) => about);

test("the human's own layout is signed", () => {
  expect(refusedFor({})).toEqual([]);
});

test("open connections and errors are refused", () => {
  expect(refusedFor({}, { open: 1, errors: 2 })).toEqual(["open", "errors"]);
});

test("each measure is refused beyond its limit alone", () => {
  expect(refusedFor({ planes: { ...HUMAN.planes, share: 0.02 } })).toEqual([]);
  expect(refusedFor({ planes: { ...HUMAN.planes, share: 0.021 } })).toEqual(["planes"]);
  expect(refusedFor({ drops: { median: 0.5, share_over_2: 0.15 } })).toEqual([]);
  expect(refusedFor({ drops: { median: 0.5, share_over_2: 0.16 } })).toEqual(["drops"]);
  expect(refusedFor({ detour: { p95: 1.6 } })).toEqual([]);
  expect(refusedFor({ detour: { p95: 1.61 } })).toEqual(["detours"]);
});

test("a thermal pad needs as many vias as the human's, and no more than four", () => {
  expect(refusedFor({ thermal: { vias: [2, 4] } })).toEqual([]);
  expect(refusedFor({ thermal: { vias: [2, 3] } })).toEqual(["thermal"]);
  expect(refusedFor({ thermal: { vias: [1, 4] } })).toEqual(["thermal"]);
});

test("a pair is held to its coupling and to its lengths", () => {
  const pair = HUMAN.pairs[0]!;
  expect(refusedFor({ pairs: [{ ...pair, coupled: 0.75 }] })).toEqual([]);
  expect(refusedFor({ pairs: [{ ...pair, coupled: 0.74 }] })).toEqual(["pairs"]);
  expect(refusedFor({ pairs: [{ ...pair, mm: [20, 22] }] })).toEqual([]);
  expect(refusedFor({ pairs: [{ ...pair, mm: [20, 22.1] }] })).toEqual(["pairs"]);
});

test("a board without planes and pairs is judged by what it has", () => {
  const bare = { ...HUMAN, detour: {}, drops: null, thermal: { vias: [] }, pairs: [] };
  expect(refusalsOf(bare, { open: 0, errors: 0, review: bare })).toEqual([]);
});
