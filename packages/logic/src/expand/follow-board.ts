import { idInUse } from "@tracewright/blocks";
import type { Board } from "@tracewright/board";
import { type BlockBook, documentOf } from "../book/block-book.ts";
import { setVersion } from "../commands/use-commands.ts";
import type { Logic, Use } from "../records/logic.ts";

/**
 * The logic after uses on its board took another version of their block: it has the versions that the groups of the board have,
 * and the references that their parts have there. Wires stay at ports of the same key. A version that is not among `versions`, or
 * whose parameters do not allow it, is left as it was. Given the same board again, nothing changes.
 */
export function followBoard(
  logic: Logic,
  board: Board,
  { versions, book }: { readonly versions: readonly Use["block"][]; readonly book: BlockBook },
): Logic {
  const references = new Map<string, string>(board.footprints.map(({ id, reference }) => [id, reference]));
  return board.groups.reduce((now, { block: group }) => {
    const use = now.uses.find(({ id }) => id === group?.use);
    const block = versions.find(({ id, hash }) => id === use?.block.id && hash === group?.document);
    if (!use || !block || use.block.hash === block.hash) return now;
    const taken = setVersion(now, use.id, block, book);
    return taken.status === "done" ? withReferences(taken.logic, use.id, { references, book }) : now;
  }, logic);
}

function withReferences(
  logic: Logic,
  id: string,
  { references, book }: { readonly references: ReadonlyMap<string, string>; readonly book: BlockBook },
): Logic {
  const uses = logic.uses.map((use) => {
    if (use.id !== id) return use;
    const parts = documentOf(use, book)?.board?.footprints ?? [];
    const onBoard = parts.flatMap((part) => {
      const reference = references.get(idInUse(id, part.id));
      return reference === undefined ? [] : [[part.reference, reference] as const];
    });
    return { ...use, references: { ...use.references, ...Object.fromEntries(onBoard) } };
  });
  return { ...logic, uses };
}
