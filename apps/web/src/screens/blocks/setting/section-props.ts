import type { BlockDraft } from "./block-draft.ts";

/** What the sections of the page of a block have in common. */
export interface SectionProps {
  readonly draft: BlockDraft;
  readonly onChange: (change: Partial<BlockDraft>) => void;
  /** What is wrong with a field, once it is shown. */
  readonly problemOf: (field: string) => string | undefined;
}

/** A list with one of its entries changed. */
export function withEntry<T>(list: readonly T[], index: number, change: Partial<T>): T[] {
  return list.map((entry, at) => (at === index ? { ...entry, ...change } : entry));
}

export function withoutEntry<T>(list: readonly T[], index: number): T[] {
  return list.filter((_entry, at) => at !== index);
}
