import { phrase, type RemarkWords } from "@tracewright/board";
import type { TextStyle } from "@tracewright/text";
import type { Written } from "../../sexpr/format-s-expression.ts";
import { flag, mm } from "./board-writing.ts";
import { DEFAULT_TEXT_THICKNESS } from "./read-graphic.ts";

/** How boards and schematics differ: a schematic leaves the usual thickness out, and hides texts here. */
export interface TextEffectsOptions {
  readonly usualThickness: "written" | "left out";
  readonly hidden?: boolean;
}

/** `(effects …)` of a text, alike in boards and schematics of KiCad 6; what has no place there is passed to `writing`. */
export function textEffects(
  style: TextStyle,
  writing: { lose(what: RemarkWords): void },
  { usualThickness, hidden = false }: TextEffectsOptions,
): Written {
  if (style.fontFace !== undefined) writing.lose(phrase("lost-font", {}));
  const { size, thickness, bold, italic, horizontal, vertical, mirrored } = style;
  const justify = [
    ...(horizontal === "center" ? [] : [horizontal]),
    ...(vertical === "middle" ? [] : [vertical]),
    ...(mirrored ? ["mirror"] : []),
  ];
  const saysThickness = usualThickness === "written" || thickness !== DEFAULT_TEXT_THICKNESS;
  const font: Written = [
    "font",
    ["size", mm(size.height), mm(size.width)],
    ...(saysThickness ? [["thickness", mm(thickness)]] : []),
    ...flag("bold", bold),
    ...flag("italic", italic),
  ];
  return ["effects", font, ...(justify.length > 0 ? [["justify", ...justify]] : []), ...flag("hide", hidden)];
}
