import type { ItemId } from "@tracewright/board";
import { findItems, isLocked, itemsById } from "@tracewright/board";
import {
  alignItems,
  copyItems,
  deleteItems,
  distributeItems,
  duplicateItems,
  type Editor,
  gridPoint,
  isSeen,
  itemBox,
  itemsAt,
  lockItems,
  pasteItems,
  pivotOf,
} from "@tracewright/editor";
import { joinBoxes, type Point } from "@tracewright/geometry";
import type { Action } from "../input/actions/action.ts";
import { useActions } from "../input/actions/use-actions.ts";
import { keepClip, keptClip } from "./clipboard.ts";
import { newItemId } from "./new-item-id.ts";
import { useEditorState } from "./use-editor-state.ts";

const ALIGNMENTS = [
  ["alignLeft", "left"],
  ["alignRight", "right"],
  ["alignTop", "top"],
  ["alignBottom", "bottom"],
  ["alignCentreX", "center-x"],
  ["alignCentreY", "center-y"],
] as const;

const WAYS = [
  ["Left", -1, 0],
  ["Right", 1, 0],
  ["Up", 0, -1],
  ["Down", 0, 1],
] as const;
/** How many steps of the grid a nudge goes with Shift. */
const FAR = 10;
/** Steps of nudges and of copies where there is no grid. */
const STEP = 100_000;

/** Provides the actions on the selection. `placeNow`: where the pointer is on the board; undefined: not over the canvas. */
export function useEditActions(editor: Editor, placeNow: () => Point | undefined): void {
  const { board, selection, tool, settings, history } = useEditorState(editor);
  const mayEdit = !settings.isReadOnly;
  const step = settings.grid || STEP;
  const has = () => mayEdit && selection.length > 0;
  const isDragging = tool.name === "drag";
  // Several ask, and each answer visits the whole board.
  let asked: { readonly at: Point; readonly hasItem: boolean } | undefined;
  const hasAtPointer = () => {
    const at = placeNow();
    if (at === undefined) return false;
    if (asked?.at.x !== at.x || asked.at.y !== at.y) asked = { at, hasItem: itemsAt(board, at, settings).length > 0 };
    return asked.hasItem;
  };
  const mayGrab = () => mayEdit && (selection.length > 0 || hasAtPointer());

  /** About the place that the selection turns on. */
  const turn = (name: "rotate" | "flip", by: 90 | -90 | 0) => () => {
    if (isDragging) return editor.send(by === 0 ? { kind: "flip" } : { kind: "turn", by });
    editor.carry(name, (now, ids) => {
      const pivot = pivotOf(now, ids, step);
      return pivot && (by === 0 ? { kind: "flip", x: pivot.x } : { kind: "turn", about: pivot, by });
    });
  };
  /** What lies under the pointer is meant where nothing is selected. */
  const grab = (isAnyAngle?: boolean) => () => {
    const pointed = placeNow();
    if (selection.length === 0 && pointed) {
      const [first] = itemsAt(board, pointed, settings);
      if (first) editor.select([first.record.id]);
    }
    const at = pointed ?? pivotOf(board, editor.state.selection, 1);
    if (at) editor.grab(at, isAnyAngle === undefined ? {} : { dragsAtAnyAngle: isAnyAngle });
  };
  const copy = () => keepClip(copyItems(board, selection));
  const paste = () => {
    const clip = keptClip();
    if (!clip) return;
    editor.run("paste", (now) => pasteItems(now, clip, { by: wayTo(placeNow(), clip), nameItem: newItemId }));
  };
  const wayTo = (to: Point | undefined, clip: ReturnType<typeof copyItems>): Point => {
    const ids = [...itemsById(clip).keys()];
    const from = pivotOf(clip, ids, 1);
    if (!to || !from) return { x: step, y: step };
    return gridPoint({ x: to.x - from.x, y: to.y - from.y }, settings.grid);
  };
  const areAllLocked = () => {
    const items = findItems(board, selection);
    return items.length > 0 && items.every((item) => isLocked(board, item));
  };

  const actions: Action[] = [
    { id: "undo", isEnabled: () => mayEdit && history.done.length > 0, run: () => void editor.undo() },
    { id: "redo", isEnabled: () => mayEdit && history.undone.length > 0, run: () => void editor.redo() },
    { id: "copy", isEnabled: () => selection.length > 0, run: copy },
    {
      id: "cut",
      isEnabled: has,
      run: () => {
        copy();
        editor.run("cut", deleteItems);
      },
    },
    { id: "paste", isEnabled: () => mayEdit && keptClip() !== undefined, run: paste },
    {
      id: "duplicate",
      isEnabled: has,
      run: () =>
        void editor.run("duplicate", (now, ids) =>
          duplicateItems(now, ids, { by: duplicateWay(now, ids, step), nameItem: newItemId }),
        ),
    },
    {
      id: "delete",
      isEnabled: () => has() || tool.name !== "select",
      // In the middle of a drawing the key takes back its last corner.
      run: () => (tool.name === "select" ? void editor.run("delete", deleteItems) : editor.send({ kind: "back" })),
    },
    { id: "move", isEnabled: mayGrab, run: grab() },
    { id: "drag", isEnabled: mayGrab, run: grab(false) },
    { id: "dragFree", isEnabled: mayGrab, run: grab(true) },
    { id: "rotate", isEnabled: () => has() || tool.name !== "select", run: turn("rotate", 90) },
    { id: "rotateBack", isEnabled: () => has() || tool.name !== "select", run: turn("rotate", -90) },
    { id: "flip", isEnabled: has, run: turn("flip", 0) },
    {
      id: "lock",
      isEnabled: has,
      isOn: areAllLocked,
      run: () => {
        const isToLock = !areAllLocked();
        editor.run(isToLock ? "lock" : "unlock", (now, ids) => lockItems(now, ids, isToLock));
      },
    },
    {
      id: "selectAll",
      run: () => {
        const shown = [...itemsById(board).values()].filter((item) => isSeen(board, item, settings));
        editor.select(shown.map(({ record }) => record.id));
      },
    },
    ...ALIGNMENTS.map(
      ([id, to]): Action => ({
        id,
        isEnabled: () => mayEdit && selection.length > 1,
        run: () => {
          const target = selection.at(-1);
          editor.carryBlocks("align", (now, ids) =>
            alignItems(now, ids, { to, ...(target !== undefined && { target }) }),
          );
        },
      }),
    ),
    ...(["x", "y"] as const).map(
      (axis): Action => ({
        id: axis === "x" ? "distributeX" : "distributeY",
        isEnabled: () => mayEdit && selection.length > 2,
        run: () => editor.carryBlocks("distribute", (now, ids) => distributeItems(now, ids, axis)),
      }),
    ),
    ...WAYS.flatMap(([way, x, y]): Action[] => {
      const nudge = (steps: number) => () =>
        editor.carry("move", () => ({ kind: "shift", by: { x: x * steps * step + 0, y: y * steps * step + 0 } }), {
          isOneStep: true,
        });
      return [
        { id: `nudge${way}`, isEnabled: has, run: nudge(1) },
        { id: `nudge${way}Far`, isEnabled: has, run: nudge(FAR) },
      ];
    }),
  ];
  useActions(actions);
}

/** Beside what is copied, so that both can be seen. */
function duplicateWay(board: Parameters<typeof itemBox>[0], ids: readonly ItemId[], step: number): Point {
  const box = joinBoxes(findItems(board, ids).flatMap((item) => itemBox(board, item) ?? []));
  if (!box) return { x: step, y: step };
  const side = Math.min(box.maxX - box.minX, box.maxY - box.minY) / 2;
  const by = Math.max(1, Math.ceil(side / step)) * step;
  return { x: by, y: by };
}
