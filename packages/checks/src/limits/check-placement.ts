import {
  type Board,
  boardOutline,
  type Diagnostic,
  type Finding,
  type Footprint,
  locateInPolygon,
  padCenter,
} from "@tracewright/board";
import { FindingSink } from "../findings/finding-sink.ts";
import { judgeCourtyards } from "../rules/courtyards.ts";
import { CATALOGUE } from "./check-limits.ts";

/** What keeps a board from being routed although it is within the limits: parts outside the outline or overlapping. */
export function checkPlacement(board: Board, file: string = ""): Diagnostic[] {
  const outside = partsOutside(board);
  const sink = new FindingSink({ ...board, rules: { ...board.rules, severities: { courtyards_overlap: "error" } } });
  judgeCourtyards(board, sink);
  const overlaps = sink.findings.filter(({ rule }) => rule === "courtyards_overlap");
  return [
    ...outside.map((footprint) =>
      problem(`${footprint.reference} lies outside the board outline`, file, [footprint.reference]),
    ),
    ...overlaps.map((finding) => problem(finding.message, file, referencesOf(board, finding))),
  ];
}

/** Parts with a pad outside the outline; a board without a closed outline has no outside. */
export function partsOutside(board: Board): Footprint[] {
  const outline = boardOutline(board);
  if (outline.status !== "closed") return [];
  return board.footprints.filter((footprint) =>
    (footprint.pads.length > 0 ? footprint.pads.map((pad) => padCenter(footprint, pad)) : [footprint.position]).some(
      (point) => outline.areas.every((area) => locateInPolygon(point, area) === "outside"),
    ),
  );
}

function problem(message: string, file: string, subjects: readonly string[]): Diagnostic {
  return { severity: "error", code: "placement", catalogue: CATALOGUE.placement, message, file, subjects };
}

function referencesOf(board: Board, finding: Finding): string[] {
  return board.footprints.filter(({ id }) => finding.items.includes(id)).map(({ reference }) => reference);
}
