import { type Board, type Diagnostic, drawnText, type Text, worded } from "@tracewright/board";
import type { DrawnText } from "@tracewright/text";
import { fabLayers } from "./fab-layers.ts";
import type { FabPreset } from "./fab-writing.ts";

/** What the films show otherwise than the board asks: letters without a stroke, and texts in a font of their own. */
export function fabRemarks(board: Board, preset: FabPreset): Diagnostic[] {
  const films = new Set(fabLayers(board, preset).map(({ layer }) => layer));
  const missing = new Map<string, string[]>();
  const fonts = new Set<string>();
  const look = (text: Text, drawn: DrawnText) => {
    if (text.hidden || !films.has(text.layer)) return;
    if (text.style.fontFace !== undefined && drawn.paths.length > 0) fonts.add(text.style.fontFace);
    if (drawn.missing.length > 0) missing.set(text.layer, [...(missing.get(text.layer) ?? []), ...drawn.missing]);
  };
  for (const text of board.texts) look(text, drawnText(board, text));
  for (const footprint of board.footprints)
    for (const text of footprint.texts) look(text, drawnText(board, text, footprint));
  const remark = (code: string, said: ReturnType<typeof worded>): Diagnostic => ({
    severity: "warning",
    code,
    ...said,
    file: "",
  });
  return [
    ...[...missing].map(([layer, letters]) =>
      remark(
        "letters-missing",
        worded("letters-missing", { layer, letters: [...new Set(letters)].slice(0, 20).join(" ") }),
      ),
    ),
    ...(fonts.size > 0 ? [remark("font-replaced", worded("font-replaced", { fonts: [...fonts].join(", ") }))] : []),
  ];
}
