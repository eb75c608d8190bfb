import type { CustomRule, DesignRules } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import type { CopperContext } from "./board-copper.ts";
import type { CopperItem } from "./copper-item.ts";

/** Sizes of tracks, vias and pads that have a smallest value for the board, by the constraints that take its place. */
export type SizeKind = "track_width" | "via_diameter" | "annular_width" | "hole_size";

/** The limits of a size, and the custom rules that set them. */
interface RequiredSize {
  readonly min: Nm;
  readonly max?: Nm;
  readonly minBy?: CustomRule;
  readonly maxBy?: CustomRule;
}

/** A custom rule takes the place of the board's minimum, and may set a largest size as well. */
export function requiredSize(
  { board, book }: Pick<CopperContext, "board" | "book">,
  kind: SizeKind,
  item: CopperItem,
): RequiredSize {
  const custom = book.limit(kind, sizeSubjects(kind, item));
  return {
    min: custom?.min ?? boardMinimum(board.rules, kind, item),
    ...(custom?.min !== undefined && { minBy: custom.rule }),
    ...(custom?.max !== undefined && { max: custom.max, maxBy: custom.maxRule ?? custom.rule }),
  };
}

/** What a rule about a size is asked about: a width belongs to the track's layer, the others to no layer. */
export function sizeSubjects(kind: SizeKind, a: CopperItem) {
  return { a, ...(kind === "track_width" && { layer: a.layers }) };
}

/** Microvias have minima of their own. */
export function boardMinimum(rules: DesignRules, kind: SizeKind, { via }: CopperItem): Nm {
  const isMicro = via?.kind === "micro";
  switch (kind) {
    case "track_width":
      return rules.minTrackWidth;
    case "via_diameter":
      return isMicro ? rules.minMicroviaDiameter : rules.minViaDiameter;
    case "annular_width":
      return rules.minViaAnnularWidth;
    case "hole_size":
      return isMicro ? rules.minMicroviaDrill : rules.minThroughHoleDiameter;
  }
}

/** Whether the item has such a size that is checked; rings of custom pads are not. */
export function hasSize(kind: SizeKind, { track, via, pad, hole }: CopperItem): boolean {
  switch (kind) {
    case "track_width":
      return track !== undefined;
    case "via_diameter":
      return via !== undefined;
    case "annular_width":
      return (
        via !== undefined || (!!pad?.drill && !!hole && pad.kind === "through-hole" && pad.shape.kind !== "custom")
      );
    case "hole_size":
      return via !== undefined || (!!pad?.drill && !!hole);
  }
}
