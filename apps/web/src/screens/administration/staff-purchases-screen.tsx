import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useQuery } from "urql";
import { formatDate } from "../../format/format-date.ts";
import { type StaffPurchaseFilter, StaffPurchaseListDocument } from "../../graphql/generated/documents.ts";
import { moneyText } from "../../membership/money-text.ts";
import { PracticeNote } from "../../membership/practice-note.tsx";
import { DataTable } from "../../shell/data-table.tsx";
import { ListPages } from "../../shell/list-pages.tsx";
import { SearchField } from "../../shell/search-field.tsx";
import { site } from "../../site.ts";
import { PurchaseBadge } from "../membership/purchase-badge.tsx";
import { sayPurchase } from "../membership/purchase-words.ts";
import { AdminPage } from "./admin-page.tsx";
import classes from "./administration.module.css";
import { PurchaseActions } from "./purchase-actions.tsx";

const PAGE_SIZE = 10;
const FILTERS = ["AWAITING", "TO_REFUND", "OPEN", "PAID", "ALL"] as const satisfies readonly StaffPurchaseFilter[];

/** For administrators: what was bought, transfers to confirm, and refunds. */
export default function StaffPurchasesScreen() {
  const { t, i18n } = useTranslation();
  const [page, setPage] = useState(1);
  const [filter, setFilter] = useState<StaffPurchaseFilter>("AWAITING");
  const [keyword, setKeyword] = useState("");
  const [{ data, error }, reload] = useQuery({
    query: StaffPurchaseListDocument,
    variables: { input: { filter, keyword, page, size: PAGE_SIZE } },
    requestPolicy: "cache-and-network",
  });
  const list = data?.staffPurchaseConnection;
  const refresh = () => reload({ requestPolicy: "network-only" });
  return (
    <AdminPage title={t("admin.purchases.title")} error={error} isLoading={!list} onRetry={refresh}>
      {site.practice && (
        <div className={classes.note}>
          <PracticeNote />
        </div>
      )}
      <div className={classes.controls}>
        <NativeSelect
          aria-label={t("admin.purchases.filter")}
          value={filter}
          onChange={({ currentTarget: { value } }) => {
            setFilter(FILTERS.find((one) => one === value) ?? "ALL");
            setPage(1);
          }}
          data={FILTERS.map((value) => ({ value, label: t(`admin.purchases.filters.${value}`) }))}
        />
        <SearchField
          miw={260}
          label={t("admin.purchases.search")}
          keyword={keyword}
          onKeyword={(typed) => {
            setKeyword(typed);
            setPage(1);
          }}
        />
      </div>
      {list?.totalCount === 0 && <p className={classes.empty}>{t("admin.purchases.empty")}</p>}
      {list && list.nodes.length > 0 && (
        <DataTable
          label={t("admin.purchases.title")}
          rows={list.nodes}
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
      )}
      <ListPages total={list?.pagination.totalPage ?? 0} page={page} onPage={setPage} />
    </AdminPage>
  );
}
