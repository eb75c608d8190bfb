import type { Point } from "@tracewright/geometry";
import type { SheetId } from "./ids.ts";

/** Places on one sheet of a schematic, in its frame, nanometres. */
export interface PlaceOnSheet {
  readonly sheet: SheetId;
  readonly spots: readonly Point[];
}
