import { shownName } from "@tracewright/text";
import { useTranslation } from "react-i18next";
import type { Lengths } from "./group-table.tsx";
import { type Column, SortableTable } from "./sortable-table.tsx";
import { useMillimetres } from "./use-millimetres.ts";

type Net = Lengths["nets"][number];
type ColumnId =
  | "name"
  | "class"
  | "length"
  | "vias"
  | "direct"
  | "ratio"
  | "padToPad"
  | "viaHeight"
  | "open"
  | "layers";

/** Every net with its length, alone and against the direct way. */
export function NetTable({
  nets,
  onShowNets,
}: {
  nets: readonly Net[];
  onShowNets: (nets: readonly string[]) => void;
}) {
  const { t, i18n } = useTranslation();
  const mm = useMillimetres();
  const count = (value: number) => value.toLocaleString(i18n.language);
  const ratio = (value: number) =>
    value.toLocaleString(i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const columns: readonly Column<Net, ColumnId>[] = [
    column("name", ({ name }) => shownName(name)),
    column("class", ({ netClass }) => netClass),
    numberColumn("length", ({ length }) => length, mm),
    numberColumn("vias", ({ vias }) => vias, count),
    numberColumn("direct", ({ direct }) => direct, mm),
    numberColumn(
      "ratio",
      ({ open, direct, length }) => (open > 0 || direct === 0 ? undefined : length / direct),
      ratio,
    ),
    numberColumn("padToPad", ({ padToPad }) => padToPad?.length, mm),
    numberColumn("viaHeight", ({ padToPad }) => padToPad?.viaHeight, mm),
    numberColumn("open", ({ open }) => open, count),
    column("layers", ({ byLayer }) => byLayer.map(({ layer, length }) => `${layer} ${mm(length)}`).join(", ")),
  ];
  return (
    <SortableTable
      title={t("routing.lengths.nets")}
      rows={nets}
      columns={columns}
      keyOf={({ net }) => net}
      onRow={({ net }) => onShowNets([net])}
    />
  );

  function column(id: ColumnId, value: (net: Net) => string): Column<Net, ColumnId> {
    return { id, head: t(`routing.lengths.${id}`), value, cell: value, isNumber: false };
  }

  function numberColumn(
    id: ColumnId,
    value: (net: Net) => number | undefined,
    format: (value: number) => string,
  ): Column<Net, ColumnId> {
    const cell = (net: Net) => {
      const number = value(net);
      return number === undefined ? "–" : format(number);
    };
    return { id, head: t(`routing.lengths.${id}`), value, cell, isNumber: true };
  }
}
