import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useQuery } from "urql";
import { formatDate } from "../../format/format-date.ts";
import { StaffPurchaseListDocument } from "../../graphql/generated/documents.ts";
import { moneyText } from "../../membership/money-text.ts";
import { PracticeNote } from "../../membership/practice-note.tsx";
import { site } from "../../site.ts";
import { PurchaseBadge } from "../membership/purchase-badge.tsx";
import { sayPurchase } from "../membership/purchase-words.ts";
import classes from "./administration.module.css";
import { PurchaseActions } from "./purchase-actions.tsx";
import { ReceiptRequests } from "./receipt-requests.tsx";
import { StaffList, useStaffListView } from "./staff-list.tsx";

/** For administrators: what was bought, transfers to confirm, and refunds. */
export default function StaffPurchasesScreen() {
  const { t, i18n } = useTranslation();
  const view = useStaffListView(["AWAITING", "TO_REFUND", "OPEN", "PAID", "ALL"]);
  const [{ data, error }, reload] = useQuery({
    query: StaffPurchaseListDocument,
    variables: { input: view.input },
    requestPolicy: "cache-and-network",
  });
  const refresh = () => reload({ requestPolicy: "network-only" });
  return (
    <StaffList
      view={view}
      words={{
        title: t("admin.purchases.title"),
        filter: t("admin.purchases.filter"),
        sayFilter: (filter) => t(`admin.purchases.filters.${filter}`),
        search: t("admin.purchases.search"),
        empty: t("admin.purchases.empty"),
      }}
      note={site.practice && <PracticeNote />}
      action={<ReceiptRequests />}
      list={data?.staffPurchaseConnection}
      error={error}
      onRetry={refresh}
      keyOf={({ id }) => id}
      columns={[
        {
          head: t("membership.purchase.what"),
          cell: ({ purchase }) => (
            <>
              {sayPurchase(purchase, t)}
              <br />
              {purchase.number}
            </>
          ),
        },
        {
          head: t("admin.purchases.holder"),
          cell: ({ holder, buyer }) => (
            <>
              {holder ?? t("admin.purchases.gone")}
              {buyer && buyer.email !== holder && (
                <>
                  <br />
                  <Link to={`/admin/users/${buyer.id}`} className={classes.link}>
                    {buyer.email}
                  </Link>
                </>
              )}
            </>
          ),
        },
        { head: t("membership.purchase.total"), cell: ({ purchase }) => moneyText(purchase.total, i18n.language) },
        {
          head: t("admin.purchases.code"),
          cell: ({ purchase }) => purchase.payment?.transfer?.depositorCode ?? "–",
        },
        { head: t("membership.purchase.state"), cell: ({ purchase }) => <PurchaseBadge state={purchase.state} /> },
        {
          head: t("membership.purchase.date"),
          isQuiet: true,
          cell: ({ purchase }) => formatDate(purchase.createdAt, i18n.language),
        },
        {
          head: t("manageNotices.actions"),
          isAction: true,
          cell: (entry) => <PurchaseActions entry={entry} onChanged={refresh} />,
        },
      ]}
    />
  );
}
