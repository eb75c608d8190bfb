import { toMm } from "@tracewright/geometry";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";

/** Nanometres as a number of millimetres for a column of such, a dash where there is none. */
export function useMillimetres(): (length: number | null | undefined) => string {
  const { i18n } = useTranslation();
  return useCallback(
    (length) =>
      length === null || length === undefined
        ? "–"
        : toMm(length).toLocaleString(i18n.language, { minimumFractionDigits: 3, maximumFractionDigits: 3 }),
    [i18n.language],
  );
}
