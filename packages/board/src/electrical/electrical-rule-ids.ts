/** The electrical rules, under KiCad's names where it has them, in the order in which findings are listed. */
export const ELECTRICAL_RULE_IDS = [
  "pin_to_pin",
  "supplies_joined",
  "power_pin_not_driven",
  "pin_not_driven",
  "pin_not_connected",
  "no_connect_connected",
  "no_connect_dangling",
  "wire_dangling",
  "unconnected_wire_endpoint",
  "label_dangling",
  "isolated_pin_label",
  "global_label_dangling",
  "single_global_label",
  "same_local_global_label",
  "similar_labels",
  "label_multiple_wires",
  "multiple_net_names",
  "hier_label_mismatch",
  "duplicate_sheet_names",
  "bus_definition_conflict",
  "bus_to_net_conflict",
  "bus_to_bus_conflict",
  "net_not_bus_member",
  "duplicate_reference",
  "unannotated",
  "extra_units",
  "missing_unit",
  "missing_power_pin",
  "missing_input_pin",
  "missing_bidi_pin",
  "unit_value_mismatch",
  "different_unit_footprint",
  "different_unit_net",
  "duplicate_pins",
  "lib_symbol_issues",
  "footprint_link_issues",
  "four_way_junction",
  "endpoint_off_grid",
] as const;

export type ElectricalRuleId = (typeof ELECTRICAL_RULE_IDS)[number];

export type ElectricalSeverity = "error" | "warning";

export const ELECTRICAL_SEVERITIES = ["error", "warning", "ignore"] as const;
