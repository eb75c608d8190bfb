import type { Application } from "../../platform/application.ts";
import { repeat } from "../../platform/work/repeat.ts";
import { lookUpPayments } from "../purchases/look-up-payments.ts";
import { sendRefunds } from "../purchases/send-refunds.ts";
import { tellLowCredits } from "./tell-low-credits.ts";
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
  return repeat(application.log, {
    name: "payments not looked up",
    everyMs: EVERY_MS,
    atStart: true,
    work: async () => {
      await lookUpPayments(application);
      await sendRefunds(application);
      await tellMoneyNews(application);
      await tellLowCredits(application);
      await andThen(application);
    },
  });
}
