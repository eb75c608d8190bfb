import type { BoardEdit, ItemId, Side } from "@tracewright/board";
import { type Degrees, normalizeDegrees, type Point } from "@tracewright/geometry";
import type { Tool, ToolContext, ToolEvent, ToolStep, ToolView } from "../gestures/tool.ts";
import { findSnap } from "../snapping/find-snap.ts";

export interface PutPose {
  readonly position: Point;
  readonly rotation: Degrees;
  readonly side: Side;
}

export interface PutWork {
  /** What undo calls it. */
  readonly name: string;
  /** What it would be at a place; undefined: it cannot be put there. */
  readonly put: (pose: PutPose) => { readonly edit: BoardEdit; readonly selection: readonly ItemId[] } | undefined;
}

/** Something that follows the pointer until it is put down, turned by quarters and turned over meanwhile. */
export class PutTool implements Tool {
  readonly name = "put";
  readonly isHolding = true;
  readonly view: ToolView;
  readonly #work: PutWork;
  readonly #pose: PutPose;

  constructor(
    work: PutWork,
    pose: PutPose = { position: { x: 0, y: 0 }, rotation: 0, side: "front" },
    isShown = false,
  ) {
    this.#work = work;
    this.#pose = pose;
    const edit = isShown ? work.put(pose)?.edit : undefined;
    this.view = edit ? { edit } : {};
  }

  handle(event: ToolEvent, context: ToolContext): ToolStep {
    const pose = this.#pose;
    switch (event.kind) {
      case "move":
        return { tool: this.#at({ ...pose, position: placeOf(event, context) }) };
      case "turn":
        return { tool: this.#at({ ...pose, rotation: normalizeDegrees(pose.rotation + event.by) }) };
      case "flip":
        return { tool: this.#at({ ...pose, side: pose.side === "front" ? "back" : "front" }) };
      case "press": {
        const done = this.#work.put({ ...pose, position: placeOf(event, context) });
        if (!done) return { tool: this, refusal: "collides" };
        return { done: { name: this.#work.name, edit: done.edit }, selection: done.selection };
      }
      case "cancel":
        return {};
      default:
        return { tool: this };
    }
  }

  #at(pose: PutPose): PutTool {
    return new PutTool(this.#work, pose, true);
  }
}

function placeOf(event: ToolEvent & { readonly at: Point; readonly isFree?: boolean }, context: ToolContext): Point {
  return event.isFree ? event.at : findSnap(context.board, event.at, context.settings).point;
}
