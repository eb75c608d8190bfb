import { emptyBoard, type Footprint, itemId, PLAIN_ATTRIBUTES } from "@tracewright/board";
import { expect, it } from "vitest";
import { areAlike, partsAlike } from "./parts-alike.ts";

const part = (reference: string, library: string, ...numbers: string[]): Footprint => ({
  id: itemId(reference),
  reference,
  value: "",
  library,
  position: { x: 0, y: 0 },
  rotation: 0,
  side: "front",
  locked: false,
  attributes: PLAIN_ATTRIBUTES,
  pads: numbers.map((number) => ({
    id: itemId(`${reference} ${number}`),
    number,
    kind: "smd",
    shape: { kind: "circle", diameter: 1 },
    position: { x: 0, y: 0 },
    rotation: 0,
    layers: ["F.Cu"],
  })),
  graphics: [],
  texts: [],
  zones: [],
  models: [],
  properties: {},
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
