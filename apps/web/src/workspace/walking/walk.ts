import { type Board, type Footprint, type ItemId, indexBoard, type PadOnBoard, padCenter } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import { compareNaturally } from "@tracewright/text";
import { readingOrder } from "./reading-order.ts";

/** The position of keyboard navigation: at a part, or at one of its pads. */
export interface WalkPlace {
  readonly part: ItemId;
  readonly pad?: ItemId;
}

/** Up and down go by place; next and previous in reading order, or from pad to pad of the part; net to the net's next pad. */
export type WalkStep = "in" | "out" | "next" | "previous" | "up" | "down" | "net" | "netBack";

/**
 * One step over a board. Undefined: out of the board, or there is nothing on it. A step that leads nowhere ends where it began.
 */
export function walk(
  board: Board,
  from: WalkPlace | undefined,
  step: WalkStep,
  isFromBelow = false,
): WalkPlace | undefined {
  const order = readingOrder(board, isFromBelow);
  const part = from && indexBoard(board).footprintById.get(from.part);
  if (!part) return step === "out" || order[0] === undefined ? undefined : { part: order[0].id };
  const pads = padsOf(part);
  const pad = pads.find(({ id }) => id === from.pad);
  switch (step) {
    case "in":
      return pad ? from : placeAt(part, pads[0]?.id);
    case "out":
      return pad ? placeAt(part) : undefined;
    case "next":
    case "previous": {
      const by = step === "next" ? 1 : -1;
      return pad ? placeAt(part, beside(pads, pad, by).id) : placeAt(beside(order, part, by));
    }
    case "up":
    case "down": {
      const downwards = step === "down" ? 1 : -1;
      if (!pad) return placeAt(nearest(order, part, ({ position }) => position, downwards));
      return placeAt(part, nearest(pads, pad, (one) => padCenter(part, one), downwards).id);
    }
    case "net":
    case "netBack": {
      const met = pad && padsOfNet(board, pad.net);
      const here = met?.find((one) => one.pad === pad);
      if (!met || !here) return from;
      const next = beside(met, here, step === "net" ? 1 : -1);
      return placeAt(next.footprint, next.pad.id);
    }
  }
}

/** The pads of a part by their numbers. */
export function padsOf(part: Footprint): readonly Footprint["pads"][number][] {
  return part.pads.toSorted((a, b) => compareNaturally(a.number, b.number) || compareNaturally(a.id, b.id));
}

/** The pads of a net, by part and number; undefined: it is none. */
export function padsOfNet(board: Board, net: PadOnBoard["pad"]["net"]): readonly PadOnBoard[] | undefined {
  if (net === undefined) return undefined;
  return indexBoard(board)
    .padsByNet.get(net)
    ?.toSorted(
      (a, b) =>
        compareNaturally(a.footprint.reference, b.footprint.reference) ||
        compareNaturally(a.pad.number, b.pad.number) ||
        compareNaturally(a.pad.id, b.pad.id),
    );
}

function placeAt(part: Footprint, pad?: ItemId): WalkPlace {
  return { part: part.id, ...(pad !== undefined && { pad }) };
}

/** The one before or behind; after the last comes the first. */
function beside<One>(all: readonly One[], one: One, by: 1 | -1): One {
  return all[(all.indexOf(one) + by + all.length) % all.length]!;
}

/** The nearest one above or below, sideways counting double; itself where there is none. */
function nearest<One>(all: readonly One[], from: One, placeOf: (one: One) => Point, downwards: 1 | -1): One {
  const { x, y } = placeOf(from);
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const one of all) {
    const place = placeOf(one);
    const far = (place.y - y) * downwards;
    const way = far + 2 * Math.abs(place.x - x);
    if (one === from || far <= 0 || way >= least) continue;
    best = one;
    least = way;
  }
  return best;
}
