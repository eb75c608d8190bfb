import type { Step } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import { freeItems } from "../commands/free-items.ts";
import { pivotOf } from "../commands/pivot.ts";
import { type HeldItems, type HeldPlace, holdItems } from "../dragging/held-items.ts";
import type { Tool, ToolContext, ToolEvent, ToolStep, ToolView } from "../gestures/tool.ts";
import { findSnap, gridPoint } from "../snapping/find-snap.ts";

/** Where what is held stood, and where it has come. */
interface Course {
  readonly from: Point;
  /** From there to where it was taken hold of. */
  readonly grip?: Point;
  readonly pointer: Point;
  readonly turns: readonly Step[];
  /** The last place on the way that may be kept; absent: there was none yet. */
  readonly legal?: HeldPlace;
}

const UNMOVED: HeldPlace = { edit: undefined, collisions: [] };
const NO_WAY: Point = { x: 0, y: 0 };

/**
 * Items being dragged. They go with the pointer, their own place snapped; they turn and flip about it on the way. Parts
 * take their tracks along. A lone straight track is pushed sideways instead.
 */
export class DragTool implements Tool {
  readonly name = "drag";
  readonly isHolding = true;
  readonly view: ToolView;
  readonly #held: HeldItems;
  readonly #from: Point;
  readonly #grip: Point;
  readonly #turns: readonly Step[];
  readonly #pointer: Point;
  readonly #place: HeldPlace;
  /** The last place that may be kept. */
  readonly #legal: HeldPlace;

  private constructor(
    held: HeldItems,
    { from, grip = NO_WAY, pointer, turns, legal = UNMOVED }: Course,
    snap?: ToolView["snap"],
  ) {
    this.#held = held;
    this.#from = from;
    this.#grip = grip;
    this.#turns = turns;
    this.#pointer = pointer;
    const by = { x: pointer.x - from.x, y: pointer.y - from.y };
    this.#place = held.moveTo({ kind: "sequence", motions: [...turns, { kind: "shift", by }] });
    const { edit, collisions, inTheWay } = this.#place;
    this.#legal = collisions.length === 0 ? this.#place : legal;
    this.view = {
      edit,
      ...(snap && { snap }),
      ...(collisions.length > 0 && { collisions }),
      ...(inTheWay && { inTheWay }),
    };
  }

  /** Takes what is selected into the hand at a place of the board. */
  static begin(context: ToolContext, at: Point): DragTool {
    const { board, selection, nameItem, settings } = context;
    const { routeMode: mode = "shove", dragsAtAnyAngle: isAnyAngle = false } = settings;
    const held = holdItems(board, selection, { nameItem, mode, isAnyAngle, grabbed: at });
    if (held.isStretch) return new DragTool(held, { from: at, pointer: at, turns: [] });
    // A part's own place lands on the grid or on what it is meant to meet, wherever it is held; several go by steps of the grid.
    const { grid } = settings;
    const isLone = freeItems(board, selection).free.length === 1;
    const own = isLone ? pivotOf(board, selection, 1) : undefined;
    const from = own ?? gridPoint(at, grid, board.gridOrigin);
    const grip = { x: at.x - from.x, y: at.y - from.y };
    return new DragTool(held, { from, grip, pointer: from, turns: [] });
  }

  handle(event: ToolEvent, context: ToolContext): ToolStep {
    switch (event.kind) {
      case "move":
        return { tool: this.#moved(event, context) };
      case "turn":
        return { tool: this.#turned({ kind: "turn", about: this.#from, by: event.by }) };
      case "flip":
        return { tool: this.#turned({ kind: "flip", x: this.#from.x }) };
      case "release":
      case "press":
      case "finish":
        return this.#putDown();
      case "cancel":
        return {};
      default:
        return { tool: this };
    }
  }

  /** Where it may not stand it goes to the last place where it might. */
  #putDown(): ToolStep {
    const { edit, selection } = this.#legal;
    const { collisions } = this.#place;
    return {
      ...(edit && { done: { name: "move", edit }, ...(selection && { selection }) }),
      ...(collisions.length > 0 && { refusal: "collides" as const, inTheWay: collisions }),
    };
  }

  #moved(
    { at: pointer, isFree }: { readonly at: Point; readonly isFree?: boolean },
    { board, settings }: ToolContext,
  ): DragTool {
    const at = { x: pointer.x - this.#grip.x, y: pointer.y - this.#grip.y };
    const { point, to } = isFree
      ? { point: at, to: undefined }
      : findSnap(board, at, { ...settings, isMeant: ({ item }) => !this.#held.ids.has(item) });
    return new DragTool(this.#held, { ...this.#course, pointer: point }, to);
  }

  #turned(step: Step): DragTool {
    if (this.#held.isStretch) return this;
    return new DragTool(this.#held, { ...this.#course, turns: [...this.#turns, step] });
  }

  get #course(): Course {
    return { from: this.#from, grip: this.#grip, pointer: this.#pointer, turns: this.#turns, legal: this.#legal };
  }
}
