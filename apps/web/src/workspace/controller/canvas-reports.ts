import type { ItemId } from "@tracewright/board";
import type { Box } from "@tracewright/geometry";
import type { RefObject } from "react";
import { createConcern } from "./concern.ts";

export interface CanvasReports {
  /** The parts selected on the board. */
  readonly chosen: readonly ItemId[];
  readonly choose: (parts: readonly ItemId[]) => void;
  /** The visible part of the board, nanometres; undefined before it was first drawn. */
  readonly inView: RefObject<Box | undefined>;
  readonly look: (box: Box) => void;
}

/** What the canvas reports to the rest of the workspace. */
export const [ReportsProvider, useCanvasReports] = createConcern<CanvasReports>("canvas reports");
