import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { formatMoney } from "../../format/format-money.ts";
import type { BlockCardFragment } from "../../graphql/generated/documents.ts";
import { useCurrency } from "../../i18n/currency.ts";

/** What a block costs, in the chosen currency where a supplier says it in that; always with how many prices are missing. */
export function usePriceText(): (block: Pick<BlockCardFragment, "prices" | "unknownPrices">) => string {
  const { t, i18n } = useTranslation();
  const currency = useCurrency();
  return useCallback(
    ({ prices, unknownPrices }) => {
      const price = prices.find((one) => one.currency === currency) ?? prices[0];
      if (!price) return t("library.priceUnknown");
      const text = formatMoney(String(price.price), price.currency, i18n.language);
      return unknownPrices ? t("library.priceWithout", { price: text, count: unknownPrices }) : text;
    },
    [t, i18n.language, currency],
  );
}

/** "9 × 10.5 mm"; undefined where there is no layout. */
export function sizeText({ widthMm, heightMm }: Pick<BlockCardFragment, "widthMm" | "heightMm">): string | undefined {
  if (widthMm == null || heightMm == null) return undefined;
  return `${round(widthMm)} × ${round(heightMm)} mm`;
}

const round = (millimetres: number) => Math.round(millimetres * 10) / 10;
