import { Button, Title } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../format/format-date.ts";
import type { QuoteFactsFragment } from "../graphql/generated/documents.ts";
import { moneyText } from "../membership/money-text.ts";
import classes from "./orders.module.css";
import { QuoteDifference, QuoteView } from "./quote-view.tsx";

/** The newest price with its lines, and those before it. */
export function QuotesSection({ quotes }: { quotes: readonly QuoteFactsFragment[] }) {
  const { t, i18n } = useTranslation();
  const [newest, ...older] = quotes;
  if (!newest) return null;
  const [before] = older;
  return (
    <section className={classes.section} aria-labelledby="price">
      <div className={classes.title}>
        <Title order={2} fz={16} id="price">
          {t("orders.price")}
        </Title>
        <span className={classes.quiet}>{t("orders.version", { version: newest.version })}</span>
        {before && <QuoteDifference quote={newest} before={before} />}
        <Button
          component="a"
          href={`/papers/quotes/${newest.id}?language=${i18n.language}`}
          download
          variant="default"
          size="xs"
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {t("orders.action.pdf")}
        </Button>
      </div>
      <QuoteView quote={newest} />
      {older.length > 0 && (
        <details>
          <summary>{t("orders.olderVersions")}</summary>
          <ul className={classes.timeline}>
            {older.map((quote) => (
              <li key={quote.id}>
                <span>{t("orders.version", { version: quote.version })}</span>
                <span>{moneyText(quote.total, i18n.language)}</span>
                <span className={classes.quiet}>{formatDate(quote.createdAt, i18n.language)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
