import type { Point } from "@tracewright/board";
import { findSnap } from "../snapping/find-snap.ts";
import type { Tool, ToolContext, ToolEvent, ToolStep, ToolView } from "./tool.ts";

/** A distance between two places: a press sets the first, another holds the second, cancel takes the measure away. */
export class MeasureTool implements Tool {
  readonly name = "measure";
  readonly view: ToolView;
  readonly #from: Point | undefined;
  readonly #isHeld: boolean;

  constructor(measure?: ToolView["measure"], isHeld = false) {
    this.#from = measure?.from;
    this.#isHeld = isHeld;
    this.view = measure ? { measure } : {};
  }

  handle(event: ToolEvent, context: ToolContext): ToolStep {
    switch (event.kind) {
      case "press": {
        const at = placeOf(event.at, context);
        if (!this.#from || this.#isHeld) return { tool: new MeasureTool({ from: at, to: at }) };
        return { tool: new MeasureTool({ from: this.#from, to: at }, true) };
      }
      case "move":
        if (!this.#from || this.#isHeld) return { tool: this };
        return {
          tool: new MeasureTool({ from: this.#from, to: event.isFree ? event.at : placeOf(event.at, context) }),
        };
      case "cancel":
        return this.#from ? { tool: new MeasureTool() } : {};
      default:
        return { tool: this };
    }
  }
}

function placeOf(at: Point, { board, settings }: ToolContext): Point {
  return findSnap(board, at, settings).point;
}
