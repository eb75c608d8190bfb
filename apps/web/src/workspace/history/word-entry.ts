import type { TFunction } from "i18next";
import type { HistoryEntryFragment } from "../../graphql/generated/documents.ts";
import { formatVersion } from "../../projects/format-version.ts";

type Words = Pick<
  HistoryEntryFragment,
  | "type"
  | "description"
  | "isVersion"
  | "appliedVersion"
  | "edited"
  | "updated"
  | "boardAdded"
  | "blockVersion"
  | "placement"
  | "requestGroupId"
>;

const PROFILES = ["compact", "routable", "orderly"] as const;

/** What happened, in a line; data speaks in the language of the page, other descriptions as they were written. */
export function wordEntry(entry: Words, t: TFunction): { readonly title: string; readonly detail: string } {
  const { type, description, isVersion, appliedVersion, edited, updated, boardAdded, blockVersion, placement } = entry;
  if (appliedVersion)
    return { title: t("versions.kind.APPLIED", { version: formatVersion(appliedVersion) }), detail: "" };
  if (edited)
    return {
      title: t("versions.kind.LAYOUT"),
      detail: t("versions.edited", { count: edited.added + edited.removed + edited.changed }),
    };
  if (updated)
    return {
      title: t(updated.source === "SCHEMATIC" ? "versions.kind.UPDATED" : "versions.kind.UPDATED_LAYOUT"),
      detail: t("versions.edited", { count: updated.changes }),
    };
  if (boardAdded)
    return {
      title: t(boardAdded === "SCHEMATIC" ? "versions.kind.BOARD_ADDED" : "versions.kind.LAYOUT_ADDED"),
      detail: "",
    };
  if (blockVersion) return { title: t("versions.kind.BLOCK_VERSION", blockVersion), detail: "" };
  const profile = PROFILES.find((known) => known === placement?.profile);
  const detail = profile ? t(`candidates.profile.${profile}.name`) : (description ?? "");
  if (type === "ROUTING")
    return { title: t(isVersion ? "versions.kind.ROUTING_TAKEN" : "versions.kind.ROUTING_COMPUTED"), detail };
  return { title: t(`versions.kind.${type}`), detail };
}
