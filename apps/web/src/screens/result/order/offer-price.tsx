import { Badge, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { OrderOfferQuery } from "../../../graphql/generated/documents.ts";
import classes from "../../../orders/orders.module.css";
import { PriceLines, sayChoice, sayItem } from "../../../orders/price-lines.tsx";

/** The price of an order and its lead time, or why a person prices it. */
export function OfferPrice({
  offer,
  currency,
  isBusy,
}: {
  offer: OrderOfferQuery["orderOptions"];
  currency: string;
  isBusy: boolean;
}) {
  const { t } = useTranslation();
  const { price, reasons, isSample, isSold } = offer;
  return (
    <section className={classes.section} aria-labelledby="offer" aria-busy={isBusy}>
      <div className={classes.title}>
        <Title order={2} fz={16} id="offer">
          {t(price ? "orders.tab.price" : "orders.tab.person")}
        </Title>
        {price && isSample && (
          <Badge variant="light" color="warn">
            {t("orders.tab.sample")}
          </Badge>
        )}
      </div>
      {price && isSample && <Text size="sm">{t("orders.tab.sampleBody")}</Text>}
      {price && (
        <>
          <PriceLines price={price} />
          <dl className={classes.facts}>
            <dt>{t("orders.leadTime")}</dt>
            <dd>{t("orders.lead", { count: price.leadDays })}</dd>
          </dl>
        </>
      )}
      {!price && (
        <ul>
          {reasons.length === 0 && <li>{t("orders.tab.noList", { currency })}</li>}
          {reasons.map(({ kind, item, choice, mm }) => (
            <li key={`${kind} ${item ?? ""}`}>
              {t(`orders.tab.reason.${kind as "NO_RATE"}`, {
                item: sayItem(item ?? "", t),
                choice: sayChoice(choice ?? "", t),
                mm: mm ?? 0,
              })}
            </li>
          ))}
        </ul>
      )}
      {!isSold && <Text size="sm">{t("orders.tab.personBody")}</Text>}
    </section>
  );
}
