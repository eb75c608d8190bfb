import { Button, FileButton, Group, Progress, Text, Title } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation, useQuery } from "urql";
import { formatDateTime } from "../../format/format-date.ts";
import {
  DeletePriceListDocument,
  ImportPriceListDocument,
  PriceListDocument,
  PriceListPreviewDocument,
} from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ConfirmDialog } from "../../shell/confirm-dialog.tsx";
import { DataTable } from "../../shell/data-table.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { showToast } from "../../toasts/show-toast.ts";
import type { RefuseFile } from "../../uploads/upload-list.ts";
import { useUploads } from "../../uploads/use-uploads.ts";
import { AdminPage } from "./admin-page.tsx";
import classes from "./administration.module.css";
import { ListProblems } from "./list-problems.tsx";

const STAYS = { handlesFaults: true };
/** 10 MiB: a list of 50,000 rows has about 5. */
const MAX_FILE_BYTES = 10_485_760;

const refusalOf: RefuseFile = ({ name, size }) => {
  if (!/\.csv$/i.test(name)) return "format";
  if (size > MAX_FILE_BYTES) return "size";
  return size === 0 ? "empty" : undefined;
};
const PRICE_LISTS = { refusalOf, fileType: "ATTACHMENT" } as const;

/** For administrators: the price list of parts, read and shown before it takes the place of the one before. */
export default function PricesScreen() {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const [isAsked, setAsked] = useState(false);
  const [deletion, remove] = useMutation(DeletePriceListDocument);
  const [{ data, error }, reload] = useQuery({ query: PriceListDocument, requestPolicy: "cache-and-network" });
  const refresh = () => reload({ requestPolicy: "network-only" });
  const list = data?.supplyPriceList;
  return (
    <AdminPage title={t("admin.prices.title")} error={error} isLoading={!data} onRetry={refresh}>
      {data && (
        <div className={classes.detail}>
          {list ? (
            <>
              <Text style={{ overflowWrap: "anywhere" }}>
                {t("admin.prices.current", {
                  file: list.fileName,
                  count: list.parts,
                  date: formatDateTime(list.importedAt, i18n.language),
                })}
              </Text>
              <Button variant="default" size="xs" onClick={() => setAsked(true)}>
                {t("admin.prices.delete")}
              </Button>
            </>
          ) : (
            <Text c="dimmed">{t("admin.prices.none")}</Text>
          )}
          <Title order={2} fz={16}>
            {t(list ? "admin.prices.replace" : "admin.prices.first")}
          </Title>
          <Text size="sm" c="dimmed">
            {t("admin.prices.hint")}
          </Text>
          <NewList onImported={refresh} />
        </div>
      )}
      {list && (
        <ConfirmDialog
          opened={isAsked}
          title={t("admin.prices.deleteTitle")}
          confirm={t("admin.prices.delete")}
          error={deletion.error && errorText(deletion.error)}
          isBusy={deletion.fetching}
          onClose={() => setAsked(false)}
          onConfirm={async () => {
            const { error } = await remove({}, STAYS);
            if (error) return;
            setAsked(false);
            showToast(t("admin.prices.deleted"));
            refresh();
          }}
        >
          {t("admin.prices.deleteBody", { file: list.fileName })}
        </ConfirmDialog>
      )}
    </AdminPage>
  );
}

/** Chosen, uploaded, read by the server, shown; only then imported. */
function NewList({ onImported }: { onImported: () => void }) {
  const { t } = useTranslation();
  const { uploads, addFiles, remove, retry } = useUploads(PRICE_LISTS);
  const upload = uploads.at(-1);
  const reset = useRef<() => void>(null);
  const add = (file: File | null) => {
    if (!file) return;
    // The corrected file has the same name: without this, choosing it again would be no change.
    reset.current?.();
    for (const { id } of uploads) remove(id);
    addFiles([file]);
  };
  return (
    <>
      <FileButton resetRef={reset} onChange={add} accept=".csv,text/csv">
        {(button) => (
          <Button {...button} variant="default">
            {t("admin.prices.choose")}
          </Button>
        )}
      </FileButton>
      {upload && (
        <div className={classes.form} aria-live="polite">
          <Text size="sm" style={{ overflowWrap: "anywhere" }}>
            {upload.name}
          </Text>
          {upload.refusal && (
            <Text size="sm" c="var(--tw-danger)">
              {t(upload.refusal === "format" ? "admin.prices.notCsv" : `contact.refused.${upload.refusal}`)}
            </Text>
          )}
          {["waiting", "uploading", "interrupted"].includes(upload.status) && (
            <Progress
              mt={4}
              value={upload.progress * 100}
              aria-label={t("newProject.uploading", { name: upload.name })}
            />
          )}
          {upload.status === "failed" && (
            <Group gap="sm">
              <Text size="sm" c="var(--tw-danger)">
                {t("newProject.uploadFailed", { percent: Math.floor(upload.progress * 100) })}
              </Text>
              <Button variant="default" size="compact-sm" onClick={() => retry(upload.id)}>
                {t("common.retry")}
              </Button>
            </Group>
          )}
          {upload.url !== undefined && (
            <Preview
              key={upload.url}
              fileName={upload.name}
              fileUrl={upload.url}
              onImported={() => {
                remove(upload.id);
                onImported();
              }}
            />
          )}
        </div>
      )}
    </>
  );
}

function Preview({ fileName, fileUrl, onImported }: { fileName: string; fileUrl: string; onImported: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [{ data, error }, read] = useQuery({
    query: PriceListPreviewDocument,
    variables: { input: { fileUrl } },
    pause: true,
  });
  useEffect(() => read({ requestPolicy: "network-only" }), [read]);
  const [importing, importList] = useMutation(ImportPriceListDocument);
  const preview = data?.supplyPriceListPreview;
  const failed = error ?? importing.error;
  if (failed) return <ErrorNote error={errorText(failed)} />;
  if (!preview) return <LoadingSkeleton height={160} />;
  if (preview.problems.length > 0)
    return (
      <ListProblems
        title={t("admin.prices.problems", { count: preview.problems.length })}
        label={t("admin.prices.problemList")}
        preview={preview}
      />
    );
  return (
    <>
      <Text>{t("admin.prices.found", { count: preview.parts })}</Text>
      <DataTable
        label={t("admin.prices.title")}
        rows={preview.first}
        // A list may name a part of several suppliers.
        keyOf={(_part, index) => index}
        columns={[
          { head: t("admin.prices.partNumber"), cell: ({ partNumber }) => partNumber },
          { head: t("admin.prices.manufacturer"), cell: ({ manufacturer }) => manufacturer },
          { head: t("admin.prices.supplierNumber"), cell: ({ supplierPartNumber }) => supplierPartNumber },
          { head: t("admin.prices.breaks"), cell: ({ breaks }) => breaks },
        ]}
      />
      {preview.parts > preview.first.length && (
        <Text size="sm" c="dimmed">
          {t("admin.prices.more", { count: preview.parts - preview.first.length })}
        </Text>
      )}
      <Button
        mt="sm"
        loading={importing.fetching}
        onClick={async () => {
          const { data } = await importList({ input: { fileName, fileUrl } }, STAYS);
          if (!data) return;
          showToast(t("admin.prices.imported", { count: data.importSupplyPriceList.parts }));
          onImported();
        }}
      >
        {t("admin.prices.import")}
      </Button>
    </>
  );
}
