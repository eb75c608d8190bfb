import { type Board, itemId, netId } from "@tracewright/board";
import { fromMm, type Nm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RoutingOptions } from "../routing-options.ts";
import { type RoutingRun, resumeRouting, startRouting } from "../run/routing-run.ts";
import { CHANNEL_WIDTH, channelBoard, tracksThatFit } from "../testing/channel-board.ts";
import { makeFootprint, makePad } from "../testing/random-board.ts";

const FRONT: RoutingOptions = { effort: "draft", layers: { default: ["F.Cu"] } };

function finished(board: Board, options: RoutingOptions = FRONT): RoutingRun {
  const run = startRouting(board, options);
  // What cannot be joined keeps a run busy for long; the best it finds it finds soon.
  for (let work = 0; work < 3_000_000 && run.step(50_000) === "running"; work += 50_000);
  return run;
}

describe("why a connection is open", () => {
  it("is a full line across the board where more tracks have to pass a gap than it takes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 0, max: 300_000 }), (tracks, spare) => {
        const gap: Nm = CHANNEL_WIDTH + 2_000 + (tracks - 1) * fromMm(0.4) + 2 * Math.round(spare / 2);
        const nets = tracks + 2;
        const { connected, open } = finished(channelBoard({ gap, nets })).outcome();
        // The lattice may lie so that it loses one.
        expect(tracksThatFit(gap)).toBe(tracks);
        expect(connected).toBeLessThanOrEqual(tracks);
        expect(connected).toBeGreaterThanOrEqual(tracks - 1);
        for (const { reason } of open) {
          if (reason.kind !== "congested") throw new Error(reason.message);
          const { cut } = reason;
          expect(cut).toMatchObject({ needed: nets, open: nets - connected, layers: ["F.Cu"] });
          const { fits = 0 } = cut ?? {};
          expect(fits).toBeGreaterThanOrEqual(connected);
          expect(fits).toBeLessThanOrEqual(tracks);
          expect(cut?.takers.reduce((sum, { times }) => sum + times, 0)).toBe(connected);
          expect(cut?.lines.length).toBeGreaterThan(0);
          for (const { ax, bx, ay, by } of cut?.lines ?? []) {
            expect(Math.min(ax, bx)).toBeGreaterThan(fromMm(12));
            expect(Math.max(ax, bx)).toBeLessThan(fromMm(18));
            expect(Math.min(ay, by)).toBeLessThan(fromMm(10) + gap);
          }
          expect(reason.remedies).toEqual([
            { kind: "move", by: (nets - fits) * fromMm(0.4) },
            { kind: "layers", layers: ["B.Cu"] },
          ]);
          expect(reason.message).toMatch(
            /^between R\d pad 1 and L\d pad 1 on F\.Cu: \d tracks needed, \d fit; used by N\d/,
          );
        }
        expect(open.length).toBe(nets - connected);
      }),
      { numRuns: 3 },
    );
  });

  it("is the two objects on both sides of the narrowest place of the widest way", () => {
    fc.assert(
      fc.property(fc.integer({ min: 60_000, max: 199_000 }), (half) => {
        const gap: Nm = Math.min(2 * Math.round(half / 2), fromMm(0.19));
        const { open } = finished(channelBoard({ gap, nets: 1 }), { effort: "draft" }).outcome();
        const reason = open[0]?.reason;
        if (reason?.kind !== "infeasible") throw new Error(reason?.message);
        expect([...reason.objects].sort()).toEqual(["keepout lower", "keepout upper"]);
        expect(reason.gap).toEqual({ available: gap, required: CHANNEL_WIDTH + 2_000 });
        expect(Math.abs((reason.spot?.y ?? 0) - fromMm(10))).toBeLessThan(fromMm(0.2));
        expect(reason.remedies).toEqual([
          ...(gap - 2_000 >= 75_000 ? [{ kind: "width", to: gap - 2_000 }] : []),
          { kind: "move", by: CHANNEL_WIDTH + 2_000 - gap },
        ]);
      }),
      { numRuns: 4 },
    );
  });

  it("is a pad that others shut in, with what a narrower track or clearance would have to be", () => {
    const board = channelBoard({ gap: fromMm(6), nets: 1 });
    // Pads without a net 0.9 mm from the centre of R0's pad on all sides leave 0.1 mm of 0.2 mm beside a track.
    const [x, y] = [fromMm(26), fromMm(10)];
    const fence = [-0.5, 0, 0.5].flatMap((step) => [
      { x: x + fromMm(step), y: y - fromMm(0.9) },
      { x: x + fromMm(step), y: y + fromMm(0.9) },
    ]);
    const sides = [-0.3, 0, 0.3].flatMap((step) => [
      { x: x - fromMm(0.7), y: y + fromMm(step) },
      { x: x + fromMm(0.7), y: y + fromMm(step) },
    ]);
    const blocked = {
      ...board,
      footprints: [
        ...board.footprints,
        ...[...fence, ...sides].map((place, i) =>
          makeFootprint(`X${i}`, place, 0, [makePad(`x${i}`, 0, false, undefined)]),
        ),
      ],
    };
    const { open } = finished(blocked).outcome();
    const reason = open[0]?.reason;
    if (reason?.kind !== "infeasible") throw new Error(reason?.message);
    expect(reason.gap?.available).toBeLessThan(reason.gap?.required ?? 0);
    expect(reason.objects.filter((object) => object.startsWith("X"))).not.toEqual([]);
    expect(reason.remedies.some(({ kind }) => kind === "move")).toBe(true);
    expect(reason.message).toContain("beside a track of 0.200 mm");
  });

  it("says which layers a net is kept from, where a pad has copper on no other", () => {
    const board = channelBoard({ gap: fromMm(6), nets: 2 });
    const { open } = finished(board, { effort: "draft", layers: { byNet: { [netId("n0")]: ["B.Cu"] } } }).outcome();
    expect(open.map(({ net }) => net)).toEqual(["N0"]);
    expect(open[0]?.reason).toMatchObject({ kind: "infeasible", remedies: [{ kind: "layers", layers: ["F.Cu"] }] });
  });

  it("is the budget of a run that was stopped before it began, and asking changes nothing of the run", () => {
    const board = channelBoard({ gap: fromMm(6), nets: 3 });
    const asked = startRouting(board, FRONT);
    asked.step(1);
    for (const { reason } of asked.outcome().open) expect(reason).toMatchObject({ kind: "budget" });
    const silent = startRouting(board, FRONT);
    for (let work = 0; work < 20; work++)
      for (const run of [asked, silent]) if (run.step(5_000) === "running" && run === asked) run.outcome();
    expect(asked.checkpoint()).toEqual(silent.checkpoint());
    expect(resumeRouting(board, asked.checkpoint(), FRONT).outcome()).toEqual(silent.outcome());
  });

  it("is told for each connection of a net by itself", () => {
    // One net of three pads: two left of a shut wall, one right of it; only the way through the wall is impossible.
    const board = channelBoard({ gap: 100_000, nets: 1 });
    const extra = makeFootprint("L9", { x: fromMm(4), y: fromMm(4) }, 0, [
      makePad("n0.9", 0, false, { id: netId("n0"), name: "N0" }),
    ]);
    const { open } = finished({
      ...board,
      footprints: [...board.footprints, { ...extra, id: itemId("L9") }],
    }).outcome();
    expect(open).toHaveLength(1);
    expect(open[0]?.reason.kind).toBe("infeasible");
  });
});
