import type { Board } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { checkPlacementOptions, type MoveOptions } from "@tracewright/placement";
import { matching } from "./name-nets.ts";
import { Refusal } from "./refusal.ts";

/** The flags of `parseOptions` that say which parts a placement may move, and how. */
export const MOVE_FLAGS = {
  mode: { type: "string" },
  radius: { type: "string" },
  parts: { type: "string" },
  sides: { type: "string" },
} as const;

export interface MoveFlags {
  readonly mode?: string | undefined;
  readonly radius?: string | undefined;
  readonly parts?: string | undefined;
  readonly sides?: string | undefined;
}

/** The options for this board, checked; refuses with a sentence for each that does not fit it. */
export function readMoveOptions(
  board: Board,
  { mode, radius, parts, sides }: MoveFlags,
  { strip, fixed }: { readonly strip: boolean; readonly fixed: readonly string[] },
): MoveOptions {
  if (strip && mode !== undefined) throw new Refusal("--strip is the same as --mode all: give one of the two.");
  const requested = {
    ...(strip ? { mode: "all" } : mode !== undefined && { mode }),
    ...(radius !== undefined && { radius: lengthOf(radius) }),
    ...(parts !== undefined && { parts: partsNamed(board, parts) }),
    ...(sides !== undefined && { sides }),
  };
  const checked = checkPlacementOptions(board, requested, { fixed });
  if (checked.status === "refused")
    throw new Refusal(checked.problems.map(({ message }) => `--${message}`.replace("--The", "The")).join("\n"));
  return { ...checked.options, fixed };
}

/** Nanometres; what is no number is left for the check to refuse as it was written. */
function lengthOf(text: string): number | string {
  const length = Number(text);
  return text.trim() === "" || !Number.isFinite(length) ? text : fromMm(length);
}

/**
 * References of a comma-separated list. `*` stands for any text and `?` for one character, and means those parts that
 * can move at all; a name without them is left for the check, which says why a part cannot.
 */
function partsNamed(board: Board, text: string): readonly string[] {
  const references = text.split(",").filter((name) => name !== "");
  return references.flatMap((name) => {
    if (!/[*?]/.test(name) || board.footprints.some(({ reference }) => reference === name)) return [name];
    const isMeant = matching(name);
    const found = board.footprints.filter(
      ({ reference, locked, pads }) =>
        isMeant({ name: reference }) && !locked && pads.some(({ net }) => net !== undefined),
    );
    return found.length > 0 ? found.map(({ reference }) => reference) : [name];
  });
}
