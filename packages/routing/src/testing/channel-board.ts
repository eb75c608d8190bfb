import { type Board, emptyBoard, itemId, type Net, netId, type Zone } from "@tracewright/board";
import { aPour, aZone } from "@tracewright/board/testing";
import { fromMm, type Nm, type Point } from "@tracewright/geometry";
import { makeFootprint, makePad, rectangle } from "./random-board.ts";

/** Of the channel board: width of every track, and clearance. */
export const CHANNEL_WIDTH = fromMm(0.2);
export const CHANNEL_CLEARANCE = fromMm(0.2);

const MIDDLE = fromMm(10);

/**
 * A board of 30 × 20 mm on two layers, cut in two by a rule area from top to bottom, 2 mm thick, with one gap in its
 * middle; nets that each join a pad on its left to one on its right.
 */
export function channelBoard({ gap, nets }: { readonly gap: Nm; readonly nets: number }): Board {
  const empty = emptyBoard(2);
  const netList = Array.from({ length: nets }, (_, index): Net => ({ id: netId(`n${index}`), name: `N${index}` }));
  const rowOf = (index: number): Nm => MIDDLE + Math.round((index - (nets - 1) / 2) * fromMm(1.2));
  const wall = (id: string, y0: Nm, y1: Nm): Zone =>
    aZone({
      id: itemId(id),
      name: id,
      layers: ["F.Cu", "B.Cu"],
      outline: [corners(fromMm(14), y0, fromMm(16), y1)],
      keepout: { tracks: true, vias: true, pads: false, pours: false, footprints: false },
      pour: aPour({
        clearance: 0,
        minThickness: fromMm(0.25),
        connection: "solid",
        thermalGap: fromMm(0.3),
        thermalBridgeWidth: fromMm(0.3),
      }),
    });
  return {
    ...empty,
    rules: {
      ...empty.rules,
      minTrackWidth: CHANNEL_WIDTH,
      netClasses: empty.rules.netClasses.map((netClass) => ({
        ...netClass,
        trackWidth: CHANNEL_WIDTH,
        clearance: CHANNEL_CLEARANCE,
      })),
    },
    nets: netList,
    zones: [wall("upper", 0, MIDDLE - gap / 2), wall("lower", MIDDLE + gap / 2, fromMm(20))],
    footprints: netList.flatMap((net, index) =>
      [4, 26].map((x, side) =>
        makeFootprint(`${side === 0 ? "L" : "R"}${index}`, { x: fromMm(x), y: rowOf(index) }, 0, [
          makePad(`${net.id}.${side}`, 0, false, net),
        ]),
      ),
    ),
    graphics: [rectangle("outline", { x: 0, y: 0 }, { x: fromMm(30), y: fromMm(20) })],
  };
}

/** Tracks that fit side by side into a gap of the channel board: its walls keep no clearance. */
export function tracksThatFit(gap: Nm): number {
  return gap < CHANNEL_WIDTH ? 0 : Math.floor((gap - CHANNEL_WIDTH) / (CHANNEL_WIDTH + CHANNEL_CLEARANCE)) + 1;
}

function corners(x0: Nm, y0: Nm, x1: Nm, y1: Nm): Point[] {
  return [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ];
}
