import { compareNaturally } from "@tracewright/text";
import { type BlockBook, documentOf } from "../book/block-book.ts";
import type { Logic, Use } from "../records/logic.ts";

/**
 * The logic with a reference on the board for each part of each use: the lowest number that is free. References that are given
 * already stay, so that no part is renumbered, and those of parts that a block no longer has are dropped.
 */
export function nameParts(logic: Logic, book: BlockBook): Logic {
  const localsOf = (use: Use) => {
    const components = documentOf(use, book)?.circuit.components ?? [];
    return [...new Set(components.map(({ reference }) => reference))].sort(compareNaturally);
  };
  const taken = new Set(logic.uses.flatMap((use) => localsOf(use).flatMap((local) => use.references?.[local] ?? [])));
  const next = new Map<string, number>();
  const freeFor = (local: string): string => {
    const letters = local.replace(/[\d?*]+$/, "");
    let number = next.get(letters) ?? 1;
    while (taken.has(`${letters}${number}`)) number += 1;
    next.set(letters, number + 1);
    taken.add(`${letters}${number}`);
    return `${letters}${number}`;
  };
  const uses = logic.uses.map((use): Use => {
    const locals = localsOf(use);
    const given = use.references ?? {};
    const isComplete =
      locals.length === Object.keys(given).length && locals.every((local) => Object.hasOwn(given, local));
    if (isComplete) return use;
    return { ...use, references: Object.fromEntries(locals.map((local) => [local, given[local] ?? freeFor(local)])) };
  });
  return uses.every((use, index) => use === logic.uses[index]) ? logic : { ...logic, uses };
}
