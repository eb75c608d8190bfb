import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation, useQuery } from "urql";
import { formatDateTime } from "../../../format/format-date.ts";
import {
  BlockHistoryDocument,
  type BlockHistoryQuery,
  WithdrawBlockVersionDocument,
} from "../../../graphql/generated/documents.ts";
import { useErrorText } from "../../../graphql/use-error-text.ts";
import { useAuthorName } from "../../../projects/use-author-name.ts";
import { ConfirmDialog } from "../../../shell/confirm-dialog.tsx";
import { DataTable } from "../../../shell/data-table.tsx";
import { ErrorNote } from "../../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../../shell/loading-skeleton.tsx";
import { RetryButton } from "../../../shell/retry-button.tsx";
import { showToast } from "../../../toasts/show-toast.ts";
import { BlockState } from "../block-state.tsx";

type Version = BlockHistoryQuery["blockVersions"][number];

/** All versions, with what was found wrong; those who may edit the block withdraw one, and take that back. */
export function VersionTable({
  id,
  mayWithdraw,
  onWithdrawn,
}: {
  id: string;
  mayWithdraw: boolean;
  onWithdrawn: () => void;
}) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const authorName = useAuthorName();
  const [{ data, error }, ask] = useQuery({ query: BlockHistoryDocument, variables: { input: { id } } });
  const [asked, askFor] = useState<number>();
  const [{ fetching, error: refused }, withdraw] = useMutation(WithdrawBlockVersionDocument);
  const change = async (number: number, isWithdrawn: boolean) => {
    const { error: failed } = await withdraw({ input: { id, number, isWithdrawn } }, { handlesFaults: true });
    if (failed) return isWithdrawn ? undefined : showToast(errorText(failed).sentence, "danger");
    askFor(undefined);
    ask({ requestPolicy: "network-only" });
    onWithdrawn();
  };
  if (error)
    return (
      <ErrorNote
        error={errorText(error)}
        action={<RetryButton onClick={() => ask({ requestPolicy: "network-only" })} />}
      />
    );
  if (!data) return <LoadingSkeleton height={80} />;
  return (
    <>
      <DataTable
        label={t("library.versions")}
        rows={data.blockVersions}
        keyOf={({ id: version }) => version}
        columns={[
          { head: t("library.version"), cell: ({ number }) => t("library.versionNumber", { number }) },
          {
            head: t("library.state"),
            cell: ({ status, withdrawnAt }) => (withdrawnAt ? t("library.withdrawn") : <BlockState status={status} />),
          },
          { head: t("library.note"), cell: ({ note }) => note },
          {
            head: t("library.author"),
            isQuiet: true,
            cell: ({ author }) => (author ? authorName(author) : t("library.access.BUILT_IN")),
          },
          {
            head: t("library.date"),
            isQuiet: true,
            cell: ({ completedAt }) => (completedAt ? formatDateTime(completedAt, i18n.language) : ""),
          },
          ...(mayWithdraw
            ? [
                {
                  head: t("library.fault"),
                  cell: ({ number, status, withdrawnAt }: Version) =>
                    status === "COMPLETE" && (
                      <Button
                        size="compact-sm"
                        variant="default"
                        aria-label={t(withdrawnAt ? "library.offerAgainOf" : "library.withdrawOf", { number })}
                        onClick={() => (withdrawnAt ? void change(number, false) : askFor(number))}
                      >
                        {t(withdrawnAt ? "library.offerAgain" : "library.withdraw")}
                      </Button>
                    ),
                },
              ]
            : []),
        ]}
      />
      <ConfirmDialog
        opened={asked !== undefined}
        title={t("library.withdrawTitle", { number: asked ?? 0 })}
        confirm={t("library.withdrawConfirm")}
        isBusy={fetching}
        error={refused && errorText(refused)}
        onConfirm={() => asked !== undefined && void change(asked, true)}
        onClose={() => askFor(undefined)}
      >
        <p>{t("library.withdrawBody")}</p>
      </ConfirmDialog>
    </>
  );
}
