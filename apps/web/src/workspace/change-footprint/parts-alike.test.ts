import { emptyBoard, type Footprint, itemId } from "@tracewright/board";
import { aFootprint, aPad } from "@tracewright/board/testing";
import { expect, it } from "vitest";
import { areAlike, partsAlike } from "./parts-alike.ts";

const part = (reference: string, library: string, ...numbers: string[]): Footprint =>
  aFootprint({
    id: itemId(reference),
    reference,
    library,
    pads: numbers.map((number) =>
      aPad({
        id: itemId(`${reference} ${number}`),
        number,
        shape: { kind: "circle", diameter: 1 },
      }),
    ),
  });

it("parts are alike that have one footprint and the same pads", () => {
  const [r1, r2, c1, odd] = [
    part("R1", "a:R", "1", "2"),
    part("R2", "a:R", "1", "2"),
    part("C1", "a:C", "1", "2"),
    part("R3", "a:R", "1"),
  ];
  const board = { ...emptyBoard(), footprints: [c1, r2, odd, r1] };
  expect(partsAlike(board, r1).map(({ reference }) => reference)).toEqual(["R1", "R2"]);
  expect([areAlike([r1, r2]), areAlike([r1, odd]), areAlike([r1, c1]), areAlike([])]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
