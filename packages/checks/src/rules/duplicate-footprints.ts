import { type Board, indexBoard } from "@tracewright/board";
import type { FindingSink } from "../findings/finding-sink.ts";

/** A reference names one part. */
export function judgeReferences(board: Board, sink: FindingSink): void {
  for (const [reference, footprints] of indexBoard(board).footprintsByReference) {
    const first = footprints[0];
    if (!first || footprints.length < 2 || !isReference(reference)) continue;
    sink.add({
      rule: "duplicate_footprints",
      message: `${reference} names ${footprints.length} parts`,
      items: footprints.map(({ id }) => id),
      nets: [],
      position: first.position,
    });
  }
}

/** "REF**" and the like are what parts carry that were never annotated: logos, holes, fiducials. */
function isReference(reference: string): boolean {
  return reference !== "" && !reference.includes("*") && !reference.includes("?");
}
