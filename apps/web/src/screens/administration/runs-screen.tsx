import { Button, SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation, useQuery } from "urql";
import { formatDateTime } from "../../format/format-date.ts";
import { formatDuration } from "../../format/format-duration.ts";
import { StaffRunListDocument, type StaffRunListQuery, StopRunDocument } from "../../graphql/generated/documents.ts";
import { DataTable } from "../../shell/data-table.tsx";
import { ListPages } from "../../shell/list-pages.tsx";
import { showToast } from "../../toasts/show-toast.ts";
import { AdminPage } from "./admin-page.tsx";
import classes from "./administration.module.css";
import { ReasonDialog } from "./reason-dialog.tsx";
import { RunState } from "./run-state.tsx";

const PAGE_SIZE = 10;
const ACTIVE: ReadonlySet<string> = new Set(["PENDING", "REQUEST", "STARTED", "PROGRESS"]);

type Run = StaffRunListQuery["staffRunConnection"]["nodes"][number];

/** For administrators: runs of everybody, without their projects. */
export default function RunsScreen() {
  const { t, i18n } = useTranslation();
  const [active, setActive] = useState(true);
  const [page, setPage] = useState(1);
  const [stopping, setStopping] = useState<Run>();
  const [stop, stopRun] = useMutation(StopRunDocument);
  const [{ data, error }, reload] = useQuery({
    query: StaffRunListDocument,
    variables: { input: { page, size: PAGE_SIZE, active } },
    requestPolicy: "cache-and-network",
  });
  const list = data?.staffRunConnection;
  const refresh = () => reload({ requestPolicy: "network-only" });
  return (
    <AdminPage
      title={t("admin.runs.title")}
      action={
        <Button variant="default" size="xs" onClick={refresh}>
          {t("admin.refresh")}
        </Button>
      }
      error={error}
      isLoading={!list}
      onRetry={refresh}
    >
      <div className={classes.controls}>
        <SegmentedControl
          aria-label={t("admin.runs.filter")}
          data={[
            { value: "active", label: t("admin.runs.active") },
            { value: "all", label: t("admin.runs.all") },
          ]}
          value={active ? "active" : "all"}
          onChange={(value) => {
            setActive(value === "active");
            setPage(1);
          }}
        />
      </div>
      {list?.totalCount === 0 && <p className={classes.empty}>{t("admin.runs.empty")}</p>}
      {list && list.nodes.length > 0 && (
        <DataTable
          label={t("admin.runs.title")}
          rows={list.nodes}
          keyOf={({ id }) => id}
          columns={[
            {
              head: t("admin.runs.run"),
              cell: ({ id, jobType }) => (
                <>
                  {t(`task.${jobType === "PLACEMENT" ? "PLACEMENT" : "ROUTING"}`)} <code>{id.slice(0, 8)}</code>
                </>
              ),
            },
            {
              head: t("admin.runs.requester"),
              cell: ({ requester }) => requester?.email ?? t("projects.deletedAccount"),
            },
            { head: t("admin.runs.status"), cell: (run) => <RunState run={run} /> },
            {
              head: t("admin.runs.worked"),
              cell: ({ workedMs }) => formatDuration(workedMs / 1000, i18n.language),
              isQuiet: true,
            },
            {
              head: t("admin.runs.requested"),
              cell: ({ requestedAt }) => formatDateTime(requestedAt, i18n.language),
              isQuiet: true,
            },
            {
              head: t("manageNotices.actions"),
              isAction: true,
              cell: (run) =>
                ACTIVE.has(run.status) && (
                  <Button
                    variant="default"
                    size="compact-sm"
                    aria-label={t("admin.runs.stopNamed", { id: run.id.slice(0, 8) })}
                    onClick={() => setStopping(run)}
                  >
                    {t("admin.runs.stop")}
                  </Button>
                ),
            },
          ]}
        />
      )}
      <ListPages total={list?.pagination.totalPage ?? 0} page={page} onPage={setPage} />
      {stopping && (
        <ReasonDialog
          title={t("admin.runs.stopTitle")}
          body={t("admin.runs.stopBody")}
          action={t("admin.runs.stop")}
          error={stop.error}
          isBusy={stop.fetching}
          onClose={() => setStopping(undefined)}
          onConfirm={async (reason) => {
            const { error } = await stopRun({ input: { id: stopping.id, reason } }, { handlesFaults: true });
            if (error) return;
            setStopping(undefined);
            showToast(t("admin.runs.stopped"));
            refresh();
          }}
        />
      )}
    </AdminPage>
  );
}
