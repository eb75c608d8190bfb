import {
  type Board,
  emptyBoard,
  type Footprint,
  type Graphic,
  itemId,
  type LayerId,
  type Pad,
  type PourSettings,
  type Zone,
} from "@tracewright/board";
import { aFootprint, aPad, aZone, BARE_POUR } from "@tracewright/board/testing";
import { fromMm, type Ring } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { buildScene } from "./build-scene.ts";
import type { DrawList } from "./draw-list.ts";
import type { SceneLayerId } from "./scene.ts";

const mm = (x: number, y: number) => ({ x: fromMm(x), y: fromMm(y) });
const square = (left: number, right: number): Ring => [mm(left, 0), mm(right, 0), mm(right, 10), mm(left, 10)];

const PAD: Pad = aPad({
  id: itemId("pad"),
  number: "",
  shape: { kind: "circle", diameter: fromMm(4) },
  position: mm(0, 0),
  layers: ["F.Cu", "F.Mask"],
});

const POUR: PourSettings = BARE_POUR;

function boardOf(records: Partial<Board>, part: Partial<Footprint> = {}): Board {
  const footprint: Footprint = aFootprint({
    id: itemId("part"),
    reference: "H1",
    position: mm(0, 0),
    ...part,
  });
  return { ...emptyBoard(), footprints: [footprint], ...records };
}

/** Whether a layer's areas have ink at (x, y) mm by the non-zero rule. */
function hasInk(board: Board, id: SceneLayerId, x: number, y: number): boolean {
  const layer = buildScene(board).layers.find((one) => one.id === id);
  return layer !== undefined && (turnsAbout(layer.fills, x, y) !== 0 || turnsAbout(layer.pours, x, y) !== 0);
}

function turnsAbout(list: DrawList, x: number, y: number): number {
  let turns = 0;
  let [fromX, fromY, startX, startY] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number) => {
    const side = (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX);
    if (fromY <= y && toY > y && side > 0) turns += 1;
    if (fromY > y && toY <= y && side < 0) turns -= 1;
    [fromX, fromY] = [toX, toY];
  };
  list.replay({
    moveTo: (toX, toY) => {
      [fromX, fromY, startX, startY] = [toX, toY, toX, toY];
    },
    lineTo,
    arc: (centerX, centerY, radius, start, end) => {
      for (let step = 0; step <= 64; step += 1) {
        const angle = start + ((end - start) * step) / 64;
        lineTo(centerX + radius * Math.cos(angle), centerY + radius * Math.sin(angle));
      }
    },
    closePath: () => lineTo(startX, startY),
  });
  return turns;
}

describe("the scene of a pad", () => {
  const rules = { ...emptyBoard().rules, solderMaskExpansion: fromMm(0.5) };

  it("opens the mask by its margin around the copper", () => {
    const board = boardOf({ rules }, { pads: [PAD] });
    expect([hasInk(board, "F.Mask", 2.4, 0), hasInk(board, "F.Mask", 2.6, 0)]).toEqual([true, false]);
    expect([hasInk(board, "F.Cu", 1.9, 0), hasInk(board, "F.Cu", 2.1, 0)]).toEqual([true, false]);
  });

  it("shows the copper of an unplated hole where it is wider than the hole, and the hole", () => {
    const npth: Pad = { ...PAD, kind: "npth", layers: ["*.Cu", "*.Mask"], drill: { size: size(2) } };
    const ringed = boardOf({}, { pads: [npth] });
    expect(hasInk(ringed, "pads-through", 1.5, 0)).toBe(true);
    expect(hasInk(ringed, "holes-unplated", 0.5, 0)).toBe(true);
    const bare = boardOf({}, { pads: [{ ...npth, drill: { size: size(4) } }] });
    expect(hasInk(bare, "pads-through", 1.5, 0)).toBe(false);
    expect(hasInk(bare, "F.Mask", 1.5, 0)).toBe(true);
  });

  it("shows a hole's copper on the layers that it is on, not through the board", () => {
    const board = boardOf({}, { pads: [{ ...PAD, kind: "through-hole", drill: { size: size(1) } }] });
    expect([hasInk(board, "F.Cu", 1.5, 0), hasInk(board, "pads-through", 1.5, 0)]).toEqual([true, false]);
  });

  it("shows pads on silkscreen as they are", () => {
    const layers: readonly LayerId[] = ["F.SilkS"];
    const board = boardOf({ rules }, { pads: [{ ...PAD, layers: [...layers] }] });
    expect([hasInk(board, "F.SilkS", 1.9, 0), hasInk(board, "F.SilkS", 2.1, 0)]).toEqual([true, false]);
  });
});

describe("areas that overlap", () => {
  const graphic = (id: string, points: Ring): Graphic => ({
    id: itemId(id),
    layer: "F.SilkS",
    shape: { kind: "polygon", points },
    stroke: { width: 0, style: "solid" },
    filled: true,
  });

  it("leave no hole where their outlines run in opposite directions", () => {
    const graphics = [graphic("a", square(0, 10)), graphic("b", [...square(5, 15)].reverse())];
    for (const x of [2, 7, 12]) expect(hasInk(boardOf({ graphics }), "F.SilkS", x, 5), `${x} mm`).toBe(true);
  });

  it("leave no hole as zones of one layer, and keep the holes that they have", () => {
    const hole = [mm(1, 4), mm(3, 4), mm(3, 6), mm(1, 6)];
    const zones = [zone("a", square(0, 10), [hole]), zone("b", square(5, 15), [])];
    for (const x of [0.5, 7, 12]) expect(hasInk(boardOf({ zones }), "F.Cu", x, 5), `${x} mm`).toBe(true);
    expect(hasInk(boardOf({ zones }), "F.Cu", 2, 5)).toBe(false);
  });
});

describe("the scene of a zone", () => {
  const filled = (layer: LayerId): Board => {
    const fills = [{ layer, polygons: [{ outer: square(0, 10), holes: [] }], penWidth: fromMm(0.2) }];
    return boardOf({ zones: [{ ...zone("z", square(0, 10), []), layers: [layer], fills }] });
  };
  const inksOf = (board: Board, id: LayerId) => {
    const layer = buildScene(board).layers.find((one) => one.id === id);
    const { pours, rims, fills, strokes } = layer ?? {
      pours: undefined,
      rims: new Map(),
      fills: undefined,
      strokes: new Map(),
    };
    return [pours?.isEmpty, [...rims.keys()], fills?.isEmpty, [...strokes.keys()].filter((pen) => pen > 0)];
  };

  it("is a pour with its rim on copper", () => {
    expect(inksOf(filled("F.Cu"), "F.Cu")).toEqual([false, [fromMm(0.2)], true, []]);
  });

  it("is ink as any other on silkscreen", () => {
    expect(inksOf(filled("F.SilkS"), "F.SilkS")).toEqual([true, [], false, [fromMm(0.2)]]);
  });
});

function size(side: number) {
  return { width: fromMm(side), height: fromMm(side) };
}

function zone(id: string, outer: Ring, holes: readonly Ring[]): Zone {
  return aZone({
    id: itemId(id),
    outline: [outer],
    pour: POUR,
    filled: true,
    fills: [{ layer: "F.Cu", polygons: [{ outer, holes }] }],
  });
}
