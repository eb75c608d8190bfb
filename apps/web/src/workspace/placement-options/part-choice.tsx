import type { Footprint, ItemId } from "@tracewright/board";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { TickList } from "../run-options/tick-list.tsx";

/** A list of parts to tick, those that are chosen when it opens first. */
export function PartChoice({
  parts,
  chosen,
  onChosen,
}: {
  /** Those that may move. */
  parts: readonly Footprint[];
  chosen: ReadonlySet<ItemId>;
  onChosen: (parts: ReadonlySet<ItemId>) => void;
}) {
  const { t } = useTranslation();
  const [first] = useState(chosen);
  const rows = useMemo(
    () =>
      [...parts]
        .sort(
          (a, b) =>
            Number(first.has(b.id)) - Number(first.has(a.id)) ||
            a.reference.localeCompare(b.reference, "en", { numeric: true }),
        )
        .map(({ id, reference, value }) => ({
          id,
          name: reference || "—",
          detail: value,
          text: `${reference} ${value}`,
        })),
    [parts, first],
  );
  return (
    <TickList
      rows={rows}
      chosen={chosen}
      onChosen={onChosen}
      words={{
        find: t("placementOptions.parts.find"),
        all: t("placementOptions.parts.all"),
        none: t("placementOptions.parts.none"),
        list: t("placementOptions.parts.list"),
        noMatch: t("placementOptions.parts.noMatch"),
        chosen: t("placementOptions.parts.chosen", { count: chosen.size }),
      }}
    />
  );
}
