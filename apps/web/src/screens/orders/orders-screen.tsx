import { Button, Group, NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useSearchParams } from "react-router";
import { useQuery } from "urql";
import { formatDate } from "../../format/format-date.ts";
import { errorCode } from "../../graphql/error-signs.ts";
import { OrderListDocument, type OrderState } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { projectsPath } from "../../holder/holder-path.ts";
import { moneyText } from "../../membership/money-text.ts";
import { useWalletTeam } from "../../membership/use-wallet-team.ts";
import { WalletSelect } from "../../membership/wallet-select.tsx";
import { OrderBadge } from "../../orders/order-badge.tsx";
import { orderPath } from "../../orders/order-path.ts";
import classes from "../../orders/orders.module.css";
import { PageHead } from "../../orders/page-head.tsx";
import { DataTable } from "../../shell/data-table.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { ListPages } from "../../shell/list-pages.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { RetryButton } from "../../shell/retry-button.tsx";
import { usePageInAddress } from "../../shell/use-page-in-address.ts";

const PAGE_SIZE = 10;
const STATES = [
  "REQUESTED",
  "QUOTED",
  "PAID",
  "PRODUCING",
  "SHIPPED",
  "DELIVERED",
  "CANCELED",
] as const satisfies readonly OrderState[];

/** The orders of an account or of a team. */
export default function OrdersScreen() {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const wallet = useWalletTeam();
  const [search, setSearch] = useSearchParams();
  const [page, turnTo] = usePageInAddress();
  const state = STATES.find((known) => known === search.get("state"));
  const [{ data, error, stale }, reload] = useQuery({
    query: OrderListDocument,
    variables: {
      input: { ...(wallet.teamId && { teamId: wallet.teamId }), ...(state && { state }), page, size: PAGE_SIZE },
    },
    requestPolicy: "cache-and-network",
  });
  const filterBy = (chosen: string) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      after.delete("page");
      if (chosen) after.set("state", chosen);
      else after.delete("state");
      return after;
    });
  if (error && errorCode(error) === 404) return <Navigate to="/404/" replace />;
  const list = data?.orderConnection;
  return (
    <div className={classes.page}>
      <PageHead title={t("orders.title")}>
        <Group gap="sm">
          <WalletSelect wallet={wallet} />
          <NativeSelect
            aria-label={t("orders.stateFilter")}
            value={state ?? ""}
            onChange={({ currentTarget: { value } }) => filterBy(value)}
            data={[
              { value: "", label: t("orders.all") },
              ...STATES.map((value) => ({ value, label: t(`orders.states.${value}`) })),
            ]}
          />
          <Button component={Link} to="/estimate/" variant="default">
            {t("orders.toEstimates")}
          </Button>
        </Group>
      </PageHead>
      {error && (
        <ErrorNote
          error={errorText(error)}
          action={<RetryButton onClick={() => reload({ requestPolicy: "network-only" })} />}
        />
      )}
      {!list && !error && <LoadingSkeleton height={320} />}
      {list?.totalCount === 0 && (
        <div className={classes.empty}>
          <p>{t(state ? "orders.noneInState" : "orders.none")}</p>
          <Button component={Link} to={projectsPath(wallet.teamId)} variant="default">
            {t("orders.toProjects")}
          </Button>
        </div>
      )}
      {list && list.nodes.length > 0 && (
        <DataTable
          label={t("orders.title")}
          isBusy={stale}
          rows={list.nodes}
          keyOf={({ id }) => id}
          columns={[
            { head: t("orders.column.number"), cell: ({ id, number }) => <Link to={orderPath(id)}>{number}</Link> },
            { head: t("orders.column.project"), cell: ({ projectName }) => projectName },
            { head: t("orders.column.quantity"), cell: ({ quantity }) => quantity },
            {
              head: t("orders.column.total"),
              cell: ({ total }) => (total ? moneyText(total, i18n.language) : t("orders.noTotal")),
            },
            { head: t("orders.column.state"), cell: ({ state: is }) => <OrderBadge state={is} /> },
            {
              head: t("orders.column.date"),
              isQuiet: true,
              cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt, i18n.language)}</time>,
            },
          ]}
        />
      )}
      {list && <ListPages mt={0} total={list.pagination.totalPage} page={page} onPage={turnTo} />}
    </div>
  );
}
