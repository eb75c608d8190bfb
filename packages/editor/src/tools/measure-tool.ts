import type { Point } from "@tracewright/geometry";
import type { Tool, ToolContext, ToolEvent, ToolStep, ToolView } from "../gestures/tool.ts";
import { findSnap } from "../snapping/find-snap.ts";

/** A distance between two places: a press sets the first, another holds the second, cancel takes the measure away. */
export class MeasureTool implements Tool {
  readonly name = "measure";
  readonly view: ToolView;
  readonly #measure: ToolView["measure"];

  constructor(measure?: ToolView["measure"]) {
    this.#measure = measure;
    this.view = measure ? { measure } : {};
  }

  handle(event: ToolEvent, context: ToolContext): ToolStep {
    const measure = this.#measure;
    switch (event.kind) {
      case "press": {
        const at = placeOf(event.at, context);
        if (!measure || measure.isHeld) return { tool: new MeasureTool({ from: at, to: at, isHeld: false }) };
        return { tool: new MeasureTool({ from: measure.from, to: at, isHeld: true }) };
      }
      case "move": {
        if (!measure || measure.isHeld) return { tool: this };
        const to = event.isFree ? event.at : placeOf(event.at, context);
        return { tool: new MeasureTool({ from: measure.from, to, isHeld: false }) };
      }
      case "cancel":
        return measure ? { tool: new MeasureTool() } : {};
      default:
        return { tool: this };
    }
  }
}

function placeOf(at: Point, { board, settings }: ToolContext): Point {
  return findSnap(board, at, settings).point;
}
