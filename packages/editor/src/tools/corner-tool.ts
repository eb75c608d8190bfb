import { itemId } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import { type Aim, aimAt } from "../drawing/aim.ts";
import { isPlainRing, isSame, mayExtend } from "../drawing/corner-chain.ts";
import type { CornerWork } from "../drawing/drawing-work.ts";
import type { Tool, ToolContext, ToolEvent, ToolStep, ToolView } from "../gestures/tool.ts";

/** What is drawn so far. */
interface Chain {
  readonly corners: readonly Point[];
  readonly pointer?: Aim;
  readonly isFree: boolean;
  /** Whether lines keep to 45° steps. */
  readonly isAngled: boolean;
}

const NOTHING: Chain = { corners: [], isFree: false, isAngled: true };

/**
 * Drawing corner by corner: zones, rule areas, cut-outs, polygons, lines. Presses set corners; the first corner again, or finish,
 * closes an area; finish ends a line. Back takes the last corner away, posture frees the angles. Cancel drops an area that is not
 * closed and ends a line with what is set, and again lays the tool down.
 */
export class CornerTool implements Tool {
  readonly name: CornerWork["name"];
  readonly view: ToolView;
  readonly isHolding: boolean;
  readonly #work: CornerWork;
  readonly #chain: Chain;

  constructor(work: CornerWork, chain: Chain = NOTHING) {
    this.name = work.name;
    this.#work = work;
    this.#chain = chain;
    const { corners, pointer } = chain;
    this.isHolding = corners.length > 0;
    const points = pointer ? [...corners, pointer.point] : corners;
    this.view = {
      ...(corners.length > 0 && { path: { points, isClosed: work.isRing && points.length > 2 } }),
      ...(pointer?.snap && { snap: pointer.snap }),
    };
  }

  /** The same corners for another purpose: another net, another layer. */
  withWork(work: CornerWork): CornerTool {
    return new CornerTool(work, work.name === this.name ? this.#chain : NOTHING);
  }

  handle(event: ToolEvent, context: ToolContext): ToolStep {
    const { corners, isAngled } = this.#chain;
    switch (event.kind) {
      case "move": {
        const isFree = event.isFree ?? false;
        return { tool: this.#with({ isFree, pointer: this.#aim(event.at, isFree, context) }) };
      }
      case "press":
        return this.#press(event.at, context);
      case "finish":
        return this.#finish(corners, context);
      case "posture":
        return { tool: this.#with({ isAngled: !isAngled }) };
      case "back":
        return { tool: this.#with({ corners: corners.slice(0, -1) }) };
      case "cancel":
        if (corners.length === 0) return {};
        return this.#work.isRing || corners.length < 2 ? { tool: this.#afresh() } : this.#finish(corners, context);
      default:
        return { tool: this };
    }
  }

  #press(at: Point, context: ToolContext): ToolStep {
    const { corners, isFree } = this.#chain;
    const { point } = this.#aim(at, isFree, context);
    const [first] = corners;
    const last = corners.at(-1);
    if (first && corners.length > 2 && isSame(point, first)) {
      return this.#work.isRing ? this.#finish(corners, context) : this.#finish([...corners, first], context);
    }
    if (last && isSame(point, last)) return { tool: this };
    // Lines of a drawing may cross as they like; the border of an area may not.
    if (this.#work.isRing && !mayExtend(corners, point)) return { tool: this, refusal: "crosses-itself" };
    return { tool: this.#with({ corners: [...corners, point] }) };
  }

  #finish(corners: readonly Point[], context: ToolContext): ToolStep {
    const { isRing } = this.#work;
    if (corners.length < (isRing ? 3 : 2)) return { tool: this, refusal: "too-few-corners" };
    if (isRing && !isPlainRing(corners)) return { tool: this, refusal: "crosses-itself" };
    const drawn = this.#work.draw(corners, context, context.nameItem);
    if ("refusal" in drawn) return { tool: this, refusal: drawn.refusal };
    const { edit, selection } = drawn;
    return { tool: this.#afresh(), done: { name: this.name, edit }, selection };
  }

  /** The first corner is aimed at before anything else: it closes the line. */
  #aim(at: Point, isFree: boolean, context: ToolContext): Aim {
    const { corners, isAngled } = this.#chain;
    const [first] = corners;
    const { reach } = context.settings;
    if (first && corners.length > 2 && Math.hypot(first.x - at.x, first.y - at.y) <= reach)
      return { point: first, snap: { kind: "corner", point: first, item: OWN, layers: [] } };
    return aimAt(at, { from: isAngled ? corners.at(-1) : undefined, isFree }, context);
  }

  #with(change: Partial<Chain>): CornerTool {
    return new CornerTool(this.#work, { ...this.#chain, ...change });
  }

  /** The next one is drawn with the same tool. */
  #afresh(): CornerTool {
    return new CornerTool(this.#work, { ...NOTHING, isAngled: this.#chain.isAngled });
  }
}

/** What is being drawn has no name yet. */
const OWN = itemId("");
