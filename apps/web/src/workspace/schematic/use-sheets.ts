import type { PlaceOnSheet } from "@tracewright/board";
import { useState } from "react";
import { useCircuit } from "../../open-project/use-circuit.ts";
import type { Project } from "../../open-project/use-project.ts";
import type { WorkspaceSheets } from "../controller/sheets.ts";
import { useViews } from "./use-views.ts";

/** The sheets of a project's schematic, fetched when the first of them is to be seen: a panel that is open shows places. */
export function useSheets(
  project: Project,
  { isReceiptOpen, isPlaceShown }: { readonly isReceiptOpen: boolean; readonly isPlaceShown: boolean },
): WorkspaceSheets {
  const [place, showPlace] = useState<PlaceOnSheet>();
  const [views, setViews] = useViews();
  const hasBoard = project.boardDocumentUrl !== null;
  const canSwitch = project.circuitDocumentUrl !== null && hasBoard;
  const isNeeded = isReceiptOpen || (isPlaceShown && place !== undefined) || (canSwitch && views.shown !== "board");
  const shown = canSwitch ? views.shown : "board";
  const loaded = useCircuit(isNeeded ? project.circuitDocumentUrl : null);
  return {
    loaded,
    views,
    setViews,
    canSwitch,
    place,
    showPlace,
    // Beside the board a place is shown where the sheets are.
    inFront: hasBoard && (isReceiptOpen || (isPlaceShown && shown === "board")) ? place : undefined,
  };
}
