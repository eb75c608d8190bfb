/** Rules about a board and its schematic, under KiCad's names: `checkParity` judges them. */
export const PARITY_RULES = [
  "extra_footprint",
  "footprint_filters_mismatch",
  "footprint_symbol_mismatch",
  "missing_footprint",
  "net_conflict",
] as const;

export type ParityRule = (typeof PARITY_RULES)[number];

/** The rules that findings are about, under KiCad's names. */
export const CHECKED_RULES = [
  ...PARITY_RULES,
  "annular_width",
  "assertion_failure",
  "clearance",
  "connection_width",
  "copper_edge_clearance",
  "copper_sliver",
  "courtyards_overlap",
  "creepage",
  "diff_pair_gap_out_of_range",
  "diff_pair_uncoupled_length_too_long",
  "drill_out_of_range",
  "duplicate_footprints",
  "footprint_type_mismatch",
  "hole_clearance",
  "hole_near_hole",
  "holes_co_located",
  "invalid_outline",
  "isolated_copper",
  "item_on_disabled_layer",
  "items_not_allowed",
  "length_out_of_range",
  "malformed_courtyard",
  "microvia_drill_out_of_range",
  "mirrored_text_on_front_layer",
  "missing_courtyard",
  "nonmirrored_text_on_back_layer",
  "npth_inside_courtyard",
  "padstack",
  "padstack_invalid",
  "pth_inside_courtyard",
  "shorting_items",
  "silk_edge_clearance",
  "silk_over_copper",
  "silk_overlap",
  "skew_out_of_range",
  "solder_mask_bridge",
  "starved_thermal",
  "text_height",
  "text_on_edge_cuts",
  "text_thickness",
  "through_hole_pad_without_hole",
  "too_many_vias",
  "track_angle",
  "track_dangling",
  "track_segment_length",
  "track_width",
  "tracks_crossing",
  "unconnected_items",
  "unresolved_variable",
  "via_dangling",
  "via_diameter",
  "zone_has_empty_net",
  "zones_intersect",
] as const;

export type CheckedRule = (typeof CHECKED_RULES)[number];

/** Rules of KiCad 10 about a board that are not checked here, by KiCad's names; listed beside "no findings". */
export const RULES_NOT_CHECKED = [
  "footprint_symbol_field_mismatch",
  "lib_footprint_issues",
  "lib_footprint_mismatch",
] as const;
