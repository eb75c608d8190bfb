import type { Point } from "@tracewright/geometry";

/** What of a pointer's event counts; places in pixels from the corner of the canvas. */
export interface PointerFact {
  readonly id: number;
  readonly at: Point;
  readonly button: number;
  readonly type: string;
  /** Milliseconds of any clock. */
  readonly time: number;
  /** On top of what is selected. */
  readonly isMore: boolean;
  /** Not held by grid or copper. */
  readonly isFree: boolean;
}

/** What hands mean: something for the tool, for the view, or a menu. */
export type Gesture =
  | { readonly kind: "press"; readonly at: Point; readonly isMore: boolean; readonly isSecond: boolean }
  | { readonly kind: "move"; readonly at: Point; readonly isFree: boolean }
  | { readonly kind: "release"; readonly at: Point }
  | { readonly kind: "cancel" }
  | { readonly kind: "pan"; readonly dx: number; readonly dy: number }
  | { readonly kind: "pinch"; readonly at: Point; readonly factor: number }
  | { readonly kind: "menu"; readonly at: Point };

interface Down {
  readonly from: Point;
  readonly at: Point;
  readonly button: number;
  readonly isMore: boolean;
  /** Who has it: the tool, the view, or nobody any more. */
  readonly owner: "tool" | "view" | "nobody";
  readonly isFinger: boolean;
  readonly hasTravelled: boolean;
}

/** A pointer that moved less is a click, not a drag. */
const CLICK_PIXELS = 4;
/** A second press within this time on one place belongs to the first. */
const SECOND_PRESS_MS = 400;

/**
 * Reads pointers: the main button and the pen are the tool's, the other buttons and Space move the view, as do fingers, except
 * on what they can take hold of.
 */
export class PointerReader {
  readonly #down = new Map<number, Down>();
  #lastPress: { readonly at: Point; readonly time: number } | undefined;

  /** `isViewWanted`: Space is held. `hasGrip`: a finger here takes hold of something rather than of the view. */
  press(
    fact: PointerFact,
    { isViewWanted, hasGrip }: { readonly isViewWanted: boolean; readonly hasGrip: () => boolean },
  ): Gesture[] {
    const isFinger = fact.type === "touch";
    const gestures = this.#down.size > 0 ? this.#letGo() : [];
    const isForTool = this.#down.size === 0 && fact.button === 0 && !isViewWanted && (isFinger ? hasGrip() : true);
    const { at, button, isMore } = fact;
    const owner = isForTool ? "tool" : "view";
    this.#down.set(fact.id, { from: at, at, button, isMore, owner, isFinger, hasTravelled: false });
    return isForTool ? [...gestures, this.#pressAt(fact)] : gestures;
  }

  move(fact: PointerFact): Gesture[] {
    const { id, at, isFree } = fact;
    const down = this.#down.get(id);
    // A finger has no place before it touches.
    if (!down) return fact.type === "touch" ? [] : [{ kind: "move", at, isFree }];
    const hasTravelled = down.hasTravelled || distance(down.from, at) >= CLICK_PIXELS;
    this.#down.set(id, { ...down, at: hasTravelled ? at : down.at, hasTravelled });
    if (!hasTravelled) return [];
    if (down.owner === "tool") return [{ kind: "move", at, isFree }];
    if (down.owner === "nobody") return [];
    const other = [...this.#down].find(([known]) => known !== id)?.[1];
    if (!other) return [{ kind: "pan", dx: at.x - down.at.x, dy: at.y - down.at.y }];
    const [before, after] = [distance(down.at, other.at), distance(at, other.at)];
    if (before === 0 || after === 0) return [];
    return [{ kind: "pinch", at: { x: (at.x + other.at.x) / 2, y: (at.y + other.at.y) / 2 }, factor: after / before }];
  }

  release(fact: PointerFact): Gesture[] {
    const down = this.#down.get(fact.id);
    this.#down.delete(fact.id);
    if (!down || down.owner === "nobody") return [];
    const at = down.hasTravelled ? fact.at : down.from;
    if (down.owner === "tool") return [{ kind: "release", at }];
    if (down.hasTravelled) return [];
    if (down.button === 2) return [{ kind: "menu", at }];
    // A tap after all.
    if (down.button === 0) return [this.#pressAt({ ...fact, at, isMore: down.isMore }), { kind: "release", at }];
    return [];
  }

  /** The browser has taken the pointer away. */
  cancel({ id }: Pick<PointerFact, "id">): Gesture[] {
    const down = this.#down.get(id);
    this.#down.delete(id);
    return down?.owner === "tool" ? [{ kind: "cancel" }] : [];
  }

  /** A second pointer has come: what the tool began is given up, and both have the view. */
  #letGo(): Gesture[] {
    const gestures: Gesture[] = [];
    for (const [id, down] of this.#down) {
      if (down.owner === "tool") gestures.push({ kind: "cancel" });
      const owner = down.isFinger ? "view" : "nobody";
      // No tap comes of it any more.
      this.#down.set(id, { ...down, owner, hasTravelled: true });
    }
    return gestures;
  }

  #pressAt({ at, time, isMore }: PointerFact): Gesture {
    const last = this.#lastPress;
    const isSecond = last !== undefined && time - last.time < SECOND_PRESS_MS && distance(last.at, at) < CLICK_PIXELS;
    // A third press is a first one again.
    this.#lastPress = isSecond ? undefined : { at, time };
    return { kind: "press", at, isMore, isSecond };
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
