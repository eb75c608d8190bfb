import { shownName } from "@tracewright/text";
import type { TFunction } from "i18next";
import type { UpdateLine } from "./update-line.ts";

export interface LineWords {
  /** What it is about: "R4", "/SDA". */
  readonly title: string;
  /** What becomes of it. */
  readonly detail: string;
  /** What becomes of copper; empty where none is touched. */
  readonly copper: string;
}

/** So many pads, fields or names are written out. */
const MAX_LISTED = 6;

/** A line in an engineer's words, in the language of the page. */
export function wordLine(line: UpdateLine, t: TFunction): LineWords {
  const fromTo = (before: string | undefined, after: string | undefined): string =>
    t("update.fromTo", { before: say(before), after: say(after) });
  const say = (text: string | undefined): string => shownName(text ?? "") || t("update.nothing");
  const listed = (parts: readonly string[]): string =>
    parts.length > MAX_LISTED
      ? t("update.more", { listed: parts.slice(0, MAX_LISTED).join(", "), count: parts.length - MAX_LISTED })
      : parts.join(", ");
  const copperOf = (
    key: "stays" | "follows" | "renamed" | "goes",
    { tracks, vias, zones }: { readonly tracks: number; readonly vias: number; readonly zones: number },
  ): string => {
    const counts = [
      ...(tracks > 0 ? [t("update.tracks", { count: tracks })] : []),
      ...(vias > 0 ? [t("update.vias", { count: vias })] : []),
      ...(zones > 0 ? [t("update.zones", { count: zones })] : []),
    ];
    return counts.length === 0 ? "" : t(`update.copper.${key}`, { items: counts.join(", ") });
  };

  switch (line.kind) {
    case "part-added":
      return {
        title: line.reference,
        detail: listed([line.value, line.library, ...line.differences].filter((text) => text !== "")),
        copper: "",
      };
    case "part-removed":
      return {
        title: line.reference,
        detail: listed(
          [line.value, line.library, line.isLocked ? t("update.locked") : ""].filter((text) => text !== ""),
        ),
        copper: copperOf("stays", line.copper),
      };
    case "part-renamed":
      return { title: fromTo(line.reference, line.after), detail: "", copper: "" };
    case "footprint":
      return {
        title: line.reference,
        detail: listed([fromTo(line.before, line.after), ...line.differences]),
        copper: copperOf("stays", line.copper),
      };
    case "value":
      return { title: line.reference, detail: fromTo(line.before, line.after), copper: "" };
    case "fields":
      return {
        title: line.reference,
        detail: listed(line.fields.map(({ name, before, after }) => `${name} ${fromTo(before, after)}`)),
        copper: "",
      };
    case "fitting":
      return {
        title: line.reference,
        detail: listed([
          ...(line.doNotPopulate === undefined ? [] : [t(line.doNotPopulate ? "update.notFitted" : "update.fitted")]),
          ...(line.excludeFromBom === undefined ? [] : [t(line.excludeFromBom ? "update.notBought" : "update.bought")]),
        ]),
        copper: "",
      };
    case "pads":
      return {
        title: line.reference,
        detail: listed(
          line.pads.map(({ number, before, after }) => t("update.pad", { number, change: fromTo(before, after) })),
        ),
        copper: copperOf("follows", line.copper),
      };
    case "net-renamed":
      return {
        title: fromTo(line.before, line.after),
        detail: t("update.pads", { count: line.pads }),
        copper: copperOf("renamed", line.copper),
      };
    case "automatic-names":
      return {
        title: t("update.nets", { count: line.names.length }),
        detail: listed(line.names.map(({ before, after }) => fromTo(before, after))),
        copper: "",
      };
    case "copper":
      return {
        title: line.joined.map((name) => shownName(name) || t("update.noNet")).join(" · "),
        detail: t("update.joins"),
        copper: copperOf("goes", { tracks: line.tracks.length, vias: line.vias.length, zones: 0 }),
      };
    case "pin-names":
      return {
        title: line.reference,
        detail: listed(line.pins.map(({ number, before, after }) => `${number} ${fromTo(before, after)}`)),
        copper: "",
      };
    case "link":
      return {
        title: line.reference,
        detail: listed([
          ...(line.symbolPath === undefined ? [] : [t("update.otherSymbol")]),
          ...[line.sheetName, line.sheetFile].filter((text) => text !== undefined),
        ]),
        copper: "",
      };
  }
}
