import { type Board, type Footprint, type ItemId, indexBoard, type NetId } from "@tracewright/board";
import type { Editor } from "@tracewright/editor";
import type { Point } from "@tracewright/geometry";
import { useCallback, useEffect, useMemo, useState } from "react";
import { type Camera, useCameraFact } from "../controller/canvas/camera.ts";
import type { CanvasSelection } from "../controller/canvas/selection.ts";
import { useSteady } from "../controller/use-steady.ts";
import { idsOfSelection } from "../editing/ids-of-selection.ts";
import type { InHand } from "../editing/in-hand.ts";
import { pickedOf } from "../editing/picked-of.ts";
import { useEditorState } from "../editing/use-editor-state.ts";
import type { Focus } from "../focus.ts";
import { useListRequests, type WantedParts } from "./use-list-requests.ts";

export function useSelection(
  { editor, board, shownBoard, held }: SelectionOf,
  camera: Camera,
  { focus, wanted, onChosen, onForget }: SelectionRequests,
): CanvasSelection {
  const { setView } = camera;
  const hasSize = useCameraFact(camera, (one) => one.hasSize);
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
    onForget?.();
  };
  return useSteady({
    marked,
    marks: lists.marks,
    parts,
    picked,
    pressedAt,
    net,
    setNet: (wanted: NetId | undefined) => setNet(wanted),
    clear,
    forget,
    press,
    walkTo,
    showPart,
  });
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
  readonly focus?: Focus | undefined;
  readonly wanted?: WantedParts | undefined;
  /** Receives the selected parts. */
  readonly onChosen?: ((parts: readonly ItemId[]) => void) | undefined;
  /** Nothing is to be lit any more. */
  readonly onForget?: (() => void) | undefined;
}
