import type { Mark } from "@tracewright/rendering";
import type { DrawingPage } from "../drawing.ts";
import { decimal, PdfPath } from "./pdf-path.ts";

/** PDF's unit is the point. */
export const POINTS_PER_MM = 72 / 25.4;

/** The content stream of a page, and the opacities it asks for by name. */
export interface PageContent {
  readonly operators: string;
  /** Resource names of graphics states by opacity, "G0" on. */
  readonly opacities: ReadonlyMap<number, string>;
}

/** A page as PDF operators: millimetres with y down, as the marks have them, by one transformation at the start. */
export function pageContent({ height, marks }: Pick<DrawingPage, "height" | "marks">): PageContent {
  const opacities = new Map<number, string>();
  const parts: string[] = [];
  const scale = decimal(POINTS_PER_MM);
  // Round caps and joins: the pens of the marks.
  parts.push(`${scale} 0 0 -${scale} 0 ${decimal(height * POINTS_PER_MM)} cm`, "1 J 1 j");
  const opacityName = (opacity: number): string => {
    const name = opacities.get(opacity) ?? `G${opacities.size}`;
    opacities.set(opacity, name);
    return name;
  };
  const write = (mark: Mark): void => {
    switch (mark.kind) {
      case "fill": {
        const { colour, opacity } = splitColour(mark.colour, mark.opacity);
        const operator = mark.rule === "evenodd" ? "f*" : "f";
        const state = opacity < 1 ? `q /${opacityName(opacity)} gs` : "q";
        parts.push(state, `${colour} rg`, pathText(mark.path), operator, "Q");
        return;
      }
      case "stroke": {
        const { colour, opacity } = splitColour(mark.colour);
        const state = opacity < 1 ? `q /${opacityName(opacity)} gs` : "q";
        parts.push(state, `${colour} RG ${decimal(mark.width)} w`, pathText(mark.path), "S", "Q");
        return;
      }
      case "words":
        throw new Error("words for a font reached a PDF page, which has no fonts");
      case "group": {
        const { x, y, mirrored } = mark;
        const size = decimal(mark.scale);
        parts.push(`q ${mirrored ? "-" : ""}${size} 0 0 ${size} ${decimal(x)} ${decimal(y)} cm`);
        for (const inner of mark.marks) write(inner);
        parts.push("Q");
      }
    }
  };
  for (const mark of marks) write(mark);
  return { operators: parts.join("\n"), opacities };
}

function pathText(path: { replay(sink: PdfPath): void }): string {
  const sink = new PdfPath();
  path.replay(sink);
  return sink.text;
}

/** `#rrggbb` or `#rrggbbaa` as three numbers from 0 to 1, and the opacity of both together. */
function splitColour(colour: string, opacity = 1): { readonly colour: string; readonly opacity: number } {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  const alpha = colour.length > 7 ? part(7) : 1;
  const rgb = [1, 3, 5].map((at) => decimal(Number(part(at).toFixed(4)))).join(" ");
  return { colour: rgb, opacity: Number((alpha * opacity).toFixed(3)) };
}
