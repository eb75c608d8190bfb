import {
  arcToPolyline,
  drawText,
  type Point,
  type SchematicText,
  type Shape,
  type SymbolGraphic,
  type TextStyle,
} from "@tracewright/board";
import { escapeXml } from "./escape-xml.ts";
import type { SheetTheme } from "./sheet-theme.ts";
import { number } from "./svg-path.ts";

/** Lines without a width of their own, as KiCad draws them. */
export const DEFAULT_WIDTH = 152_400;
export const BUS_WIDTH = 304_800;
const LABEL_LIFT = 400_000;
const ARC_ERROR = 20_000;
const MARGIN = 5_080_000;
export const PIN_TEXT: TextStyle = {
  size: { width: 1_270_000, height: 1_270_000 },
  thickness: 0,
  horizontal: "left",
  vertical: "middle",
  mirrored: false,
};

/** Texts are read from below or from the right, never upside down; their alignment already says which way they run. */
export function upright(rotation: number): number {
  return ((rotation % 180) + 180) % 180;
}

function textLength(text: string, style: TextStyle): number {
  const { paths, missing } = drawText(text, {
    position: { x: 0, y: 0 },
    rotation: 0,
    style: { ...style, horizontal: "left", mirrored: false },
  });
  if (missing.length > 0) return text.length * style.size.width;
  return paths.flat().reduce((length, { x }) => Math.max(length, x), 0);
}

interface LineOptions {
  /** Nanometres. */
  readonly width?: number;
  readonly fill?: string;
  readonly isClosed?: boolean;
}

/** Gathers strokes and remembers how far they reach. */
export class SheetDrawing {
  readonly theme: SheetTheme;
  readonly #parts: string[] = [];
  #minX = Number.POSITIVE_INFINITY;
  #minY = Number.POSITIVE_INFINITY;
  #maxX = Number.NEGATIVE_INFINITY;
  #maxY = Number.NEGATIVE_INFINITY;

  constructor(theme: SheetTheme) {
    this.theme = theme;
  }

  line(
    points: readonly Point[],
    colour: string,
    { width = DEFAULT_WIDTH, fill = "none", isClosed = false }: LineOptions = {},
  ): void {
    if (points.length === 0) return;
    for (const point of points) this.#reach(point);
    const path = points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${number(x / 1e6)} ${number(y / 1e6)}`);
    this.#parts.push(
      `<path fill="${fill}" stroke="${colour}" stroke-width="${number(width / 1e6)}" d="${path.join("")}${isClosed ? "Z" : ""}"/>`,
    );
  }

  dot(at: Point, diameter: number, colour: string): void {
    this.#reach(at);
    this.#parts.push(
      `<circle cx="${number(at.x / 1e6)}" cy="${number(at.y / 1e6)}" r="${number(diameter / 2e6)}" fill="${colour}"/>`,
    );
  }

  graphic({ shape, stroke, fill }: SymbolGraphic, place: (point: Point) => Point, colour = this.theme.symbol): void {
    const width = stroke.width > 0 ? stroke.width : DEFAULT_WIDTH;
    const inside = fill === "outline" ? colour : fill === "background" ? this.theme.symbolFill : "none";
    const { points, isClosed } = outlineOf(shape);
    this.line(points.map(place), colour, { width, fill: inside, isClosed });
  }

  text(text: SchematicText, colour: string, isPower = false): void {
    // KiCad writes a lone tilde where a field is empty.
    if (text.hidden || text.text === "" || text.text === "~") return;
    // Power symbols name their net; their reference says nothing to a person.
    if (isPower && text.text.startsWith("#")) return;
    this.words(text.text, text.position, { colour, rotation: upright(text.rotation), style: text.style });
  }

  /** The name of a wire stands just clear of it. */
  label(label: SchematicText, colour: string): void {
    const { x, y } = label.position;
    const isLevel = upright(label.rotation) === 0;
    const position = { x: isLevel ? x : x - LABEL_LIFT, y: isLevel ? y - LABEL_LIFT : y };
    this.text({ ...label, position, style: { ...label.style, vertical: "bottom" } }, colour);
  }

  /** A label that reaches beyond the sheet points at its wire. */
  flag(label: SchematicText, colour: string): void {
    const { text, position, style } = label;
    const turn = (label.rotation * Math.PI) / 180;
    const along = { x: Math.round(Math.cos(turn)), y: -Math.round(Math.sin(turn)) };
    const half = style.size.height * 0.9;
    const length = half * 2 + textLength(text, style);
    const at = (distance: number, aside: number): Point => ({
      x: position.x + along.x * distance - along.y * aside,
      y: position.y + along.y * distance + along.x * aside,
    });
    const ring = [at(0, 0), at(half, half), at(length, half), at(length, -half), at(half, -half)];
    this.line(ring, colour, { width: DEFAULT_WIDTH, isClosed: true });
    const isForward = along.x > 0 || along.y < 0;
    const horizontal = isForward ? "left" : "right";
    this.words(text, at(half * 1.2, 0), {
      colour,
      rotation: upright(label.rotation),
      style: { ...style, horizontal, vertical: "middle" },
    });
  }

  note(text: string, position: Point, colour: string, vertical: TextStyle["vertical"]): void {
    this.words(text, position, { colour, rotation: 0, style: { ...PIN_TEXT, vertical } });
  }

  words(
    text: string,
    position: Point,
    { colour, rotation, style }: { readonly colour: string; readonly rotation: number; readonly style: TextStyle },
  ): void {
    this.#reach(position);
    const { paths, missing } = drawText(text, { position, rotation, style: { ...style, mirrored: false } });
    if (missing.length > 0) {
      this.#plainText(text, position, { colour, rotation, style });
      return;
    }
    for (const path of paths) for (const point of path) this.#reach(point);
    const d = paths
      .flatMap((path) =>
        path.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${number(x / 1e6)} ${number(y / 1e6)}`),
      )
      .join("");
    const pen = Math.max(style.thickness, style.size.height / 8);
    if (d !== "")
      this.#parts.push(`<path fill="none" stroke="${colour}" stroke-width="${number(pen / 1e6)}" d="${d}"/>`);
  }

  /** Letters that the stroke font lacks (Korean, say) are left to the viewer's own. */
  #plainText(
    text: string,
    { x, y }: Point,
    { colour, rotation, style }: { readonly colour: string; readonly rotation: number; readonly style: TextStyle },
  ): void {
    const anchor = { left: "start", center: "middle", right: "end" }[style.horizontal];
    this.#parts.push(
      `<text transform="translate(${number(x / 1e6)} ${number(y / 1e6)}) rotate(${number(-rotation)})" fill="${colour}" ` +
        `font-family="Inter Variable,Inter,sans-serif" font-size="${number(style.size.height / 0.727e6)}" text-anchor="${anchor}">${escapeXml(text)}</text>`,
    );
  }

  toSvg(width: number): string {
    const isEmpty = this.#minX > this.#maxX;
    const left = isEmpty ? 0 : this.#minX - MARGIN;
    const top = isEmpty ? 0 : this.#minY - MARGIN;
    const across = isEmpty ? 297e6 : this.#maxX - this.#minX + 2 * MARGIN;
    const down = isEmpty ? 210e6 : this.#maxY - this.#minY + 2 * MARGIN;
    const height = Math.max(1, Math.round((width * down) / across));
    const box = [left, top, across, down].map((value) => number(value / 1e6));
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.join(" ")}">` +
      `<rect x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" fill="${this.theme.paper}"/>` +
      `<g stroke-linecap="round" stroke-linejoin="round">${this.#parts.join("")}</g></svg>`
    );
  }

  #reach({ x, y }: Point): void {
    this.#minX = Math.min(this.#minX, x);
    this.#minY = Math.min(this.#minY, y);
    this.#maxX = Math.max(this.#maxX, x);
    this.#maxY = Math.max(this.#maxY, y);
  }
}

function outlineOf(shape: Shape): { readonly points: readonly Point[]; readonly isClosed: boolean } {
  switch (shape.kind) {
    case "line":
      return { points: [shape.start, shape.end], isClosed: false };
    case "rect": {
      const { start, end } = shape;
      return { points: [start, { x: end.x, y: start.y }, end, { x: start.x, y: end.y }], isClosed: true };
    }
    case "circle": {
      const { center, radius } = shape;
      const points = Array.from({ length: 32 }, (_, step) => {
        const angle = (step * Math.PI) / 16;
        return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) };
      });
      return { points, isClosed: true };
    }
    case "arc":
      return { points: arcToPolyline(shape.start, shape.mid, shape.end, ARC_ERROR), isClosed: false };
    case "bezier":
    case "polygon":
      return { points: shape.points, isClosed: false };
  }
}
