import type { TypedText } from "../scene/scene.ts";
import { CAPITAL_EM } from "../svg/board-to-svg.ts";

/** The part of `CanvasRenderingContext2D` that is needed. */
export type TypedTextContext = Pick<
  CanvasRenderingContext2D,
  "save" | "restore" | "transform" | "fillText" | "font" | "textAlign"
>;

/**
 * A text with letters that the stroke font lacks, in the font of the screen and the context's fill colour. The
 * context is in millimetres.
 */
export function drawTypedText(context: TypedTextContext, text: TypedText): void {
  const height = text.height / 1e6;
  const wide = text.height === 0 ? 1 : text.width / text.height;
  const turn = (-text.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const lines = text.text.split(/\r?\n/);
  const pitch = height * 1.61;
  const below = (lines.length - 1) * pitch;
  const first = text.vertical === "top" ? height : text.vertical === "middle" ? (height - below) / 2 : -below;
  // Fonts below one unit are rounded away by some browsers: set at 100 units and scaled down.
  const scale = height / CAPITAL_EM / 100;
  const across = (text.mirrored ? -wide : wide) * scale;
  context.save();
  context.transform(
    cos * across,
    sin * across,
    -sin * scale,
    cos * scale,
    text.position.x / 1e6,
    text.position.y / 1e6,
  );
  context.font = `${text.italic ? "italic " : ""}${text.bold ? 600 : 400} 100px "Inter Variable", sans-serif`;
  context.textAlign = text.horizontal;
  lines.forEach((line, index) => {
    context.fillText(line, 0, (first + index * pitch) / scale);
  });
  context.restore();
}
