import type { Circuit, NetId } from "@tracewright/board";
import type { NoSupplyMap, SupplyMap } from "@tracewright/checks";
import { createConcern } from "./concern.ts";

export interface WorkspaceDropMap {
  /** The supply whose drop is shown on the board. */
  readonly net: NetId | undefined;
  /** The newest answer about it; undefined until the first. */
  readonly answer: SupplyMap | NoSupplyMap | undefined;
  /** `solving` also while the answer is about the board before the last edits. */
  readonly status: "solving" | "done" | "failed";
  /** `circuit`: with which the net was read as a supply. */
  readonly show: (net: NetId, circuit: Circuit | undefined) => void;
  readonly close: () => void;
}

/** The map of a supply's voltage drop over the board. */
export const [DropMapProvider, useWorkspaceDropMap] = createConcern<WorkspaceDropMap>("drop map");
