import { type Board, type Footprint, indexBoard } from "@tracewright/board";
import type { FindingSink } from "../findings/finding-sink.ts";

/** A reference names one part. */
export function judgeReferences(board: Board, sink: FindingSink): void {
  for (const [reference, footprints] of indexBoard(board).footprintsByReference)
    judgeReference(reference, footprints, sink);
}

/** One reference and all parts that have it, in the board's order. */
export function judgeReference(reference: string, footprints: readonly Footprint[], sink: FindingSink): void {
  const first = footprints[0];
  if (!first || footprints.length < 2 || !isReference(reference)) return;
  sink.add({
    rule: "duplicate_footprints",
    message: `${reference} names ${footprints.length} parts`,
    items: footprints.map(({ id }) => id),
    nets: [],
    position: first.position,
  });
}

/** "REF**" and the like are what parts carry that were never annotated: logos, holes, fiducials. */
function isReference(reference: string): boolean {
  return reference !== "" && !reference.includes("*") && !reference.includes("?");
}
