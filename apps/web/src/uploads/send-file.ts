import type { SentRefusal } from "../i18n/say-refusal.ts";
import type { PartAnswer, SentPart } from "./put-part.ts";

/** Whatever of a part has arrived when the connection breaks is sent again. */
export const PART_BYTES = 4 * 1_048_576;
/** Breaks one after the other, with nothing arriving in between, after which it is given up. */
export const MAX_BREAKS = 6;

/** The server's disk is full, and it can be tried again, later; or the account is, which `refusal` says with the numbers. */
export class ServerFullError extends Error {
  readonly refusal: SentRefusal | undefined;

  constructor(refusal?: SentRefusal) {
    super("The server has no room for the file.");
    this.refusal = refusal;
  }
}

export interface FileSending {
  readonly url: string;
  /** Of an upload that was begun before: it is asked first how much is there. */
  readonly isBegun: boolean;
  /** The address with a new signature, when it has run out. */
  readonly renew: () => Promise<string>;
  readonly put: (part: SentPart) => Promise<PartAnswer>;
  /** Resolves when it is worth trying again after so many breaks. */
  readonly wait: (breaks: number) => Promise<void>;
  /** 0 … 1. */
  readonly onProgress: (fraction: number) => void;
  /** The connection broke; it goes on by itself. */
  readonly onBreak: () => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a file in parts and answers where the server keeps it. After a break it asks how much has arrived and goes on
 * there. Throws when it is cancelled, refused, or cut off too often, a `ServerFullError` when there is no room for it.
 */
export async function sendFile(file: Blob, sending: FileSending): Promise<string> {
  const { put, signal } = sending;
  let url = sending.url;
  let received: number | undefined = sending.isBegun ? undefined : 0;
  /** The most that was ever there: less is no progress. */
  let most = 0;
  let breaks = 0;
  let renewed = false;
  for (;;) {
    signal.throwIfAborted();
    // With all of it there and no address, the server still has to put the parts together: the question makes it.
    const start = received === file.size ? undefined : received;
    const body = start === undefined ? file.slice(0, 0) : file.slice(start, start + PART_BYTES);
    const range = start === undefined ? "*" : `${start}-${start + body.size - 1}`;
    const onProgress = (bytes: number) => sending.onProgress(Math.min(1, ((start ?? 0) + bytes) / file.size));
    let answer: PartAnswer;
    try {
      answer = await put({
        url,
        range: `bytes ${range}/${file.size}`,
        body,
        onProgress: start === undefined ? () => {} : onProgress,
        signal,
      });
    } catch (error) {
      signal.throwIfAborted();
      breaks++;
      if (breaks >= MAX_BREAKS) throw error;
      sending.onBreak();
      await sending.wait(breaks);
      received = undefined;
      continue;
    }
    switch (answer.kind) {
      case "stored":
        return answer.url;
      case "full":
        throw new ServerFullError(answer.refusal);
      case "refused":
        throw new Error(`The upload was refused with ${answer.status}.`);
      case "expired":
        if (renewed) throw new Error("The upload was refused: its address is not good.");
        renewed = true;
        url = await sending.renew();
        break;
      case "received":
        if (answer.received > most) [most, breaks, renewed] = [answer.received, 0, false];
        else if (start !== undefined && ++breaks >= MAX_BREAKS) throw new Error("The upload does not move on.");
        received = answer.received;
        sending.onProgress(received / file.size);
    }
  }
}
