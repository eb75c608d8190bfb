import { type Board, emptyBoard, itemId, netId, type Text } from "@tracewright/board";
import { fromMm, toMm } from "@tracewright/geometry";
import { describe, expect, test } from "vitest";
import { mm, testPart } from "../testing/test-board.ts";
import { candidateEdit } from "./candidate-edit.ts";
import { carryLabels } from "./carry-labels.ts";

const label = (text: string, x: number, y: number, more: Partial<Text> = {}): Text => ({
  id: itemId(text),
  role: "user",
  text,
  layer: "F.SilkS",
  position: mm(x, y),
  rotation: 0,
  style: {
    size: { width: fromMm(1), height: fromMm(1) },
    thickness: fromMm(0.15),
    horizontal: "center",
    vertical: "middle",
    mirrored: false,
  },
  hidden: false,
  ...more,
});

const J1 = testPart({ reference: "J1", width: 6, height: 2, nets: ["GND", "SCL"], at: mm(10, 10) });
const R1 = testPart({ reference: "R1", width: 2, height: 1, nets: ["GND", "VCC"], at: mm(30, 10) });
const boardOf = (...texts: Text[]): Board => ({
  ...emptyBoard(),
  nets: ["GND", "SCL", "VCC"].map((name) => ({ id: netId(name), name: `/bus/${name}` })),
  footprints: [J1, R1],
  texts,
});
const moved = { before: J1, after: { ...J1, position: mm(50, 40), rotation: 90 } };
const places = (texts: readonly Text[]) =>
  texts.map(({ text, position: { x, y }, rotation, layer }) => [text, toMm(x), toMm(y), rotation, layer]);

describe("labels drawn on the board by themselves", () => {
  test("go along with the part whose reference, pin or net they name, turned as it is", () => {
    const texts = [label("j1", 10, 7), label("SCL", 12, 12)];
    expect(places(carryLabels(boardOf(...texts), [moved]))).toEqual([
      ["j1", 47, 40, 90, "F.SilkS"],
      ["SCL", 52, 38, 90, "F.SilkS"],
    ]);
  });

  test("go along with the only part that they stand on", () => {
    expect(places(carryLabels(boardOf(label("sensor side", 10, 10)), [moved]))).toEqual([
      ["sensor side", 50, 40, 90, "F.SilkS"],
    ]);
  });

  test("stay where they name a part that stays, one far away, or none, and where they are locked", () => {
    const texts = [
      label("VCC", 30, 12),
      label("J1", 10, 40),
      label("Rev 2", 10, 14),
      label("SCL", 12, 12, { locked: true }),
      label("GND", 12, 12.5, { layer: "Dwgs.User" }),
    ];
    expect(carryLabels(boardOf(...texts), [moved])).toEqual(texts);
  });

  test("come to the other side with their part", () => {
    const after = { ...J1, side: "back" as const, position: mm(50, 40) };
    const [text] = carryLabels(boardOf(label("SCL", 12, 12)), [{ before: J1, after }]);
    expect([text?.layer, text?.style.mirrored, places(text ? [text] : [])[0]?.slice(1, 3)]).toEqual([
      "B.SilkS",
      true,
      [52, 38],
    ]);
  });

  test("are part of the edit that a placement is", () => {
    const { lists } = candidateEdit(boardOf(label("J1", 10, 7)), new Map([[J1.id, moved.after]]));
    expect(lists.map(({ list }) => list).sort()).toEqual(["footprints", "texts"]);
  });
});
