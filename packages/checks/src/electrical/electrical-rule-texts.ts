import type { ElectricalRuleId } from "@tracewright/board";

export interface ElectricalRuleText {
  readonly title: string;
  /** What corrects it. */
  readonly mend: string;
  /** Where the rule comes from. */
  readonly source: string;
}

export const ELECTRICAL_RULE_TEXTS = {
  pin_to_pin: {
    title: "Conflict between pins",
    mend: "Separate the pins, or correct the kind of a pin in its symbol.",
    source: "KiCad's matrix of pin conflicts",
  },
  supplies_joined: {
    title: "Supplies joined",
    mend: "Separate the two nets, or rename one of their labels.",
    source: "what names of nets promise: supplies of other voltages, and grounds, are other nets",
  },
  power_pin_not_driven: {
    title: "Supply input without supply output",
    mend: "Connect the net to its source, or place a PWR_FLAG where it is supplied from outside.",
    source: "KiCad: a net with a supply input needs a supply output",
  },
  pin_not_driven: {
    title: "Input without output",
    mend: "Connect the input to an output, a supply or ground.",
    source: "KiCad: a net with an input needs an output",
  },
  pin_not_connected: {
    title: "Pin not connected",
    mend: "Connect the pin, or place a no-connect mark on it.",
    source: "KiCad: every pin is connected or marked as open",
  },
  no_connect_connected: {
    title: "Pin with no-connect mark is connected",
    mend: "Remove the mark, or the connection.",
    source: "KiCad: a pin with a no-connect mark, or of the kind no-connect, has no wire",
  },
  no_connect_dangling: {
    title: "No-connect mark on nothing",
    mend: "Move the mark onto its pin, or delete it.",
    source: "KiCad: a no-connect mark is on a pin",
  },
  wire_dangling: {
    title: "Wire connected to nothing",
    mend: "Connect the wire, or delete it.",
    source: "KiCad: a wire leads from something to something",
  },
  unconnected_wire_endpoint: {
    title: "Open end of a wire",
    mend: "Connect the end, or shorten the wire.",
    source: "KiCad 9: a wire ends on something; not asked of a wire with a label, as KiCad does",
  },
  label_dangling: {
    title: "Label connected to nothing",
    mend: "Move the label onto its wire, or delete it.",
    source: "KiCad: a label names something",
  },
  isolated_pin_label: {
    title: "Label on one pin only",
    mend: "Check the spelling of the label in the other place, or mark the pin as not connected.",
    source: "KiCad 9: a label joins at least two pins",
  },
  global_label_dangling: {
    title: "Global label connected to nothing else",
    mend: "Check the spelling of the label in the other place, or delete it.",
    source: "KiCad: a global label joins places",
  },
  single_global_label: {
    title: "Global label appears once",
    mend: "Check the spelling, or use a local label.",
    source: "KiCad 9: a global label appears at least twice",
  },
  same_local_global_label: {
    title: "Name is both local and global",
    mend: "Rename one of the nets.",
    source: "KiCad 9: a name is global or local",
  },
  similar_labels: {
    title: "Labels differ in case only",
    mend: "Spell both the same way, or rename one.",
    source: "KiCad: names differ in more than upper and lower case",
  },
  label_multiple_wires: {
    title: "Label joins crossing wires",
    mend: "Move the label away from the crossing.",
    source: "KiCad 9: a label is on one wire",
  },
  multiple_net_names: {
    title: "Several names on one net",
    mend: "Delete all labels of the net but one.",
    source: "KiCad: a net has one name",
  },
  hier_label_mismatch: {
    title: "Sheet pin and hierarchical label differ",
    mend: "Add the missing pin or label, or rename one of them.",
    source: "KiCad: a sheet pin joins the hierarchical label of its name",
  },
  duplicate_sheet_names: {
    title: "Two sheets of one name",
    mend: "Rename one of the sheets.",
    source: "KiCad: sheets within a sheet have different names",
  },
  bus_definition_conflict: {
    title: "Bus alias defined twice",
    mend: "Give the alias the same members on all sheets.",
    source: "KiCad: an alias has the same members on all sheets",
  },
  bus_to_net_conflict: {
    title: "Net joined to a bus",
    mend: "Connect the net through a bus entry.",
    source: "KiCad: nets join a bus by its entries",
  },
  bus_to_bus_conflict: {
    title: "Buses without common member",
    mend: "Separate the buses, or rename their members.",
    source: "KiCad: joined buses share members",
  },
  net_not_bus_member: {
    title: "Net is not a member of its bus",
    mend: "Name the bus so that it contains the net.",
    source: "KiCad: a net that enters a bus is one of its members",
  },
  duplicate_reference: {
    title: "Reference given twice",
    mend: "Annotate the schematic.",
    source: "KiCad: a reference belongs to one part",
  },
  unannotated: {
    title: "Parts without a number",
    mend: "Annotate the schematic.",
    source: "KiCad: every part is numbered",
  },
  extra_units: {
    title: "Unit that the symbol has not",
    mend: "Delete the unit, or change the symbol.",
    source: "KiCad: a part has no more units than its symbol",
  },
  missing_unit: {
    title: "Units not placed",
    mend: "Place the missing units.",
    source: "KiCad 7: all units of a part are placed",
  },
  missing_power_pin: {
    title: "Supply pins not placed",
    mend: "Place the unit with the supply pins.",
    source: "KiCad 7: all units of a part are placed",
  },
  missing_input_pin: {
    title: "Input pins not placed",
    mend: "Place the missing units and connect their inputs to a defined level.",
    source: "KiCad 7: all units of a part are placed",
  },
  missing_bidi_pin: {
    title: "Bidirectional pins not placed",
    mend: "Place the missing units.",
    source: "KiCad 7: all units of a part are placed",
  },
  unit_value_mismatch: {
    title: "Units with different values",
    mend: "Give all units of the part one value.",
    source: "KiCad: units of a part have one value",
  },
  different_unit_footprint: {
    title: "Units with different footprints",
    mend: "Give all units of the part one footprint.",
    source: "KiCad: units of a part have one footprint",
  },
  different_unit_net: {
    title: "Common pin on several nets",
    mend: "Connect the pin to one net on all units.",
    source: "KiCad: a pin that all units share is on one net",
  },
  duplicate_pins: {
    title: "Several pins of one number",
    mend: "Give each pin of the symbol its own number.",
    source: "KiCad 9: a pin's number is unique within its symbol",
  },
  lib_symbol_issues: {
    title: "Symbol missing",
    mend: "Import the schematic with its symbol libraries.",
    source: "KiCad: the symbol of a part is known; only those that the schematic brings are looked at",
  },
  footprint_link_issues: {
    title: "Footprint without library",
    mend: "Choose the footprint again, with its library.",
    source: "KiCad 8: a footprint is named with its library",
  },
  four_way_junction: {
    title: "Four ends at one point",
    mend: "Move one of the wires, so that three ends meet.",
    source: "KiCad 8: at most three ends meet",
  },
  endpoint_off_grid: {
    title: "Ends off the grid",
    mend: "Move the symbols and wires onto the grid.",
    source: "KiCad 7: ends are on the connection grid; checked where the project sets it",
  },
} as const satisfies Record<ElectricalRuleId, ElectricalRuleText>;
