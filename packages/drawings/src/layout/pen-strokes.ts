import type { ArcTurn } from "@tracewright/formats";
import type { Nm, Point } from "@tracewright/geometry";
import { DrawList } from "@tracewright/rendering";
import { traceArc } from "./trace-contour.ts";

/** Lines of one pen, joined where one begins at the end of the one before. */
class PenStrokes {
  readonly path = new DrawList();
  #at: Point | undefined;

  line(start: Point, end: Point): void {
    this.#begin(start);
    this.path.lineTo(end.x / 1e6, end.y / 1e6);
    this.#at = end;
  }

  /** Start = end is a full circle. */
  arc(start: Point, end: Point, turn: ArcTurn): void {
    this.#begin(start);
    traceArc(this.path, start, end, turn);
    this.#at = end;
  }

  #begin(start: Point): void {
    if (this.#at?.x !== start.x || this.#at.y !== start.y) this.path.moveTo(start.x / 1e6, start.y / 1e6);
  }
}

/** Lines by the width of their pen. */
export class Pens {
  readonly #byWidth = new Map<Nm, PenStrokes>();

  pen(width: Nm): PenStrokes {
    let strokes = this.#byWidth.get(width);
    if (!strokes) {
      strokes = new PenStrokes();
      this.#byWidth.set(width, strokes);
    }
    return strokes;
  }

  /** Every path with the width of its pen in millimetres. */
  *paths(): Generator<{ readonly width: number; readonly path: DrawList }> {
    for (const [width, { path }] of this.#byWidth) yield { width: width / 1e6, path };
  }
}
