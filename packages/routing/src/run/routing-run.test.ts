import {
  applyEdit,
  type Board,
  DEFAULT_RULES,
  emptyBoard,
  itemId,
  type NetId,
  netId,
  type Track,
  type Zone,
} from "@tracewright/board";
import { aTrack, aZone, BARE_POUR } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { type RoutingRun, resumeRouting, startRouting, stripRouting } from "../index.ts";
import { findViolations } from "../testing/find-violations.ts";
import { makeFootprint, makePad, randomBoard, rectangle } from "../testing/random-board.ts";

const SMALL = { parts: 12, nets: 8 };

function finish(run: RoutingRun): RoutingRun {
  while (run.step(100_000) === "running");
  return run;
}

/** Two pads of one net, 10 mm apart, on a board of 20 × 10 mm. */
function twoPads(change: Partial<Board> = {}): Board {
  const net = { id: netId("a"), name: "A" };
  return {
    ...emptyBoard(2),
    nets: [net, { id: netId("b"), name: "B" }],
    footprints: [
      makeFootprint("R1", { x: fromMm(5), y: fromMm(5) }, 0, [makePad("r1", 0, false, net)]),
      makeFootprint("R2", { x: fromMm(15), y: fromMm(5) }, 0, [makePad("r2", 0, false, net)]),
    ],
    graphics: [rectangle("edge", { x: 0, y: 0 }, { x: fromMm(20), y: fromMm(10) })],
    ...change,
  };
}

function wall(id: string, x: number, layer: Track["layer"], locked: boolean): Track {
  const start = { x, y: fromMm(1) };
  return { id: itemId(id), start, end: { x, y: fromMm(9) }, width: fromMm(0.25), layer, net: netId("b"), locked };
}

function widthsOf(board: Board): number[] {
  return board.tracks.filter(({ locked }) => !locked).map(({ width }) => width);
}

describe("a routing run", () => {
  it.each([1, 2, 3, 5, 6])("breaks no rule on random board %i", (seed) => {
    const board = randomBoard({ seed, parts: 16, nets: 10, copperLayers: seed % 2 === 0 ? 4 : 2 });
    const outcome = finish(startRouting(board, { seed, effort: "draft" })).outcome();
    expect(outcome.connected).toBeGreaterThan(outcome.total * 0.8);
    expect(findViolations(applyEdit(board, outcome.edit))).toEqual([]);
  });

  it("has legal copper to show whenever it is stopped", () => {
    const board = randomBoard({ seed: 7, parts: 9, nets: 6 });
    const run = startRouting(board, { effort: "draft" });
    let looks = 0;
    for (; run.step(20_000) === "running"; looks++) expect(findViolations({ ...board, ...run.preview() })).toEqual([]);
    expect(looks).toBeGreaterThan(1);
  });

  it("shows lawful copper long before its first round has ended, and is none the worse for being looked at", () => {
    for (const seed of [3, 4, 5]) {
      const board = randomBoard({ seed, parts: 24, nets: 20 });
      // Its first rounds: what two runs with the same checkpoint do from there is the same.
      const options = { seed, effort: "draft", mostVisits: 500_000 } as const;
      const watched = startRouting(board, options);
      const counts = new Set<number>();
      while (watched.step(500) === "running") {
        const { phase, conflicts, connected } = watched.progress();
        // Nothing is known of conflicts before the first round has ended.
        if (phase !== "negotiate" || conflicts < Number.MAX_SAFE_INTEGER) continue;
        if (counts.has(connected)) continue;
        counts.add(connected);
        const { tracks, vias } = watched.preview();
        expect(findViolations({ ...board, tracks, vias })).toEqual([]);
        expect(tracks.length > 0).toBe(connected > 0);
        const { connected: joined, open, total } = watched.outcome("none");
        expect([joined, open.length]).toEqual([connected, total - connected]);
      }
      expect(counts.size).toBeGreaterThan(3);
      const unseen = finish(startRouting(board, options));
      expect(watched.checkpoint()).toEqual(unseen.checkpoint());
      expect(JSON.stringify(watched.outcome())).toBe(JSON.stringify(unseen.outcome()));
    }
  });

  it("is prepared in steps, and then goes on as one that prepares in one piece", () => {
    const board = randomBoard({ seed: 9, ...SMALL });
    const whole = startRouting(board, { seed: 3, effort: "draft" });
    const run = startRouting(board, { seed: 3, effort: "draft" });
    let steps = 1;
    for (; run.prepare(1_000) === "running"; steps++) expect(run.progress().phase).toBe("prepare");
    expect(steps).toBeGreaterThan(10);
    expect(run.progress().phase).toBe("negotiate");
    expect(finish(run).checkpoint()).toEqual(finish(whole).checkpoint());
  });

  it("prepares what is left in one piece when it is asked for anything", () => {
    const board = randomBoard({ seed: 9, ...SMALL });
    const whole = startRouting(board, { seed: 3 });
    const run = startRouting(board, { seed: 3 });
    expect(run.prepare(1_000)).toBe("running");
    expect(run.checkpoint()).toEqual(whole.checkpoint());
    expect(run.prepare(1)).toBe("finished");
  });

  it("never opens a connection again in the kept snapshot", () => {
    const run = startRouting(randomBoard({ seed: 8, parts: 20, nets: 12 }), { effort: "draft" });
    const counts: number[] = [];
    while (run.step(5_000) === "running") counts.push(run.progress().connected);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(new Set(counts).size).toBeGreaterThan(1);
  });

  it("gives the same bytes for the same seed, whatever the size of the steps", () => {
    const board = randomBoard({ seed: 9, ...SMALL });
    const whole = finish(startRouting(board, { seed: 3, effort: "draft" }));
    const run = startRouting(board, { seed: 3, effort: "draft" });
    let steps = 1;
    for (; run.step(777) === "running"; steps++);
    expect(steps).toBeGreaterThan(10);
    expect(run.checkpoint()).toEqual(whole.checkpoint());
    expect(JSON.stringify(run.outcome())).toBe(JSON.stringify(whole.outcome()));
  });

  it("ends the same when it is paused at any epoch and resumed", () => {
    const board = randomBoard({ seed: 10, ...SMALL });
    const whole = JSON.stringify(finish(startRouting(board, { effort: "draft" })).outcome());
    const run = startRouting(board, { effort: "draft" });
    const pauses: Uint8Array[] = [];
    do {
      const checkpoint = run.checkpoint();
      if (pauses.at(-1)?.toString() !== checkpoint.toString()) pauses.push(checkpoint);
    } while (run.step(2_000) === "running");
    expect(pauses.length).toBeGreaterThan(2);
    for (const pause of pauses)
      expect(JSON.stringify(finish(resumeRouting(board, pause, { effort: "draft" })).outcome())).toBe(whole);
  });

  it("goes on unharmed when it is asked for its outcome in between", () => {
    const board = randomBoard({ seed: 4, ...SMALL });
    const asked = startRouting(board, { effort: "draft" });
    let asks = 0;
    for (; asked.step(25_000) === "running"; asks++) asked.outcome();
    expect(asks).toBeGreaterThan(1);
    expect(asked.outcome()).toEqual(finish(startRouting(board, { effort: "draft" })).outcome());
  });

  it("joins the pads of a poured net by tracks where the board is routed anew, and leaves them to the pour after", () => {
    const poured = { id: netId("a"), name: "A" };
    const other = { id: netId("b"), name: "B" };
    const area = [
      { x: 0, y: 0 },
      { x: fromMm(20), y: 0 },
      { x: fromMm(20), y: fromMm(10) },
      { x: 0, y: fromMm(10) },
    ];
    const zone: Zone = aZone({
      id: itemId("pour"),
      outline: [area],
      net: poured.id,
      pour: BARE_POUR,
      filled: true,
      fills: [{ layer: "F.Cu", polygons: [{ outer: area, holes: [] }] }],
    });
    const plain = twoPads();
    const board = twoPads({
      zones: [zone],
      footprints: [
        ...plain.footprints,
        makeFootprint("R3", { x: fromMm(5), y: fromMm(8) }, 0, [makePad("r3", 0, false, other)]),
        makeFootprint("R4", { x: fromMm(15), y: fromMm(8) }, 0, [makePad("r4", 0, false, other)]),
      ],
    });
    const anew = finish(startRouting(board, { effort: "draft" })).outcome();
    expect(anew.total).toBe(2);
    const routed = applyEdit(board, anew.edit);
    const onlyOther = { ...routed, tracks: routed.tracks.filter(({ net }) => net === other.id) };
    expect(finish(startRouting(onlyOther, { effort: "draft" })).outcome().total).toBe(0);
  });

  it("refuses the checkpoint of another board", () => {
    const checkpoint = startRouting(randomBoard({ seed: 11, ...SMALL }), { effort: "draft" }).checkpoint();
    expect(() => resumeRouting(twoPads(), checkpoint, { effort: "draft" }).step(1)).toThrow(/another board/);
    expect(() => resumeRouting(twoPads(), new Uint8Array([1, 2]), { effort: "draft" }).step(1)).toThrow();
  });

  it("leaves locked copper as it is and goes round it", () => {
    const board = twoPads({ tracks: [wall("w", fromMm(10), "F.Cu", true)] });
    const stripped = applyEdit(board, stripRouting(board, { pours: "remove" }));
    expect(stripped.tracks).toEqual(board.tracks);
    const outcome = finish(startRouting(stripped, { effort: "draft" })).outcome();
    const routed = applyEdit(stripped, outcome.edit);
    expect(outcome.status).toBe("complete");
    expect(routed.tracks[0]).toBe(board.tracks[0]);
    expect(findViolations(routed)).toEqual([]);
  });

  it("starts from a locked track of the net itself", () => {
    const own: Track = aTrack({
      id: itemId("own"),
      start: { x: fromMm(5), y: fromMm(5) },
      end: { x: fromMm(12), y: fromMm(5) },
      width: fromMm(0.25),
      net: netId("a"),
      locked: true,
    });
    const outcome = finish(startRouting(twoPads({ tracks: [own] }), { effort: "draft" })).outcome();
    expect(outcome.status).toBe("complete");
    expect(outcome.length).toBeLessThan(fromMm(3.1));
  });

  it("routes only the nets asked for", () => {
    const board = randomBoard({ seed: 12, ...SMALL });
    const only: NetId[] = [netId("n0"), netId("n1")];
    const routed = applyEdit(board, finish(startRouting(board, { nets: only, effort: "draft" })).outcome().edit);
    expect(routed.tracks.length).toBeGreaterThan(0);
    expect(routed.tracks.every((track) => track.net && only.includes(track.net))).toBe(true);
  });

  it("says which object shuts a pad in", () => {
    const lid = wall("lid", fromMm(5), "F.Cu", true);
    const { open, status } = finish(startRouting(twoPads({ tracks: [lid] }), { effort: "draft" })).outcome();
    expect(status).toBe("partial");
    expect(open[0]?.reason).toMatchObject({ kind: "infeasible", objects: ["R1 pad 1", "track"] });
    expect(open[0]?.reason.message).toMatch(/R1 pad 1 to track: 0\.\d{3} mm, rule 0\.200 mm/);
  });

  it("says that no gap is wide enough where a wall parts the board", () => {
    const walls = ["F.Cu", "B.Cu"] as const;
    const tracks = walls.map((layer, index) => ({
      ...wall(`w${index}`, fromMm(10), layer, true),
      start: { x: fromMm(10), y: fromMm(0.4) },
      end: { x: fromMm(10), y: fromMm(9.6) },
    }));
    const { open } = finish(startRouting(twoPads({ tracks }), { effort: "draft" })).outcome();
    expect(open.map((connection) => connection.reason.kind)).toEqual(["infeasible"]);
  });

  it.each([
    ["to the smallest track of the rules", 150_000],
    ["to 0.2 mm where the rules name no smallest track", 0],
  ])("necks down %s where the class width does not fit", (_, minTrackWidth) => {
    const rules = {
      ...DEFAULT_RULES,
      minTrackWidth,
      netClasses: [{ ...DEFAULT_RULES.netClasses[0]!, name: "Default", trackWidth: fromMm(1) }],
    };
    const guards = [-0.9, 0.9].flatMap((dy) =>
      (["F.Cu", "B.Cu"] as const).map((layer, index) => ({
        ...wall(`g${dy}${index}`, 0, layer, true),
        start: { x: fromMm(9.5), y: fromMm(5 + dy) },
        end: { x: fromMm(9.5), y: fromMm(5 + Math.sign(dy) * 4.6) },
        width: fromMm(0.8),
      })),
    );
    const board = twoPads({ rules, tracks: guards });
    const outcome = finish(startRouting(board, { effort: "draft" })).outcome();
    expect(outcome.status).toBe("complete");
    const routed = applyEdit(board, outcome.edit);
    const narrowest = Math.min(...widthsOf(routed));
    expect(narrowest).toBe(minTrackWidth === 0 ? 200_000 : 150_000);
    expect(findViolations(routed).filter((problem) => !/track g/.test(problem.split(" to ")[0]!))).toEqual([]);
  });

  it("has nothing to do on a board without connections", () => {
    const run = startRouting(emptyBoard(2), { effort: "draft" });
    expect(run.step(1)).toBe("finished");
    expect(run.outcome()).toMatchObject({ status: "complete", total: 0, edit: { lists: [] } });
  });
});
