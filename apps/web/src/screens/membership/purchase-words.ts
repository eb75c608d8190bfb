import type { TFunction } from "i18next";
import type { PurchaseSummaryFragment } from "../../graphql/generated/documents.ts";

/** What was bought, in a few words: "PRO plan, one month", "200 credits". */
export function sayPurchase({ lines }: Pick<PurchaseSummaryFragment, "lines">, t: TFunction): string {
  return lines
    .filter(({ kind }) => kind !== "UNUSED")
    .map((line) => sayLine(line, t))
    .join(", ");
}

export function sayLine(line: PurchaseSummaryFragment["lines"][number], t: TFunction): string {
  if (line.kind === "CREDITS") return t("membership.run.cost", { count: line.credits ?? 0 });
  if (line.kind === "ORDER" || line.kind === "ESTIMATE")
    return t("membership.purchase.boardsLine", { number: line.number ?? "" });
  return t(line.kind === "PLAN" ? "membership.purchase.planLine" : "membership.purchase.unusedLine", {
    plan: line.plan ?? "",
  });
}
