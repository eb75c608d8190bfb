import {
  applyEdit,
  type Board,
  emptyBoard,
  type Footprint,
  itemId,
  netId,
  PLAIN_ATTRIBUTES,
  type Zone,
} from "@tracewright/board";
import { aFootprint, aPad, aPour, aTrack, aZone } from "@tracewright/board/testing";
import { fromMm, locateInPolygon, type Point, polygonArea } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { fillIslands } from "./fill-islands.ts";
import { fillZones } from "./fill-zones.ts";
import { pourRemarks } from "./pour-remarks.ts";

const at = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });
const [gnd, signal] = [netId("gnd"), netId("sig")];

function zone(id: string, corners: readonly Point[], further: Partial<Zone> = {}): Zone {
  return aZone({
    id: itemId(id),
    outline: [corners],
    net: gnd,
    pour: aPour({
      clearance: fromMm(0.3),
      minThickness: fromMm(0.25),
      thermalGap: fromMm(0.4),
      thermalBridgeWidth: fromMm(0.5),
    }),
    ...further,
  });
}

function padAt(reference: string, x: number, y: number, net = gnd): Footprint {
  return aFootprint({
    id: itemId(reference),
    reference,
    library: "T:P",
    position: at(x, y),
    attributes: { ...PLAIN_ATTRIBUTES, mount: "smd" },
    pads: [
      aPad({
        id: itemId(`${reference}.1`),
        shape: { kind: "rect", size: { width: fromMm(1), height: fromMm(1) } },
        position: at(0, 0),
        net,
      }),
    ],
  });
}

const square = [at(0, 0), at(20, 0), at(20, 20), at(0, 20)];

function board(further: Partial<Board>): Board {
  const nets = [
    { id: gnd, name: "GND" },
    { id: signal, name: "SIG" },
  ];
  return { ...emptyBoard(), nets, footprints: [padAt("P1", 5, 5)], zones: [zone("z", square)], ...further };
}

async function fill(given: Board) {
  const filled = applyEdit(given, await fillZones(given));
  const polygons = (id: string) =>
    filled.zones.filter((one) => one.id === id).flatMap(({ fills }) => fills.flatMap((one) => one.polygons));
  const covers = (id: string, point: Point) =>
    polygons(id).some((polygon) => locateInPolygon(point, polygon) !== "outside");
  return { filled, polygons, covers };
}

describe("fillZones", () => {
  it("joins a pad by four spokes and leaves a gap between them", async () => {
    const { covers } = await fill(board({}));
    expect(covers("z", at(5, 6))).toBe(true);
    expect(covers("z", at(6, 5))).toBe(true);
    expect(covers("z", at(5.7, 5.7))).toBe(false);
  });

  it("keeps the rule all around a ring-shaped pad and along a round track, as KiCad draws them", async () => {
    const [radius, pen] = [fromMm(3), fromMm(0.4)];
    const onRing = (angle: number, at = radius) => ({
      x: fromMm(10) + Math.round(at * Math.cos(angle)),
      y: fromMm(10) + Math.round(at * Math.sin(angle)),
    });
    const ring = padAt("M1", 10, 10, signal);
    const pads = ring.pads.map((pad) => ({
      ...pad,
      shape: {
        kind: "custom" as const,
        anchor: "circle" as const,
        size: { width: pen, height: pen },
        primitives: [{ shape: { kind: "circle" as const, center: { x: 0, y: 0 }, radius }, width: pen, filled: false }],
        clearanceOutline: "outline" as const,
      },
    }));
    const round = aTrack({
      id: itemId("round"),
      start: onRing(0.1),
      mid: onRing(2),
      end: onRing(4),
      width: pen,
      net: signal,
    });
    const kept = { ...zone("z", square), pour: { ...zone("z", square).pour, islandRemoval: "never" as const } };
    const reach = pen / 2 + fromMm(0.3);
    const around = async (given: Partial<Board>, beyond: number) => {
      const { covers } = await fill(board({ zones: [kept], ...given }));
      for (let angle = 0.2; angle < 3.9; angle += 0.002)
        for (const at of [radius + reach + beyond, radius - reach - beyond])
          expect(covers("z", onRing(angle, at)), `${angle}`).toBe(false);
      expect(covers("z", onRing(2, radius + reach + fromMm(0.03)))).toBe(true);
    };
    await around({ footprints: [{ ...ring, pads }] }, 1_000);
    await around({ footprints: [], tracks: [round] }, 0);
  });

  it("cuts windows out of a hatched pour, with a border, and keeps copper around its pads", async () => {
    const hatch = { thickness: fromMm(0.4), gap: fromMm(1.2), orientation: 0 };
    const hatched = { ...zone("z", square).pour, connection: "solid" as const, fillMode: "hatched" as const, hatch };
    const { polygons, covers } = await fill(board({ zones: [{ ...zone("z", square), pour: hatched }] }));
    const share = polygons("z").reduce((sum, polygon) => sum + polygonArea(polygon), 0) / fromMm(20) ** 2;
    // Away from the border a cell of 1.6 mm keeps 1 - (1.2 / 1.6)² of its copper.
    expect(share).toBeGreaterThan(0.44);
    expect(share).toBeLessThan(0.52);
    expect(covers("z", at(0.2, 10))).toBe(true);
    expect(covers("z", at(5.6, 5))).toBe(true);
    const open = pourRemarks(board({ zones: [{ ...zone("z", square), pour: hatched }] }));
    expect(open).toEqual([]);
  });

  it("fills a hatch of too many windows solid, and says so", async () => {
    const hatch = { thickness: fromMm(0.01), gap: fromMm(0.01), orientation: 0 };
    const given = board({
      zones: [{ ...zone("z", square), pour: { ...zone("z", square).pour, fillMode: "hatched", hatch } }],
    });
    const [polygon] = (await fill(given)).polygons("z");
    expect(polygonArea(polygon!)).toBeGreaterThan(0.98 * fromMm(20) ** 2);
    expect(pourRemarks(given).map(({ code }) => code)).toEqual(["hatched-as-solid"]);
  });

  it("runs into the copper of a net tie of its net, and keeps away from that of any other part", async () => {
    const tie: Footprint = {
      ...padAt("NT1", 10, 10),
      pads: [-2, 2].map((x, index) => ({
        ...padAt(`NT1${index}`, 0, 0, index === 0 ? signal : gnd).pads[0]!,
        position: at(x, 0),
      })),
      graphics: [
        {
          id: itemId("bar"),
          layer: "F.Cu",
          shape: { kind: "polygon", points: [at(-2, -0.5), at(2, -0.5), at(2, 0.5), at(-2, 0.5)] },
          stroke: { width: 0, style: "solid" },
          filled: true,
        },
      ],
    };
    const pad = padAt("P1", 5, 5);
    const joined = { ...tie, keywords: "net tie" };
    expect((await fill(board({ footprints: [pad, joined] }))).covers("z", at(10, 10.55))).toBe(true);
    expect((await fill(board({ footprints: [pad, tie] }))).covers("z", at(10, 10.55))).toBe(false);
    // The pad of the other net keeps its distance all the same.
    expect((await fill(board({ footprints: [pad, joined] }))).covers("z", at(8, 10.7))).toBe(false);
    const alien = { ...joined, pads: joined.pads.map((one) => ({ ...one, net: signal })) };
    expect((await fill(board({ footprints: [pad, alien] }))).covers("z", at(10, 10.55))).toBe(false);
  });

  it("covers a pad that is to be joined solidly and leaves out one that is not to be joined", async () => {
    const [part] = board({}).footprints;
    const solid = { ...part!, zoneConnection: "solid" as const };
    expect((await fill(board({ footprints: [solid] }))).covers("z", at(5.7, 5.7))).toBe(true);
    const alone = [{ ...part!, zoneConnection: "none" as const }, padAt("P2", 15, 15)];
    expect((await fill(board({ footprints: alone }))).covers("z", at(5, 5.7))).toBe(false);
  });

  it("keeps its clearance to another net's pad, and no more than it needs", async () => {
    const { covers } = await fill(board({ footprints: [padAt("P1", 5, 5), padAt("Q1", 12, 12, signal)] }));
    expect(covers("z", at(12, 12.79))).toBe(false);
    expect(covers("z", at(12, 12.81))).toBe(true);
  });

  it("takes out copper that no pad is joined to, unless it may stay", async () => {
    const far = [at(30, 0), at(35, 0), at(35, 5), at(30, 5)];
    const island = (islandRemoval: Zone["pour"]["islandRemoval"], minIslandArea: number) =>
      zone("far", far, { pour: { ...zone("x", far).pour, islandRemoval, minIslandArea } });
    const count = async (given: Zone) =>
      (await fill(board({ zones: [zone("z", square), given] }))).polygons("far").length;
    expect(await count(island("always", 0))).toBe(0);
    expect(await count(island("never", 0))).toBe(1);
    expect(await count(island("below-area", 24e12))).toBe(1);
    expect(await count(island("below-area", 26e12))).toBe(0);
  });

  it("keeps copper that no pad is joined to when the board is yet to be routed", async () => {
    const far = [at(30, 0), at(35, 0), at(35, 5), at(30, 5)];
    const given = board({ zones: [zone("z", square), zone("far", far)] });
    const countOf = (filled: Board) => filled.zones.map(({ fills }) => fills.length);
    expect(countOf(applyEdit(given, await fillZones(given, { islands: "keep" })))).toEqual([1, 1]);
    expect(countOf(applyEdit(given, await fillZones(given)))).toEqual([1, 0]);
  });

  it("gives way to zones of higher priority and to keepouts", async () => {
    const inner = [at(10, 10), at(18, 10), at(18, 18), at(10, 18)];
    const rival = zone("rival", inner, { net: signal, priority: 1 });
    const { covers } = await fill(
      board({ zones: [zone("z", square), rival], footprints: [padAt("P1", 5, 5), padAt("Q1", 14, 14, signal)] }),
    );
    expect(covers("rival", at(10.5, 10.5))).toBe(true);
    expect(covers("z", at(9.8, 14))).toBe(false);
    expect(covers("z", at(9.6, 14))).toBe(true);
    const forbids = { tracks: false, vias: false, pads: false, pours: true, footprints: false };
    const kept = await fill(board({ zones: [zone("z", square), zone("k", inner, { keepout: forbids })] }));
    expect(kept.covers("z", at(14, 14))).toBe(false);
    expect(kept.covers("z", at(9.95, 14))).toBe(true);
  });

  it("drops necks thinner than the least thickness", async () => {
    const neck = [at(0, 0), at(10, 0), at(10, 4), at(12, 4), at(12, 4.2), at(10, 4.2), at(10, 10), at(0, 10)];
    const { covers, polygons } = await fill(board({ zones: [zone("z", neck)] }));
    expect(covers("z", at(11, 4.1))).toBe(false);
    expect(polygonArea(polygons("z")[0]!)).toBeGreaterThan(90e12);
  });

  it("gives the same fills again, and says which pads hang on them", async () => {
    const { filled } = await fill(board({}));
    expect((await fill(filled)).filled).toEqual(filled);
    const islands = fillIslands(filled, gnd, new Map(filled.zones.map((one) => [one, one.fills])));
    expect(islands.map(({ pads }) => pads)).toEqual([["P1.1"]]);
  });
});
