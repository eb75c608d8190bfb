import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useQuery } from "urql";
import { formatDate } from "../../format/format-date.ts";
import { EstimateListDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { EstimateBadge } from "../../orders/order-badge.tsx";
import { estimatePath } from "../../orders/order-path.ts";
import classes from "../../orders/orders.module.css";
import { PageHead } from "../../orders/page-head.tsx";
import { DataTable } from "../../shell/data-table.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { ListPages } from "../../shell/list-pages.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { RetryButton } from "../../shell/retry-button.tsx";
import { usePageInAddress } from "../../shell/use-page-in-address.ts";

const PAGE_SIZE = 10;

/** What a person has asked a price for. */
export default function EstimatesScreen() {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const [page, turnTo] = usePageInAddress();
  const [{ data, error, stale }, reload] = useQuery({
    query: EstimateListDocument,
    variables: { input: { page, size: PAGE_SIZE } },
    requestPolicy: "cache-and-network",
  });
  const list = data?.kesEstimateConnection;
  return (
    <div className={classes.page}>
      <PageHead title={t("estimates.list")}>
        <Button component={Link} to="/estimate/kes/">
          {t("estimates.submit")}
        </Button>
      </PageHead>
      {error && (
        <ErrorNote
          error={errorText(error)}
          action={<RetryButton onClick={() => reload({ requestPolicy: "network-only" })} />}
        />
      )}
      {!list && !error && <LoadingSkeleton height={320} />}
      {list?.totalCount === 0 && <p className={classes.empty}>{t("estimates.noneYet")}</p>}
      {list && list.nodes.length > 0 && (
        <DataTable
          label={t("estimates.list")}
          isBusy={stale}
          rows={list.nodes}
          keyOf={({ id }) => id}
          columns={[
            { head: t("orders.column.number"), cell: ({ id, number }) => <Link to={estimatePath(id)}>{number}</Link> },
            { head: t("estimates.board"), cell: ({ board }) => board },
            { head: t("orders.column.quantity"), cell: ({ quantity }) => quantity },
            { head: t("orders.column.state"), cell: ({ state }) => <EstimateBadge state={state} /> },
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
