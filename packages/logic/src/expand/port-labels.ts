import type { NetId, SchematicText, Sheet } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";

const LETTERS: Nm = 1_270_000;

/** Where a label can name a net on a sheet: at one of its labels, else at the end of a wire. Undefined: the sheet draws none. */
export function openEndOf(
  { items }: Sheet,
  net: NetId,
): Pick<SchematicText, "position" | "rotation" | "style"> | undefined {
  for (const item of items)
    if (item.kind === "label" && item.net === net) {
      const { position, rotation, style } = item.label;
      return { position, rotation, style };
    }
  for (const item of items)
    if (item.kind === "wire" && item.net === net && item.points[0])
      return { position: item.points[0], ...plain("left", 0) };
  return undefined;
}

/** The letters of labels and pins. */
export function plain(horizontal: "left" | "right", rotation: 0 | 180): Pick<SchematicText, "rotation" | "style"> {
  return {
    rotation,
    style: {
      size: { width: LETTERS, height: LETTERS },
      thickness: 150_000,
      horizontal,
      vertical: "middle",
      mirrored: false,
    },
  };
}
