import type { ComponentId, ItemId, NetId, SheetId } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { FactsOf } from "@tracewright/text";
import type { ELECTRICAL_SENTENCES } from "./electrical-sentences.ts";

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

export type ElectricalSentence = keyof typeof ELECTRICAL_SENTENCES;

/** What is wrong, as data. */
export type ElectricalMessage<Kind extends ElectricalSentence = ElectricalSentence> = Kind extends ElectricalSentence
  ? { readonly kind: Kind; readonly facts: FactsOf<typeof ELECTRICAL_SENTENCES, Kind> }
  : never;

/** A drawn item that a finding is about. */
export interface ElectricalItem {
  readonly id: ItemId;
  readonly sheet: SheetId;
  /** On its sheet, nanometres. */
  readonly position: Point;
  /** In KiCad's words: "Symbol U2 [LM358] Pin 5 [VOUT, Power output, Line]". */
  readonly description: string;
  readonly component?: ComponentId;
  /** Number of the pin. */
  readonly pin?: string;
}

/** What a rule found at one place. */
export interface FoundElectrical {
  /** The same on every reading of the same schematic: names of sheets, parts, pins and nets. */
  readonly about: string;
  readonly message: ElectricalMessage;
  /** Where the project's own conflicts of pins are graded: instead of the rule's severity. */
  readonly severity?: ElectricalSeverity;
  /** The first is where the finding stands. */
  readonly items: readonly [ElectricalItem, ...ElectricalItem[]];
  readonly nets: readonly NetId[];
}

export interface ElectricalFinding extends Omit<FoundElectrical, "severity"> {
  readonly rule: ElectricalRuleId;
  readonly severity: ElectricalSeverity;
  /** Rule and what it is about: by it a finding is known again. */
  readonly key: string;
  /** The designer excused it in KiCad, with this comment. */
  readonly excluded?: { readonly comment?: string };
  /** Accepted here with this note. */
  readonly accepted?: string;
}
