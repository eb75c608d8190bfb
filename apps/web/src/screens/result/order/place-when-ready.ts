import type { CallFailure } from "../../../graphql/call-failure.ts";

const PAUSE_MS = 2_000;
/** Longer than the server may work on the files of an order. */
const MAX_TRIES = 90;

/** Places an order again while the server is still making and checking its fabrication files. */
export async function placeWhenReady<Result extends { readonly error?: CallFailure | undefined }>(
  place: () => Promise<Result>,
  pause: () => Promise<void> = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    const result = await place();
    const isReady = !result.error?.graphQLErrors.some(({ extensions }) => extensions.reason === "FILES_NOT_READY");
    if (isReady || tries === MAX_TRIES) return result;
    await pause();
  }
}
