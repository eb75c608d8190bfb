import {
  type Board,
  type Circuit,
  type Component,
  itemId,
  netId,
  padPosition,
  type Track,
  type Zone,
} from "@tracewright/board";
import { aTrack, aZone, BARE_POUR } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { boardFromCircuit } from "../proposal/board-from-circuit.ts";
import { sampleCircuit, samplePart } from "../testing/sample-circuit.ts";
import { applySchematicChanges } from "./apply-schematic-changes.ts";
import { circuitOfBoard } from "./circuit-of-board.ts";
import { compareWithSchematic } from "./compare-with-schematic.ts";

const R0603 = "Resistor_SMD:R_0603_1608Metric";
const R0805 = "Resistor_SMD:R_0805_2012Metric";
const idsOf = (path: string): string => path;
const r = (n: number, one: string | undefined, two: string | undefined, more: Partial<Component> = {}): Component => ({
  ...samplePart(`R${n}`, R0603, { 1: one, 2: two }),
  ...more,
});
const boardOf = (circuit: Circuit): Board => boardFromCircuit(circuit, { planes: false, netClasses: false }).board;
const compare = (board: Board, circuit: Circuit) => compareWithSchematic(board, { circuit, idsOf });
const partOf = (board: Board, reference: string) => {
  const part = board.footprints.find((footprint) => footprint.reference === reference);
  if (!part) throw new Error(`there is no ${reference}`);
  return part;
};
const netsOf = (board: Board, reference: string) =>
  partOf(board, reference).pads.map(({ net }) => board.nets.find(({ id }) => id === net)?.name);
function update(board: Board, circuit: Circuit, accept?: readonly string[]) {
  const { changes } = compare(board, circuit);
  return applySchematicChanges(board, changes, new Set(accept ?? changes.map(({ id }) => id)));
}
/** A track from pad to pad, "R1.2" to "R2.1". */
function joined(board: Board, ...pairs: readonly (readonly [string, string])[]): Board {
  const at = (name: string) => {
    const [reference = "", number] = name.split(".");
    const part = partOf(board, reference);
    const pad = part.pads.find((one) => one.number === number);
    if (!pad) throw new Error(`there is no ${name}`);
    return { position: padPosition(part, pad), net: pad.net };
  };
  const tracks = pairs.map(([from, to]): Track => {
    const { position: start, net } = at(from);
    return aTrack({
      id: itemId(`${from} ${to}`),
      start,
      end: at(to).position,
      width: fromMm(0.2),
      ...(net && { net }),
    });
  });
  return { ...board, tracks: [...board.tracks, ...tracks] };
}

describe("what a schematic asks of a board", () => {
  it("is a part that it does not have, beside it and on its nets, and one that is no longer there", () => {
    const board = boardOf(sampleCircuit([r(1, "A", "B"), r(2, "B", "C")]));
    const now = sampleCircuit([r(1, "A", "B"), r(3, "B", "NEW")]);
    const { changes } = compare(board, now);
    expect(changes.map(({ id }) => id)).toEqual(["part-added:R3", "part-removed:R2"]);
    const { board: after } = update(board, now);
    expect(after.footprints.map(({ reference }) => reference)).toEqual(["R1", "R3"]);
    expect(netsOf(after, "R3")).toEqual(["B", "NEW"]);
    expect(partOf(after, "R3")).toMatchObject({ placed: false, locked: false });
    expect(after.nets.map(({ name }) => name).sort()).toEqual(["A", "B", "NEW"]);
  });

  it("finds a part by its symbol when it is called otherwise, and by reference when its symbol is another", () => {
    const board = boardOf(sampleCircuit([r(1, "A", "B"), r(2, "B", "C")]));
    const now = sampleCircuit([r(1, "A", "B", { reference: "R7" }), r(2, "B", "C", { symbolPath: "/drawn-again" })]);
    const { changes } = compare(board, now);
    expect(changes).toMatchObject([
      { kind: "part-renamed", reference: "R1", after: "R7" },
      { kind: "link", reference: "R2", symbolPath: "/drawn-again" },
    ]);
    const { board: after } = update(board, now);
    expect(partOf(after, "R7").texts.find(({ role }) => role === "reference")?.text).toBe("R7");
    expect(partOf(after, "R7").id).toBe(partOf(board, "R1").id);
  });

  it("is its value, fields and fitting, and leaves fields that only the board has", () => {
    const own = boardOf(sampleCircuit([r(1, "A", "B")]));
    const board: Board = {
      ...own,
      footprints: own.footprints.map((part) => ({ ...part, properties: { Reel: "7" } })),
    };
    const now = sampleCircuit([
      r(1, "A", "B", { value: "4k7", properties: { MPN: "X" }, doNotPopulate: true, inBom: false }),
    ]);
    expect(compare(board, now).changes).toMatchObject([
      { kind: "value", after: "4k7" },
      { kind: "fields", fields: [{ name: "MPN", after: "X" }] },
      { kind: "fitting", doNotPopulate: true, excludeFromBom: true },
    ]);
    expect(partOf(update(board, now).board, "R1")).toMatchObject({
      value: "4k7",
      properties: { Reel: "7", MPN: "X" },
      attributes: { doNotPopulate: true, excludeFromBom: true },
    });
  });

  it("is another footprint, on the old one's place, side and nets, with a text where it was put", () => {
    const own = boardOf(sampleCircuit([r(1, "A", "B"), r(2, "A", "B")]));
    const text = { x: fromMm(3), y: fromMm(-4) };
    const board: Board = {
      ...own,
      footprints: own.footprints.map((part) =>
        part.reference === "R1"
          ? {
              ...part,
              position: { x: 0, y: 0 },
              rotation: 90,
              locked: true,
              texts: part.texts.map((one) => (one.role === "reference" ? { ...one, position: text } : one)),
            }
          : part,
      ),
    };
    const now = sampleCircuit([r(1, "A", "B", { footprint: R0805 }), r(2, "A", "B")]);
    expect(compare(board, now).changes).toMatchObject([
      { kind: "footprint", before: R0603, after: R0805, unmovedTexts: ["value"] },
    ]);
    const part = partOf(update(board, now).board, "R1");
    expect(part).toMatchObject({ library: R0805, position: { x: 0, y: 0 }, rotation: 90, locked: true });
    expect(part.pads.map(({ net }) => net)).toEqual(["A", "B"]);
    expect(part.texts.find(({ role }) => role === "reference")?.position).toEqual(text);
    expect(part.texts.find(({ role }) => role === "value")?.position).not.toEqual(
      partOf(board, "R1").texts.find(({ role }) => role === "value")?.position,
    );
  });

  it("keeps a footprint where nobody has the one that is named, and says it once for all such parts", () => {
    const board = boardOf(sampleCircuit([r(1, "A", "B"), r(2, "A", "B")]));
    const now = sampleCircuit([1, 2].map((n) => r(n, "A", "B", { footprint: "Own:Nobody_Knows_7" })));
    const { changes, remarks } = compare(board, now);
    expect(changes).toEqual([]);
    expect(remarks).toMatchObject([{ code: "update-footprint-not-known", subjects: ["R1", "R2"] }]);
  });

  it("leaves a locked part, and copper that joins two nets, until they are asked for", () => {
    const own = boardOf(sampleCircuit([r(1, "A", "B")]));
    const board: Board = { ...own, footprints: own.footprints.map((part) => ({ ...part, locked: true })) };
    expect(compare(board, sampleCircuit([])).changes).toMatchObject([
      { id: "part-removed:R1", isLocked: true, isOnRequest: true },
    ]);
  });
});

describe("nets and copper of an update", () => {
  it("a net that all its pads call otherwise is renamed, with its copper, its zone and the class of its name", () => {
    const own = joined(boardOf(sampleCircuit([r(1, "SDA", "B"), r(2, "SDA", "C")])), ["R1.1", "R2.1"]);
    const zone = aZone({
      id: itemId("zone"),
      outline: [[0, 1, 2].map((n) => ({ x: n, y: n * n }))],
      net: netId("SDA"),
      pour: BARE_POUR,
      filled: true,
    }) satisfies Zone;
    const board: Board = {
      ...own,
      zones: [zone],
      rules: {
        ...own.rules,
        netClasses: [...own.rules.netClasses, { name: "Bus" }],
        assignments: [{ pattern: "SDA", netClass: "Bus" }],
      },
    };
    const now = sampleCircuit([r(1, "I2C_SDA", "B"), r(2, "I2C_SDA", "C")]);
    expect(compare(board, now).changes).toMatchObject([
      { id: "net-renamed:SDA", after: "I2C_SDA", pads: 2, copper: { tracks: 1, zones: 1 } },
    ]);
    const { board: after, remarks } = update(board, now);
    expect(remarks).toEqual([]);
    expect(after.nets.find(({ id }) => id === after.tracks[0]?.net)?.name).toBe("I2C_SDA");
    expect(after.zones[0]?.net).toBe(after.tracks[0]?.net);
    expect(after.rules.assignments).toEqual([{ pattern: "I2C_SDA", netClass: "Bus" }]);
  });

  it("a net called after one of its pads, as EasyEDA has it, takes an automatic name among the other automatic ones", () => {
    const names = (own: string) =>
      compare(
        boardOf(sampleCircuit([r(1, own, "B"), r(2, own, "C")])),
        sampleCircuit([r(1, "Net-(R1-Pad1)", "B"), r(2, "Net-(R1-Pad1)", "C")]),
      ).changes.map(({ kind }) => kind);
    expect([names("R2_1"), names("R3_1"), names("SDA")]).toEqual([
      ["automatic-names"],
      ["net-renamed"],
      ["net-renamed"],
    ]);
  });

  it("a new part joins a net by what it is, whether its new name was accepted or not", () => {
    const board = boardOf(sampleCircuit([r(1, "OLD", "B"), r(2, "OLD", "C")]));
    const now = sampleCircuit([r(1, "NEW", "B"), r(2, "NEW", "C"), r(3, "NEW", "C")]);
    const { board: after } = update(board, now, ["part-added:R3"]);
    expect(netsOf(after, "R3")[0]).toBe("OLD");
  });

  it("copper goes with pads that all go, and stays with those that stay", () => {
    const board = joined(
      boardOf(sampleCircuit([r(1, "A", "B"), r(2, "A", "C"), r(3, "A", "D"), r(4, "A", "E")])),
      ["R1.1", "R2.1"],
      ["R3.1", "R4.1"],
    );
    const now = sampleCircuit([r(1, "NEW", "B"), r(2, "NEW", "C"), r(3, "A", "D"), r(4, "A", "E")]);
    const { changes } = compare(board, now);
    expect(changes).toMatchObject([
      { id: "pads:R1", copper: { tracks: 1 } },
      { id: "pads:R2", copper: { tracks: 1 } },
    ]);
    const { board: after } = update(board, now);
    const nameOf = (id: string) =>
      after.nets.find((net) => net.id === after.tracks.find((track) => track.id === id)?.net)?.name;
    expect([nameOf("R1.1 R2.1"), nameOf("R3.1 R4.1")]).toEqual(["NEW", "A"]);
  });

  it("copper that would join two nets is named, stays by default, and goes when its line is accepted", () => {
    const board = joined(
      boardOf(sampleCircuit([r(1, "A", "B"), r(2, "A", "C"), r(3, "A", "D")])),
      ["R1.1", "R2.1"],
      ["R2.1", "R3.1"],
    );
    const now = sampleCircuit([r(1, "A", "B"), r(2, "A", "C"), r(3, "NEW", "D")]);
    const { changes } = compare(board, now);
    expect(changes).toMatchObject([
      { id: "pads:R3" },
      { id: "copper:A and NEW", isOnRequest: true, dependsOn: ["pads:R3"], tracks: ["R2.1 R3.1"], vias: [] },
    ]);
    const kept = update(board, now, ["pads:R3"]);
    expect(kept.board.tracks).toHaveLength(2);
    expect(kept.remarks).toMatchObject([{ code: "update-copper-joins", subjects: ["A", "NEW"] }]);
    const cut = update(board, now);
    expect(cut.board.tracks.map(({ id }) => id)).toEqual(["R1.1 R2.1"]);
    expect(cut.remarks).toEqual([]);
    const alone = update(board, now, ["copper:A and NEW"]);
    expect(alone.board).toBe(board);
    expect(alone.remarks).toMatchObject([{ code: "update-needs-others" }]);
  });

  it("a locked track is never offered for removal", () => {
    const own = joined(boardOf(sampleCircuit([r(1, "A", "B"), r(2, "A", "C")])), ["R1.1", "R2.1"]);
    const board: Board = { ...own, tracks: own.tracks.map((track) => ({ ...track, locked: true })) };
    const now = sampleCircuit([r(1, "A", "B"), r(2, "NEW", "C")]);
    expect(compare(board, now).changes.find(({ kind }) => kind === "copper")).toMatchObject({ tracks: [] });
    expect(update(board, now).board.tracks).toHaveLength(1);
  });
});

describe("a newer board", () => {
  it("is taken over as its schematic would be: parts and nets, no places and no copper", () => {
    const board = boardOf(sampleCircuit([r(1, "A", "B"), r(2, "B", "C")]));
    const newer = boardOf(sampleCircuit([r(1, "A", "B", { value: "4k7" }), r(2, "B", "C"), r(3, "C", "A")]));
    const circuit = circuitOfBoard(newer, { fileName: "newer.kicad_pcb", idsOf });
    const { changes, remarks } = compareWithSchematic(board, { circuit, idsOf, files: newer.footprints });
    expect(changes.map(({ id }) => id)).toEqual(["part-added:R3", "value:R1"]);
    expect(remarks).toEqual([]);
    const same = circuitOfBoard(board, { fileName: "own.kicad_pcb", idsOf });
    expect(compareWithSchematic(board, { circuit: same, idsOf, files: board.footprints }).changes).toEqual([]);
  });
});

describe("a rigid block on the board", () => {
  const circuit = sampleCircuit([r(1, "A", "B"), r(2, "B", "C"), r(3, "A", "C")]);
  const plain = boardOf(circuit);
  const members = ["R1", "R2"].map((reference) => partOf(plain, reference).id);
  const board: Board = {
    ...plain,
    schemaVersion: 2,
    groups: [
      {
        ...{ id: itemId("block"), name: "Divider", members },
        block: {
          ...{ use: "u", document: "0".repeat(64), mode: "rigid", margin: 0, ports: [] },
          anchor: { part: members[0]!, rotation: 0, side: "front" },
        },
      },
    ],
  };
  const modes = (of: Board) => of.groups.map(({ block }) => block?.mode);

  it("stays rigid where the schematic changes a value of it, or a part beside it", () => {
    const other = sampleCircuit([
      r(1, "A", "B", { value: "22k" }),
      r(2, "B", "C"),
      r(3, "A", "C", { footprint: R0805 }),
    ]);
    const { board: after, remarks } = update(board, other);
    expect(partOf(after, "R1").value).toBe("22k");
    expect(modes(after)).toEqual(["rigid"]);
    expect(remarks.map(({ code }) => code)).not.toContain("update-block-opened");
  });

  it("is soft where the schematic changes what is inside, and that is said", () => {
    const other = sampleCircuit([r(1, "A", "B"), r(2, "B", "C", { footprint: R0805 }), r(3, "A", "C")]);
    const { board: after, remarks } = update(board, other);
    expect(modes(after)).toEqual(["soft"]);
    expect(remarks.map(({ message }) => message)).toContain(
      "Block Divider is soft now: the schematic changes what is inside.",
    );
  });

  it("goes with its last part, and its board is one of version 1 again", () => {
    const { board: after } = update(board, sampleCircuit([r(3, "A", "C")]));
    expect([after.groups, after.schemaVersion]).toEqual([[], 1]);
  });
});
