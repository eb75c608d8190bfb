import type { Point } from "@tracewright/geometry";
import type { Tool, ToolContext, ToolEvent, ToolStep, ToolView } from "../gestures/tool.ts";
import { isSeen } from "../selection/items-at.ts";
import { itemsInBox } from "../selection/items-in-box.ts";

/** A box being drawn: to the right it selects what it encloses, to the left what it touches. */
export class BoxTool implements Tool {
  readonly name = "box";
  readonly view: ToolView;
  readonly #from: Point;
  readonly #to: Point;
  readonly #isMore: boolean;

  constructor(from: Point, to: Point, isMore: boolean) {
    this.#from = from;
    this.#to = to;
    this.#isMore = isMore;
    this.view = { box: { from, to, mode: to.x >= from.x ? "enclosed" : "touching" } };
  }

  handle(event: ToolEvent, context: ToolContext): ToolStep {
    switch (event.kind) {
      case "move":
        return { tool: new BoxTool(this.#from, event.at, this.#isMore) };
      case "release":
        return { selection: this.#selected(context) };
      case "cancel":
        return {};
      default:
        return { tool: this };
    }
  }

  #selected({ board, selection, settings }: ToolContext) {
    const [a, b] = [this.#from, this.#to];
    const box = {
      minX: Math.min(a.x, b.x),
      minY: Math.min(a.y, b.y),
      maxX: Math.max(a.x, b.x),
      maxY: Math.max(a.y, b.y),
    };
    const found = itemsInBox(board, box, {
      mode: b.x >= a.x ? "enclosed" : "touching",
      isMeant: (item) => isSeen(board, item, settings),
    });
    return this.#isMore ? [...new Set([...selection, ...found])] : found;
  }
}
