/** Types of the engines that the server speaks of: types only, for the server itself loads no engine. */
export type { LayerLength, LengthGroup, LengthRange, LengthReport, NetLength, PadWay } from "@tracewright/checks";
export type { Cut, CutLine, ModelNote, Spot } from "@tracewright/flows";
export type { FabReport, Purchase, ReportedCheck, Table } from "@tracewright/formats";
