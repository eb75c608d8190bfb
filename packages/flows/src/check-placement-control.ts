import type { Board, IntentChoice } from "@tracewright/board";
import { type CheckedPlacementOptions, checkPlacementOptions } from "@tracewright/placement";

/**
 * Checks the options of a placement against its board. Parts that a person has fixed stay where they are, whatever is asked:
 * those of the request as well as those of the project's intents.
 */
export function checkPlacementControl(
  board: Board,
  value: unknown,
  { fixed, choice }: { readonly fixed: readonly string[]; readonly choice?: IntentChoice | undefined },
): CheckedPlacementOptions {
  const held = choice?.added.flatMap((intent) => (intent.kind === "fixed" ? [intent.part] : [])) ?? [];
  return checkPlacementOptions(board, value, { fixed: [...fixed, ...held] });
}
