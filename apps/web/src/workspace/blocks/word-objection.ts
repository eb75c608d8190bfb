import type { PutObjection } from "@tracewright/blocks";
import type { LengthUnit } from "@tracewright/editor";
import type { TFunction } from "i18next";
import { formatLength } from "../texts/format-length.ts";

/** Why the layout of a block cannot be put on a board. */
export function wordObjection(objection: PutObjection, t: TFunction, unit: LengthUnit): string {
  switch (objection.kind) {
    case "layers":
      return t("blocks.objection.layers", { needed: objection.needed, present: objection.present });
    case "rule":
      return t(`blocks.objection.${objection.rule}`, {
        needed: formatLength(objection.needed, unit),
        present: formatLength(objection.present, unit),
      });
    case "name-taken":
      return t("blocks.objection.name-taken", { net: objection.net });
    default:
      return t(`blocks.objection.${objection.kind}`);
  }
}
