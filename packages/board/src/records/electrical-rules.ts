import type { Nm } from "@tracewright/geometry";
import type { Severity } from "./rules.ts";

/** What two connected pins come to. */
export type PinVerdict = "ok" | "warning" | "error";

/** A finding that the designer excused in KiCad. */
export interface ElectricalExclusion {
  /** As the project file has it: rule, place and items, separated by bars. */
  readonly entry: string;
  readonly comment?: string;
}

/** Electrical rules of one project (section "erc" of a `.kicad_pro`). */
export interface ElectricalRules {
  /** By KiCad's name of the rule ("pin_not_driven"); absent: KiCad's default. */
  readonly severities: Readonly<Record<string, Severity>>;
  /** Twelve rows and columns, in the order of KiCad's kinds of pins; absent: KiCad's default. */
  readonly pinMap?: readonly (readonly PinVerdict[])[];
  /** Distance of the points where pins and wires should end, nanometres; absent: KiCad's 50 mil. */
  readonly grid?: Nm;
  readonly exclusions: readonly ElectricalExclusion[];
}
