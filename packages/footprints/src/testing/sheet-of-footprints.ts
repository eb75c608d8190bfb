import {
  type Board,
  emptyBoard,
  type Footprint,
  footprintCourtyard,
  itemId,
  type Net,
  netId,
} from "@tracewright/board";
import { boxOfPoints, fromMm } from "@tracewright/geometry";
import { findFootprint, listFootprints } from "../find-footprint.ts";
import { standFootprint } from "../stand-footprint.ts";

const ROW_WIDTH = fromMm(600);
const GAP = fromMm(4);
const MARGIN = fromMm(20);

/** Every footprint of the library on one board, side by side, each pad number of each part on a net of its own. */
export function sheetOfFootprints(): Board {
  const footprints: Footprint[] = [];
  const nets = new Map<string, Net>();
  let x = 0;
  let y = 0;
  let rowHeight = 0;
  for (const [index, name] of listFootprints().entries()) {
    const template = findFootprint(name)?.footprint;
    const room = template && boxOfPoints(footprintCourtyard(template).front[0]?.outer ?? []);
    if (!template || !room) throw new Error(`${name} has no courtyard`);
    if (x + room.maxX - room.minX > ROW_WIDTH) {
      x = 0;
      y += rowHeight + GAP;
      rowHeight = 0;
    }
    const reference = `U${index}`;
    const part = standFootprint(template, {
      id: reference,
      reference,
      value: name,
      position: { x: x - room.minX + MARGIN, y: y - room.minY + MARGIN },
    });
    footprints.push({ ...part, pads: joinPads(part, nets) });
    x += room.maxX - room.minX + GAP;
    rowHeight = Math.max(rowHeight, room.maxY - room.minY);
  }
  const corner = { x: ROW_WIDTH + 2 * MARGIN, y: y + rowHeight + 2 * MARGIN };
  const board = emptyBoard(2);
  return {
    ...board,
    rules: {
      ...board.rules,
      minClearance: fromMm(0.1),
      netClasses: board.rules.netClasses.map((each) => ({ ...each, clearance: fromMm(0.1) })),
    },
    footprints,
    nets: [...nets.values()],
    graphics: [
      {
        id: itemId("outline"),
        layer: "Edge.Cuts",
        shape: { kind: "rect", start: { x: 0, y: 0 }, end: corner },
        stroke: { width: fromMm(0.1), style: "solid" },
        filled: false,
      },
    ],
  };
}

/** Contacts that stand on one land are one net, as the circuit has to have it. */
function joinPads(part: Footprint, nets: Map<string, Net>): Footprint["pads"] {
  const ofPlace = new Map<string, string>();
  return part.pads.map((pad) => {
    if (pad.number === "") return pad;
    const place = `${pad.position.x} ${pad.position.y}`;
    const isAlone = part.pads.filter(({ number }) => number === pad.number).length === 1;
    const name = `${part.reference}-${(isAlone && ofPlace.get(place)) || pad.number}`;
    ofPlace.set(place, (isAlone && ofPlace.get(place)) || pad.number);
    nets.set(name, { id: netId(name), name });
    return { ...pad, net: netId(name) };
  });
}
