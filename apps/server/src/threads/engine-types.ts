/** Types of the engines that the server speaks of: types only, for the server itself loads no engine. */
export type { LayerLength, LengthGroup, LengthRange, LengthReport, NetLength, PadWay } from "@tracewright/checks";
export type { FabReport, ReportedCheck } from "@tracewright/fabrication";
export type { Cut, CutLine, ModelNote, Spot } from "@tracewright/flows";
export type { Purchase, Table } from "@tracewright/formats";
