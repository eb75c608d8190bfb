/** A discussion in the address of the workspace: /layout/{id}?comment={id of the discussion}. */

const NAME = "comment";

export function pathToThread(projectId: string, threadId: string): string {
  return `/layout/${encodeURIComponent(projectId)}?${new URLSearchParams({ [NAME]: threadId })}`;
}

/** The id of the discussion that an address names; undefined where it names none. */
export function threadOf(search: URLSearchParams): string | undefined {
  return search.get(NAME) || undefined;
}

export function withoutThread(search: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(search);
  kept.delete(NAME);
  return kept;
}
