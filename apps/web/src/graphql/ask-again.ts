import type { CallFailure } from "./call-failure.ts";
import { errorCode } from "./error-signs.ts";

/** Before each further try. */
const PAUSES_MS = [1000, 4000];
/** An internal server error. */
const FAULT = 500;

/**
 * Asks a query up to three times where the call did not get through or the server had a fault: a busy moment is none that a
 * person has to hear of. A refusal is an answer. Undefined where nobody wants it any more.
 */
export async function askAgain<Answer extends { readonly error?: CallFailure | undefined }>(
  ask: () => Promise<Answer>,
  isWanted: () => boolean,
): Promise<Answer | undefined> {
  for (const pause of [...PAUSES_MS, undefined]) {
    const answer = await ask();
    if (!isWanted()) return undefined;
    if (pause === undefined || !answer.error || !isPassing(answer.error)) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (!isWanted()) return undefined;
  }
  return undefined;
}

function isPassing(error: CallFailure): boolean {
  return error.networkError !== undefined || errorCode(error) === FAULT;
}
