import {
  type Board,
  boxOfPoints,
  type ItemId,
  indexBoard,
  joinBoxes,
  type NetId,
  type Point,
} from "@tracewright/board";
import { type Editor, holdersOf } from "@tracewright/editor";
import { buildMarkScene, buildScene, type Marks, type Scene, type Viewport } from "@tracewright/rendering";
import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from "react";
import { lookAtBox } from "./look-at-box.ts";

/** A place to go to (nm) and what to mark there; another key goes there again. */
export interface WantedPlace {
  readonly x: number;
  readonly y: number;
  readonly items: readonly string[];
  readonly nets?: readonly string[];
  readonly marks?: Marks;
  readonly key: number;
}

/** Parts to be selected; another key selects them again. */
export interface WantedParts {
  readonly parts: readonly ItemId[];
  /** The view goes to where they are. */
  readonly isFollowed: boolean;
  readonly key: number;
}

const NOTHING: ReadonlySet<string> = new Set();

/** What lists beside the canvas want to have shown on it: a place with items and a net, or parts to be selected. */
export function useListRequests(
  { focus, wanted }: { readonly focus: WantedPlace | undefined; readonly wanted: WantedParts | undefined },
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
    readonly onView: Dispatch<SetStateAction<Viewport>>;
    readonly onNet: (net: NetId | undefined) => void;
  },
) {
  const [items, setItems] = useState(NOTHING);
  const [marks, setMarks] = useState<Scene>();
  const lastPlace = useRef<number>(undefined);
  useEffect(() => {
    // Once for every request: another board, loaded later, is looked at from where one is.
    if (!focus || lastPlace.current === focus.key || !hasSize) return;
    lastPlace.current = focus.key;
    const named = new Set(focus.items);
    const { drawn } = buildScene(board, { include: (item) => named.has(item.id) });
    const marking = focus.marks && buildMarkScene(focus.marks);
    const box = joinBoxes([drawn, marking?.drawn, boxOfPoints([focus])].filter((part) => part !== undefined));
    if (box) onView((before) => lookAtBox(before, box));
    setMarks(marking);
    setItems(named);
    // What is in the hand keeps its own selection.
    if (!editor.state.tool.isHolding) editor.select(holdersOf(board, named));
    const [first] = focus.nets ?? [];
    onNet(board.nets.find(({ id, name }) => id === first || name === first)?.id);
  }, [focus, board, editor, hasSize, onView, onNet]);

  const lastParts = useRef<number>(undefined);
  useEffect(() => {
    if (!wanted || lastParts.current === wanted.key) return;
    lastParts.current = wanted.key;
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
