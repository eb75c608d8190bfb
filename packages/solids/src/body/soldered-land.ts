import { type Footprint, type Pad, padHole, padSolids } from "@tracewright/board";
import { fromMm, solidBox, toMm } from "@tracewright/geometry";
import type { Extent } from "./prism.ts";
import type { PlanePoint } from "./profile.ts";

/** A pad as the part above it sees it: front of the part's own frame, millimetres, y upwards. */
export interface SolderedLand extends Extent {
  readonly pin: string;
  readonly center: PlanePoint;
  /** Of a plated hole: its middle and its least width. */
  readonly hole?: { readonly center: PlanePoint; readonly width: number };
  readonly isHeatsink: boolean;
}

/** Smaller plated holes are vias in a land: no lead goes into them. */
const MIN_LEAD_HOLE = fromMm(0.5);

const AT_ORIGIN = { position: { x: 0, y: 0 }, rotation: 0 };

/**
 * Pads that a lead is soldered to: plated holes, and lands that get paste. What is printed for testing alone is none.
 * `byHand`: lands without paste, too.
 */
export function solderedLands(footprint: Footprint, { byHand = false } = {}): SolderedLand[] {
  return footprint.pads.filter((pad) => isSoldered(pad, byHand)).map((pad) => landOf(pad, footprint.side === "back"));
}

function isSoldered({ kind, drill, layers, number }: Pad, byHand: boolean): boolean {
  if (kind === "npth" || kind === "edge-connector") return false;
  if (drill) return Math.min(drill.size.width, drill.size.height) >= MIN_LEAD_HOLE;
  const hasPaste = layers.some((layer) => layer.endsWith(".Paste"));
  const hasCopper = layers.some((layer) => layer.endsWith(".Cu"));
  return (hasPaste || byHand) && hasCopper && number !== "";
}

/** A footprint on the back is stored mirrored by y, which here points upwards: there the stored y is the front's own. */
export function upwards(isBack: boolean) {
  return (y: number): number => (isBack ? y : -y + 0);
}

function landOf(pad: Pad, isBack: boolean): SolderedLand {
  const up = upwards(isBack);
  const boxes = padSolids(AT_ORIGIN, pad).map(solidBox);
  const minX = toMm(Math.min(...boxes.map((box) => box.minX)));
  const maxX = toMm(Math.max(...boxes.map((box) => box.maxX)));
  const ys = boxes.flatMap((box) => [up(toMm(box.minY)), up(toMm(box.maxY))]);
  const [minY, maxY] = [Math.min(...ys), Math.max(...ys)];
  const hole = padHole(AT_ORIGIN, pad);
  const box = hole && solidBox(hole);
  return {
    pin: pad.number,
    minX,
    minY,
    maxX,
    maxY,
    center: { x: (minX + maxX) / 2, y: (minY + maxY) / 2 },
    ...(hole &&
      box && {
        hole: {
          center: { x: toMm(box.minX + box.maxX) / 2, y: up(toMm(box.minY + box.maxY) / 2) },
          width: toMm(2 * hole.radius),
        },
      }),
    isHeatsink: pad.property === "heatsink",
  };
}
