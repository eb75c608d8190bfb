import type { RoutingRun } from "@tracewright/routing";

/** What is stepped and looked at while it repairs. */
export type RepairRun = Pick<RoutingRun, "step" | "progress" | "preview" | "checkpoint">;
