import { Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { blockPath } from "../../../blocks/block-path.ts";
import type { BlockFactsFragment } from "../../../graphql/generated/documents.ts";
import { DataTable } from "../../../shell/data-table.tsx";

/** Blocks that projects take along, and how they are joined. */
export function NeedTable({ needs }: { needs: BlockFactsFragment["needs"] }) {
  const { t } = useTranslation();
  return (
    <DataTable
      label={t("library.needsTitle")}
      rows={needs}
      keyOf={(need) => needs.indexOf(need)}
      columns={[
        {
          head: t("library.name"),
          cell: ({ blockId, name }) =>
            blockId === null ? (
              (name ?? t("library.needHidden"))
            ) : (
              <Anchor component={Link} to={blockPath(blockId)}>
                {name}
              </Anchor>
            ),
        },
        { head: t("library.countOfEach"), cell: ({ count }) => String(count) },
        {
          head: t("library.portsTitle"),
          isQuiet: true,
          cell: ({ joins }) =>
            joins.map(({ port, neededPort }) => t("library.needRow", { port, other: neededPort })).join(", "),
        },
      ]}
    />
  );
}
