import {
  type Board,
  emptyBoard,
  type Footprint,
  itemId,
  type Pad,
  padSolids,
  proposedPlaneId,
  type Via,
} from "@tracewright/board";
import { checkBoard } from "@tracewright/checks";
import { circle, fromMm, isInSolid, solidDistance } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  at,
  boardOf,
  corners,
  GND,
  type PowerScheme,
  part,
  randomPouredBoard,
  SIGNAL,
  track,
  via,
  zone,
} from "../testing/poured-board.ts";
import { withFilledZones } from "../with-filled-zones.ts";
import { layEarlyCopper, NO_EARLY_COPPER, withEarlyCopper } from "./early-copper.ts";
import { planePieces } from "./plane-pieces.ts";
import { PlaneReach } from "./plane-reach.ts";
import { SurfacePads } from "./surface-pads.ts";
import { layThermalVias } from "./thermal-vias.ts";
import { withPlaneVias } from "./with-plane-vias.ts";

const everything = (): boolean => true;

/** A QFN of eight pads around an exposed one on the ground, which is `side` mm wide. */
function chip(side: number, { rotation = 0, x = 15, y = 10 } = {}): Footprint {
  const one = part("U1", at(x, y), SIGNAL);
  const pad = one.pads[0]!;
  const lead = (number: number): Pad => ({
    ...pad,
    id: itemId(`U1.${number}`),
    number: String(number),
    shape: { kind: "rect", size: { width: fromMm(0.8), height: fromMm(0.3) } },
    position: at((number < 4 ? -1 : 1) * (side / 2 + 0.8), -1 + 0.65 * (number % 4)),
  });
  const exposed: Pad = {
    ...pad,
    id: itemId("U1.9"),
    number: "9",
    shape: { kind: "rect", size: { width: fromMm(side), height: fromMm(side) } },
    net: GND,
  };
  return { ...one, rotation, pads: [...Array.from({ length: 8 }, (_, index) => lead(index)), exposed] };
}

/** Its zones as a proposal makes them. */
function proposed(board: Board): Board {
  const planes = board.zones.map((each) => ({ ...each, id: proposedPlaneId(each.layers) }));
  return { ...board, zones: planes };
}

function thermalViasOf(board: Board): readonly Via[] {
  return layThermalVias(board, new PlaneReach(board));
}

const BOTH = [
  zone("front", "F.Cu", corners(0.5, 0.5, 29.5, 19.5)),
  zone("back", "B.Cu", corners(0.5, 0.5, 29.5, 19.5)),
];

async function finish(board: Board) {
  const early = layEarlyCopper(board, everything);
  const filled = await withFilledZones(withEarlyCopper(board, early));
  return withPlaneVias({ board: filled, judged: checkBoard(filled) }, { early, isAsked: everything });
}

describe("thermal vias", () => {
  it.each([
    [1.7, 4],
    [3.1, 9],
    [5.6, 25],
  ])("of an exposed pad of %d mm are %d, all within it", (side, count) => {
    for (const rotation of [0, 90, 45]) {
      const board = proposed(boardOf({ footprints: [chip(side, { rotation })], zones: BOTH }));
      const vias = thermalViasOf(board);
      expect(vias).toHaveLength(count);
      const solids = padSolids(board.footprints[0]!, board.footprints[0]!.pads.at(-1)!);
      for (const { position, net } of vias) {
        expect(net).toBe(GND);
        expect(solids.some((solid) => isInSolid(position, solid))).toBe(true);
      }
    }
  });

  it("are the same on a plane that was drawn, and none under a keep-out or in a pad that has holes", () => {
    const board = boardOf({ footprints: [chip(3.1)], zones: BOTH });
    expect(thermalViasOf(board)).toHaveLength(9);
    const keepout = zone("quiet", "B.Cu", corners(12, 7, 18, 13), {
      keepout: { tracks: false, vias: true, pads: false, pours: false, footprints: false },
    });
    const ours = proposed(board);
    expect(thermalViasOf({ ...ours, zones: [...ours.zones, keepout] })).toEqual([]);
    expect(thermalViasOf({ ...ours, vias: [via("drawn", at(15, 10))] })).toEqual([]);
  });

  it.each([
    ["SOT-223", "U2", { lead: [2, 1.5], tab: [2, 3.8], leads: 3 }, 6],
    ["DPAK", "Q1", { lead: [2.2, 1.2], tab: [6.4, 5.8], leads: 2 }, 25],
    ["SOT-89", "U3", { lead: [1.4, 0.9], tab: [3.3, 1.9], leads: 3 }, 6],
    ["SOT-23", "Q1", { lead: [1.3, 0.6], tab: [1.3, 0.6], leads: 2 }, 0],
    ["battery clip", "BT1", { lead: [5.1, 5.1], tab: [15, 15], leads: 2 }, 0],
  ] as const)("of the tab of a %s (%s) with %j are %d", (_, reference, { lead, tab, leads }, count) => {
    const one = chip(3);
    const pad = one.pads[0]!;
    const padOf = (name: string, [width, height]: readonly [number, number], y: number, net = SIGNAL): Pad => ({
      ...pad,
      id: itemId(name),
      number: name,
      shape: { kind: "rect", size: { width: fromMm(width), height: fromMm(height) } },
      position: at(name === "tab" ? 5 : -6, y),
      net,
    });
    const pads = [
      ...Array.from({ length: leads }, (_, index) => padOf(`${index + 1}`, lead, (index - 1) * 2.3)),
      padOf("tab", tab, 0, GND),
    ];
    const board = proposed(boardOf({ footprints: [{ ...one, reference, pads }], zones: BOTH }));
    const vias = thermalViasOf(board);
    expect(vias).toHaveLength(count);
    const solids = padSolids(board.footprints[0]!, pads.at(-1)!);
    expect(vias.every(({ position }) => solids.some((solid) => isInSolid(position, solid)))).toBe(true);
  });

  it("stand in the drawn tab of KiCad's SOT-89, whichever way the part is turned", () => {
    const one = chip(3);
    const pad = one.pads[0]!;
    const size = { width: fromMm(1.475), height: fromMm(0.9) };
    const tab = [at(0.7375, -0.8665), at(3.8625, -0.8665), at(3.8625, 0.8665), at(0.7375, 0.8665)];
    const leads = [-1.5, 1.5].map(
      (y, index): Pad => ({
        ...pad,
        id: itemId(`lead/${index}`),
        number: `${2 * index + 1}`,
        shape: { kind: "rect", size: { width: fromMm(1.3), height: fromMm(0.9) } },
        position: at(-1.65, y),
        net: SIGNAL,
      }),
    );
    const middle: Pad = {
      ...pad,
      id: itemId("tab"),
      number: "2",
      shape: {
        kind: "custom",
        anchor: "rect",
        size,
        primitives: [{ shape: { kind: "polygon", points: tab }, width: 0, filled: true }],
        clearanceOutline: "outline",
      },
      position: at(-1.5625, 0),
      net: GND,
    };
    for (const rotation of [0, 90]) {
      const part = { ...one, reference: "U3", rotation, pads: [...leads, middle] };
      const vias = thermalViasOf(proposed(boardOf({ footprints: [part], zones: BOTH })));
      expect(vias.length).toBeGreaterThanOrEqual(3);
      const solids = padSolids(part, middle);
      expect(vias.every(({ position }) => solids.some((solid) => isInSolid(position, solid)))).toBe(true);
    }
  });

  it("give way to a track on the other side, and those that stand alone go", async () => {
    const crossing = track("crossing", at(2, 10), at(28, 10), { layer: "B.Cu", net: SIGNAL, locked: true });
    const board = proposed(boardOf({ footprints: [chip(3.1)], zones: BOTH, tracks: [crossing] }));
    expect(thermalViasOf(board)).toHaveLength(6);
    const noBack = proposed(boardOf({ footprints: [chip(3.1)], zones: BOTH.slice(0, 1) }));
    expect(thermalViasOf(noBack)).toHaveLength(9);
    expect((await finish(noBack)).vias).toEqual({ thermal: 0, drops: 0, stitching: 0 });
  });
});

describe("drops", () => {
  const plane = (footprints: readonly Footprint[], further: Partial<Board> = {}): Board =>
    proposed({
      ...boardOf({ footprints, zones: [zone("plane", "In1.Cu", corners(0.5, 0.5, 29.5, 19.5))], ...further }),
      layers: emptyBoard(4).layers,
    });
  const gapOf = ({ position, diameter }: Via, one: Footprint): number =>
    Math.min(...padSolids(one, one.pads[0]!).map((solid) => solidDistance(solid, circle(position, diameter))));

  it("lead every surface pad into its plane by a via beside it", async () => {
    const parts = Array.from({ length: 12 }, (_, index) =>
      part(`C${index}`, at(3 + 4 * (index % 4), 4 + 5 * Math.floor(index / 4))),
    );
    const { board, judged, vias } = await finish(plane(parts));
    expect(vias.drops).toBe(12);
    for (const one of parts) expect(Math.min(...board.vias.map((each) => gapOf(each, one)))).toBeLessThan(fromMm(0.5));
    expect(judged.connections).toEqual({ connected: 11, total: 11 });
    expect(judged.findings).toEqual([]);
  });

  it("are shared by pads side by side, and left out where there is no room or the plane is on the pad's own layer", () => {
    const near = [part("C1", at(10, 10)), part("C2", at(11.4, 10))];
    expect(layEarlyCopper(plane(near), everything).drops).toHaveLength(1);
    const walls = zone("walls", "F.Cu", corners(8, 8, 13, 12), {
      keepout: { tracks: true, vias: true, pads: false, pours: false, footprints: false },
    });
    const shut = plane(near);
    expect(layEarlyCopper({ ...shut, zones: [...shut.zones, walls] }, everything).drops).toEqual([]);
    expect(layEarlyCopper(proposed(boardOf({ footprints: near, zones: BOTH })), everything).drops).toEqual([]);
  });

  it("come late to pads in a pour of their own side that has vias, where those are far away", async () => {
    const plane = zone("plane", "B.Cu", corners(0.5, 0.5, 29.5, 19.5));
    const small = zone("small", "F.Cu", corners(3, 3, 15, 9));
    const board = boardOf({
      footprints: [part("C1", at(13, 6)), part("J1", at(27, 17))],
      zones: [plane, small],
      vias: [via("1", at(4, 5)), via("2", at(4, 7)), via("3", at(25.5, 17))],
    });
    const filled = await withFilledZones(board);
    const { board: done, vias } = await withPlaneVias(
      { board: filled, judged: checkBoard(filled) },
      { early: NO_EARLY_COPPER, isAsked: everything },
    );
    expect(vias.drops).toBe(1);
    expect(gapOf(done.vias.at(-1)!, board.footprints[0]!)).toBeLessThan(fromMm(0.5));
  });

  it("leave room for a track to pass where there is such a place", () => {
    const beside = { ...part("R1", at(11.9, 10), SIGNAL) };
    const [drop] = layEarlyCopper(plane([part("C1", at(10, 10)), beside]), everything).drops;
    expect(drop && gapOf(drop, beside)).toBeGreaterThan(fromMm(0.6));
  });
});

describe("stitching vias", () => {
  it("join a piece of ground that a ring of track cuts off", async () => {
    const [a, b, c, d] = corners(10, 5, 20, 15);
    const ring = [track("1", a!, b!), track("2", b!, c!), track("3", c!, d!), track("4", d!, a!)];
    const board = proposed(
      boardOf({
        footprints: [part("R1", at(15, 10)), part("R2", at(4, 4))],
        zones: BOTH,
        tracks: ring.map((each) => ({ ...each, net: SIGNAL })),
      }),
    );
    const { board: stitched, vias } = await finish(board);
    expect(checkBoard(await withFilledZones(board)).connections.connected).toBe(0);
    expect(checkBoard(stitched).connections).toEqual({ connected: 1, total: 1 });
    expect(vias.stitching).toBeGreaterThan(1);
    expect(planePieces(stitched, new Set([GND])).every(({ isStitched, isMain }) => isStitched && isMain)).toBe(true);
  });

  it("stand beside each layer change of a pair", async () => {
    const pair = [
      { id: SIGNAL, name: "USB_P" },
      { id: GND, name: "GND" },
    ];
    const names = boardOf({}).nets.map((net) => pair.find(({ id }) => id === net.id) ?? net);
    const other = { ...names[0]!, id: "usb-n" as typeof GND, name: "USB_N" };
    const board = proposed(
      boardOf({
        nets: [...names, other],
        footprints: [
          ...[part("R1", at(3, 3)), part("R2", at(27, 17))],
          ...[part("P1", at(3, 9), SIGNAL), part("P2", at(27, 9), SIGNAL)],
          ...[part("N1", at(3, 12), other.id), part("N2", at(27, 12), other.id)],
        ],
        zones: BOTH,
        vias: [via("p", at(12.2, 9.1), { net: SIGNAL }), via("n", at(12.2, 10.1), { net: other.id })],
      }),
    );
    const { board: stitched } = await finish(board);
    const near = stitched.vias.filter(
      ({ net, position }) => net === GND && Math.hypot(position.x - 12.2e6, position.y - 9.6e6) < 2.5e6,
    );
    expect(near.length).toBeGreaterThan(0);
  });

  it.each(["both-sides", "plane"] as const)(
    "and thermal ones break no rule and move nothing (%s)",
    async (scheme: PowerScheme) => {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 10_000 }), async (seed) => {
          const random = proposed(randomPouredBoard(seed, scheme));
          const board = { ...random, footprints: [...random.footprints.slice(0, -6), chip(2.4, { x: 24, y: 20 })] };
          const before = checkBoard(await withFilledZones(board));
          const { board: done, judged } = await finish(board);
          const surface = new SurfacePads(board);
          const later = done.vias.filter(({ id }) => /^(stitching|island|drop)-via/.test(id));
          expect(later.filter((each) => surface.areUnder(each))).toEqual([]);
          const faults = ({ findings }: typeof before) =>
            findings.filter(({ severity, rule }) => severity === "error" && rule !== "unconnected_items").length;
          expect(faults(judged)).toBeLessThanOrEqual(faults(before));
          expect(judged.connections.connected).toBeGreaterThanOrEqual(before.connections.connected);
          expect(done.tracks.slice(0, board.tracks.length)).toEqual(board.tracks);
          expect(done.footprints).toEqual(board.footprints);
          expect(done.vias.slice(0, board.vias.length)).toEqual(board.vias);
          expect(done.zones.map(({ fills: _, filled: __, ...rest }) => rest)).toEqual(
            board.zones.map(({ fills: _, filled: __, ...rest }) => rest),
          );
        }),
        { numRuns: 12 },
      );
    },
  );

  it("are none where the planes are not proposed ones", async () => {
    const board = boardOf({ footprints: [chip(3.1), part("R1", at(4, 4))], zones: BOTH });
    expect((await finish(board)).vias).toEqual({ thermal: 9, drops: 0, stitching: 0 });
    expect((await finish(proposed(board))).vias.stitching).toBeGreaterThan(0);
  });
});
