export { type CheckedRoutingOptions, checkRoutingOptions, type RoutingOptions } from "@tracewright/routing";
export * from "./make-fab-files.ts";
export * from "./route-board.ts";
export * from "./with-filled-zones.ts";
