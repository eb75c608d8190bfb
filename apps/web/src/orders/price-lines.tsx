import i18next, { type TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { countryName } from "../addresses/countries.ts";
import { moneyText } from "../membership/money-text.ts";
import classes from "./orders.module.css";

interface Amount {
  readonly amount: string;
  readonly currency: string;
}

/** Of a price list, or with `text`, of a person. */
export interface PricedLine {
  readonly item?: string | null;
  readonly choice?: string | null;
  readonly unit?: string | null;
  readonly count?: string | null;
  readonly text?: string | null;
  readonly amount: Amount;
}

export interface ShownPrice {
  readonly lines: readonly PricedLine[];
  readonly net: Amount;
  readonly tax: Amount;
  readonly total: Amount;
  readonly isTaxed: boolean;
}

/** The lines of a price and their sums; they add up as a person adds them. */
export function PriceLines({ price }: { price: ShownPrice }) {
  const { t, i18n } = useTranslation();
  const { lines, net, tax, total, isTaxed } = price;
  return (
    <dl className={classes.lines} aria-label={t("orders.price")}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a price never change
        <div className={classes.line} key={index}>
          <dt>{sayLine(line, t)}</dt>
          <dd className={classes.count}>{sayCount(line, t)}</dd>
          <dd>{moneyText(line.amount, i18n.language)}</dd>
        </div>
      ))}
      {isTaxed ? (
        <>
          <div className={classes.plain}>
            <dt>{t("orders.net")}</dt>
            <dd>{moneyText(net, i18n.language)}</dd>
          </div>
          <div className={classes.plain}>
            <dt>{t("orders.tax")}</dt>
            <dd>{moneyText(tax, i18n.language)}</dd>
          </div>
        </>
      ) : (
        <div className={classes.plain}>
          <dt>{t("orders.noTax")}</dt>
          <dd>{moneyText(tax, i18n.language)}</dd>
        </div>
      )}
      <div className={classes.sum}>
        <dt>
          <strong>{t("orders.total")}</strong>
        </dt>
        <dd>
          <strong data-testid="total">{moneyText(total, i18n.language)}</strong>
        </dd>
      </div>
    </dl>
  );
}

export function sayItem(item: string, t: TFunction): string {
  return t(`orders.item.${item as "board"}`, { defaultValue: item });
}

/** A thickness has its unit; two letters are a country. */
export function sayChoice(choice: string, t: TFunction): string {
  if (/^\d\.\d$/.test(choice)) return `${choice} mm`;
  if (/^[A-Z]{2}$/.test(choice)) return countryName(choice, i18next.language);
  return t(`orders.choice.${choice as "ENIG"}`, { defaultValue: choice });
}

function sayLine({ text, item, choice }: PricedLine, t: TFunction): string {
  if (text != null) return text;
  if (item === "parts-cost") return sayItem(item, t);
  return [sayItem(item ?? "", t), sayChoice(choice ?? "", t)].join(", ");
}

function sayCount({ text, item, unit, count }: PricedLine, t: TFunction): string {
  if (text != null || unit == null) return "";
  // Boards cost their area, too: which line is which has to be said.
  if (unit === "ORDER") return item === "board" ? t("orders.unit.ORDER") : "";
  if (unit === "DM2") return t("orders.unit.DM2", { area: count ?? "" });
  return t(`orders.unit.${unit as "BOARD"}`, { count: Number(count) });
}
