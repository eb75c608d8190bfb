import type { PinsByReference } from "@tracewright/board";
import { boxOfPoints, toMm } from "@tracewright/geometry";
import { shownName } from "@tracewright/text";
import type { TFunction } from "i18next";
import { type Intent, type IntentEntry, instancesOf } from "./arrange-intents.ts";

/** Reasons that have words of their own; a newer server may send others. */
const REASONS = [
  "decoupling",
  "crystal",
  "crystal-load",
  "switching-loop",
  "feedback",
  "esd",
  "series",
  "pair-parts",
  "sheet",
  "block-layout",
  "repeated-sheet",
  "repeated-circuit",
  "connector",
  "antenna",
  "side-switch",
  "control",
  "module-row",
  "height-field",
  "height-package",
  "said",
  "corrected",
] as const;

export interface IntentWords {
  /** What belongs where: "C7 → U3 pin 14 (VDD)". */
  readonly title: string;
  readonly why: string;
}

export interface Wording {
  readonly t: TFunction;
  readonly language: string;
  /** What pins are called, where it is known. */
  readonly pins: PinsByReference | undefined;
}

/** An intent in the language of the page. */
export function wordIntent(intent: Intent, wording: Wording): IntentWords {
  return { title: wordTitle(intent, wording), why: wordWhy(intent, wording) };
}

/** Millimetres as they are read; without needless zeros. */
export function wordDistance(within: number, language: string): string {
  return `${toMm(within).toLocaleString(language, { maximumFractionDigits: 2 })} mm`;
}

function wordTitle(intent: Intent, { t, language, pins }: Wording): string {
  switch (intent.kind) {
    case "EDGE":
    case "FIXED":
      return intent.part ?? "";
    case "GROUP":
      return intent.name || t("intents.group.unnamed");
    case "CHANNEL":
      return t("intents.channel.title", {
        count: instancesOf(intent).length,
        parts: instancesOf(intent)[0]?.length ?? 0,
      });
    case "SIDE":
      return t("intents.sideOf", { part: intent.part ?? "", side: wordSide(intent.side, t) });
    case "HEIGHT":
      return `${wordParts(intent.parts, t)}: ${wordDistance(intent.height ?? 0, language)}`;
    case "HEIGHT_LIMIT":
      return wordLimit(intent, { t, language });
    case "SWITCHING_LOOP":
      return [...new Set(intent.pins.map(({ reference }) => reference))].join(" – ");
    default:
      return `${intent.part} → ${wordEnds(intent, t, pins)}`;
  }
}

/** "Back, 40 × 20 mm at 10, 5: at most 3 mm". */
function wordLimit({ side, height, area }: Intent, { t, language }: Pick<Wording, "t" | "language">): string {
  const box = boxOfPoints(area ?? []);
  const at = (length: number) => toMm(length).toLocaleString(language, { maximumFractionDigits: 2 });
  const place = box
    ? t("intents.limit.area", {
        side: wordSide(side, t),
        width: at(box.maxX - box.minX),
        height: at(box.maxY - box.minY),
        x: at(box.minX),
        y: at(box.minY),
      })
    : wordSide(side, t);
  return height === 0
    ? t("intents.limit.none", { place })
    : t("intents.limit.most", { place, most: wordDistance(height ?? 0, language) });
}

function wordSide(side: unknown, t: TFunction): string {
  return t(`intents.side.${String(side).toLowerCase() === "back" ? "back" : "front"}`);
}

/** The pins at the other end, each part once: "U3 pins 5, 6". */
function wordEnds({ links, reason }: Intent, t: TFunction, pins: PinsByReference | undefined): string {
  const byPart = Map.groupBy(links, ({ to }) => to.reference);
  return [...byPart]
    .map(([part, to]) => {
      const numbers = [...new Set(to.map(({ to }) => to.pad))];
      const [pin = ""] = numbers;
      if (numbers.length > 1) return t("intents.pins", { part, pins: numbers.join(", ") });
      const name =
        pins?.get(part)?.get(pin)?.name || (factsOf(reason.facts).pin === pin ? factsOf(reason.facts).name : "");
      // Connectors and crystals have pins named by their numbers.
      return name && name !== pin ? t("intents.pinNamed", { part, pin, name }) : t("intents.pin", { part, pin });
    })
    .join("; ");
}

function wordWhy(intent: Intent, { t, language }: Wording): string {
  const code = REASONS.find((known) => known === intent.reason.code);
  const facts = factsOf(intent.reason.facts);
  const farthest = intent.links.reduce((most, { within }) => Math.max(most, within), 0);
  const near = intent.links.length > 0 ? t("intents.within", { distance: wordDistance(farthest, language) }) : "";
  const parts = intent.kind === "GROUP" ? wordParts(intent.parts, t) : "";
  const reason = code === undefined ? t("intents.why.other") : t(`intents.why.${code}`, { ...EMPTY_FACTS, ...facts });
  const unknown =
    intent.unknownHeights === null || intent.height === 0 ? "" : t(`intents.limit.unknown.${intent.unknownHeights}`);
  return [reason, near, parts, unknown].filter(Boolean).join(" · ");
}

/** More references than these say nothing at a glance; on the board all of them light up. */
const PARTS_NAMED = 8;

function wordParts(parts: readonly string[], t: TFunction): string {
  const named = parts.slice(0, PARTS_NAMED).join(", ");
  const count = parts.length - PARTS_NAMED;
  return count > 0 ? t("intents.group.more", { parts: named, count }) : named;
}

/** Every name that a reason may use: one that the server left out reads as nothing, not as its placeholder. */
const EMPTY_FACTS = {
  net: "",
  pin: "",
  pins: "",
  name: "",
  circuit: "",
  value: "",
  crystal: "",
  inductor: "",
  capacitor: "",
  connector: "",
  nets: "",
  sheet: "",
  block: "",
  file: "",
  part: "",
  times: "",
  parts: "",
  field: "",
  library: "",
  source: "",
  distance: "",
} as const;

function factsOf(facts: unknown): Readonly<Partial<Record<keyof typeof EMPTY_FACTS, string>>> {
  if (typeof facts !== "object" || facts === null) return {};
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, shownName(String(value))]));
}

/** What can be wrong with a statement, as the model calls it. */
const PROBLEMS = [
  "unknown-part",
  "unknown-pin",
  "unconnected-pin",
  "same-part",
  "several-parts",
  "distance",
  "count",
  "name",
  "height",
  "area",
  "too-high",
  "other-side",
  "stays-too-high",
  "unknown-heights",
] as const;

/** A problem in the language of the page; the server's own sentence for what this page does not know. */
export function wordIntentProblem(
  { kind, facts, message }: { readonly kind: string; readonly facts: unknown; readonly message: string },
  t: TFunction,
): string {
  const known = PROBLEMS.find((problem) => problem === kind);
  if (!known) return message;
  const said = typeof facts === "object" && facts !== null ? Object.fromEntries(Object.entries(facts)) : {};
  const words = { part: "", parts: "", pin: "", least: "", most: "", limit: "", ...said, side: wordSide(said.side, t) };
  if (known !== "unknown-heights") return t(`intents.problem.${known}`, words);
  return t(`intents.problem.${known}.${said.unknown === "kept-out" ? "keptOut" : "allowed"}`, words);
}

/** Everything that one may look for of an entry. */
export function wordsToFind({ intent, problems }: IntentEntry, wording: Wording): string {
  const { title, why } = wordIntent(intent, wording);
  const kind = wording.t(`intents.kind.${intent.kind}`);
  const pins = intent.pins.map(({ reference, pad }) => `${reference} ${pad}`);
  return [title, why, kind, ...pins, ...intent.parts, ...problems.map(({ message }) => message)].join(" ");
}
