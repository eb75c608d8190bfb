import type { Board } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import { type PartBox, partBoxes } from "../parts/part-boxes.ts";
import type { PlaceOfThread } from "./comment-thread.ts";

/** Where the pins of a board are. */
export interface PinPlaces {
  /** Of the part while there is one; else where the comment was placed. */
  readonly of: (place: PlaceOfThread) => Point;
  /** The smallest part at a point. */
  readonly partAt: (point: Point) => PartBox | undefined;
}

export function pinPlaces(board: Board): PinPlaces {
  const boxes = partBoxes(board);
  const byId = new Map(boxes.map((part) => [part.id as string, part]));
  return {
    of: ({ x, y, partId }) => {
      const box = partId === null ? undefined : byId.get(partId)?.box;
      return box ? { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 } : { x, y };
    },
    partAt: ({ x, y }) => boxes.findLast(({ box }) => x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY),
  };
}
