import type { Circuit } from "@tracewright/board";
import type { Box } from "@tracewright/geometry";
import type { Mark, SymbolBox } from "@tracewright/rendering";
import { useEffect, useState } from "react";

/** A sheet as it is drawn: texts of the schematic become strokes, never markup. */
export interface SheetPicture {
  readonly sheet: string;
  readonly marks: readonly Mark[];
  readonly paper: string;
  /** What the drawing covers, with a border; nanometres. */
  readonly bounds: Box;
  readonly symbols: readonly SymbolBox[];
}

/** Border about what is drawn. */
const MARGIN = 5_080_000;
const EMPTY: Box = { minX: 0, minY: 0, maxX: 297e6, maxY: 210e6 };

/** The sheet before stays until the next one is drawn. */
export function useSheetPicture(circuit: Circuit | undefined, sheetId: string | undefined): SheetPicture | undefined {
  const [picture, setPicture] = useState<SheetPicture>();
  useEffect(() => {
    const sheet = circuit?.sheets.find(({ id }) => id === sheetId);
    if (!circuit || !sheet) return setPicture(undefined);
    let isWanted = true;
    import("@tracewright/rendering").then(({ drawSheet, LIGHT_SHEET, symbolBoxes }) => {
      if (!isWanted) return;
      const { marks, box = EMPTY } = drawSheet(circuit, sheet);
      const bounds = {
        minX: box.minX - MARGIN,
        minY: box.minY - MARGIN,
        maxX: box.maxX + MARGIN,
        maxY: box.maxY + MARGIN,
      };
      const { paper } = LIGHT_SHEET;
      setPicture({ sheet: sheet.id, marks, paper, bounds, symbols: symbolBoxes(circuit, sheet) });
    });
    return () => {
      isWanted = false;
    };
  }, [circuit, sheetId]);
  return picture;
}
