const MINUTE_MS = 60_000;

/** With the pauses below the last try comes a little more than a day after the first. */
export const MAX_TRIES = 12;
const LONGEST_PAUSE_MS = 4 * 60 * MINUTE_MS;

/** How long to wait after the given number of failed tries: half a minute, then twice as long each time, four hours at most. */
export function pauseAfter(tries: number): number {
  return Math.min(LONGEST_PAUSE_MS, (MINUTE_MS / 2) * 2 ** (tries - 1));
}

/**
 * What the SMTP server said, and whether it will say the same for ever: replies from 500 on are final (RFC 5321, 4.2.1),
 * but not those about the server's log-in, which an operator can fix.
 */
export function explainFailure(error: unknown): { readonly words: string; readonly isFinal: boolean } {
  const words = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  const isObject = typeof error === "object" && error !== null;
  const reply = isObject && "responseCode" in error ? Number(error.responseCode) : 0;
  const isLogin = isObject && "code" in error && error.code === "EAUTH";
  return { words, isFinal: reply >= 500 && !isLogin };
}
