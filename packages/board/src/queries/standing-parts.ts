import { type Box, boxOfPoints } from "@tracewright/geometry";
import type { Board } from "../records/board.ts";
import type { Side } from "../records/layer.ts";
import { footprintCourtyard } from "./footprint-courtyard.ts";

/** The data of a part for side and height intents. */
export interface StandingPart {
  readonly reference: string;
  readonly side: Side;
  readonly locked: boolean;
  /** About its courtyard on that side. */
  readonly box: Box;
}

/** The parts of a board that are wired; logos, frames and holes have no body that anything limits. */
export function standingParts(board: Board): readonly StandingPart[] {
  return board.footprints.flatMap((footprint): StandingPart[] => {
    const { reference, side, locked, pads } = footprint;
    const box = boxOfPoints(footprintCourtyard(footprint)[side].flatMap(({ outer }) => outer));
    return box && pads.some(({ net }) => net !== undefined) ? [{ reference, side, locked, box }] : [];
  });
}
