import { itemId } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import { type Aim, aimAt } from "../drawing/aim.ts";
import type { PlacesWork } from "../drawing/drawing-work.ts";
import type { NameItem } from "../edit-builder.ts";
import type { Tool, ToolContext, ToolEvent, ToolStep, ToolView } from "../gestures/tool.ts";

interface Placing {
  readonly places: readonly Point[];
  readonly pointer?: Aim;
  readonly isFree: boolean;
}

const NOTHING: Placing = { places: [], isFree: false };

/**
 * Drawing with a fixed number of presses: texts, holes and vias with one, rectangles and circles with two, arcs and
 * dimensions with three. What the next press would make is shown at the pointer. Back takes the last place away,
 * cancel all of them, and again lays the tool down.
 */
export class PlacesTool implements Tool {
  readonly name: PlacesWork["name"];
  readonly view: ToolView;
  readonly isHolding: boolean;
  readonly #work: PlacesWork;
  readonly #placing: Placing;

  constructor(work: PlacesWork, context?: ToolContext, placing: Placing = NOTHING) {
    this.name = work.name;
    this.#work = work;
    this.#placing = placing;
    this.isHolding = placing.places.length > 0;
    this.view = context ? viewOf(work, context, placing) : {};
  }

  /** The same places for another purpose: another layer, another size. Shown with the next move. */
  withWork(work: PlacesWork): PlacesTool {
    return new PlacesTool(work, undefined, work.name === this.name ? this.#placing : NOTHING);
  }

  handle(event: ToolEvent, context: ToolContext): ToolStep {
    const { places } = this.#placing;
    switch (event.kind) {
      case "move": {
        const isFree = event.isFree ?? false;
        return { tool: this.#with({ isFree, pointer: this.#aim(event.at, isFree, context) }, context) };
      }
      case "press":
        return this.#press(event.at, context);
      case "turn":
        return this.#work.turned
          ? { tool: new PlacesTool(this.#work.turned(event.by), context, this.#placing) }
          : { tool: this };
      case "back":
        return { tool: this.#with({ places: places.slice(0, -1) }, context) };
      case "cancel":
        return places.length > 0 ? { tool: this.#with({ places: [] }, context) } : {};
      default:
        return { tool: this };
    }
  }

  #press(at: Point, context: ToolContext): ToolStep {
    const { point } = this.#aim(at, this.#placing.isFree, context);
    const places = [...this.#placing.places, point];
    if (places.length < this.#work.count) return { tool: this.#with({ places, pointer: { point } }, context) };
    const drawn = this.#work.draw(places, context, context.nameItem);
    if (!drawn) return { tool: this };
    if ("refusal" in drawn) return { tool: this, ...drawn };
    // Without its preview: the board is about to be another one.
    const tool = new PlacesTool(this.#work, undefined, { ...NOTHING, isFree: this.#placing.isFree });
    return { tool, done: { name: this.name, edit: drawn.edit }, selection: drawn.selection };
  }

  #aim(at: Point, isFree: boolean, context: ToolContext): Aim {
    const from = this.#work.isAngled && this.#placing.places.length === 1 ? this.#placing.places[0] : undefined;
    return aimAt(at, { from, isFree }, context);
  }

  #with(change: Partial<Placing>, context: ToolContext): PlacesTool {
    return new PlacesTool(this.#work, context, { ...this.#placing, ...change });
  }
}

function viewOf(work: PlacesWork, context: ToolContext, { places, pointer }: Placing): ToolView {
  if (!pointer) return {};
  const points = [...places, pointer.point];
  const snap = pointer.snap && { snap: pointer.snap };
  if (points.length < work.count) return { path: { points, isClosed: false }, ...snap };
  const drawn = work.draw(points, context, previewNames());
  return { ...(drawn && "edit" in drawn && { edit: drawn.edit }), ...snap };
}

/** A preview takes no names away from what will be drawn. */
function previewNames(): NameItem {
  let named = 0;
  return () => itemId(`preview-${named++}`);
}
