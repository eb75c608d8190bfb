import { fromMil, fromMm } from "@tracewright/geometry";
import { expect, it } from "vitest";
import { inArea, inUnit, limitDraftOf, limitStatementOf } from "./limit-draft.ts";

const draft = { ...limitDraftOf(undefined), side: "back", height: 3 } as const;

it("limits a whole side, or a rectangle of it by its four edges", () => {
  expect(limitStatementOf("height-limit", draft)).toEqual({
    kind: "height-limit",
    side: "back",
    most: fromMm(3),
    unknown: "allowed",
  });
  const inArea = { ...draft, isInArea: true, edges: { left: 1, top: 2, right: 11, bottom: 7 } };
  expect(limitStatementOf("height-limit", { ...inArea, keepsUnknownOut: true })).toEqual({
    kind: "height-limit",
    side: "back",
    most: fromMm(3),
    unknown: "kept-out",
    area: [
      { x: fromMm(1), y: fromMm(2) },
      { x: fromMm(11), y: fromMm(2) },
      { x: fromMm(11), y: fromMm(7) },
      { x: fromMm(1), y: fromMm(7) },
    ],
  });
});

it("says nothing while something is missing: an edge, a height, a part", () => {
  expect(limitStatementOf("height-limit", { ...draft, isInArea: true, edges: { left: 1, top: 2 } })).toBeUndefined();
  expect(limitStatementOf("height", { ...draft, height: undefined })).toBeUndefined();
  expect(limitStatementOf("side", draft)).toBeUndefined();
  expect(limitStatementOf("side", { ...draft, part: "C4" })).toEqual({ kind: "side", part: "C4", side: "back" });
});

it("takes lengths in mil, and shows those that are there in the unit that is chosen", () => {
  const mil = inUnit({ ...draft, edges: { left: 2.54 } }, "mil");
  expect(mil).toMatchObject({ unit: "mil", height: 118.1, edges: { left: 100 } });
  expect(limitStatementOf("height", { ...mil, height: 100, parts: ["C4"] })).toEqual({
    kind: "height",
    parts: ["C4"],
    height: fromMil(100),
  });
});

it("begins an area with the edges of the board, in the unit that is chosen, and keeps what is typed", () => {
  const outline = { minX: fromMm(100), minY: fromMm(50), maxX: fromMm(125.4), maxY: fromMm(80) };
  expect(inArea(draft, true, outline).edges).toEqual({ left: 100, top: 50, right: 125.4, bottom: 80 });
  expect(inArea({ ...draft, unit: "mil" }, true, outline).edges).toMatchObject({ left: 3937, right: 4937 });
  expect(inArea({ ...draft, edges: { left: 1 } }, true, outline)).toEqual({ isInArea: true });
  expect(inArea(draft, false, outline)).toEqual({ isInArea: false });
});

it("keeps the area of a limit that is corrected", () => {
  const area = [
    { x: 0, y: 0 },
    { x: 5, y: 0 },
    { x: 5, y: 5 },
  ];
  expect(limitStatementOf("height-limit", { ...draft, area })).toMatchObject({ area, most: fromMm(3) });
});
