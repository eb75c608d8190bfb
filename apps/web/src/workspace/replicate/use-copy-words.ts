import type { CopyReport } from "@tracewright/blocks";
import type { LengthUnit } from "@tracewright/editor";
import type { Point } from "@tracewright/geometry";
import { useTranslation } from "react-i18next";
import { formatLength } from "../texts/format-length.ts";

/** So many parts and nets are named. */
const MAX_NAMED = 6;

/** What became of a copy, in words. */
export function useCopyWords(unit: LengthUnit): (report: CopyReport) => string {
  const { t } = useTranslation();
  const distance = ({ x, y }: Point) => formatLength(Math.round(Math.hypot(x, y)), unit);
  const refusal = (why: NonNullable<CopyReport["refusal"]>): readonly string[] => {
    if (why.reason === "locked" || why.reason === "other-pads")
      return [t(`replicate.refusals.${why.reason}`, { parts: listed(why.parts) })];
    const names = why.reason === "off-board" ? why.parts : why.subjects;
    return [
      t(`replicate.refusals.${why.reason}`, { parts: listed(names) }),
      ...(why.freeShift ? [t("replicate.freeShift", { distance: distance(why.freeShift) })] : []),
    ];
  };
  return ({ status, refusal: why, shift, missing, leftOut }) =>
    [
      ...(why ? refusal(why) : []),
      ...(status === "made"
        ? [shift ? t("replicate.shifted", { distance: distance(shift) }) : t("replicate.fits")]
        : []),
      ...(status === "unchanged" ? [t("replicate.unchanged")] : []),
      ...(missing.length > 0 ? [t("replicate.missing", { parts: listed(missing) })] : []),
      ...(status === "made" && leftOut.length > 0 ? [t("replicate.leftOut", { nets: listed(leftOut) })] : []),
    ].join(" ");
}

export function listed(names: readonly string[]): string {
  return names.slice(0, MAX_NAMED).join(", ") + (names.length > MAX_NAMED ? " …" : "");
}
