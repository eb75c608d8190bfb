/**
 * When does an answer mean "your login has run out"? In this order: a definite sign decides for expiry; any other
 * numeric code decides against it (a wrong verification code says "invalid" without ending the session); only answers
 * without a code are judged by their words.
 */
export interface AnswerSigns {
  /** `extensions.code` of each GraphQL error. */
  readonly codes: readonly unknown[];
  readonly httpStatus?: number | undefined;
  readonly message: string;
}

const EXPIRY_CODES: ReadonlySet<unknown> = new Set([401, 1000, "401", "1000", "UNAUTHORIZED", "TOKEN_EXPIRED"]);
const EXPIRY_CLOSE_CODES: ReadonlySet<number> = new Set([4401, 4403]);
/** Counts as expiry too, and is the websocket standard's "internal error": it says so only if the profile agrees. */
const DOUBTFUL_CLOSE_CODE = 1011;
const EXPIRY_WORDS = /unauthorized|invalid|expired|jwt|signature|401/i;

export function isExpiredLogin({ codes, httpStatus, message }: AnswerSigns): boolean {
  if (httpStatus === 401 || codes.some((code) => EXPIRY_CODES.has(code))) return true;
  const known = codes.filter((code) => code !== undefined && code !== null);
  if (known.length > 0) return false;
  return EXPIRY_WORDS.test(message);
}

export function isExpiredClose(closeCode: number): boolean | "ask" {
  return closeCode === DOUBTFUL_CLOSE_CODE ? "ask" : EXPIRY_CLOSE_CODES.has(closeCode);
}
