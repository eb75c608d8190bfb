import { describeFault } from "../describe-fault.ts";
import type { Log } from "../log.ts";
import type { Mailer } from "./mailer.ts";

/** How often the outbox is looked at: what is posted leaves within this time. */
const LOOK_EVERY_MS = 1000;

/** Sends what is due for as long as the process lives; returns the way to stop, which waits for the mail in hand. */
export function startMailSender({ mailer, log }: { readonly mailer: Mailer; readonly log: Log }): () => Promise<void> {
  if (!mailer.isConfigured) return async () => {};
  let stopped = false;
  let wake = (): void => {};
  const run = async (): Promise<void> => {
    while (!stopped) {
      const tried = await mailer.sendDue().catch((error: unknown) => {
        log.error("mail", { message: describeFault(error) });
        return 0;
      });
      if (tried > 0 || stopped) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, LOOK_EVERY_MS);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
  const ended = run();
  return () => {
    stopped = true;
    wake();
    return ended;
  };
}
