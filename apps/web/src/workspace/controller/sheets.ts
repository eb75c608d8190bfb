import type { PlaceOnSheet } from "@tracewright/board";
import type { LoadedCircuit } from "../../open-project/use-circuit.ts";
import { createConcern } from "./concern.ts";

export type ShownViews = "schematic" | "board" | "both";

export interface Views {
  readonly shown: ShownViews;
  /** Each view goes to what is chosen in the other. */
  readonly isFollowing: boolean;
  /** Of the width that the schematic has, 0 … 1. */
  readonly share: number;
}

export interface WorkspaceSheets {
  readonly loaded: LoadedCircuit;
  /** How board and schematic share the canvas, where there are both. */
  readonly views: Views;
  readonly setViews: (change: Partial<Views>) => void;
  /** Whether there are both. */
  readonly canSwitch: boolean;
  /** The place that was last asked for. */
  readonly place: PlaceOnSheet | undefined;
  /** Undefined: the board comes forward again. */
  readonly showPlace: (place: PlaceOnSheet | undefined) => void;
  /** The place that lies over the board. */
  readonly inFront: PlaceOnSheet | undefined;
}

/** The schematic beside or before the board. */
export const [SheetsProvider, useWorkspaceSheets] = createConcern<WorkspaceSheets>("sheets");
