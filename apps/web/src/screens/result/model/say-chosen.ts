import type { TFunction } from "i18next";
import type { ModelPart } from "./model-facts.ts";

/** The selection in words, for users who cannot see the marks. */
export function sayChosen(parts: readonly ModelPart[], references: ReadonlySet<string>, t: TFunction): string {
  const chosen = parts.filter(({ reference }) => references.has(reference));
  const [part] = chosen;
  if (!part) return references.size > 0 ? t("result.model.notOnBoard") : "";
  if (chosen.length > 1) return t("result.model.chosenMany", { count: chosen.length });
  const { reference, value, footprint, side, height } = part;
  const facts = { reference, value, footprint, side: t(`result.sides.${side}`) };
  return height === undefined ? t("result.model.chosenUnknown", facts) : t("result.model.chosen", { ...facts, height });
}
