import { toMm } from "@tracewright/geometry";
import type { TFunction } from "i18next";
import { MODES } from "./requested-placement-options.ts";

/** The options of a placement run, in a few words; undefined if there were none. */
export function sayTold(control: unknown, t: TFunction, language: string): string | undefined {
  const told: Readonly<Record<string, unknown>> = typeof control === "object" && control !== null ? { ...control } : {};
  const mode = MODES.find((known) => known === told.mode);
  if (!mode) return undefined;
  const name = t(`placementOptions.mode.${mode}`);
  const what =
    typeof told.radius === "number"
      ? t("placementOptions.toldRadius", {
          what: name,
          length: toMm(told.radius).toLocaleString(language, { maximumFractionDigits: 2 }),
        })
      : name;
  return Array.isArray(told.parts) ? t("placementOptions.toldParts", { what, count: told.parts.length }) : what;
}
