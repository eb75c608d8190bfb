import { type Board, type Footprint, type ItemId, indexBoard, type NetId, type Point } from "@tracewright/board";
import type { Editor } from "@tracewright/editor";
import type { PickedItem, Scene } from "@tracewright/rendering";
import { useCallback, useEffect, useMemo, useState } from "react";
import { idsOfSelection } from "../editing/ids-of-selection.ts";
import type { InHand } from "../editing/in-hand.ts";
import { pickedOf } from "../editing/picked-of.ts";
import { useEditorState } from "../editing/use-editor-state.ts";
import type { Camera } from "./use-camera.ts";
import { useListRequests, type WantedParts, type WantedPlace } from "./use-list-requests.ts";

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

export function useSelection(
  { editor, board, shownBoard, held }: SelectionOf,
  { hasSize, setView }: Camera,
  { focus, wanted, onChosen }: SelectionRequests,
): CanvasSelection {
  const { selection } = useEditorState(editor);
  const [pressedAt, setPressedAt] = useState<Point>();
  const [net, setNet] = useState<NetId>();
  const lists = useListRequests(
    { focus, wanted },
    { editor, board, shownBoard, hasSize, onView: setView, onNet: setNet },
  );
  const { items, forgetItems, forgetMarks } = lists;
  const parts = useMemo(() => {
    const { footprintById } = indexBoard(shownBoard);
    return selection.filter((id) => footprintById.has(id));
  }, [shownBoard, selection]);
  useEffect(() => onChosen?.(parts), [parts, onChosen]);
  const marked = useMemo(
    () => new Set([...items, ...idsOfSelection(shownBoard, selection)]),
    [items, shownBoard, selection],
  );
  const picked = useMemo(
    () => pickedOf([...(held ? [held.brought] : []), shownBoard], selection, pressedAt),
    [held, shownBoard, selection, pressedAt],
  );

  const press = useCallback(
    (at: Point | undefined) => {
      setPressedAt(at);
      forgetItems();
    },
    [forgetItems],
  );
  const walkTo = useCallback(
    (part: ItemId, pad: Point | undefined) => {
      press(pad);
      editor.select([part]);
    },
    [editor, press],
  );
  const showPart = useCallback(
    ({ id, position }: Footprint) => {
      walkTo(id, undefined);
      setView((before) => ({ ...before, centerX: position.x, centerY: position.y }));
    },
    [walkTo, setView],
  );
  const clear = () => {
    editor.select([]);
    forgetItems();
  };
  const forget = () => {
    clear();
    setNet(undefined);
    forgetMarks();
  };
  return { marked, marks: lists.marks, parts, picked, pressedAt, net, setNet, clear, forget, press, walkTo, showPart };
}

interface SelectionOf {
  readonly editor: Editor;
  readonly board: Board;
  /** With what a run has moved. */
  readonly shownBoard: Board;
  /** What the tool has in hand. */
  readonly held: InHand | undefined;
}

/** What stands beside the canvas and is about what is chosen on it. */
export interface SelectionRequests {
  readonly focus?: WantedPlace | undefined;
  readonly wanted?: WantedParts | undefined;
  /** Receives the selected parts. */
  readonly onChosen?: ((parts: readonly ItemId[]) => void) | undefined;
}
