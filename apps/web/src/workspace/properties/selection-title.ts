import type { Item, ItemList } from "@tracewright/board";
import { useTranslation } from "react-i18next";

/** What is selected, in words: "Part R12", "Zone", "3 tracks, 2 vias". */
export function useSelectionTitle(): (items: readonly Item[]) => string {
  const { t } = useTranslation();
  return (items) => {
    const [only] = items;
    if (!only) return t("properties.title");
    if (items.length === 1) {
      const isKeepout = only.list === "zones" && only.record.keepout !== undefined;
      const kind = t(`properties.one.${isKeepout ? "keepout" : only.list}`);
      return only.list === "footprints" ? `${kind} ${only.record.reference}` : kind;
    }
    const counts = new Map<ItemList, number>();
    for (const { list } of items) counts.set(list, (counts.get(list) ?? 0) + 1);
    return [...counts].map(([list, count]) => t(`properties.kinds.${list}`, { count })).join(", ");
  };
}
