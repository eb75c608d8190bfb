import { addedCopper, addedIds } from "../added-copper.ts";
import { type Beginning, beginWithPairs } from "../pairs-first.ts";
import { countedRun } from "../shown-runs.ts";
import type { Counted } from "./fill-and-count.ts";

export interface Begun extends Counted {
  readonly beginning: Beginning;
}

/** Lays differential pairs, and negotiates the other nets around them. */
export async function negotiate({
  source,
  bare,
  asked,
  atFirst,
  early,
  options: { checkpoint, drive },
}: Counted): Promise<Pick<Begun, "beginning"> | "stopped"> {
  const stripped = addedIds(addedCopper(bare, source));
  const counted = countedRun({ connections: atFirst, stripped, early });
  const beginning = await beginWithPairs({ bare, asked, checkpoint, drive, counted });
  return beginning === "stopped" ? beginning : { beginning };
}
