import { Badge, Button, FileButton, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation, useQuery } from "urql";
import { formatDateTime } from "../../../format/format-date.ts";
import {
  BoardPriceListPreviewDocument,
  BoardPriceListsDocument,
  ImportBoardPriceListDocument,
  RetireBoardPriceListDocument,
} from "../../../graphql/generated/documents.ts";
import { useErrorText } from "../../../graphql/use-error-text.ts";
import { ConfirmDialog } from "../../../shell/confirm-dialog.tsx";
import { DataTable } from "../../../shell/data-table.tsx";
import { ErrorNote } from "../../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../../shell/loading-skeleton.tsx";
import { showToast } from "../../../toasts/show-toast.ts";
import { AdminPage } from "../admin-page.tsx";
import classes from "../administration.module.css";
import { ListProblems } from "../list-problems.tsx";

const STAYS = { handlesFaults: true };

/** For administrators: the lists that price orders of boards, read and shown before one is used. */
export default function BoardPricesScreen() {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const [file, setFile] = useState<{ readonly name: string; readonly csv: string }>();
  const [retired, setRetired] = useState<{ readonly id: string; readonly currency: string }>();
  const [{ data, error }, reload] = useQuery({ query: BoardPriceListsDocument, requestPolicy: "cache-and-network" });
  const [retiring, retire] = useMutation(RetireBoardPriceListDocument);
  const refresh = () => reload({ requestPolicy: "network-only" });
  const lists = data?.boardPriceLists.nodes;
  return (
    <AdminPage title={t("adminBoardPrices.title")} error={error} isLoading={!lists} onRetry={refresh}>
      <div className={classes.detail}>
        <Text size="sm" c="dimmed">
          {t("adminBoardPrices.hint")}
        </Text>
        <FileButton
          accept=".csv,text/csv"
          onChange={async (chosen) => chosen && setFile({ name: chosen.name, csv: await chosen.text() })}
        >
          {(button) => (
            <Button {...button} variant="default">
              {t("adminBoardPrices.choose")}
            </Button>
          )}
        </FileButton>
        {file && (
          <Preview
            key={file.csv}
            file={file}
            onImported={() => {
              setFile(undefined);
              showToast(t("adminBoardPrices.imported"));
              refresh();
            }}
          />
        )}
      </div>
      {lists?.length === 0 && <p className={classes.empty}>{t("adminBoardPrices.none")}</p>}
      {lists && lists.length > 0 && (
        <DataTable
          label={t("adminBoardPrices.title")}
          rows={lists}
          keyOf={({ id }) => id}
          columns={[
            { head: t("adminBoardPrices.file"), cell: ({ fileName }) => fileName },
            { head: t("adminBoardPrices.currency"), cell: ({ currency }) => currency },
            { head: t("adminBoardPrices.rates"), cell: ({ rates }) => rates },
            {
              head: t("adminBoardPrices.state"),
              cell: ({ isActive, isSample }) => (
                <>
                  <Badge variant="light" color={isActive ? "ok" : "gray"}>
                    {t(isActive ? "adminBoardPrices.active" : "adminBoardPrices.former")}
                  </Badge>{" "}
                  {isSample && (
                    <Badge variant="light" color="warn">
                      {t("adminBoardPrices.sample")}
                    </Badge>
                  )}
                </>
              ),
            },
            {
              head: t("adminBoardPrices.date"),
              isQuiet: true,
              cell: ({ importedAt }) => formatDateTime(importedAt, i18n.language),
            },
            {
              head: t("manageNotices.actions"),
              isAction: true,
              cell: ({ id, currency, isActive }) =>
                isActive && (
                  <Button variant="default" size="xs" onClick={() => setRetired({ id, currency })}>
                    {t("adminBoardPrices.retire")}
                  </Button>
                ),
            },
          ]}
        />
      )}
      <ConfirmDialog
        opened={retired !== undefined}
        title={t("adminBoardPrices.retireTitle")}
        confirm={t("adminBoardPrices.retire")}
        error={retiring.error && errorText(retiring.error)}
        isBusy={retiring.fetching}
        onClose={() => setRetired(undefined)}
        onConfirm={async () => {
          const answer = await retire({ input: { id: retired?.id ?? "" } }, STAYS);
          if (answer.error) return;
          setRetired(undefined);
          showToast(t("adminBoardPrices.retired"));
          refresh();
        }}
      >
        {t("adminBoardPrices.retireBody", { currency: retired?.currency ?? "" })}
      </ConfirmDialog>
    </AdminPage>
  );
}

function Preview({
  file: { name, csv },
  onImported,
}: {
  file: { readonly name: string; readonly csv: string };
  onImported: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [{ data, error }] = useQuery({
    query: BoardPriceListPreviewDocument,
    variables: { input: { csv } },
    requestPolicy: "network-only",
  });
  const [importing, importList] = useMutation(ImportBoardPriceListDocument);
  const preview = data?.boardPriceListPreview;
  const failed = error ?? importing.error;
  if (failed) return <ErrorNote error={errorText(failed)} />;
  if (!preview) return <LoadingSkeleton height={120} />;
  if (preview.problems.length > 0)
    return (
      <ListProblems
        title={t("adminBoardPrices.problems", { count: preview.problems.length })}
        label={t("adminBoardPrices.problemList")}
        preview={preview}
      />
    );
  return (
    <div aria-live="polite">
      <Title order={2} fz={16}>
        {name}
      </Title>
      <Text>{t("adminBoardPrices.found", { count: preview.rates, currency: preview.currency ?? "" })}</Text>
      {preview.isSample && <Text c="var(--tw-warn)">{t("adminBoardPrices.sampleNote")}</Text>}
      <Button
        mt="sm"
        loading={importing.fetching}
        onClick={async () => {
          const answer = await importList({ input: { fileName: name, csv } }, STAYS);
          if (!answer.error) onImported();
        }}
      >
        {t("adminBoardPrices.import")}
      </Button>
    </div>
  );
}
