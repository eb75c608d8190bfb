import { type BoardChange, type Changed, REMARK_SENTENCES, type RemarkKind, type Tally } from "@tracewright/board";
import { type Nm, toMm } from "@tracewright/geometry";
import { shownName } from "@tracewright/text";
import type { TFunction } from "i18next";

export interface ChangeWording {
  readonly t: TFunction;
  readonly language: string;
}

export interface ChangeWords {
  /** What it is about: "R4", "VBUS". */
  readonly title: string;
  /** What became of it: "moved 3.1 mm, turned 90°". */
  readonly detail: string;
}

export type ChangeGroup = "parts" | "copper" | "zones" | "nets" | "drawings" | "settings";

const GROUPS: Readonly<Record<BoardChange["kind"], ChangeGroup>> = {
  "part-added": "parts",
  "part-removed": "parts",
  "part-replaced": "parts",
  "part-changed": "parts",
  copper: "copper",
  "zone-added": "zones",
  "zone-removed": "zones",
  "zone-changed": "zones",
  "net-added": "nets",
  "net-removed": "nets",
  "net-changed": "nets",
  outline: "drawings",
  drawings: "drawings",
  text: "drawings",
  dimensions: "drawings",
  group: "drawings",
  rule: "settings",
  "net-class": "settings",
  layers: "settings",
  setting: "settings",
};

export function groupOf({ kind }: BoardChange): ChangeGroup {
  return GROUPS[kind];
}

/** A change in an engineer's words, in the language of the page. */
export function wordChange(change: BoardChange, { t, language }: ChangeWording): ChangeWords {
  const length = (nm: Nm): string =>
    `${toMm(nm).toLocaleString(language, { maximumFractionDigits: nm !== 0 && Math.abs(nm) < 100_000 ? 4 : 2 })} mm`;
  const signed = (count: number, text: string): string => `${count > 0 ? "+" : "−"}${text}`;
  const fromTo = (what: string, { before, after }: Changed<string>): string =>
    t("versions.change.fromTo", {
      what,
      before: shownName(before ?? "") || t("versions.change.nothing"),
      after: shownName(after ?? "") || t("versions.change.nothing"),
    });
  const valued = (what: string, { before, after }: Changed<number | boolean | string>): string =>
    before === undefined && after === undefined
      ? [what, t("versions.change.changedFate")].filter((text) => text !== "").join(" ")
      : fromTo(what, { ...sayOnly("before", before), ...sayOnly("after", after) }).trim();
  const sayOnly = (key: "before" | "after", value: number | boolean | string | undefined) =>
    value === undefined ? {} : { [key]: typeof value === "number" ? length(value) : String(value) };
  const fate = { added: "added", removed: "removed", changed: "changedFate" } as const;
  const list = (parts: readonly string[]): string =>
    parts.reduce((first, second) => (first === "" ? second : t("versions.change.list", { first, second })), "");
  const tally = (counts: Tally): string => t("versions.change.tally", { ...counts });

  switch (change.kind) {
    case "part-added":
      return { title: t("versions.change.partAdded", { part: change.reference }), detail: change.value };
    case "part-removed":
      return { title: t("versions.change.partRemoved", { part: change.reference }), detail: change.value };
    case "part-replaced": {
      const { before, after } = change;
      const parts = [
        ...(before.value !== after.value
          ? [fromTo(t("versions.change.value"), { before: before.value, after: after.value })]
          : []),
        ...(before.library !== after.library
          ? [fromTo(t("versions.change.footprint"), { before: before.library, after: after.library })]
          : []),
      ];
      return { title: t("versions.change.partReplaced", { part: change.reference }), detail: list(parts) };
    }
    case "part-changed": {
      const { moved, turned, flippedTo, locked, fitted, value, library, fields = [], pads = [], further } = change;
      return {
        title: change.reference,
        detail: list([
          ...(change.renamed === undefined ? [] : [t("versions.change.renamed", { name: change.renamed })]),
          ...(moved ? [t("versions.change.moved", { length: length(moved.distance) })] : []),
          ...(turned === undefined ? [] : [t("versions.change.turned", { degrees: turned.toLocaleString(language) })]),
          ...(flippedTo ? [t(`versions.change.flipped.${flippedTo}`)] : []),
          ...(locked === undefined ? [] : [t(locked ? "versions.change.locked" : "versions.change.unlocked")]),
          ...(fitted === undefined ? [] : [t(fitted ? "versions.change.fitted" : "versions.change.notFitted")]),
          ...(value ? [fromTo(t("versions.change.value"), value)] : []),
          ...(library ? [fromTo(t("versions.change.footprint"), library)] : []),
          ...fields.map((field) => fromTo(field.name, field)),
          ...pads.map((pad) => fromTo(t("versions.change.pad", { number: pad.number }), pad)),
          ...(further ? [t("versions.change.further", { members: further.join(", ") })] : []),
        ]),
      };
    }
    case "copper": {
      const { tracks, vias } = change;
      const [moreVias, moreTracks] = [vias.added - vias.removed, tracks.added - tracks.removed];
      const parts = [
        ...(moreVias === 0
          ? []
          : [t("versions.change.vias", { count: moreVias, change: sayCount(moreVias, language) })]),
        ...(moreTracks === 0
          ? []
          : [t("versions.change.tracks", { count: moreTracks, change: sayCount(moreTracks, language) })]),
        ...(change.length === 0 ? [] : [signed(change.length, length(Math.abs(change.length)))]),
      ];
      const touched = [tracks, vias].reduce((sum, of) => sum + of.added + of.removed + of.changed, 0);
      return {
        title: change.net === null ? t("versions.change.noNet") : shownName(change.net),
        detail: parts.length > 0 ? list(parts) : t("versions.change.touched", { count: touched }),
      };
    }
    case "zone-added":
    case "zone-removed":
    case "zone-changed": {
      const name = [change.name, shownName(change.net ?? ""), change.layers.join(", ")]
        .filter((text) => text !== "")
        .join(" · ");
      const title = t(change.isKeepout ? "versions.change.keepout" : "versions.change.zone", { name });
      if (change.kind !== "zone-changed")
        return { title, detail: t(change.kind === "zone-added" ? "versions.change.added" : "versions.change.removed") };
      return { title, detail: list(change.aspects.map((aspect) => t(`versions.change.aspect.${aspect}`))) };
    }
    case "net-added":
    case "net-removed":
      return {
        title: t("versions.change.net", { name: shownName(change.net) }),
        detail: t(change.kind === "net-added" ? "versions.change.added" : "versions.change.removed"),
      };
    case "net-changed":
      return {
        title: t("versions.change.net", { name: shownName(change.net) }),
        detail: list([
          ...(change.name ? [fromTo(t("versions.change.name"), change.name)] : []),
          ...(change.netClass ? [fromTo(t("versions.change.netClass"), change.netClass)] : []),
        ]),
      };
    case "outline": {
      const { before, after } = change.size;
      const size = (of: typeof before) => of && `${toMm(of.width)} × ${length(of.height)}`;
      const [old, now] = [size(before), size(after)];
      const isOther = old !== now;
      return {
        title: t("versions.change.outline"),
        detail: isOther
          ? fromTo(t("versions.change.size"), { ...(old && { before: old }), ...(now && { after: now }) })
          : tally(change.lines),
      };
    }
    case "drawings":
      return { title: t("versions.change.drawings", { layer: change.layer }), detail: tally(change.items) };
    case "text": {
      const { before, after } = change.text;
      const isReworded = before !== undefined && after !== undefined && before !== after;
      return {
        title: t("versions.change.text"),
        detail: isReworded
          ? fromTo("", change.text).trim()
          : list([`“${after ?? before}”`, t(`versions.change.${fate[change.fate]}`)]),
      };
    }
    case "dimensions":
      return { title: t("versions.change.dimensions"), detail: tally(change.items) };
    case "group":
      return {
        title: t("versions.change.group", { name: change.name }),
        detail: t(`versions.change.${fate[change.fate]}`),
      };
    case "rule":
      return { title: t("versions.change.rule", { name: wordRule(change.rule, t) }), detail: valued("", change.value) };
    case "net-class":
      return {
        title: t("versions.change.class", { name: change.name }),
        detail: list([
          ...(change.fate === "changed" ? [] : [t(`versions.change.${fate[change.fate]}`)]),
          ...change.values.map((value) => valued(wordRule(value.name, t), value)),
        ]),
      };
    case "layers":
      return {
        title: t("versions.change.layers"),
        detail:
          list([...change.added.map((layer) => `+${layer}`), ...change.removed.map((layer) => `−${layer}`)]) ||
          t("versions.change.changedFate"),
      };
    case "setting":
      return {
        title: t("versions.change.setting", { name: t(`versions.change.settings.${change.setting}`) }),
        detail: t("versions.change.changedFate"),
      };
  }
}

/** A rule or a value of a net class by its name in the page's language; one of a later version as it is called there. */
function wordRule(rule: string, t: TFunction): string {
  const kind = `rule-${rule}`;
  return isSaid(kind) ? t(`remarks.${kind}`, {}) : rule;
}

function isSaid(kind: string): kind is RemarkKind & `rule-${string}` {
  return Object.hasOwn(REMARK_SENTENCES, kind);
}

/** "+2", "−3". */
function sayCount(count: number, language: string): string {
  return `${count > 0 ? "+" : "−"}${Math.abs(count).toLocaleString(language)}`;
}
