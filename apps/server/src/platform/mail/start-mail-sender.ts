import type { Log } from "../log.ts";
import { startWorkLoop } from "../work/work-loop.ts";
import type { Mailer } from "./mailer.ts";

/** How often the outbox is looked at: what is posted leaves within this time. */
const LOOK_EVERY_MS = 1000;

/** Sends what is due for as long as the process lives; returns the way to stop, which waits for the mail in hand. */
export function startMailSender({ mailer, log }: { readonly mailer: Mailer; readonly log: Log }): () => Promise<void> {
  if (!mailer.isConfigured) return async () => {};
  const loop = startWorkLoop(log, "mail", async () => (await mailer.sendDue()) > 0, LOOK_EVERY_MS);
  return () => loop.stop();
}
