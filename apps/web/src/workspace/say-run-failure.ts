import type { TFunction } from "i18next";
import type { RunFieldsFragment } from "../graphql/generated/documents.ts";

type RunFailure = NonNullable<RunFieldsFragment["failure"]>;
type PartWithoutRoom = RunFailure["parts"][number];

/** More than these are counted and not named. */
const MAX_PARTS = 5;

/** What ended a run and what to do, in the person's language. */
export function sayRunFailure(failure: RunFailure, t: TFunction): string {
  const { kind, limitMb, times, parts } = failure;
  if (kind !== "NO_ROOM") return t(`run.failure.${kind}`, { limitMb: limitMb ?? 0, times: times ?? 0 });
  if (parts.length === 0) return t("run.failure.NO_TIME");
  const named = parts.slice(0, MAX_PARTS).map((part) => sayPart(part, t));
  const more = parts.length - MAX_PARTS;
  return t("run.failure.NO_ROOM", {
    parts: [...named, ...(more > 0 ? [t("run.failure.more", { count: more })] : [])].join(", "),
  });
}

/** The sizes only where they are the reason: a part that is too high for every place may be smaller than what is free. */
function sayPart({ reference, needsMm, largestFreeMm }: PartWithoutRoom, t: TFunction): string {
  const [short, long] = [...needsMm].sort((a, b) => a - b) as [number, number];
  const [freeShort, freeLong] = [...largestFreeMm].sort((a, b) => a - b) as [number, number];
  if (short <= freeShort && long <= freeLong) return reference;
  const size = (mm: readonly number[]): string => mm.map((length) => length.toFixed(1)).join(" × ");
  return t("run.failure.part", { reference, needs: size(needsMm), free: size(largestFreeMm) });
}
