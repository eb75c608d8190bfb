import { emptyBoard, itemId } from "@tracewright/board";
import { aFootprint, aPad } from "@tracewright/board/testing";
import { expect, it } from "vitest";
import { pinPlaces } from "./place-on-board.ts";

const MM = 1_000_000;
const pads = [aPad({ id: itemId("p1") })];
const part = (id: string, x: number) =>
  aFootprint({ id: itemId(id), reference: id, position: { x: x * MM, y: 0 }, pads });
const board = (...footprints: ReturnType<typeof part>[]) => ({ ...emptyBoard(), footprints });
const place = (partId: string | null) => ({ view: "BOARD", sheetId: null, x: 7 * MM, y: 1, partId }) as const;

it("shows a comment at its part, wherever that is moved", () => {
  expect(pinPlaces(board(part("R1", 10), part("R2", 20))).of(place("R2"))).toEqual({ x: 20 * MM, y: 0 });
  expect(pinPlaces(board(part("R1", 10), part("R2", 50))).of(place("R2"))).toEqual({ x: 50 * MM, y: 0 });
});

it("shows it where it was placed when it is on no part, or its part is gone", () => {
  const { of } = pinPlaces(board(part("R1", 10)));
  for (const partId of [null, "R2"]) expect(of(place(partId))).toEqual({ x: 7 * MM, y: 1 });
});

it("finds the part at a point", () => {
  const { partAt } = pinPlaces(board(part("R1", 10), part("R2", 20)));
  expect(partAt({ x: 20 * MM, y: 0 })?.id).toBe("R2");
  expect(partAt({ x: 15 * MM, y: 0 })).toBeUndefined();
});
