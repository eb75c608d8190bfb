import type { ComponentId, ElectricalRuleId, ElectricalSeverity, ItemId, NetId, SheetId } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { FactsOf } from "@tracewright/text";
import type { ELECTRICAL_SENTENCES } from "./electrical-sentences.ts";

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
