interface Entry {
  readonly id: string;
  readonly read: boolean;
}

/**
 * What is shown after one more answer: entries by id, newest first, the later word about one taking the place of the
 * earlier. Ids of kept notifications are ascending numbers.
 */
export function mergePages<One extends Entry>(before: readonly One[], answer: readonly One[]): readonly One[] {
  const byId = new Map([...before, ...answer].map((entry) => [entry.id, entry]));
  return [...byId.values()].sort((a, b) => Number(b.id) - Number(a.id));
}

/** The same list with one entry, or all, read; or not read after all. */
export function markRead<One extends Entry>(entries: readonly One[], id?: string, read = true): readonly One[] {
  return entries.map((entry) => (id === undefined || entry.id === id ? { ...entry, read } : entry));
}
