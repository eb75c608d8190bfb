import { type Board, type Circuit, canonicalJson, parseBoard } from "@tracewright/board";
import { checkBoard } from "@tracewright/checks";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EMPTY_LOGIC, type Logic } from "../records/logic.ts";
import { afterDeeds, arbitraryDeeds } from "../testing/arbitrary-design.ts";
import { LIBRARY_BOOK } from "../testing/design.ts";
import { GOOD_DESIGNS } from "../testing/good-designs.ts";
import { countedIds } from "../testing/library.ts";
import { expandBoard } from "./expand-board.ts";
import { expandCircuit } from "./expand-circuit.ts";
import { nameParts } from "./name-parts.ts";
import { updateBoard } from "./update-board.ts";

function boardOf(logic: Logic, book = LIBRARY_BOOK): { board: Board; circuit: Circuit } {
  const circuit = expandCircuit(logic, book, "Product");
  const expanded = expandBoard(logic, book, circuit);
  if (expanded.status === "refused") throw new Error(JSON.stringify(expanded));
  expect(expanded.bare).toEqual([]);
  return { board: expanded.board, circuit };
}

/** "R1.2" → name of its net; pads alone on a net are left out. */
function padNets({ footprints, nets }: Board): Map<string, string> {
  const names = new Map(nets.map(({ id, name }) => [id, name]));
  return new Map(
    footprints.flatMap(({ reference, pads }) =>
      pads.flatMap(({ number, net }) =>
        net === undefined ? [] : [[`${reference}.${number}`, names.get(net) ?? "?"] as const],
      ),
    ),
  );
}

/** What the schematic says of pads. */
function pinNets({ components, nets }: Circuit): Map<string, string> {
  const names = new Map(nets.map(({ id, name }) => [id, name]));
  return new Map(
    components.flatMap(({ reference, pins }) =>
      pins.flatMap(({ number, net }) =>
        net === undefined ? [] : [[`${reference}.${number}`, names.get(net) ?? "?"] as const],
      ),
    ),
  );
}

const sorted = (map: Map<string, string>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));

describe("the board of a logic", () => {
  it.each(Object.entries(GOOD_DESIGNS))("%s: nothing but the wires between blocks is missing", (_, { make }) => {
    const { logic, book } = make();
    const { board, circuit } = boardOf(logic, book as typeof LIBRARY_BOOK);
    expect(parseBoard(canonicalJson(board))).toMatchObject({ status: "valid" });
    expect(sorted(padNets(board))).toEqual(sorted(pinNets(circuit)));
    expect(board.groups).toHaveLength(logic.uses.length);
    const errors = checkBoard(board).findings.filter(({ severity }) => severity === "error");
    expect(new Set(errors.map(({ rule }) => rule))).toEqual(new Set(["unconnected_items"]));
  });

  it("has the pads on the nets of the schematic, whatever is joined, and is the same each time", () => {
    fc.assert(
      fc.property(arbitraryDeeds(), (deeds) => {
        const logic = afterDeeds(deeds);
        const { board, circuit } = boardOf(logic);
        expect(sorted(padNets(board))).toEqual(sorted(pinNets(circuit)));
        expect(canonicalJson(boardOf(logic).board)).toBe(canonicalJson(board));
      }),
      { numRuns: 30 },
    );
  });
});

describe("a board whose logic changes", () => {
  const update = (board: Board, before: Logic, after: Logic) => {
    const circuit = expandCircuit(after, LIBRARY_BOOK, "Product");
    const updated = updateBoard(board, { before, after: nameParts(after, LIBRARY_BOOK), book: LIBRARY_BOOK, circuit });
    if (updated.status === "refused") throw new Error(JSON.stringify(updated));
    return { ...updated, circuit };
  };
  const named = (logic: Logic) => nameParts(logic, LIBRARY_BOOK);

  it("stays what it was, to the byte, when nothing changed", () => {
    fc.assert(
      fc.property(arbitraryDeeds(), (deeds) => {
        const logic = named(afterDeeds(deeds));
        const { board } = boardOf(logic);
        expect(canonicalJson(update(board, logic, logic).board)).toBe(canonicalJson(board));
      }),
      { numRuns: 15 },
    );
  });

  it("has the pads on the nets of the new schematic, and moves nothing that stayed", () => {
    fc.assert(
      fc.property(arbitraryDeeds(), arbitraryDeeds({ blocks: 2, wires: 12 }), (first, then) => {
        const ids = countedIds();
        const before = named(afterDeeds(first, EMPTY_LOGIC, ids));
        const after = named(afterDeeds(then, before, ids));
        const { board } = boardOf(before);
        const { board: updated, circuit } = update(board, before, after);
        expect(sorted(padNets(updated))).toEqual(sorted(pinNets(circuit)));
        const kept = new Map(updated.footprints.map((part) => [part.id, part]));
        for (const part of board.footprints) {
          const now = kept.get(part.id);
          if (now) expect([now.position, now.rotation, now.side]).toEqual([part.position, part.rotation, part.side]);
        }
        const values = new Map(circuit.components.map(({ reference, value }) => [reference, value]));
        for (const { reference, value } of updated.footprints) expect(value).toBe(values.get(reference));
      }),
      { numRuns: 30 },
    );
  });

  it("is what it was again when the change is taken back", () => {
    fc.assert(
      fc.property(arbitraryDeeds(), arbitraryDeeds({ blocks: 1, wires: 6 }), (first, then) => {
        const ids = countedIds();
        const before = named(afterDeeds(first, EMPTY_LOGIC, ids));
        const after = named(afterDeeds({ ...then, removed: [] }, before, ids));
        const { board } = boardOf(before);
        const { board: back } = update(update(board, before, after).board, after, before);
        const facts = ({ footprints, tracks, vias }: Board) => ({
          parts: footprints.map(({ reference, value, position }) => ({ reference, value, position })),
          copper: [tracks.map(({ id }) => id).sort(), vias.map(({ id }) => id).sort()],
        });
        expect(facts(back)).toEqual(facts(board));
        expect(sorted(padNets(back))).toEqual(sorted(padNets(board)));
      }),
      { numRuns: 15 },
    );
  });
});
