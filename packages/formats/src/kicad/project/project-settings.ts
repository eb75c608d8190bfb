import type { DesignRules, NetClass } from "@tracewright/board";

/** Field of the rules ↔ key in a project's `board.design_settings.rules`, millimetres. */
export const RULE_KEYS = {
  minClearance: "min_clearance",
  minTrackWidth: "min_track_width",
  minViaDiameter: "min_via_diameter",
  minViaAnnularWidth: "min_via_annular_width",
  minThroughHoleDiameter: "min_through_hole_diameter",
  minMicroviaDiameter: "min_microvia_diameter",
  minMicroviaDrill: "min_microvia_drill",
  minHoleClearance: "min_hole_clearance",
  minHoleToHole: "min_hole_to_hole",
  copperToEdge: "min_copper_edge_clearance",
  silkClearance: "min_silk_clearance",
  maxArcError: "max_error",
} as const;

/** The same of rules that KiCad 7 and later have, which a board need not state. */
export const OPTIONAL_RULE_KEYS = {
  minConnectionWidth: "min_connection",
  minGrooveWidth: "min_groove_width",
  minTextHeight: "min_text_height",
  minTextThickness: "min_text_thickness",
} as const satisfies Partial<Record<keyof DesignRules, string>>;

/** Field of a net class ↔ key in `net_settings.classes`, millimetres. */
export const CLASS_KEYS = {
  clearance: "clearance",
  trackWidth: "track_width",
  viaDiameter: "via_diameter",
  viaDrill: "via_drill",
  microviaDiameter: "microvia_diameter",
  microviaDrill: "microvia_drill",
  diffPairWidth: "diff_pair_width",
  diffPairGap: "diff_pair_gap",
  diffPairViaGap: "diff_pair_via_gap",
} as const satisfies Partial<Record<keyof NetClass, string>>;
