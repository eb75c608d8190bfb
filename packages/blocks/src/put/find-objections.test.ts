import { blockPose, emptyBoard, netId } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { hashBlock } from "../documents/parse-block.ts";
import { aLowPass } from "../testing/records.ts";
import { boardWith, putBlock } from "./put-block.ts";

const block = aLowPass();
const use = { id: "u", name: "F1", pose: { position: { x: 0, y: 0 }, rotation: 0, side: "front" }, joins: {} } as const;
const objections = (...given: Parameters<typeof putBlock>) => {
  const outcome = putBlock(...given);
  return outcome.status === "refused" ? outcome.objections : [];
};

describe("a block is not put", () => {
  it("on a board with stricter rules: each is named with both numbers", () => {
    const board = emptyBoard();
    const strict = { ...board, rules: { ...board.rules, minTrackWidth: fromMm(0.3), minClearance: fromMm(0.25) } };
    expect(objections(strict, block, use)).toEqual([
      { kind: "rule", rule: "track", needed: fromMm(0.3), present: fromMm(0.2) },
      { kind: "rule", rule: "clearance", needed: fromMm(0.25), present: fromMm(0.2) },
    ]);
  });

  it("on a board with fewer copper layers, nor one of four on a board of six: its inner layers would lie elsewhere", () => {
    const four = { ...block, layout: { ...block.layout!, rules: { ...block.layout!.rules, copperLayers: 4 } } };
    expect(objections(emptyBoard(2), four, use)).toEqual([{ kind: "layers", needed: 4, present: 2 }]);
    expect(objections(emptyBoard(6), four, use)).toEqual([{ kind: "layers", needed: 4, present: 6 }]);
    expect(objections(emptyBoard(4), four, use)).toEqual([]);
    expect(objections(emptyBoard(6), block, use)).toEqual([]);
  });

  it("twice under one id, nor over inner nets of that name, nor without a layout", () => {
    const inner = { ...block, ports: block.ports.slice(0, 1) };
    const board = { ...emptyBoard(), nets: [{ id: netId("n"), name: "/F1/OUT" }] };
    expect(objections(board, inner, use)).toEqual([{ kind: "name-taken", net: "/F1/OUT" }]);
    expect(objections(boardWith(emptyBoard(), putBlock(emptyBoard(), block, use)), block, use)).toEqual([
      { kind: "use-exists" },
    ]);
    const { board: _, layout: __, ...bare } = block;
    expect(objections(emptyBoard(), bare, use)).toEqual([{ kind: "no-layout" }]);
  });
});

it("ports are joined by the name of a net, and those that are not get nets of the use's own", () => {
  const board = { ...emptyBoard(), nets: [{ id: netId("g"), name: "GND" }] };
  const put = putBlock(board, block, { ...use, joins: { GND: "GND", IN: "/sensor" } });
  expect(put).toMatchObject({ status: "put", open: ["OUT"] });
  const after = boardWith(board, put);
  expect(after.nets.map(({ name }) => name)).toEqual(["GND", "/sensor", "/F1/OUT"]);
  expect(after.groups).toMatchObject([
    {
      name: "F1",
      members: [...after.footprints, ...after.tracks].map(({ id }) => id),
      block: { use: "u", document: hashBlock(block), mode: "rigid", margin: block.layout!.margin },
    },
  ]);
  const [placed] = after.groups;
  expect(after.footprints.map(({ id }) => id)).toContain(placed!.block!.anchor.part);
  const netOf = (id: string) => after.footprints.flatMap(({ pads }) => pads).find((pad) => pad.id === id)?.net;
  const names = new Map(after.nets.map(({ id, name }) => [id, name]));
  expect(placed!.block!.ports.map(({ key, pads }) => [key, pads.map((id) => names.get(netOf(id)!))])).toEqual([
    ["IN", ["/sensor"]],
    ["OUT", ["/F1/OUT"]],
    ["GND", ["GND"]],
  ]);
  expect(blockPose(after, placed!)).toEqual(use.pose);
});
