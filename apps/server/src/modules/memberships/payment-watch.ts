import type { Application } from "../../platform/application.ts";
import { describeFault } from "../../platform/describe-fault.ts";
import { lookUpPayments } from "../purchases/look-up-payments.ts";
import { sendRefunds } from "../purchases/send-refunds.ts";
import { tellMoneyNews } from "./tell-money-news.ts";

const EVERY_MS = 60_000;

/**
 * Every minute asks providers what became of open payments, sends refunds and mails what was paid and refunded; at the start,
 * too, with what an earlier process left undone. `andThen` follows each time. Returns the way to stop it.
 */
export function startPaymentWatch(
  application: Application,
  andThen: (application: Application) => Promise<void>,
): () => Promise<void> {
  let isStopped = false;
  const look = async (): Promise<void> => {
    await lookUpPayments(application);
    await sendRefunds(application);
    await tellMoneyNews(application);
    await andThen(application);
  };
  let running: Promise<void> = Promise.resolve();
  const run = (): void => {
    running = running
      .then(() => (isStopped ? undefined : look()))
      .catch((error: unknown) => application.log.error("payments not looked up", { message: describeFault(error) }));
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
