/** The markers m and r of the address, when they name another version than the project's current one. */
export function olderVersion(
  search: URLSearchParams,
  current: { majorVersion: number; revisionVersion: number },
): { m: number; r: number } | undefined {
  const [m, r] = [search.get("m"), search.get("r")].map((text) =>
    text && /^\d{1,6}$/.test(text) ? Number(text) : undefined,
  );
  if (m === undefined || r === undefined) return undefined;
  const isOlder = m < current.majorVersion || (m === current.majorVersion && r < current.revisionVersion);
  return isOlder ? { m, r } : undefined;
}

/** The address without its version markers: it then means the current version, whichever that is. */
export function withoutVersion(search: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(search);
  kept.delete("m");
  kept.delete("r");
  return kept;
}
