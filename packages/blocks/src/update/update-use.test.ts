import { applyEdit, type Board, emptyBoard, itemId, netId } from "@tracewright/board";
import { aFootprint, aPad, aTrack } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { boardWith, putBlock } from "../put/put-block.ts";
import type { BlockDocument } from "../records/block-document.ts";
import { aLowPass, aPort } from "../testing/records.ts";
import { judgeUpdate } from "./judge-update.ts";
import { updateUse } from "./update-use.ts";

const from = aLowPass();
const mm = (x: number, y: number) => ({ x: fromMm(x), y: fromMm(y) });
const net = (name: string) => netId(`board ${name}`);

/** J1 gives a signal to the filter at (20, 10), whose output goes on to J2, with a track to each. */
const bare: Board = {
  ...emptyBoard(),
  nets: ["SIGNAL", "RESULT", "GND"].map((name) => ({ id: net(name), name })),
  footprints: [
    aFootprint({
      id: itemId("J1"),
      reference: "J1",
      position: mm(10, 10),
      pads: [aPad({ id: itemId("J1 1"), net: net("SIGNAL") })],
    }),
    aFootprint({ id: itemId("R1"), reference: "R1", position: mm(40, 40) }),
  ],
  tracks: [
    aTrack({ id: itemId("to IN"), start: mm(10, 10), end: mm(19.2, 10), net: net("SIGNAL") }),
    aTrack({ id: itemId("from OUT"), start: mm(23.2, 10), end: mm(30, 10), net: net("RESULT") }),
  ],
};
const put = putBlock(bare, from, {
  id: "use",
  name: "Filter",
  pose: { position: mm(20, 10), rotation: 0, side: "front" },
  joins: { IN: "SIGNAL", OUT: "RESULT", GND: "GND" },
});
const board = boardWith(bare, put);
const group = board.groups[0]!;

const withLayout = (change: (layout: Board) => Partial<Board>, more: Partial<BlockDocument> = {}): BlockDocument => ({
  ...from,
  ...more,
  board: { ...from.board!, ...change(from.board!) },
});
const take = (to: BlockDocument, on: Board = board) => {
  const outcome = updateUse(on, { from, to, group: group.id });
  if (outcome.status === "refused") throw new Error(JSON.stringify(outcome.objections));
  return { remarks: outcome.remarks, board: applyEdit(on, outcome.edit) };
};
const refusal = (to: BlockDocument, on: Board = board) => {
  const outcome = updateUse(on, { from, to, group: group.id });
  return outcome.status === "refused" ? outcome.objections : [];
};
const part = (on: Board, reference: string) => on.footprints.find((one) => one.reference === reference)!;

describe("a use that takes another version of its block", () => {
  it("gets a part that came, on the nets of the project, by a free reference", () => {
    const layout = from.board!;
    const [input] = layout.nets;
    const to = withLayout(({ footprints, nets }) => ({
      nets: [...nets, { id: netId("net NEW"), name: "NEW" }],
      footprints: [
        ...footprints,
        aFootprint({
          id: itemId("part R2"),
          reference: "R2",
          position: mm(0, 3),
          pads: [
            aPad({ id: itemId("R2 1"), net: input!.id }),
            aPad({ id: itemId("R2 2"), number: "2", net: netId("net NEW") }),
          ],
        }),
      ],
    }));
    const { board: after, remarks } = take(to);
    // The filter's own R1 is R2 on the board, which has an R1 of its own.
    expect(part(after, "R3")).toMatchObject({ position: mm(20, 13), pads: [{ net: net("SIGNAL") }, {}] });
    const own = part(after, "R3").pads[1]?.net;
    expect(after.nets.find(({ id }) => id === own)?.name).toBe("/Filter/NEW");
    expect(after.groups[0]?.members).toContain(part(after, "R3").id);
    expect(remarks).toEqual([]);
  });

  it("keeps a value that the project chose, and says so where the version has another one, too", () => {
    const mine = {
      ...board,
      footprints: board.footprints.map((one) => (one.reference === "R2" ? { ...one, value: "2k2" } : one)),
    };
    const to = withLayout(({ footprints }) => ({ footprints: footprints.map((one) => ({ ...one, value: "3k3" })) }));
    const { board: after, remarks } = take(to, mine);
    expect([part(after, "R2").value, part(after, "C1").value]).toEqual(["2k2", "3k3"]);
    expect(remarks).toEqual([{ kind: "part-kept", part: "R2", edit: "value" }]);
  });

  it("stays with its ports where its anchor moved against them, so that tracks beyond it still end on them", () => {
    const to = withLayout(({ footprints, tracks }) => ({
      footprints: footprints.map((one) => (one.reference === "C1" ? { ...one, position: mm(5, 0) } : one)),
      tracks: tracks.map((track) => ({ ...track, end: mm(4.2, 0) })),
    }));
    const { board: after, remarks } = take(to);
    expect(part(after, "C1").position).toEqual(mm(24, 10));
    expect(part(after, "R2").position).toEqual(mm(19, 10));
    expect(remarks).toEqual([{ kind: "open-end", net: "SIGNAL", at: mm(19.2, 10), layer: "F.Cu" }]);
    expect(after.tracks.slice(0, 2)).toEqual(bare.tracks);
  });

  it("names a port that is gone with the net it was joined to, and never joins another in its place", () => {
    const to: BlockDocument = {
      ...from,
      ports: [
        ...from.ports.filter(({ key }) => key !== "OUT"),
        aPort({ key: "FILTERED", net: "OUT", pins: [{ part: "C1", pin: "1" }] }),
      ],
    };
    const { board: after, remarks } = take(to);
    expect(remarks).toEqual([
      { kind: "port-gone", port: "OUT", net: "RESULT" },
      { kind: "port-new", port: "FILTERED" },
      { kind: "open-end", net: "RESULT", at: mm(23.2, 10), layer: "F.Cu" },
    ]);
    const now = part(after, "C1").pads[0]?.net;
    expect(after.nets.find(({ id }) => id === now)?.name).toBe("/Filter/FILTERED");
    expect(after.tracks.find(({ id }) => id === "from OUT")?.net).toBe(net("RESULT"));
  });

  it("loses a part that the version has not, and names what the project had changed of it", () => {
    const mine = {
      ...board,
      footprints: board.footprints.map((one) => (one.reference === "C1" ? { ...one, properties: { MPN: "X" } } : one)),
    };
    const to = withLayout(({ footprints }) => ({ footprints: footprints.slice(0, 1), tracks: [] }));
    const { board: after, remarks } = take(to, mine);
    expect(part(after, "C1")).toBeUndefined();
    expect(remarks).toContainEqual({ kind: "part-gone", part: "C1", edits: ["fields"] });
    expect(after.groups[0]?.members).toEqual([part(after, "R2").id]);
  });

  it("is undone as one edit, and judged by the design rules", () => {
    const to = withLayout(({ footprints }) => ({
      footprints: footprints.map((one) => (one.reference === "C1" ? { ...one, position: mm(0.5, 0) } : one)),
      tracks: [],
    }));
    const { board: after } = take(to);
    const errors = judgeUpdate(board, after).map(({ finding, subjects }) => [finding.rule, subjects]);
    expect(errors).toContainEqual(["clearance", ["R2", "C1"]]);
    expect(judgeUpdate(board, board)).toEqual([]);
  });
});

describe("a use cannot take a version", () => {
  it("that has no layout, or needs other layers or rules than the board has", () => {
    const { board: _board, layout: _layout, ...flat } = from;
    expect(refusal(flat)).toEqual([{ kind: "no-layout" }]);
    const rules = { minTrack: fromMm(0.05), minClearance: fromMm(0.2), minDrill: fromMm(0.4), copperLayers: 4 };
    expect(refusal({ ...from, layout: { ...from.layout!, rules } })).toEqual([
      { kind: "layers", needed: 4, present: 2 },
      { kind: "rule", rule: "track", needed: board.rules.minTrackWidth, present: fromMm(0.05) },
    ]);
  });

  it("while it is locked, or when it has another version than the one that was compared", () => {
    const locked = {
      ...board,
      footprints: board.footprints.map((one) => ({ ...one, locked: one.reference === "C1" })),
    };
    expect(refusal(from, locked)).toEqual([{ kind: "locked", items: ["C1"] }]);
    expect(
      updateUse(board, {
        from: { ...from, sources: [{ id: "s", kind: "standard", title: "x" }] },
        to: from,
        group: group.id,
      }),
    ).toEqual({
      status: "refused",
      objections: [{ kind: "other-version" }],
    });
    expect(updateUse(bare, { from, to: from, group: group.id }).status).toBe("refused");
  });
});
