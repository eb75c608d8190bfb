import type { Point } from "@tracewright/geometry";
import type { NameItem } from "../edit-builder.ts";
import type { DrawingToolName, ToolContext } from "../gestures/tool.ts";
import type { Drawn } from "./drawn.ts";

/** What a line of corners becomes. */
export interface CornerWork {
  readonly name: DrawingToolName;
  /** An area, closed by its first corner; otherwise a line, which may end anywhere. */
  readonly isRing: boolean;
  /**
   * `corners`: of a ring at least three, which meet nowhere else; of a line at least two, the first again where it
   * was closed.
   */
  readonly draw: (corners: readonly Point[], context: ToolContext, nameItem: NameItem) => Drawn;
}

/** What a fixed number of places becomes, one press each. */
export interface PlacesWork {
  readonly name: DrawingToolName;
  readonly count: number;
  /** The way to the second place keeps to 45° lines. */
  readonly isAngled?: boolean;
  /** Undefined: these places make nothing yet, such as a circle without a radius. */
  readonly draw: (places: readonly Point[], context: ToolContext, nameItem: NameItem) => Drawn | undefined;
  /** The work with what is placed turned about its place. */
  readonly turned?: (by: 90 | -90) => PlacesWork;
}
