import type { ItemId } from "@tracewright/board";
import { isLocked, itemsById } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { Tool, ToolContext, ToolEvent, ToolStep, ToolView } from "../gestures/tool.ts";
import { wholeGroups } from "../items/whole-groups.ts";
import { itemsAt } from "../selection/items-at.ts";
import { BoxTool } from "./box-tool.ts";
import { DragTool } from "./drag-tool.ts";
import { ReshapeTool } from "./reshape-tool.ts";

interface Pressed {
  readonly at: Point;
  readonly isMore: boolean;
  /** What a release here selects, groups as a whole. */
  readonly ids: readonly ItemId[];
  /** What a move from here takes along: of what is selected, rather than the next thing under it. */
  readonly grabbed: readonly ItemId[];
  /** A handle of what is selected lies there. */
  readonly grip: ReshapeTool | undefined;
}

/**
 * The hand that holds nothing. A press and release on one place selects what is there, or the next thing under it; a press and a
 * move drags what is there, by its handles the form of what is selected, or draws a box from empty ground.
 */
export class SelectTool implements Tool {
  readonly name = "select";
  readonly view: ToolView = {};
  readonly #pressed: Pressed | undefined;

  constructor(pressed?: Pressed) {
    this.#pressed = pressed;
  }

  handle(event: ToolEvent, context: ToolContext): ToolStep {
    switch (event.kind) {
      case "press":
        return { tool: new SelectTool(press(event, context)) };
      case "move":
        return this.#move(event.at, context);
      case "release":
        return this.#release(context);
      case "cancel":
        return { tool: new SelectTool(), selection: [] };
      default:
        return { tool: this };
    }
  }

  #move(at: Point, context: ToolContext): ToolStep {
    const pressed = this.#pressed;
    if (!pressed || isNear(pressed.at, at, context.settings.reach)) return { tool: this };
    if (pressed.grip) return pressed.grip.handle({ kind: "move", at }, context);
    if (pressed.grabbed.length === 0) return { tool: new BoxTool(pressed.at, at, pressed.isMore) };
    // What is selected goes along when one of it is taken hold of.
    const isSelected = pressed.grabbed.some((id) => context.selection.includes(id));
    const selection = isSelected ? context.selection : pressed.grabbed;
    if (context.settings.isReadOnly) return { tool: new SelectTool(), selection, refusal: "read-only" };
    const free = selection.filter((id) => isFree(id, context));
    if (free.length === 0) return { tool: new SelectTool(), selection, refusal: "locked" };
    const held = { ...context, selection };
    const tool = ReshapeTool.ofLine(held, pressed.at) ?? DragTool.begin(held, pressed.at);
    return { ...tool.handle({ kind: "move", at }, context), selection };
  }

  #release({ selection, board }: ToolContext): ToolStep {
    const pressed = this.#pressed;
    if (!pressed) return { tool: this };
    const tool = new SelectTool();
    const { ids, isMore } = pressed;
    if (!isMore) return { tool, selection: ids };
    const isOut = ids.length > 0 && ids.every((id) => selection.includes(id));
    const next = isOut ? selection.filter((id) => !ids.includes(id)) : [...new Set([...selection, ...ids])];
    return { tool, selection: wholeGroups(board, next) };
  }
}

function press(
  { at, isMore = false }: { readonly at: Point; readonly isMore?: boolean },
  context: ToolContext,
): Pressed {
  const { board, selection, settings } = context;
  const candidates = itemsAt(board, at, settings).map(({ record }) => record.id);
  const current = candidates.findIndex((id) => selection.includes(id));
  // Only a lone selection is stepped through: of several one does not know which is meant.
  const isStep = !isMore && current >= 0 && wholeGroups(board, [candidates[current]!]).length === selection.length;
  const id = isStep ? candidates[(current + 1) % candidates.length] : candidates[0];
  const grip = isMore ? undefined : ReshapeTool.at(context, at);
  const grabbed = isMore || current < 0 ? id : candidates[current];
  return { at, isMore, ids: wholeGroups(board, listOf(id)), grabbed: wholeGroups(board, listOf(grabbed)), grip };
}

function listOf(id: ItemId | undefined): ItemId[] {
  return id === undefined ? [] : [id];
}

function isFree(id: ItemId, { board }: ToolContext): boolean {
  const item = itemsById(board).get(id);
  return item !== undefined && !isLocked(board, item);
}

function isNear(a: Point, b: Point, reach: number): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) <= reach;
}
