import type { PartAnswer, SentPart } from "../../uploads/put-part.ts";
import { sendFile } from "../../uploads/send-file.ts";

/** What the server takes of a file that only tries whether uploads arrive. */
export const TEST_FILE_BYTES = 1_048_576;

export interface CheckedStep {
  readonly name: string;
  readonly isGood: boolean;
  /** What the server answered. */
  readonly found: string;
}

export interface UploadCheck {
  /** A place for a file of that name; throws with what the server said. */
  readonly announce: (name: string) => Promise<string>;
  readonly put: (part: SentPart) => Promise<PartAnswer>;
  readonly signal: AbortSignal;
}

/** Sends a file as large as the server takes, which arrives, and one of a byte more, which is refused before it is read. */
export async function checkUploads({ announce, put, signal }: UploadCheck): Promise<readonly CheckedStep[]> {
  const stored = await step(`a file of ${TEST_FILE_BYTES} bytes arrives`, async () => {
    const url = await announce("upload-check.bin");
    const file = new Blob([new Uint8Array(TEST_FILE_BYTES)]);
    const at = await sendFile(file, {
      url,
      isBegun: false,
      renew: async () => url,
      put,
      wait: async () => {},
      onProgress: () => {},
      onBreak: () => {},
      signal,
    });
    return { isGood: true, found: `stored at ${at}` };
  });
  const refused = await step("one of a byte more is refused", async () => {
    const url = await announce("upload-check-too-large.bin");
    const range = `bytes 0-0/${TEST_FILE_BYTES + 1}`;
    const answer = await put({ url, range, body: new Blob([new Uint8Array(1)]), onProgress: () => {}, signal });
    const found = answer.kind === "refused" ? `refused with ${answer.status}` : `answered "${answer.kind}"`;
    return { isGood: answer.kind === "refused" && answer.status === 413, found };
  });
  return [stored, refused];
}

async function step(name: string, run: () => Promise<Omit<CheckedStep, "name">>): Promise<CheckedStep> {
  try {
    return { name, ...(await run()) };
  } catch (error) {
    return { name, isGood: false, found: error instanceof Error ? error.message : String(error) };
  }
}
