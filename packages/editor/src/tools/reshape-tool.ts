import type { BoardEdit } from "@tracewright/board";
import { itemsById } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { Tool, ToolContext, ToolEvent, ToolStep, ToolView } from "../gestures/tool.ts";
import { type Handle, handlesOf } from "../reshaping/handle.ts";
import { isJoined } from "../reshaping/reshape-drawing.ts";
import { reshapeItem } from "../reshaping/reshape-item.ts";
import { findSnap } from "../snapping/find-snap.ts";
import type { SnapPoint } from "../snapping/snap-points.ts";

interface Grip {
  readonly handle: Handle;
  /** From where the pointer took hold to the handle: it does not jump. */
  readonly off: Point;
}

/**
 * A handle in the hand: a corner, a side, a bend. What would be illegal is not shown: the form stays as it was at the last legal
 * place of the pointer.
 */
export class ReshapeTool implements Tool {
  readonly name = "reshape";
  readonly isHolding = true;
  readonly view: ToolView;
  readonly #grip: Grip;
  readonly #edit: BoardEdit | undefined;

  private constructor(grip: Grip, edit?: BoardEdit, snap?: SnapPoint) {
    this.#grip = grip;
    this.#edit = edit;
    this.view = { edit, ...(snap && { snap }) };
  }

  /** Takes a handle of what is selected; undefined: there is none within reach. */
  static at(context: ToolContext, at: Point): ReshapeTool | undefined {
    const { board, selection, settings } = context;
    if (settings.isReadOnly) return undefined;
    const away = ({ point }: Handle) => Math.hypot(point.x - at.x, point.y - at.y);
    const [handle] = handlesOf(board, selection)
      .filter((one) => away(one) <= settings.reach)
      .sort((a, b) => away(a) - away(b));
    return handle && new ReshapeTool({ handle, off: { x: handle.point.x - at.x, y: handle.point.y - at.y } });
  }

  /** Takes a line whose ends hang on others by itself; undefined: it is none, and may be moved as it is. */
  static ofLine({ board, selection }: ToolContext, at: Point): ReshapeTool | undefined {
    const [id] = selection;
    const item = selection.length === 1 && id !== undefined ? itemsById(board).get(id) : undefined;
    if (item?.list !== "graphics" || !isJoined(board, item.record)) return undefined;
    const handle: Handle = { item: item.record.id, kind: "edge", ring: 0, index: 0, point: item.record.shape.start };
    return new ReshapeTool({ handle, off: { x: handle.point.x - at.x, y: handle.point.y - at.y } });
  }

  handle(event: ToolEvent, context: ToolContext): ToolStep {
    switch (event.kind) {
      case "move":
        return { tool: this.#moved(event, context) };
      case "release":
      case "press":
      case "finish":
        return this.#edit ? { done: { name: "reshape", edit: this.#edit } } : {};
      case "cancel":
        return {};
      default:
        return { tool: this };
    }
  }

  #moved({ at, isFree }: { readonly at: Point; readonly isFree?: boolean }, { board, settings }: ToolContext): Tool {
    const { handle, off } = this.#grip;
    const meant = { x: at.x + off.x, y: at.y + off.y };
    const isMeant = ({ item }: SnapPoint): boolean => item !== handle.item;
    const { point, to } = isFree ? { point: meant, to: undefined } : findSnap(board, meant, { ...settings, isMeant });
    const { edit, refusal } = reshapeItem(board, handle, point);
    return new ReshapeTool(this.#grip, refusal ? this.#edit : edit, to);
  }
}
