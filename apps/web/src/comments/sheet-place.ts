import { type PlaceOnSheet, sheetId } from "@tracewright/board";
import type { PlaceOfThread } from "./comment-thread.ts";

/** Where on the sheets a discussion is; undefined: it is on the board. */
export function sheetPlaceOf({ sheetId: sheet, x, y }: PlaceOfThread): PlaceOnSheet | undefined {
  return sheet === null ? undefined : { sheet: sheetId(sheet), spots: [{ x, y }] };
}
