/** Draws marks on a 2D canvas, those within the view alone: however large a sheet is, a tile of it costs what lies on it. */
import { type Box, BoxIndex, growBox } from "@tracewright/geometry";
import type { Mark, WordsMark } from "../marks/mark.ts";
import type { DrawList, PathSink } from "../scene/draw-list.ts";
import { CAPITAL_EM } from "../svg/board-to-svg.ts";
import { type Viewport, viewMatrix, visibleBox } from "../view/viewport.ts";

/** The part of `CanvasRenderingContext2D` that is needed. */
export type MarksContext = Pick<
  CanvasRenderingContext2D,
  | "setTransform"
  | "transform"
  | "fillRect"
  | "fill"
  | "stroke"
  | "fillText"
  | "save"
  | "restore"
  | "fillStyle"
  | "strokeStyle"
  | "lineWidth"
  | "lineCap"
  | "lineJoin"
  | "globalAlpha"
  | "font"
  | "textAlign"
>;

const MM = 1_000_000;
/** Side of the index's finest buckets: about a word. */
const BUCKET = 5 * MM;
/** Pens thinner than this on the screen have no visible ends: round ones cost several times as much. */
const ROUND_PIXELS = 2;
/** Device pixels: a finer pen would fade away where the whole of a sheet is looked at. */
const MIN_PEN = 0.4;
/** Fonts below one unit are rounded away by some browsers: set at this size and scaled down. */
const FONT_PIXELS = 100;

export class MarksRenderer {
  readonly #marks: readonly Mark[];
  readonly #index = new BoxIndex(BUCKET);
  readonly #paths = new WeakMap<DrawList, Path2D>();
  readonly #createPath: () => Path2D;

  constructor(marks: readonly Mark[], createPath: () => Path2D = () => new Path2D()) {
    this.#marks = marks;
    this.#createPath = createPath;
    for (const [entry, mark] of marks.entries()) {
      const box = reachOf(mark);
      if (box) this.#index.add(entry, box);
    }
  }

  /** What the view shows, on paper; the marks over one another in their order. */
  draw(
    context: MarksContext,
    view: Viewport,
    { paper, pixelRatio }: { readonly paper: string; readonly pixelRatio: number },
  ): void {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.fillStyle = paper;
    context.fillRect(0, 0, Math.ceil(view.width * pixelRatio), Math.ceil(view.height * pixelRatio));
    const [a, b, c, d, e, f] = viewMatrix(view);
    context.setTransform(a * pixelRatio, b, c, d * pixelRatio, e * pixelRatio, f * pixelRatio);
    context.lineJoin = "round";
    const scale = view.scale * pixelRatio;
    const window = growBox(visibleBox(view), MM / view.scale);
    const shown: number[] = [];
    this.#index.query(window, (entry) => shown.push(entry));
    for (const entry of shown.sort((one, other) => one - other)) {
      const mark = this.#marks[entry];
      if (mark) this.#drawMark(context, mark, scale);
    }
  }

  #drawMark(context: MarksContext, mark: Mark, scale: number): void {
    switch (mark.kind) {
      case "fill":
        context.globalAlpha = mark.opacity ?? 1;
        context.fillStyle = mark.colour;
        context.fill(this.#pathOf(mark.path), mark.rule);
        context.globalAlpha = 1;
        break;
      case "stroke":
        context.strokeStyle = mark.colour;
        context.lineWidth = Math.max(mark.width, MIN_PEN / scale);
        context.lineCap = mark.width * scale < ROUND_PIXELS ? "butt" : "round";
        context.stroke(this.#pathOf(mark.path));
        break;
      case "words":
        drawWords(context, mark);
        break;
      case "group":
        throw new Error("marks of a sheet are not grouped");
    }
  }

  #pathOf(list: DrawList): Path2D {
    const known = this.#paths.get(list);
    if (known) return known;
    const path = this.#createPath();
    list.replay(path);
    this.#paths.set(list, path);
    return path;
  }
}

function drawWords(context: MarksContext, { text, colour, x, y, rotation, height, anchor }: WordsMark): void {
  const turn = (-rotation * Math.PI) / 180;
  const scale = height / CAPITAL_EM / FONT_PIXELS;
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  context.save();
  context.transform(cos, sin, -sin, cos, x, y);
  context.fillStyle = colour;
  context.font = `400 ${FONT_PIXELS}px "Inter Variable", sans-serif`;
  context.textAlign = anchor === "start" ? "left" : anchor === "end" ? "right" : "center";
  context.fillText(text, 0, 0);
  context.restore();
}

/** Nanometres; undefined for a path without points. */
function reachOf(mark: Mark): Box | undefined {
  if (mark.kind === "group") throw new Error("marks of a sheet are not grouped");
  if (mark.kind === "words") {
    // Whatever the font, no letter is wider than two capitals are high.
    const reach = 2 * mark.height * ([...mark.text].length + 1) * MM;
    const at = { x: mark.x * MM, y: mark.y * MM };
    return { minX: at.x - reach, minY: at.y - reach, maxX: at.x + reach, maxY: at.y + reach };
  }
  const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  const meet = (x: number, y: number) => {
    box.minX = Math.min(box.minX, x * MM);
    box.minY = Math.min(box.minY, y * MM);
    box.maxX = Math.max(box.maxX, x * MM);
    box.maxY = Math.max(box.maxY, y * MM);
  };
  const sink: PathSink = {
    moveTo: meet,
    lineTo: meet,
    arc: (x, y, radius) => {
      meet(x - radius, y - radius);
      meet(x + radius, y + radius);
    },
    closePath: () => undefined,
  };
  mark.path.replay(sink);
  if (box.minX > box.maxX) return undefined;
  return mark.kind === "stroke" ? growBox(box, (mark.width * MM) / 2) : box;
}
