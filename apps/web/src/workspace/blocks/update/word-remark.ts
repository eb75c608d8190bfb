import type { UpdateObjection, UpdateRemark } from "@tracewright/blocks";
import type { LengthUnit } from "@tracewright/editor";
import type { TFunction } from "i18next";
import { formatLength } from "../../texts/format-length.ts";
import { wordObjection } from "../word-objection.ts";

/** What somebody should know of a use that takes another version. */
export function wordUpdateRemark(remark: UpdateRemark, t: TFunction, unit: LengthUnit): string {
  const edits = (these: readonly Extract<UpdateRemark, { kind: "part-gone" }>["edits"][number][]) =>
    these.map((edit) => t(`blockUpdate.edit.${edit}`)).join(", ");
  switch (remark.kind) {
    case "part-kept":
      return t("blockUpdate.remark.part-kept", { part: remark.part, edit: edits([remark.edit]) });
    case "copper-kept":
      return t("blockUpdate.remark.copper-kept", { count: remark.count });
    case "part-stays-removed":
      return t("blockUpdate.remark.part-stays-removed", { part: remark.part });
    case "part-gone":
      return t("blockUpdate.remark.part-gone", { part: remark.part, edits: edits(remark.edits) });
    case "port-gone":
      return remark.net === ""
        ? t("blockUpdate.remark.port-gone-open", { port: remark.port })
        : t("blockUpdate.remark.port-gone", { port: remark.port, net: remark.net });
    case "port-new":
      return t("blockUpdate.remark.port-new", { port: remark.port });
    case "open-end":
      return t("blockUpdate.remark.open-end", {
        net: remark.net,
        x: formatLength(remark.at.x, unit),
        y: formatLength(remark.at.y, unit),
      });
  }
}

/** Why a use cannot take another version. */
export function wordUpdateObjection(objection: UpdateObjection, t: TFunction, unit: LengthUnit): string {
  switch (objection.kind) {
    case "other-version":
    case "no-part-left":
      return t(`blockUpdate.objection.${objection.kind}`);
    case "locked":
      return t("blockUpdate.objection.locked", { items: objection.items.join(", ") });
    default:
      return wordObjection(objection, t, unit);
  }
}
