import type { BoardEdit, ItemId, Point } from "@tracewright/board";
import { freeItems } from "../commands/free-items.ts";
import { moveItems } from "../commands/move-items.ts";
import { pivotOf } from "../commands/pivot.ts";
import type { Collision } from "../dragging/collision-finder.ts";
import { PartDrag } from "../dragging/part-drag.ts";
import { TrackDrag } from "../dragging/track-drag.ts";
import { ViaDrag } from "../dragging/via-drag.ts";
import { joinEdits } from "../join-edits.ts";
import type { Motion, Step } from "../motion/motion.ts";
import { movePoint } from "../motion/motion.ts";
import { findSnap, gridPoint } from "../snapping/find-snap.ts";
import type { Tool, ToolContext, ToolEvent, ToolStep, ToolView } from "./tool.ts";

/** Where what is held stood, and where it has come. */
interface Course {
  readonly from: Point;
  /** From there to where it was taken hold of. */
  readonly grip?: Point;
  readonly pointer: Point;
  readonly turns: readonly Step[];
  /** The last place on the way that may be kept; absent: there was none yet. */
  readonly legal?: Place;
}

const UNMOVED: Place = { edit: undefined, collisions: [] };
const NO_WAY: Point = { x: 0, y: 0 };

/** Where what is held has come. */
interface Place {
  readonly edit: BoardEdit | undefined;
  readonly collisions: readonly Collision[];
}

/** What is in the hand. */
interface Held {
  /** By a shift from where it stood: exact, and undone by the reverse. */
  readonly moveTo: (motion: Motion) => Place;
  readonly ids: readonly ItemId[];
}

/**
 * Items being dragged. They go with the pointer, their own place snapped; they turn and flip about it on the way. Parts
 * take their tracks along. A lone straight track is pushed sideways instead.
 */
export class DragTool implements Tool {
  readonly name = "drag";
  readonly isHolding = true;
  readonly view: ToolView;
  readonly #held: Held | TrackDrag;
  readonly #from: Point;
  readonly #grip: Point;
  readonly #turns: readonly Step[];
  readonly #pointer: Point;
  readonly #place: Place;
  /** The last place that may be kept. */
  readonly #legal: Place;

  private constructor(
    held: Held | TrackDrag,
    { from, grip = NO_WAY, pointer, turns, legal = UNMOVED }: Course,
    snap?: ToolView["snap"],
  ) {
    this.#held = held;
    this.#from = from;
    this.#grip = grip;
    this.#turns = turns;
    this.#pointer = pointer;
    const by = { x: pointer.x - from.x, y: pointer.y - from.y };
    this.#place =
      held instanceof TrackDrag
        ? { edit: held.moveTo(pointer), collisions: [] }
        : held.moveTo({ kind: "sequence", motions: [...turns, { kind: "shift", by }] });
    const { edit, collisions } = this.#place;
    this.#legal = collisions.length === 0 ? this.#place : legal;
    this.view = { edit, ...(snap && { snap }), ...(collisions.length > 0 && { collisions }) };
  }

  /** Takes what is selected into the hand at a place of the board. */
  static begin(context: ToolContext, at: Point): DragTool {
    const { board, selection, nameItem, settings } = context;
    const { routeMode: mode = "shove", dragsAtAnyAngle: isAnyAngle = false } = settings;
    const { free } = freeItems(board, selection);
    const [only] = free;
    if (free.length === 1 && only?.list === "tracks" && !only.record.mid)
      return new DragTool(new TrackDrag(board, only.record, at, { nameItem, mode, isAnyAngle }), {
        from: at,
        pointer: at,
        turns: [],
      });
    // A part's own place lands on the grid or on what it is meant to meet, wherever it is held; several go by steps of the grid.
    const { grid } = settings;
    const own = free.length === 1 ? pivotOf(board, selection, 1) : undefined;
    const from = own ?? gridPoint(at, grid, board.gridOrigin);
    const grip = { x: at.x - from.x, y: at.y - from.y };
    return new DragTool(take(context), { from, grip, pointer: from, turns: [] });
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
    const { edit } = this.#legal;
    return {
      ...(edit && { done: { name: "move", edit } }),
      ...(this.#place.collisions.length > 0 && { refusal: "collides" as const }),
    };
  }

  #moved(
    { at: pointer, isFree }: { readonly at: Point; readonly isFree?: boolean },
    { board, settings }: ToolContext,
  ): DragTool {
    const at = { x: pointer.x - this.#grip.x, y: pointer.y - this.#grip.y };
    const own = new Set<string>(this.#held instanceof TrackDrag ? [] : this.#held.ids);
    const { point, to } = isFree
      ? { point: at, to: undefined }
      : findSnap(board, at, { ...settings, isMeant: ({ item }) => !own.has(item) });
    return new DragTool(this.#held, { ...this.#course, pointer: point }, to);
  }

  #turned(step: Step): DragTool {
    if (this.#held instanceof TrackDrag) return this;
    return new DragTool(this.#held, { ...this.#course, turns: [...this.#turns, step] });
  }

  get #course(): Course {
    return { from: this.#from, grip: this.#grip, pointer: this.#pointer, turns: this.#turns, legal: this.#legal };
  }
}

function take({ board, selection, nameItem, settings }: ToolContext): Held {
  const { free } = freeItems(board, selection);
  const [only] = free;
  if (free.length === 1 && only?.list === "vias") {
    const via = only.record;
    const drag = ViaDrag.begin(board, via, { nameItem, mode: settings.routeMode ?? "shove" });
    if (drag)
      return {
        ids: [via.id],
        moveTo: (motion) => ({ edit: drag.moveTo(movePoint(via.position, motion)), collisions: [] }),
      };
  }
  const parts = free.flatMap((item) => (item.list === "footprints" ? [item.record] : []));
  const others = free.filter(({ list }) => list !== "footprints").map(({ record }) => record.id);
  const drag = new PartDrag(
    board,
    parts.map(({ id }) => id),
    { nameItem, carried: new Set(others) },
  );
  return {
    ids: [...others, ...parts.flatMap(({ id, pads }) => [id, ...pads.map((pad) => pad.id)])],
    moveTo: (motion) => {
      if (isRest(motion)) return UNMOVED;
      const { edit, collisions } = drag.moveTo(motion);
      return { edit: joinEdits(edit, moveItems(board, others, motion).edit), collisions };
    },
  };
}

function isRest(motion: Motion): boolean {
  const corner = { x: 0, y: 0 };
  const other = { x: 1_000_000, y: 0 };
  const [a, b] = [movePoint(corner, motion), movePoint(other, motion)];
  const hasFlip = motion.kind === "sequence" && motion.motions.filter(({ kind }) => kind === "flip").length % 2 === 1;
  return !hasFlip && a.x === corner.x && a.y === corner.y && b.x === other.x && b.y === other.y;
}
