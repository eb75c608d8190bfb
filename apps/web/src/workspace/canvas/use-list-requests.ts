import { type Board, type ItemId, indexBoard, type NetId } from "@tracewright/board";
import { type Editor, holdersOf } from "@tracewright/editor";
import { boxOfPoints, joinBoxes, type Point } from "@tracewright/geometry";
import { buildMarkScene, buildScene, type Scene, type Viewport } from "@tracewright/rendering";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Focus } from "../focus.ts";
import { lookAtBox } from "./look-at-box.ts";

/** Parts to be selected; another object selects them again. */
export interface WantedParts {
  readonly parts: readonly ItemId[];
  /** The view goes to where they are. */
  readonly isFollowed: boolean;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * What lists beside the canvas want to have shown on it: a place with items and a net, or parts to be selected. Each
 * object is one request.
 */
export function useListRequests(
  { focus, wanted }: { readonly focus: Focus | undefined; readonly wanted: WantedParts | undefined },
  {
    editor,
    board,
    shownBoard,
    hasSize,
    onView,
    onNet,
  }: {
    readonly editor: Editor;
    readonly board: Board;
    /** With what a run has moved. */
    readonly shownBoard: Board;
    /** The canvas has been laid out. */
    readonly hasSize: boolean;
    readonly onView: (change: (before: Viewport) => Viewport) => void;
    readonly onNet: (net: NetId | undefined) => void;
  },
) {
  const [items, setItems] = useState(NOTHING);
  const [marks, setMarks] = useState<Scene>();
  const lastPlace = useRef<Focus>(undefined);
  useEffect(() => {
    // Once for every request: another board, loaded later, is looked at from where one is.
    if (!focus || lastPlace.current === focus || !hasSize) return;
    lastPlace.current = focus;
    const named = new Set(focus.items);
    const { drawn } = buildScene(board, { include: (item) => named.has(item.id) });
    const marking = focus.marks && buildMarkScene(focus.marks);
    const box = joinBoxes([drawn, marking?.drawn, boxOfPoints([focus])].filter((part) => part !== undefined));
    if (focus.keepsZoom) onView((before) => ({ ...before, centerX: focus.x, centerY: focus.y }));
    else if (box) onView((before) => lookAtBox(before, box));
    setMarks(marking);
    setItems(named);
    // What is in the hand keeps its own selection.
    if (!editor.state.tool.isHolding) editor.select(holdersOf(board, named));
    const [first] = focus.nets;
    onNet(board.nets.find(({ id, name }) => id === first || name === first)?.id);
  }, [focus, board, editor, hasSize, onView, onNet]);

  const lastParts = useRef<WantedParts>(undefined);
  useEffect(() => {
    if (!wanted || lastParts.current === wanted) return;
    lastParts.current = wanted;
    setItems(NOTHING);
    editor.select(wanted.parts);
    if (!wanted.isFollowed) return;
    const { footprintById } = indexBoard(shownBoard);
    const box = boxOfPoints(
      wanted.parts.flatMap((id): Point[] => {
        const position = footprintById.get(id)?.position;
        return position ? [position] : [];
      }),
    );
    if (box)
      onView((before) => ({ ...before, centerX: (box.minX + box.maxX) / 2, centerY: (box.minY + box.maxY) / 2 }));
  }, [wanted, editor, shownBoard, onView]);

  return {
    /** Marked by a list, besides what is selected. */
    items,
    marks,
    forgetItems: useCallback(() => setItems(NOTHING), []),
    forgetMarks: useCallback(() => setMarks(undefined), []),
  };
}
