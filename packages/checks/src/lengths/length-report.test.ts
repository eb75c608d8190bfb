import { type Board, netId, type Track } from "@tracewright/board";
import { fromMm, type Point } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boardWith, footprint, smdPad, throughPad, track, via, zone } from "../testing/board-builder.ts";
import { csvOfLengths } from "./csv-of-lengths.ts";
import { measureLengths } from "./length-report.ts";

const mm = fromMm;

function netOf(board: Board, name: string) {
  const net = measureLengths(board).nets.find((candidate) => candidate.name === name);
  if (!net) throw new Error(`no net ${name}`);
  return net;
}

describe("the length of a net", () => {
  it("is that of its centre lines, told by layer, with the way from pad to pad and the height of its vias apart", () => {
    const board = boardWith({
      footprints: [
        footprint("J1", 5, 5, [smdPad("1", "A", 0, 0)]),
        footprint("J2", 15, 9, [throughPad("2", "A", 0, 0)]),
      ],
      tracks: [
        track("t1", "A", [5, 5], [10, 5]),
        track("t2", "A", [10, 5], [10, 9], { layer: "B.Cu" }),
        track("t3", "A", [10, 9], [15, 9], { layer: "B.Cu" }),
      ],
      vias: [via("v", "A", 10, 5)],
    });
    const net = netOf(board, "A");
    expect(net).toMatchObject({ length: mm(14), vias: 1, open: 0, pads: 2 });
    expect(net.byLayer).toEqual([
      { layer: "F.Cu", length: mm(5) },
      { layer: "B.Cu", length: mm(9) },
    ]);
    expect(net.padToPad).toEqual({ length: mm(14), viaHeight: board.stackup.boardThickness });
    expect(net.direct).toBe(Math.round(mm(10) + (Math.SQRT2 - 1) * mm(4)));
  });

  it("leaves stubs out of the way from pad to pad and finds T-junctions inside a track", () => {
    const board = boardWith({
      footprints: [footprint("J1", 5, 5, [smdPad("1", "A", 0, 0)]), footprint("J2", 10, 12, [smdPad("2", "A", 0, 0)])],
      tracks: [track("trunk", "A", [5, 5], [20, 5]), track("branch", "A", [10, 5], [10, 12])],
    });
    expect(netOf(board, "A")).toMatchObject({ length: mm(22), padToPad: { length: mm(12), viaHeight: 0 } });
  });

  it("measures arcs along the arc", () => {
    const board = boardWith({
      footprints: [footprint("J1", 5, 10, [smdPad("1", "A", 0, 0)]), footprint("J2", 15, 10, [smdPad("2", "A", 0, 0)])],
      tracks: [track("arc", "A", [5, 10], [15, 10], { mid: { x: mm(10), y: mm(5) } })],
    });
    const net = netOf(board, "A");
    expect(net.length).toBe(Math.round(Math.PI * mm(5)));
    expect(Math.abs((net.padToPad?.length ?? 0) - net.length)).toBeLessThan(mm(0.01));
  });

  it("tells no way where a pour joins the pads", () => {
    const board = boardWith({
      footprints: [footprint("J1", 5, 5, [smdPad("1", "A", 0, 0)]), footprint("J2", 15, 5, [smdPad("2", "A", 0, 0)])],
      zones: [zone("z", "A", [2, 2, 20, 10])],
    });
    const net = netOf(board, "A");
    expect(net).toMatchObject({ length: 0, open: 0 });
    expect(net.padToPad).toBeUndefined();
  });

  it("is the sum of its tracks for any tracks, and no way is longer than them or shorter than the air", () => {
    const place = fc.record({ x: fc.integer({ min: 1, max: 39 }), y: fc.integer({ min: 1, max: 29 }) });
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 12 }), (corners) => {
        const tracks = corners
          .slice(1)
          .map((to, i) => track(`t${i}`, "A", [corners[i]!.x, corners[i]!.y], [to.x, to.y]))
          .filter(({ start, end }) => start.x !== end.x || start.y !== end.y);
        const [first, last] = [corners[0]!, corners[corners.length - 1]!];
        const board = boardWith({
          footprints: [
            footprint("J1", first.x, first.y, [smdPad("1", "A", 0, 0)]),
            footprint("J2", last.x, last.y, [smdPad("2", "A", 0, 0)]),
          ],
          tracks,
        });
        const net = netOf(board, "A");
        const sum = tracks.reduce((total, t) => total + Math.hypot(t.end.x - t.start.x, t.end.y - t.start.y), 0);
        expect(net.length).toBe(Math.round(sum));
        expect(net.open).toBe(0);
        const air = Math.hypot(mm(last.x - first.x), mm(last.y - first.y));
        expect(net.padToPad?.length).toBeGreaterThanOrEqual(air - 2);
        expect(net.padToPad?.length).toBeLessThanOrEqual(net.length + air + 2);
      }),
      { numRuns: 60 },
    );
  });
});

describe("groups of nets", () => {
  /** A track from a pad to a pad over the given corners, and the same mirrored at y = 15 mm for another net. */
  function mirroredPair(corners: readonly Point[], stretch: number): Board {
    const line = (net: string, points: readonly Point[]): Track[] =>
      points.slice(1).map((to, i) => ({ ...track(`${net}${i}`, net, [0, 0], [1, 1]), start: points[i]!, end: to }));
    const mirror = ({ x, y }: Point): Point => ({ x, y: mm(30) - y });
    const other = corners.map(mirror);
    const moved = other.map((corner, i) => (i === other.length - 1 ? { x: corner.x + stretch, y: corner.y } : corner));
    const pads = (net: string, points: readonly Point[]) =>
      [points[0]!, points[points.length - 1]!].map(({ x, y }, i) =>
        footprint(`${net}${i}`, x / 1e6, y / 1e6, [smdPad(`${net}.${i}`, net, 0, 0)]),
      );
    return boardWith({
      footprints: [...pads("USB_D+", corners), ...pads("USB_D-", moved)],
      tracks: [...line("USB_D+", corners), ...line("USB_D-", moved)],
    });
  }

  it("have no skew where a pair is mirrored, and that of the stretch where one end is drawn out", () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: -3, max: 3 })), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 3 }), (moves, stretch) => {
        let [x, y] = [2, 6];
        const corners = [{ x: mm(x), y: mm(y) }];
        for (const [dx, dy] of moves) {
          x += dx;
          y = Math.min(12, Math.max(1, y + dy));
          corners.push({ x: mm(x), y: mm(y) });
        }
        corners.push({ x: mm(x + 2), y: mm(y) });
        const report = measureLengths(mirroredPair(corners, mm(stretch)));
        const pair = report.groups.find(({ kind }) => kind === "pair");
        expect(pair).toMatchObject({ name: "USB_D", range: { basis: "pad-to-pad" } });
        expect(Math.abs((pair?.range?.skew ?? -1) - mm(stretch))).toBeLessThanOrEqual(2);
      }),
      { numRuns: 40 },
    );
  });

  it("are pairs and buses by name and classes by rule, each net counted once in each", () => {
    const names = [
      "D0",
      "D1",
      "D2",
      "D3",
      "LVDS_0_P",
      "LVDS_0_N",
      "LVDS_1_P",
      "LVDS_1_N",
      "LVDS_2_P",
      "LVDS_2_N",
      "N$1",
    ];
    const more = ["N$2", "N$3", "+3V3", "+5V", "VIN+"];
    const all = [...names, ...more];
    const board = boardWith({
      nets: all.map((name) => ({ id: netId(name), name })),
      footprints: all.map((name, i) =>
        footprint(`R${i}`, 2 + 2 * i, 5, [smdPad(`${i}a`, name, 0, 0), smdPad(`${i}b`, name, 0, 5)]),
      ),
    });
    const { groups, nets } = measureLengths(board);
    const named = (kind: string) => groups.filter((group) => group.kind === kind).map(({ name }) => name);
    expect(named("pair")).toEqual(["LVDS_0", "LVDS_1", "LVDS_2"]);
    expect(named("bus")).toEqual(["D", "LVDS_"]);
    expect(groups.find(({ name }) => name === "LVDS_")?.nets).toHaveLength(6);
    expect(named("class")).toEqual(["Default"]);
    const whole = groups.find(({ kind }) => kind === "class");
    expect(whole?.nets).toEqual(nets.map(({ net }) => net));
    expect(whole?.range).toBeUndefined();
    expect(whole?.open).toBe(all.length);
  });
});

it("pairs are listed whatever their names follow, and supplies are none", () => {
  const all = ["USB_DP", "USB_DM", "CANH", "CANL", "V+", "V-"];
  const board = boardWith({
    nets: all.map((name) => ({ id: netId(name), name })),
    footprints: [0, 5].map((y, i) =>
      footprint(
        `U${i}`,
        2,
        5 + y,
        all.map((name, at) =>
          smdPad(`${i} ${at}`, name, 2 * at, 0, name.startsWith("V") ? { pinType: "power_in" } : {}),
        ),
      ),
    ),
  });
  const groups = measureLengths(board).groups.filter(({ kind }) => kind === "pair");
  expect(groups.map(({ name }) => name)).toEqual(["USB_D", "CAN"]);
});

describe("the table for spreadsheets", () => {
  it("runs no formula, quotes what must be, and has a line for every group and net", () => {
    const evil = ['=HYPERLINK("x")', "+5V", "-5V", "@a", 'a,"b"'];
    const board = boardWith({
      nets: evil.map((name) => ({ id: netId(name), name })),
      footprints: evil.map((name, i) =>
        footprint(`R${i}`, 2 + 2 * i, 5, [smdPad(`${i}a`, name, 0, 0), smdPad(`${i}b`, name, 0, 5)]),
      ),
    });
    const csv = csvOfLengths(measureLengths(board));
    const lines = csv.trimEnd().split("\r\n");
    expect(lines).toHaveLength(1 + 1 + evil.length);
    expect(csv).toContain(`net,"'=HYPERLINK(""x"")",`);
    expect(csv).toContain("net,'+5V,");
    expect(csv).toContain(`net,"a,""b""",`);
    expect(csv).toContain("net,'-5V,");
    expect(csv).toContain("net,'-5V,");
    expect(csv).not.toMatch(/(^|,)"?[-=@+]/m);
  });
});
