import type { ItemId } from "@tracewright/board";
import type { LimitSource } from "@tracewright/checks";
import { type Nm, toMm } from "@tracewright/geometry";
import { useTranslation } from "react-i18next";

export interface SayLimits {
  readonly mm: (length: Nm) => string;
  readonly source: (source: LimitSource) => string;
  /** The limits that a source sets: "0.200 mm", "≤ 1.000 mm", "0.200 mm – 1.000 mm". */
  readonly values: (source: LimitSource) => string;
}

/** Words for limits and their sources. */
export function useSayLimits(name: (id: ItemId) => string): SayLimits {
  const { t, i18n } = useTranslation();
  const mm = (length: Nm) =>
    `${toMm(length).toLocaleString(i18n.language, { minimumFractionDigits: 3, maximumFractionDigits: 3 })} mm`;
  return { mm, source, values };

  function source(of: LimitSource): string {
    switch (of.kind) {
      case "local":
        return t("designRules.resolution.local", { item: name(of.of) });
      case "custom-rule":
        return t("designRules.resolution.customRule", { name: of.name, line: of.line });
      case "pair-gap":
        return t("designRules.resolution.pairGap");
      case "net-class":
        return t("designRules.resolution.netClass", { name: of.name, item: name(of.of) });
      case "zone":
        return t("designRules.resolution.zone", { item: name(of.of) });
      case "board":
        return t("designRules.resolution.board");
    }
  }

  function values(of: LimitSource): string {
    const max = of.kind === "custom-rule" ? of.max : undefined;
    if (of.value === undefined) return max === undefined ? "–" : `≤ ${mm(max)}`;
    return max === undefined ? mm(of.value) : `${mm(of.value)} – ${mm(max)}`;
  }
}
