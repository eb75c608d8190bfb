import type { ElectricalRuleId } from "@tracewright/board";

export interface ElectricalRuleText {
  readonly title: string;
  /** What corrects it. */
  readonly mend: string;
}

export const ELECTRICAL_RULE_TEXTS = {
  pin_to_pin: {
    title: "Conflict between pins",
    mend: "Separate the pins, or correct the kind of a pin in its symbol.",
  },
  supplies_joined: { title: "Supplies joined", mend: "Separate the two nets, or rename one of their labels." },
  power_pin_not_driven: {
    title: "Supply input without supply output",
    mend: "Connect the net to its source, or place a PWR_FLAG where it is supplied from outside.",
  },
  pin_not_driven: { title: "Input without output", mend: "Connect the input to an output, a supply or ground." },
  pin_not_connected: { title: "Pin not connected", mend: "Connect the pin, or place a no-connect mark on it." },
  no_connect_connected: {
    title: "Pin with no-connect mark is connected",
    mend: "Remove the mark, or the connection.",
  },
  no_connect_dangling: { title: "No-connect mark on nothing", mend: "Move the mark onto its pin, or delete it." },
  wire_dangling: { title: "Wire connected to nothing", mend: "Connect the wire, or delete it." },
  unconnected_wire_endpoint: { title: "Open end of a wire", mend: "Connect the end, or shorten the wire." },
  label_dangling: { title: "Label connected to nothing", mend: "Move the label onto its wire, or delete it." },
  isolated_pin_label: {
    title: "Label on one pin only",
    mend: "Check the spelling of the label in the other place, or mark the pin as not connected.",
  },
  global_label_dangling: {
    title: "Global label connected to nothing else",
    mend: "Check the spelling of the label in the other place, or delete it.",
  },
  single_global_label: { title: "Global label appears once", mend: "Check the spelling, or use a local label." },
  same_local_global_label: { title: "Name is both local and global", mend: "Rename one of the nets." },
  similar_labels: { title: "Labels differ in case only", mend: "Spell both the same way, or rename one." },
  label_multiple_wires: { title: "Label joins crossing wires", mend: "Move the label away from the crossing." },
  multiple_net_names: { title: "Several names on one net", mend: "Delete all labels of the net but one." },
  hier_label_mismatch: {
    title: "Sheet pin and hierarchical label differ",
    mend: "Add the missing pin or label, or rename one of them.",
  },
  duplicate_sheet_names: { title: "Two sheets of one name", mend: "Rename one of the sheets." },
  bus_definition_conflict: { title: "Bus alias defined twice", mend: "Give the alias the same members on all sheets." },
  bus_to_net_conflict: { title: "Net joined to a bus", mend: "Connect the net through a bus entry." },
  bus_to_bus_conflict: { title: "Buses without common member", mend: "Separate the buses, or rename their members." },
  net_not_bus_member: { title: "Net is not a member of its bus", mend: "Name the bus so that it contains the net." },
  duplicate_reference: { title: "Reference given twice", mend: "Annotate the schematic." },
  unannotated: { title: "Parts without a number", mend: "Annotate the schematic." },
  extra_units: { title: "Unit that the symbol has not", mend: "Delete the unit, or change the symbol." },
  missing_unit: { title: "Units not placed", mend: "Place the missing units." },
  missing_power_pin: { title: "Supply pins not placed", mend: "Place the unit with the supply pins." },
  missing_input_pin: {
    title: "Input pins not placed",
    mend: "Place the missing units and connect their inputs to a defined level.",
  },
  missing_bidi_pin: { title: "Bidirectional pins not placed", mend: "Place the missing units." },
  unit_value_mismatch: { title: "Units with different values", mend: "Give all units of the part one value." },
  different_unit_footprint: {
    title: "Units with different footprints",
    mend: "Give all units of the part one footprint.",
  },
  different_unit_net: { title: "Common pin on several nets", mend: "Connect the pin to one net on all units." },
  duplicate_pins: { title: "Several pins of one number", mend: "Give each pin of the symbol its own number." },
  lib_symbol_issues: { title: "Symbol missing", mend: "Import the schematic with its symbol libraries." },
  footprint_link_issues: { title: "Footprint without library", mend: "Choose the footprint again, with its library." },
  four_way_junction: { title: "Four ends at one point", mend: "Move one of the wires, so that three ends meet." },
  endpoint_off_grid: { title: "Ends off the grid", mend: "Move the symbols and wires onto the grid." },
} as const satisfies Record<ElectricalRuleId, ElectricalRuleText>;
