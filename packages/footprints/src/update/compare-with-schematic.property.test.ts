import {
  applyEdit,
  type Board,
  type Circuit,
  type Component,
  canonicalJson,
  checkEdit,
  editBetween,
  itemId,
  padPosition,
  type Track,
} from "@tracewright/board";
import { aTrack } from "@tracewright/board/testing";
import { checkParity } from "@tracewright/checks";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boardFromCircuit } from "../proposal/board-from-circuit.ts";
import { sampleCircuit, samplePart } from "../testing/sample-circuit.ts";
import { applySchematicChanges } from "./apply-schematic-changes.ts";
import { compareWithSchematic } from "./compare-with-schematic.ts";

const FOOTPRINTS = [
  "Resistor_SMD:R_0603_1608Metric",
  "Resistor_SMD:R_0402_1005Metric",
  "Capacitor_SMD:C_0603_1608Metric",
];
const NETS = ["GND", "VCC", "/SDA", "Net-(R1-Pad1)", "Net-(R2-Pad2)", undefined];
const idsOf = (path: string): string => path;

const part = (index: number): fc.Arbitrary<Component> =>
  fc
    .record({
      footprint: fc.constantFrom(...FOOTPRINTS),
      one: fc.constantFrom(...NETS),
      two: fc.constantFrom(...NETS),
      value: fc.constantFrom("1k", "4k7"),
      doNotPopulate: fc.boolean(),
      inBom: fc.boolean(),
      properties: fc.dictionary(fc.constantFrom("MPN", "constructor", "LCSC"), fc.constantFrom("a", "b")),
      name: fc.constantFrom(`R${index}`, `R${index + 10}`),
    })
    .map(({ footprint, one, two, name, ...rest }) => ({
      ...samplePart(`R${index}`, footprint, { 1: one, 2: two }),
      ...rest,
      reference: name,
    }));

const circuit: fc.Arbitrary<Circuit> = fc
  .subarray([1, 2, 3, 4, 5, 6], { minLength: 1 })
  .chain((indexes) => fc.tuple(...indexes.map(part)))
  .map(sampleCircuit);

/** Each pad of a net joined to the next by a track, whatever lies between. */
function withTracks(board: Board): Board {
  const tracks = board.nets.flatMap(({ id: net }) => {
    const pads = board.footprints.flatMap((footprint) =>
      footprint.pads.filter((pad) => pad.net === net).map((pad) => padPosition(footprint, pad)),
    );
    return pads.slice(1).map(
      (end, index): Track =>
        aTrack({
          id: itemId(`track ${net} ${index}`),
          start: pads[index]!,
          end,
          width: fromMm(0.2),
          net,
        }),
    );
  });
  return { ...board, tracks };
}

const boardOf = (of: Circuit): Board => withTracks(boardFromCircuit(of, { planes: false, netClasses: false }).board);
const everyId = (changes: readonly { readonly id: string }[]): Set<string> => new Set(changes.map(({ id }) => id));

describe("an update from a schematic", () => {
  it("has no line for a board of that very schematic", () => {
    fc.assert(
      fc.property(circuit, (own) => {
        const { changes, remarks } = compareWithSchematic(boardOf(own), { circuit: own, idsOf });
        expect({ changes, remarks }).toEqual({ changes: [], remarks: [] });
      }),
    );
  });

  it("leaves the board as it is where nothing is accepted", () => {
    fc.assert(
      fc.property(circuit, circuit, (old, now) => {
        const board = boardOf(old);
        const { changes } = compareWithSchematic(board, { circuit: now, idsOf });
        expect(applySchematicChanges(board, changes, new Set()).board).toBe(board);
      }),
    );
  });

  it("has nothing left to say once everything is accepted", () => {
    fc.assert(
      fc.property(circuit, circuit, (old, now) => {
        const board = boardOf(old);
        const { changes } = compareWithSchematic(board, { circuit: now, idsOf });
        const { board: after } = applySchematicChanges(board, changes, everyId(changes));
        expect(compareWithSchematic(after, { circuit: now, idsOf }).changes).toEqual([]);
        expect(checkParity(after, now, idsOf)).toEqual([]);
      }),
    );
  });

  it("is about every part that parity finds something of, and parity finds every part that comes, goes or is another", () => {
    fc.assert(
      fc.property(circuit, circuit, (old, now) => {
        const board = boardOf(old);
        const { changes } = compareWithSchematic(board, { circuit: now, idsOf });
        const named = new Set(changes.flatMap((change) => ("reference" in change ? [change.reference] : [])));
        const renamed = new Set(changes.flatMap((change) => ("net" in change ? [change.net] : [])));
        const found = checkParity(board, now, idsOf);
        for (const { words, nets } of found)
          expect(named.has(words?.facts.reference ?? "") || nets.some((net) => renamed.has(net))).toBe(true);
        const told = new Set(found.map(({ words }) => words?.facts.reference));
        for (const change of changes)
          if (["part-added", "part-removed", "part-renamed", "value", "footprint"].includes(change.kind))
            expect("reference" in change && told.has(change.reference)).toBe(true);
      }),
    );
  });

  it("makes the same board in whatever order lines are accepted, and one that an edit leads to", () => {
    fc.assert(
      fc.property(circuit, circuit, fc.infiniteStream(fc.boolean()), (old, now, coin) => {
        const board = boardOf(old);
        const { changes } = compareWithSchematic(board, { circuit: now, idsOf });
        const ids = [...everyId(changes)].filter(() => coin.next().value);
        const { board: after } = applySchematicChanges(board, changes, new Set(ids));
        const { board: again } = applySchematicChanges(board, [...changes].reverse(), new Set([...ids].reverse()));
        expect(canonicalJson(again)).toBe(canonicalJson(after));
        const edit = editBetween(board, after);
        expect(checkEdit(board, edit)).toEqual([]);
        expect(canonicalJson(applyEdit(board, edit))).toBe(canonicalJson(after));
      }),
    );
  });

  it("gives every net of the board a name of its own, and keeps all copper but what is asked to go", () => {
    fc.assert(
      fc.property(circuit, circuit, fc.infiniteStream(fc.boolean()), (old, now, coin) => {
        const board = boardOf(old);
        const { changes } = compareWithSchematic(board, { circuit: now, idsOf });
        const accepted = new Set([...everyId(changes)].filter((id) => !id.startsWith("copper") && coin.next().value));
        const { board: after } = applySchematicChanges(board, changes, accepted);
        expect(new Set(after.nets.map(({ name }) => name)).size).toBe(after.nets.length);
        expect(after.tracks.map(({ id }) => id)).toEqual(board.tracks.map(({ id }) => id));
      }),
    );
  });
});
