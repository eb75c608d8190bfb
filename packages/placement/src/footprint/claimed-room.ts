import {
  type Board,
  type Footprint,
  footprintCourtyard,
  graphicSolids,
  isCopperLayer,
  type LayerId,
  netClassOf,
  type Pad,
  padBox,
  padHole,
  resolveLayers,
} from "@tracewright/board";
import {
  type Box,
  boxOfPoints,
  growBox,
  joinBoxes,
  type Polygon,
  placePoint,
  shapePath,
  solidBox,
} from "@tracewright/geometry";

export interface ClaimedRoom {
  readonly front: Box | undefined;
  readonly back: Box | undefined;
}

/** What pads of different parts keep from one another: the default class, or the rule for drills where that is more. */
export function padClearance(board: Board): number {
  return Math.max(netClassOf(board, undefined).clearance, board.rules.minHoleClearance);
}

/**
 * The room a part claims on each side: its courtyard, what is drawn of one that does not close (KiCad closes it by
 * itself and judges the result), and its copper where the courtyard leaves it out. A part without a drawn courtyard
 * claims its copper and, unless the board is crowded, its body; drawings without pads (logos, frames) claim nothing.
 */
export function claimRoom(board: Board, footprint: Footprint, options: { crowded: boolean }): ClaimedRoom {
  const room = { front: drawnCourtyard(footprint, "front"), back: drawnCourtyard(footprint, "back") };
  const pads = footprint.pads.map((pad) => padRoom(board, footprint, pad));
  const copper = joinBoxes([...pads, ...drawnCopper(footprint).map(({ box }) => box)]);
  if (pads.length === 0 || !copper) return room;
  const own = [growBox(copper, padClearance(board) / 2)];
  const { derived, front, back } = footprintCourtyard(footprint);
  if (derived && !room.front && !room.back && !options.crowded)
    own.push(...[...front, ...back].flatMap((body) => boxOfPoints(body.outer) ?? []));
  const drawn = room[footprint.side];
  const claimed = joinBoxes(drawn ? [...own, drawn] : own);
  const other = footprint.side === "front" ? "back" : "front";
  const contacts = footprint.side === "front" ? "B.Cu" : "F.Cu";
  // Contacts without a drill on the other side: a connector that grips the edge of the board is in the way on both.
  const isGripping = footprint.pads.some(
    (pad) => padHole(footprint, pad) === undefined && pad.layers.includes(contacts),
  );
  return { ...room, [footprint.side]: claimed, ...(isGripping && !room[other] ? { [other]: claimed } : {}) };
}

/** Box of what is drawn on the side's courtyard layer, closed or not. */
function drawnCourtyard(footprint: Footprint, side: "front" | "back"): Box | undefined {
  const courtyard = footprintCourtyard(footprint);
  const closed = courtyard.derived ? [] : courtyard[side].map(({ outer }) => boxOfPoints(outer));
  const layer = side === "front" ? "F.CrtYd" : "B.CrtYd";
  const open = courtyard.malformed
    ? footprint.graphics
        .filter((graphic) => graphic.layer === layer)
        .map(({ shape }) =>
          boxOfPoints(shapePath(shape).map((point) => placePoint(point, footprint.position, footprint.rotation))),
        )
    : [];
  return joinBoxes([...closed, ...open].filter((box) => box !== undefined));
}

/** The courtyards of a part that stays, as they are drawn; boxes only where that is not an area. */
export function claimedPolygons(footprint: Footprint, side: "front" | "back"): readonly Polygon[] {
  const courtyard = footprintCourtyard(footprint);
  if (!courtyard.malformed) return courtyard.derived ? [] : courtyard[side];
  const box = drawnCourtyard(footprint, side);
  return box ? [polygonOfBox(box)] : [];
}

/** A pad with its drill, and where it asks for more clearance than pads usually keep, with the rest of that about it. */
export function padRoom(board: Board, footprint: Footprint, pad: Pad): Box {
  const asked = pad.clearance ?? footprint.clearance ?? netClassOf(board, pad.net).clearance;
  return growBox(padCopper(footprint, pad), Math.max(0, asked - padClearance(board)));
}

/** What the footprint itself draws on copper, as it stands: an antenna, a coil, a net tie. */
export function drawnCopper(footprint: Footprint): readonly { readonly layer: LayerId; readonly box: Box }[] {
  return footprint.graphics.flatMap((graphic) =>
    isCopperLayer(graphic.layer)
      ? graphicSolids(graphic, footprint).map((solid) => ({ layer: graphic.layer, box: solidBox(solid) }))
      : [],
  );
}

/** Box of a pad with its drill. */
export function padCopper(footprint: Footprint, pad: Pad): Box {
  const hole = padHole(footprint, pad);
  const box = padBox(footprint, pad);
  return hole ? (joinBoxes([box, solidBox(hole)]) ?? box) : box;
}

/** Whether the pad is in the way on the side where its part does not stand: drills, and contacts on both sides. */
export function crossesBoard(board: Board, footprint: Footprint, pad: Pad): boolean {
  return sidesOfPad(board, footprint, pad)[footprint.side === "front" ? "back" : "front"];
}

/** Sides on which the pad is in the way: both for drills. */
export function sidesOfPad(board: Board, footprint: Footprint, pad: Pad): { front: boolean; back: boolean } {
  const through = padHole(footprint, pad) !== undefined;
  const layers = resolveLayers(board, pad.layers);
  return { front: through || layers.includes("F.Cu"), back: through || layers.includes("B.Cu") };
}

export function polygonOfBox({ minX, minY, maxX, maxY }: Box): Polygon {
  return {
    outer: [
      { x: minX, y: minY },
      { x: maxX, y: minY },
      { x: maxX, y: maxY },
      { x: minX, y: maxY },
    ],
    holes: [],
  };
}
