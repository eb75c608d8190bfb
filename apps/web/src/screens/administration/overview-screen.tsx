import { Badge, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useQuery } from "urql";
import { formatBytes } from "../../format/format-bytes.ts";
import { formatDateTime, formatRelative } from "../../format/format-date.ts";
import { AdminOverviewDocument } from "../../graphql/generated/documents.ts";
import { DataTable } from "../../shell/data-table.tsx";
import { AdminPage } from "./admin-page.tsx";
import classes from "./administration.module.css";

/** For administrators: what waits, what failed, and what the server works with. */
export default function OverviewScreen() {
  const { t, i18n } = useTranslation();
  const [{ data, error }, reload] = useQuery({
    query: AdminOverviewDocument,
    requestPolicy: "cache-and-network",
  });
  const overview = data?.administrationOverview;
  const { language } = i18n;
  return (
    <AdminPage
      title={t("admin.title")}
      error={error}
      isLoading={!overview}
      onRetry={() => reload({ requestPolicy: "network-only" })}
    >
      {overview && (
        <>
          <div className={classes.cards}>
            {(["contacts", "orders", "estimates"] as const).map((kind) => (
              <Link key={kind} to={`/admin/${kind}/`} className={classes.card}>
                <span>{t(`admin.overview.${kind}`)}</span>
                <strong>{overview[kind].count}</strong>
                <span>
                  {overview[kind].oldestAt
                    ? t("admin.overview.oldest", {
                        age: formatRelative(overview[kind].oldestAt ?? "", Date.now(), language),
                      })
                    : t("admin.overview.nothingWaits")}
                </span>
              </Link>
            ))}
            <Link to="/admin/runs/" className={classes.card}>
              <span>{t("admin.overview.runs")}</span>
              <strong>{overview.runs.working}</strong>
              <span>
                {t("admin.overview.queue", { waiting: overview.runs.waiting, failed: overview.runs.failedToday })}
              </span>
            </Link>
            <Link to="/admin/outbox/" className={classes.card}>
              <span>{t("admin.overview.mail")}</span>
              <strong>{overview.mail.failed}</strong>
              <span>{t("admin.overview.mailWaiting", { count: overview.mail.waiting })}</span>
            </Link>
            <div className={classes.card}>
              <span>{t("admin.overview.storage")}</span>
              <strong>{formatBytes(overview.storage.usedBytes, language)}</strong>
              <span>
                {overview.storage.freeBytes === null
                  ? t("admin.overview.inS3")
                  : t("admin.overview.free", { size: formatBytes(overview.storage.freeBytes, language) })}
              </span>
            </div>
          </div>
          <Title order={2} fz={16} mb="sm">
            {t("admin.overview.integrations")}
          </Title>
          <DataTable
            label={t("admin.overview.integrations")}
            rows={overview.integrations}
            keyOf={({ name }) => name}
            columns={[
              { head: t("admin.overview.integration"), cell: ({ name }) => t(`admin.overview.names.${name}`) },
              {
                head: t("admin.overview.state"),
                cell: ({ isConfigured }) => (
                  <Badge variant={isConfigured ? "light" : "default"} color={isConfigured ? "ok" : "gray"}>
                    {t(isConfigured ? "admin.overview.configured" : "admin.overview.off")}
                  </Badge>
                ),
              },
              {
                head: t("admin.overview.lastOk"),
                isQuiet: true,
                cell: ({ lastOkAt }) => (lastOkAt ? formatDateTime(lastOkAt, language) : t("admin.never")),
              },
              {
                head: t("admin.overview.lastError"),
                cell: ({ lastErrorAt, lastError }) =>
                  lastError
                    ? [...(lastErrorAt ? [formatDateTime(lastErrorAt, language)] : []), lastError].join(": ")
                    : t("admin.none"),
              },
            ]}
          />
        </>
      )}
    </AdminPage>
  );
}
