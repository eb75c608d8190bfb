import {
  type Board,
  boardOutline,
  type Diagnostic,
  type Finding,
  type Footprint,
  padPosition,
  ruleBookOf,
  worded,
} from "@tracewright/board";
import { locateInPolygon } from "@tracewright/geometry";
import { LayerBits } from "../copper/collect-copper.ts";
import { FindingSink } from "../findings/finding-sink.ts";
import { nameFootprint } from "../findings/names.ts";
import { judgeCourtyards } from "../rules/courtyards.ts";
import { CATALOGUE } from "./check-limits.ts";

/**
 * What is wrong with where parts stand (catalogue 70019): those outside the outline keep a board from being routed and are
 * errors; courtyards in one another, which many a designer means, are warnings.
 */
export function checkPlacement(board: Board, file: string = ""): Diagnostic[] {
  const outside = partsOutside(board);
  const sink = new FindingSink({ ...board, rules: { ...board.rules, severities: { courtyards_overlap: "error" } } });
  judgeCourtyards({ now: board, book: ruleBookOf(board), bits: new LayerBits(board) }, sink);
  const overlaps = sink.findings.filter(({ rule }) => rule === "courtyards_overlap");
  return [
    ...outside.map((footprint) =>
      problem({
        severity: "error",
        ...worded("part-outside", { reference: nameFootprint(footprint) }),
        file,
        subjects: [footprint.reference],
        place: footprint.position,
      }),
    ),
    ...overlaps.map((finding) => {
      const parts = partsOf(board, finding);
      const [first = "", second = ""] = parts.map(nameFootprint);
      return problem({
        severity: "warning",
        ...worded("courtyards-overlap", { first, second }),
        file,
        subjects: parts.map(({ reference }) => reference),
        place: finding.position,
      });
    }),
  ];
}

/**
 * Parts with no pad of a net on the board: connectors may overhang, and a mounting plate beside the board needs no track.
 * A board without a closed outline has no outside.
 */
export function partsOutside(board: Board): Footprint[] {
  const outline = boardOutline(board);
  if (outline.status !== "closed") return [];
  return board.footprints.filter((footprint) => {
    const joined = footprint.pads.filter(({ net }) => net !== undefined);
    return (
      joined.length > 0 &&
      joined.every((pad) =>
        outline.areas.every((area) => locateInPolygon(padPosition(footprint, pad), area) === "outside"),
      )
    );
  });
}

function problem(of: Omit<Diagnostic, "code" | "catalogue">): Diagnostic {
  return { ...of, code: "placement", catalogue: CATALOGUE.placement };
}

function partsOf(board: Board, finding: Finding): Footprint[] {
  return board.footprints.filter(({ id }) => finding.items.includes(id));
}
