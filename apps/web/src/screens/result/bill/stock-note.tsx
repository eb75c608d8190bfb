import { useTranslation } from "react-i18next";
import { formatDateTime } from "../../../format/format-date.ts";
import type { BillLine } from "./use-bill.ts";

type Supply = Pick<NonNullable<BillLine["supply"]>, "supplier" | "availabilityInStock" | "availability" | "readAt">;

/** How many there are, who says so and when; or that nobody was asked. */
export function StockNote({ supply: { supplier, availabilityInStock, availability, readAt } }: { supply: Supply }) {
  const { t, i18n } = useTranslation();
  if (supplier === "" || availabilityInStock === null)
    return (
      <small>
        {[supplier || t("result.bill.catalogue"), availability || t("result.bill.stockNotLive")].join(" · ")}
      </small>
    );
  const stock = t("result.bill.inStock", {
    count: availabilityInStock,
    stock: availabilityInStock.toLocaleString(i18n.language),
  });
  return (
    <small>
      {[supplier, stock, readAt && t("result.bill.readAt", { when: formatDateTime(readAt, i18n.language) })]
        .filter(Boolean)
        .join(" · ")}
    </small>
  );
}
