import type { BlockDifference } from "@tracewright/blocks";
import type { LengthUnit } from "@tracewright/editor";
import type { TFunction } from "i18next";
import { formatLength } from "../../texts/format-length.ts";

/** Under which heading a difference stands. */
export const DIFFERENCE_GROUPS = ["parts", "connections", "ports", "parameters", "layout"] as const;
export type DifferenceGroup = (typeof DIFFERENCE_GROUPS)[number];

const GROUP: Readonly<Record<BlockDifference["kind"], DifferenceGroup>> = {
  "part-added": "parts",
  "part-removed": "parts",
  "part-value": "parts",
  "part-footprint": "parts",
  "part-number": "parts",
  "part-fitted": "parts",
  "net-added": "connections",
  "net-removed": "connections",
  "net-renamed": "connections",
  pin: "connections",
  "port-added": "ports",
  "port-removed": "ports",
  port: "ports",
  "parameter-added": "parameters",
  "parameter-removed": "parameters",
  parameter: "parameters",
  "layout-added": "layout",
  "layout-removed": "layout",
  layout: "layout",
  "layout-size": "layout",
  "layout-rule": "layout",
};

export function groupOfDifference({ kind }: BlockDifference): DifferenceGroup {
  return GROUP[kind];
}

/** Members whose values are records: that they changed is said, not how. */
const RECORDS: ReadonlySet<string> = new Set(["facts", "targets"]);
const UNITS: Readonly<Record<string, string>> = { voltage: "V", absoluteMax: "V", current: "A" };

/** A difference between two versions of a block, as a line. */
export function wordDifference(difference: BlockDifference, t: TFunction, unit: LengthUnit): string {
  const fromTo = (
    { before, after }: { readonly before?: string; readonly after?: string },
    of = (text: string) => text,
  ) =>
    t("blockUpdate.fromTo", {
      before: before === undefined ? t("blockUpdate.none") : of(before),
      after: after === undefined ? t("blockUpdate.none") : of(after),
    });
  const length = (text: string) => formatLength(Number(text), unit);
  switch (difference.kind) {
    case "part-added":
      return [t("blockUpdate.added", { name: difference.part }), difference.value, difference.footprint]
        .filter((text) => text !== "")
        .join(", ");
    case "part-removed":
      return t("blockUpdate.removed", { name: difference.part });
    case "part-value":
    case "part-footprint":
    case "part-number":
      return `${t(`blockUpdate.${difference.kind}`, { name: difference.part })}: ${fromTo(difference)}`;
    case "part-fitted":
      return t(difference.isFitted ? "blockUpdate.fitted" : "blockUpdate.notFitted", { name: difference.part });
    case "net-added":
      return t("blockUpdate.added", { name: difference.net });
    case "net-removed":
      return t("blockUpdate.removed", { name: difference.net });
    case "net-renamed":
      return `${t("blockUpdate.renamed")}: ${fromTo(difference)}`;
    case "pin":
      return `${difference.part}.${difference.pin}: ${fromTo(difference)}`;
    case "port-added":
      return t("blockUpdate.added", { name: difference.port });
    case "port-removed":
      return t("blockUpdate.removed", { name: difference.port });
    case "port": {
      const label = t("blockUpdate.member", {
        name: difference.port,
        member: t(`blockUpdate.port.${difference.field}`),
      });
      const { [difference.field]: own } = UNITS;
      const withUnit = (text: string) => (own ? `${text} ${own}` : text);
      return RECORDS.has(difference.field) ? label : `${label}: ${fromTo(difference, withUnit)}`;
    }
    case "parameter-added":
      return t("blockUpdate.added", { name: difference.parameter });
    case "parameter-removed":
      return t("blockUpdate.removed", { name: difference.parameter });
    case "parameter": {
      const label = t("blockUpdate.member", {
        name: difference.parameter,
        member: t(`blockUpdate.parameter.${difference.field}`),
      });
      return RECORDS.has(difference.field) ? label : `${label}: ${fromTo(difference)}`;
    }
    case "layout-added":
    case "layout-removed":
      return t(`blockUpdate.${difference.kind}`);
    case "layout": {
      const { moved, added, removed } = difference;
      return [
        ...(moved > 0 ? [t("blockUpdate.moved", { count: moved })] : []),
        ...(added > 0 ? [t("blockUpdate.copperAdded", { count: added })] : []),
        ...(removed > 0 ? [t("blockUpdate.copperRemoved", { count: removed })] : []),
      ].join(", ");
    }
    case "layout-size": {
      const size = (text: string) => text.split(" ").map(length).join(" × ");
      return `${t("blockUpdate.size")}: ${fromTo(difference, size)}`;
    }
    case "layout-rule": {
      const value = difference.rule === "copperLayers" ? (text: string) => text : length;
      return `${t(`blockUpdate.rule.${difference.rule}`)}: ${fromTo(difference, value)}`;
    }
  }
}
