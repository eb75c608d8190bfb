import type { Board } from "../records/board.ts";
import type { Footprint } from "../records/footprint.ts";

/** How deep variables may name variables before the rest is left as written; guards against circles. */
const DEPTH = 8;

/**
 * A text as it is printed: KiCad's `${REFERENCE}`, `${VALUE}`, title block and project variables and the older `%R`,
 * `%V` replaced. An unknown variable stays as written, as KiCad leaves it.
 */
export function replaceTextVariables(text: string, board: Board, footprint?: Footprint): string {
  let result = footprint ? replaceOldMarks(text, footprint) : text;
  for (let depth = 0; depth < DEPTH; depth++) {
    const next = result.replace(
      /\$\{([^${}]+)\}/g,
      (whole, name: string) => findVariable(name, board, footprint) ?? whole,
    );
    if (next === result) break;
    result = next;
  }
  return result;
}

/**
 * What KiCad replaces when it draws, and is not known here: dates, names of files, and words about nets, pads and other
 * parts.
 */
const KNOWN_ELSEWHERE = [
  /^(?:CURRENT_DATE|FILENAME|FILEPATH|PROJECTNAME|KICAD_VERSION|LAYER|PAPER|VCS\w*|VARIANT\w*)$/i,
  /^(?:DNP|EXCLUDE_FROM_\w+|#|##|SHEETNAME|SHEETFILE|SHEETPATH|SHORT_REFERENCE|UNIT)$/i,
  /^(?:NET_NAME|SHORT_NET_NAME|NET_CLASS|PIN_NAME|PIN_BASE_NAME)\(.*\)$/i,
  /:/,
];

/** The variables of a text that neither the board, its part, nor KiCad itself defines, as written. */
export function unresolvedVariables(text: string, board: Board, footprint?: Footprint): readonly string[] {
  const left = replaceTextVariables(text, board, footprint).matchAll(/\$\{([^${}]+)\}/g);
  return [...left].flatMap(([whole, name = ""]) => (KNOWN_ELSEWHERE.some((known) => known.test(name)) ? [] : [whole]));
}

function replaceOldMarks(text: string, footprint: Footprint): string {
  return text.replace(/%([RV%])/g, (_, mark) =>
    mark === "R" ? footprint.reference : mark === "V" ? footprint.value : "%",
  );
}

function findVariable(name: string, board: Board, footprint: Footprint | undefined): string | undefined {
  const upper = name.toUpperCase();
  if (footprint) {
    if (upper === "REFERENCE") return footprint.reference;
    if (upper === "VALUE") return footprint.value;
    if (upper === "LAYER") return footprint.side === "front" ? "F.Cu" : "B.Cu";
    if (upper === "FOOTPRINT_LIBRARY") return footprint.library.split(":")[0];
    if (upper === "FOOTPRINT_NAME") return footprint.library.split(":").slice(1).join(":");
    const own = footprint.properties[name];
    if (own !== undefined) return own;
  }
  const { title } = board;
  if (upper === "TITLE") return title.title ?? "";
  if (upper === "REVISION") return title.revision ?? "";
  if (upper === "COMPANY") return title.company ?? "";
  if (upper === "ISSUE_DATE") return title.date ?? "";
  const comment = /^COMMENT([1-9])$/.exec(upper)?.[1];
  if (comment) return title.comments?.[Number(comment) - 1] ?? "";
  return board.properties[name];
}
