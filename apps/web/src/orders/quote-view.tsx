import { useTranslation } from "react-i18next";
import { formatDateTime } from "../format/format-date.ts";
import type { QuoteFactsFragment } from "../graphql/generated/documents.ts";
import { moneyText } from "../membership/money-text.ts";
import classes from "./orders.module.css";
import { type PricedLine, PriceLines } from "./price-lines.tsx";

/** One version of a price, with its lines, its time and its sums. */
export function QuoteView({ quote }: { quote: QuoteFactsFragment }) {
  const { t, i18n } = useTranslation();
  return (
    <div className={classes.section}>
      <PriceLines price={{ ...quote, lines: quote.lines satisfies readonly PricedLine[] }} />
      <dl className={classes.facts}>
        <dt>{t("orders.leadTime")}</dt>
        <dd>{t("orders.lead", { count: quote.leadDays })}</dd>
        <dt>{t("orders.validUntil")}</dt>
        <dd>{formatDateTime(quote.validUntil, i18n.language)}</dd>
      </dl>
    </div>
  );
}

/** What a price is more or less than the version before. */
export function QuoteDifference({ quote, before }: { quote: QuoteFactsFragment; before: QuoteFactsFragment }) {
  const { t, i18n } = useTranslation();
  const difference = Number(quote.total.amount) - Number(before.total.amount);
  const digits = quote.total.currency === "KRW" ? 0 : 2;
  const amount = moneyText(
    { currency: quote.total.currency, amount: Math.abs(difference).toFixed(digits) },
    i18n.language,
  );
  const sign = difference < 0 ? "−" : "+";
  return (
    <span className={classes.quiet}>
      {t("orders.difference", { amount: `${sign}${amount}`, version: before.version })}
    </span>
  );
}
