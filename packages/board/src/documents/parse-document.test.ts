import { describe, expect, it } from "vitest";
import { applyEdit } from "../edits/apply-edit.ts";
import { editBetween } from "../edits/edit-between.ts";
import { invertEdit } from "../edits/invert-edit.ts";
import type { Board, GroupBlock } from "../records/board.ts";
import { emptyBoard } from "../records/default-board.ts";
import { itemId } from "../records/ids.ts";
import { boardSchema } from "./board-schema.ts";
import { canonicalJson } from "./canonical-json.ts";
import { parseBoard, parseCircuit, parseDocument } from "./parse-document.ts";
import { number, object, text } from "./validate.ts";

describe("parseBoard", () => {
  it("gives back a board that was written", () => {
    const board = emptyBoard(4);
    expect(parseBoard(canonicalJson(board))).toEqual({ status: "valid", document: board });
  });

  it("says where a value is wrong", () => {
    const track = { id: "t", start: { x: 0.5, y: 0 }, end: { x: 0, y: 3e9 }, width: 1, layer: "F.Cu", locked: "no" };
    const parsed = parseBoard({ ...emptyBoard(), tracks: [track] });
    expect(parsed.status === "invalid" && parsed.problems.map(({ path }) => path)).toEqual([
      "tracks[0].start.x",
      "tracks[0].end.y",
      "tracks[0].locked",
    ]);
  });

  it("refuses NaN, missing lists, unknown versions and other JSON", () => {
    const { nets: _, ...withoutNets } = emptyBoard();
    for (const wrong of [
      { ...emptyBoard(), auxOrigin: { x: Number.NaN, y: 0 } },
      withoutNets,
      { ...emptyBoard(), schemaVersion: 99 },
      "[]",
      "{",
      null,
    ])
      expect(parseBoard(wrong).status).toBe("invalid");
  });
});

describe("parseCircuit", () => {
  it("gives back a circuit that was written", () => {
    const circuit = { schemaVersion: 1, title: "", components: [], nets: [], sheets: [], librarySymbols: {} };
    expect(parseCircuit(JSON.stringify(circuit))).toEqual({ status: "valid", document: circuit });
    expect(parseCircuit({ ...circuit, sheets: {} }).status).toBe("invalid");
  });
});

describe("migrations", () => {
  const schema = object({ schemaVersion: number, fullName: text });
  const steps = [
    { from: 2, migrate: ({ first, last }: Readonly<Record<string, unknown>>) => ({ fullName: `${first} ${last}` }) },
    { from: 1, migrate: ({ name }: Readonly<Record<string, unknown>>) => ({ first: name, last: "?" }) },
  ];

  it("lead step by step to the current version, whatever their order in the list", () => {
    expect(parseDocument({ schemaVersion: 1, name: "Ada" }, schema, steps, 3)).toEqual({
      status: "valid",
      document: { schemaVersion: 3, fullName: "Ada ?" },
    });
  });

  it("do not touch a document from the future", () => {
    expect(parseDocument({ schemaVersion: 4 }, schema, steps, 3).status).toBe("invalid");
  });
});

describe("boards with blocks", () => {
  const block: GroupBlock = {
    use: "use-1",
    document: "0".repeat(64),
    anchor: { part: itemId("U1"), rotation: 90, side: "front" },
    mode: "rigid",
    margin: 0,
    ports: [{ key: "IN", name: "IN", pads: [] }],
  };
  const group = { id: itemId("g"), name: "Filter", members: [] };
  const plain: Board = { ...emptyBoard(), groups: [group] };
  const withBlock = applyEdit(plain, {
    lists: [{ list: "groups", added: [], removed: [], updated: [{ before: group, after: { ...group, block } }] }],
    settings: [],
  });

  it("are version 2, and all others version 1 as before", () => {
    expect(withBlock.schemaVersion).toBe(2);
    expect(parseBoard(canonicalJson(withBlock))).toEqual({ status: "valid", document: withBlock });
    expect(parseBoard(canonicalJson(plain))).toEqual({ status: "valid", document: plain });
    expect(plain.schemaVersion).toBe(1);
    expect(applyEdit(withBlock, invertEdit(editBetween(plain, withBlock)))).toEqual(plain);
  });

  it("are refused by a program that knows version 1 alone", () => {
    const parsed = parseDocument(canonicalJson(withBlock), boardSchema, [], 1);
    expect(parsed).toEqual({
      status: "invalid",
      problems: [{ path: "schemaVersion", message: "2 is not a version up to 1" }],
    });
  });

  it("are refused where the block is none", () => {
    const broken = { ...withBlock, groups: [{ ...group, block: { ...block, mode: "loose", margin: 0.5 } }] };
    const parsed = parseBoard(canonicalJson(broken));
    expect(parsed.status === "invalid" && parsed.problems.map(({ path }) => path)).toEqual([
      "groups[0].block.mode",
      "groups[0].block.margin",
    ]);
  });
});
