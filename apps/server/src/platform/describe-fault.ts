/** A fault with everything that led to it, for the log: query builders keep the database's own words in the cause. */
export function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? error.message;
  return error.cause === undefined ? own : `${own}\ncaused by ${describeFault(error.cause)}`;
}
