import type { Item } from "@tracewright/board";
import {
  type Board,
  dimensionLines,
  drawnText,
  footprintCourtyard,
  padBox,
  trackSolids,
  viaSolid,
} from "@tracewright/board";
import { type Box, boxOfPoints, growBox, joinBoxes, shapePath, solidBox } from "@tracewright/geometry";
import { drawnBox } from "@tracewright/text";

/** Chords of a track's arc, for a box that may be that much too small. */
const ARC_ERROR = 1_000;

const boxes = new WeakMap<Item["record"], Box | undefined>();

/**
 * What an item covers; undefined for what has no extent, such as a zone without an outline. Found out once for a record: pointers
 * ask for all of them at every press.
 */
export function itemBox(board: Board, item: Item): Box | undefined {
  // What its variables say depends on the board as well.
  if (item.list === "texts" && item.record.text.includes("${")) return boxOf(board, item);
  if (!boxes.has(item.record)) boxes.set(item.record, boxOf(board, item));
  return boxes.get(item.record);
}

function boxOf(board: Board, item: Item): Box | undefined {
  switch (item.list) {
    case "footprints": {
      const { front, back } = footprintCourtyard(item.record);
      const areas = [...front, ...back].map(({ outer }) => boxOfPoints(outer));
      const pads = item.record.pads.map((pad) => padBox(item.record, pad));
      return joinBoxes([...areas, ...pads].filter((box) => box !== undefined));
    }
    case "tracks":
      return joinBoxes(trackSolids(item.record, ARC_ERROR).map(solidBox));
    case "vias":
      return solidBox(viaSolid(item.record));
    case "zones":
      return boxOfPoints(item.record.outline.flat());
    case "graphics": {
      const box = boxOfPoints(shapePath(item.record.shape, ARC_ERROR));
      return box && growBox(box, item.record.stroke.width / 2);
    }
    case "texts":
      return drawnBox(drawnText(board, item.record));
    case "dimensions":
      return boxOfPoints(dimensionLines(item.record).flat());
  }
}
