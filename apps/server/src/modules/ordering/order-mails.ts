import { formatMoney } from "@tracewright/assembly";
import { eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { users } from "../../platform/database/tables.ts";
import type { OrderNews, StaffOrderNews } from "../../platform/mail/templates/mail-values.ts";
import { writeMail } from "../../platform/mail/templates/write-mail.ts";
import { formatDay } from "../memberships/format-day.ts";
import { findMoneyRecipient } from "../memberships/money-recipient.ts";
import { pageUrl } from "../memberships/plan-mails.ts";
import type { EstimateRow, OrderRow, QuoteRow } from "../orders/order-store.ts";
import { holderOfOrder } from "./find-order.ts";

const orderUrl = (application: Application, { id }: OrderRow) => pageUrl(application, `/mypage/order/detail/${id}`);

/** To who placed the order, and to who pays for the team where that is somebody else; in the transaction that `db` is. */
export async function tellOrderNews(
  application: Application,
  order: OrderRow,
  news: OrderNews,
  note = "",
): Promise<void> {
  for (const { email, language } of await recipientsOf(application, order)) {
    const values = { number: order.number, news, note, url: orderUrl(application, order) };
    await application.mailer.post(email, writeMail("ORDER_NEWS", language, values), application.db);
  }
}

export async function tellQuote(application: Application, order: OrderRow, quote: QuoteRow): Promise<void> {
  for (const { email, language } of await recipientsOf(application, order))
    await application.mailer.post(
      email,
      writeMail("QUOTE_READY", language, {
        number: order.number,
        amount: formatMoney({ minor: quote.total, currency: quote.currency }),
        until: formatDay(quote.validUntil, quote.currency, language),
        url: orderUrl(application, order),
      }),
      application.db,
    );
}

export async function tellEstimateQuote(
  application: Application,
  estimate: EstimateRow,
  quote: QuoteRow,
): Promise<void> {
  const { language, email, number, id } = estimate;
  await application.mailer.post(
    email,
    writeMail("QUOTE_READY", language, {
      number,
      amount: formatMoney({ minor: quote.total, currency: quote.currency }),
      until: formatDay(quote.validUntil, quote.currency, language),
      url: pageUrl(application, `/estimate/detail/${id}`),
    }),
    application.db,
  );
}

/** To the address of the support team, where one is configured. */
export async function tellStaff(
  application: Application,
  { number, path }: { readonly number: string; readonly path: string },
  news: StaffOrderNews,
): Promise<void> {
  const { supportMail } = application.configuration;
  if (supportMail === undefined) return;
  const values = { number, news, url: pageUrl(application, path) };
  await application.mailer.post(supportMail, writeMail("STAFF_ORDER", "en", values), application.db);
}

export function staffOrderPath({ id }: OrderRow): string {
  return `/admin/orders/${id}`;
}

async function recipientsOf({ db }: Application, order: OrderRow) {
  const holder = holderOfOrder(order);
  const payer = holder && (await findMoneyRecipient(db, holder));
  const [placer] = order.placedBy === null ? [] : await db.select().from(users).where(eq(users.id, order.placedBy));
  const all = [...(placer ? [{ email: placer.email, language: placer.language }] : []), ...(payer ? [payer] : [])];
  return all.filter((one, index) => all.findIndex(({ email }) => email === one.email) === index);
}
