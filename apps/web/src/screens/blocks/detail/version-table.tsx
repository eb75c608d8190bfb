import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { formatDateTime } from "../../../format/format-date.ts";
import { BlockHistoryDocument } from "../../../graphql/generated/documents.ts";
import { useErrorText } from "../../../graphql/use-error-text.ts";
import { useAuthorName } from "../../../projects/use-author-name.ts";
import { DataTable } from "../../../shell/data-table.tsx";
import { ErrorNote } from "../../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../../shell/loading-skeleton.tsx";
import { RetryButton } from "../../../shell/retry-button.tsx";
import { BlockState } from "../block-state.tsx";

export function VersionTable({ id }: { id: string }) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const authorName = useAuthorName();
  const [{ data, error }, ask] = useQuery({ query: BlockHistoryDocument, variables: { input: { id } } });
  if (error)
    return (
      <ErrorNote
        error={errorText(error)}
        action={<RetryButton onClick={() => ask({ requestPolicy: "network-only" })} />}
      />
    );
  if (!data) return <LoadingSkeleton height={80} />;
  return (
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
      ]}
    />
  );
}
