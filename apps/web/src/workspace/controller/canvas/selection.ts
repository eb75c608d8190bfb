import type { Footprint, ItemId, NetId } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { PickedItem, Scene } from "@tracewright/rendering";
import { createConcern } from "../concern.ts";

/** What is meant on a canvas: what is selected, the pad of it that was pressed, the highlighted net, what lists have marked. */
export interface CanvasSelection {
  /** Ids of the items drawn as selected. */
  readonly marked: ReadonlySet<string>;
  /** Lines and places that a list says something about. */
  readonly marks: Scene | undefined;
  /** The parts that are selected. */
  readonly parts: readonly ItemId[];
  /** What facts are shown of. */
  readonly picked: PickedItem | undefined;
  readonly pressedAt: Point | undefined;
  /** The highlighted net. */
  readonly net: NetId | undefined;
  readonly setNet: (net: NetId | undefined) => void;
  /** Selects nothing any more. */
  readonly clear: () => void;
  /** Nothing is lit any more, either. */
  readonly forget: () => void;
  /** The tool was pressed at this place of the board. */
  readonly press: (at: Point) => void;
  /** Selects a part, or facts of its pad at this place. */
  readonly walkTo: (part: ItemId, pad: Point | undefined) => void;
  /** Selects a part and brings it to the middle. */
  readonly showPart: (part: Footprint) => void;
}

export const [SelectionProvider, useCanvasSelection] = createConcern<CanvasSelection>("canvas selection");
