import { useTranslation } from "react-i18next";
import { useBlockDocument } from "../../../blocks/use-block-document.ts";
import { DataTable } from "../../../shell/data-table.tsx";
import { LoadingSkeleton } from "../../../shell/loading-skeleton.tsx";
import classes from "../blocks.module.css";

/** Where the figures of a block come from. */
export function SourceList({ documentUrl }: { documentUrl: string | null | undefined }) {
  const { t } = useTranslation();
  const loaded = useBlockDocument(documentUrl);
  if (documentUrl && !loaded) return <LoadingSkeleton height={80} />;
  if (loaded && loaded.status !== "read") return <p className={classes.problem}>{t("library.sourcesFailed")}</p>;
  const sources = loaded?.block.sources ?? [];
  if (sources.length === 0) return <p className={classes.quiet}>{t("library.noSources")}</p>;
  return (
    <DataTable
      label={t("library.sources")}
      rows={sources}
      keyOf={({ id }) => id}
      columns={[
        { head: t("library.sourceTitle"), cell: ({ title }) => title },
        {
          head: t("library.kind"),
          cell: ({ kind }) => <span className={classes.whole}>{t(`library.sourceKinds.${kind}`)}</span>,
        },
        { head: t("library.locator"), isQuiet: true, cell: ({ locator }) => locator ?? "" },
      ]}
    />
  );
}
