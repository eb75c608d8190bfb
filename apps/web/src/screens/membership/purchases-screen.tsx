import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useQuery } from "urql";
import { formatDate } from "../../format/format-date.ts";
import { PurchaseListDocument } from "../../graphql/generated/documents.ts";
import classes from "../../membership/membership.module.css";
import { purchasePath } from "../../membership/membership-path.ts";
import { moneyText } from "../../membership/money-text.ts";
import { PracticeNote } from "../../membership/practice-note.tsx";
import { useWalletTeam } from "../../membership/use-wallet-team.ts";
import { WalletPage } from "../../membership/wallet-page.tsx";
import { DataTable } from "../../shell/data-table.tsx";
import { ListPages } from "../../shell/list-pages.tsx";
import { usePageInAddress } from "../../shell/use-page-in-address.ts";
import { site } from "../../site.ts";
import { BillingSection } from "./billing-details.tsx";
import { PurchaseBadge } from "./purchase-badge.tsx";
import { sayPurchase } from "./purchase-words.ts";

const PAGE_SIZE = 10;

/** What an account or a team has bought or wanted to. */
export default function PurchasesScreen() {
  const { t, i18n } = useTranslation();
  const wallet = useWalletTeam();
  const [page, turnTo] = usePageInAddress();
  const [{ data, error, stale }, reload] = useQuery({
    query: PurchaseListDocument,
    variables: { input: { ...(wallet.teamId !== undefined && { teamId: wallet.teamId }), page, size: PAGE_SIZE } },
    requestPolicy: "cache-and-network",
    pause: site.credits === "off",
  });
  const list = data?.purchaseConnection;
  const role = wallet.team?.myRoleType;
  const mayPay = role === "OWNER" || role === "ADMIN";
  return (
    <WalletPage
      title={t("membership.purchase.list")}
      wallet={wallet}
      error={error}
      isLoading={!list}
      onRetry={() => reload({ requestPolicy: "network-only" })}
    >
      {list && <PracticeNote />}
      {list?.totalCount === 0 && <p className={classes.empty}>{t("membership.purchase.none")}</p>}
      {list && list.nodes.length > 0 && (
        <DataTable
          label={t("membership.purchase.list")}
          isBusy={stale}
          rows={list.nodes}
          keyOf={({ id }) => id}
          columns={[
            {
              head: t("membership.purchase.what"),
              cell: (purchase) => <Link to={purchasePath(purchase.id)}>{sayPurchase(purchase, t)}</Link>,
            },
            { head: t("membership.purchase.number"), cell: ({ number }) => number, isQuiet: true },
            { head: t("membership.purchase.total"), cell: ({ total }) => moneyText(total, i18n.language) },
            { head: t("membership.purchase.state"), cell: ({ state }) => <PurchaseBadge state={state} /> },
            {
              head: t("membership.purchase.date"),
              isQuiet: true,
              cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt, i18n.language)}</time>,
            },
          ]}
        />
      )}
      {list && <ListPages mt={0} total={list.pagination.totalPage} page={page} onPage={turnTo} />}
      {(wallet.teamId === undefined || mayPay) && <BillingSection key={wallet.teamId ?? ""} wallet={wallet} />}
    </WalletPage>
  );
}
