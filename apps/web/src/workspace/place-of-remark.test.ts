import { type Board, emptyBoard, itemId, netId, PLAIN_ATTRIBUTES } from "@tracewright/board";
import { aFootprint, aPad } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import type { Remark } from "../receipt/remark-list.tsx";
import { hasPlace, placeOfRemark } from "./place-of-remark.ts";

const GND = netId("net:GND");
const at = (x: number, y: number) => ({ x: fromMm(x), y: fromMm(y) });
const pad = (id: string, number: string, x: number) =>
  aPad({
    id: itemId(id),
    number,
    shape: { kind: "circle" as const, diameter: fromMm(1) },
    position: at(x, 0),
    net: GND,
  });

const BOARD: Board = {
  ...emptyBoard(),
  nets: [
    { id: GND, name: "GND" },
    { id: netId("net:NC"), name: "NC" },
  ],
  footprints: [
    aFootprint({
      id: itemId("part"),
      reference: "R1",
      library: "Test:Pad",
      position: at(20, 10),
      attributes: { ...PLAIN_ATTRIBUTES, mount: "smd" },
      pads: [pad("one", "1", -1), pad("two", "2", 1)],
    }),
  ],
};

const remark = (of: Partial<Remark>): Remark => ({
  severity: "warning",
  code: "any",
  catalogue: null,
  message: "Something.",
  words: null,
  file: "a.kicad_pcb",
  line: null,
  column: null,
  subjects: [],
  x: null,
  y: null,
  ...of,
});

describe("the place of a remark on the board", () => {
  it("is where the part it names stands by now, whatever the file said", () => {
    const found = placeOfRemark(BOARD, remark({ subjects: ["R1"], x: 1, y: 2 }));
    expect(found).toEqual({ ...at(20, 10), items: ["part", "one", "two"], nets: [] });
  });

  it("is the pad, of a remark about one pad of a part", () => {
    expect(placeOfRemark(BOARD, remark({ subjects: ["R1 pad 2"] }))).toMatchObject({ ...at(21, 10), items: ["two"] });
  });

  it("is all of a net, which is lit up", () => {
    expect(placeOfRemark(BOARD, remark({ subjects: ["GND"] }))).toMatchObject({ items: ["one", "two"], nets: [GND] });
  });

  it("is the place in the file, with a mark, of what has no name", () => {
    expect(placeOfRemark(BOARD, remark({ subjects: ["a track"], x: 5, y: 6 }))).toEqual({
      x: 5,
      y: 6,
      items: [],
      nets: [],
      marks: { lines: [], spots: [{ x: 5, y: 6 }] },
    });
  });

  it("is promised exactly where there is one", () => {
    const remarks = [
      remark({ subjects: ["R1"] }),
      remark({ subjects: ["R9"] }),
      remark({ subjects: ["R1 pad 7"] }),
      remark({ subjects: ["GND"] }),
      remark({ subjects: ["NC"] }),
      remark({ x: 0, y: 0 }),
      remark({}),
    ];
    for (const one of remarks) expect(hasPlace(BOARD, one)).toBe(placeOfRemark(BOARD, one) !== undefined);
    expect(remarks.filter((one) => hasPlace(BOARD, one))).toHaveLength(4);
  });
});
