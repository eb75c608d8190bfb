import type { PlaceOnSheet } from "@tracewright/board";
import { useState } from "react";
import { type LoadedCircuit, useCircuit } from "../../open-project/use-circuit.ts";
import type { Project } from "../../open-project/use-project.ts";
import { useViews, type Views } from "./use-views.ts";

export interface Sheets {
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

/** The sheets of a project's schematic, fetched when the first of them is to be seen. */
export function useSheets(project: Project, isReceiptOpen: boolean): Sheets {
  const [place, showPlace] = useState<PlaceOnSheet>();
  const [views, setViews] = useViews();
  const hasBoard = project.boardDocumentUrl !== null;
  const canSwitch = project.circuitDocumentUrl !== null && hasBoard;
  const isNeeded = isReceiptOpen || (canSwitch && views.shown !== "board");
  const loaded = useCircuit(isNeeded ? project.circuitDocumentUrl : null);
  return {
    loaded,
    views,
    setViews,
    canSwitch,
    place,
    showPlace,
    inFront: isReceiptOpen && hasBoard ? place : undefined,
  };
}
