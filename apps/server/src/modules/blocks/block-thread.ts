import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import type { BlockInput } from "../../threads/messages/block-messages.ts";
import { BLOCK_THREAD } from "../../threads/thread-files.ts";
import { sayUnread } from "../imports/import-files.ts";

/** Asks a thread about a block for a request that waits; what exhausts or crashes the thread is refused. */
export async function askBlockThread<Answer>(
  application: Application,
  what: string,
  read: () => Promise<BlockInput>,
): Promise<Answer> {
  const outcome = await application.threads.runLate<Answer>(BLOCK_THREAD, async () => ({ input: await read() }));
  if (outcome.status === "answered") return outcome.answer;
  throw new ApplicationError("INVALID_EDA_BLOCK", sayUnread(application, outcome, what));
}
