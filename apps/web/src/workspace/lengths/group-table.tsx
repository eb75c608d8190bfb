import { shownName } from "@tracewright/text";
import { useTranslation } from "react-i18next";
import type { RunLengthsQuery } from "../../graphql/generated/documents.ts";
import { type Column, SortableTable } from "./sortable-table.tsx";
import { useMillimetres } from "./use-millimetres.ts";

type Result = NonNullable<RunLengthsQuery["edaProjectV2"]["latestRouting"]>["results"][number];
export type Lengths = NonNullable<NonNullable<Result["routing"]>["lengths"]>;
type Group = Lengths["groups"][number];
type ColumnId = "name" | "kind" | "count" | "skew" | "shortest" | "longest" | "length" | "vias" | "open";

/** Pairs, buses and net classes with what is to be matched in them. */
export function GroupTable({
  groups,
  onShowNets,
}: {
  groups: readonly Group[];
  onShowNets: (nets: readonly string[]) => void;
}) {
  const { t, i18n } = useTranslation();
  const mm = useMillimetres();
  const count = (value: number) => value.toLocaleString(i18n.language);
  const columns: readonly Column<Group, ColumnId>[] = [
    column("name", ({ name }) => shownName(name)),
    column("kind", ({ kind }) => t(`routing.lengths.${kind}`)),
    numberColumn("count", ({ nets }) => nets.length, count),
    {
      ...numberColumn("skew", ({ range }) => range?.skew, mm),
      cell: ({ range }) => `${mm(range?.skew)}${range?.basis === "PAD_TO_PAD" ? " *" : ""}`,
    },
    numberColumn("shortest", ({ range }) => range?.shortest, mm),
    numberColumn("longest", ({ range }) => range?.longest, mm),
    numberColumn("length", ({ length }) => length, mm),
    numberColumn("vias", ({ vias }) => vias, count),
    numberColumn("open", ({ open }) => open, count),
  ];
  return (
    <SortableTable
      title={t("routing.lengths.groups")}
      rows={groups}
      columns={columns}
      keyOf={({ kind, name }) => `${kind} ${name}`}
      onRow={({ nets }) => onShowNets(nets)}
    />
  );

  function column(id: ColumnId, value: (group: Group) => string): Column<Group, ColumnId> {
    return { id, head: t(`routing.lengths.${id}`), value, cell: value, isNumber: false };
  }

  function numberColumn(
    id: ColumnId,
    value: (group: Group) => number | undefined,
    format: (value: number) => string,
  ): Column<Group, ColumnId> {
    const cell = (group: Group) => {
      const number = value(group);
      return number === undefined ? "–" : format(number);
    };
    return { id, head: t(`routing.lengths.${id}`), value, cell, isNumber: true };
  }
}
