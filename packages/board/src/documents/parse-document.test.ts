import { describe, expect, it } from "vitest";
import { emptyBoard } from "../records/default-board.ts";
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
