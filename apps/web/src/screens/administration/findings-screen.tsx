import { Button, SegmentedControl, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation, useQuery } from "urql";
import { formatDateTime } from "../../format/format-date.ts";
import { PaymentFindingsDocument, ResolveFindingDocument } from "../../graphql/generated/documents.ts";
import { DataTable } from "../../shell/data-table.tsx";
import { ListPages } from "../../shell/list-pages.tsx";
import { showToast } from "../../toasts/show-toast.ts";
import { AdminPage } from "./admin-page.tsx";
import classes from "./administration.module.css";
import { ReasonDialog } from "./reason-dialog.tsx";

const PAGE_SIZE = 10;

/** For administrators: where records of payments or credits differ and a person has to look. */
export default function FindingsScreen() {
  const { t, i18n } = useTranslation();
  const [page, setPage] = useState(1);
  const [isOpen, setOpen] = useState(true);
  const [resolved, setResolved] = useState<string>();
  const [resolving, resolve] = useMutation(ResolveFindingDocument);
  const [{ data, error }, reload] = useQuery({
    query: PaymentFindingsDocument,
    variables: { input: { isOpen, page, size: PAGE_SIZE } },
    requestPolicy: "cache-and-network",
  });
  const list = data?.paymentFindingConnection;
  const refresh = () => reload({ requestPolicy: "network-only" });
  return (
    <AdminPage title={t("admin.findings.title")} error={error} isLoading={!list} onRetry={refresh}>
      <Text c="dimmed" mb="md" maw={640}>
        {t("admin.findings.hint")}
      </Text>
      <SegmentedControl
        mb="md"
        aria-label={t("admin.findings.filter")}
        data={[
          { value: "open", label: t("admin.findings.open") },
          { value: "done", label: t("admin.findings.resolved") },
        ]}
        value={isOpen ? "open" : "done"}
        onChange={(value) => {
          setOpen(value === "open");
          setPage(1);
        }}
      />
      {list?.totalCount === 0 && <p className={classes.empty}>{t("admin.findings.empty")}</p>}
      {list && list.nodes.length > 0 && (
        <DataTable
          label={t("admin.findings.title")}
          rows={list.nodes}
          keyOf={({ id }) => id}
          columns={[
            { head: t("admin.findings.kind"), cell: ({ kind }) => t(`admin.findings.kinds.${kind}`) },
            {
              head: t("admin.findings.subject"),
              cell: ({ subject, reference }) => (
                <>
                  {subject}
                  {reference && reference !== subject && (
                    <>
                      <br />
                      {reference}
                    </>
                  )}
                </>
              ),
            },
            { head: t("admin.findings.ours"), cell: ({ ours }) => ours ?? "–" },
            { head: t("admin.findings.theirs"), cell: ({ theirs }) => theirs ?? "–" },
            {
              head: t("admin.findings.found"),
              isQuiet: true,
              cell: ({ foundAt }) => formatDateTime(foundAt, i18n.language),
            },
            {
              head: isOpen ? t("manageNotices.actions") : t("admin.findings.note"),
              isAction: isOpen,
              cell: ({ id, note }) =>
                isOpen ? (
                  <Button variant="default" size="compact-sm" onClick={() => setResolved(id)}>
                    {t("admin.findings.resolve")}
                  </Button>
                ) : (
                  note
                ),
            },
          ]}
        />
      )}
      <ListPages total={list?.pagination.totalPage ?? 0} page={page} onPage={setPage} />
      {resolved !== undefined && (
        <ReasonDialog
          title={t("admin.findings.resolveTitle")}
          body={t("admin.findings.resolveBody")}
          action={t("admin.findings.resolve")}
          error={resolving.error}
          isBusy={resolving.fetching}
          onClose={() => setResolved(undefined)}
          onConfirm={async (note) => {
            const { error } = await resolve({ input: { id: resolved, note } }, { handlesFaults: true });
            if (error) return;
            setResolved(undefined);
            showToast(t("admin.findings.done"));
            refresh();
          }}
        />
      )}
    </AdminPage>
  );
}
