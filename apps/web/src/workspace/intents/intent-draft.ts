import type { IntentStatement, NearKind } from "@tracewright/board";
import { fromMm, toMm } from "@tracewright/geometry";
import type { Intent } from "./arrange-intents.ts";
import { LIMIT_KINDS, type LimitDraft, type LimitKind, limitDraftOf, limitStatementOf } from "./limit-draft.ts";
import { readPin, spellPin } from "./pin-option.ts";

/** What can be said about parts by hand. */
export type StatementKind = "near" | "edge" | "fixed" | "group" | "switching-loop" | LimitKind;

const FIRST_WITHIN_MM = 2;

/** Intents of the API that are a nearness, by the model's names. */
const NEAR_KINDS: Readonly<Partial<Record<Intent["kind"], NearKind>>> = {
  DECOUPLING: "decoupling",
  CRYSTAL: "crystal",
  CRYSTAL_LOAD: "crystal-load",
  FEEDBACK: "feedback",
  ESD: "esd",
  SERIES: "series",
  NEAR: "near",
};

const FORMS: Readonly<Partial<Record<Intent["kind"], StatementKind>>> = {
  GROUP: "group",
  SWITCHING_LOOP: "switching-loop",
  SIDE: "side",
  HEIGHT: "height",
  HEIGHT_LIMIT: "height-limit",
};

/** Two pins that are to be near each other, as far as they are chosen; millimetres. */
export interface LinkDraft {
  readonly from: string | null;
  readonly to: string | null;
  readonly within: number;
}

/** What stands in the form of an intent, whatever its kind. */
export interface IntentDraft {
  readonly links: readonly LinkDraft[];
  readonly loop: readonly string[];
  /** Of a loop, millimetres. */
  readonly within: number;
  readonly name: string;
  readonly part: string | null;
  readonly parts: readonly string[];
  readonly limit: LimitDraft;
}

/** Which form an intent is corrected with. */
export function formKindOf({ kind }: Intent): StatementKind {
  return FORMS[kind] ?? "near";
}

export function isLimit(kind: StatementKind): kind is LimitKind {
  return LIMIT_KINDS.some((limit) => limit === kind);
}

/** What the form begins with: the intent that is corrected, or one empty link. */
export function intentDraftOf(corrects: Intent | undefined): IntentDraft {
  const links = corrects?.links.map(({ from, to, within }) => ({
    from: spellPin(from),
    to: spellPin(to),
    within: toMm(within),
  }));
  return {
    links: links ?? [{ from: null, to: null, within: FIRST_WITHIN_MM }],
    loop: corrects?.pins.map(spellPin) ?? [],
    within: links?.[0]?.within ?? FIRST_WITHIN_MM,
    name: corrects?.name ?? "",
    part: null,
    parts: corrects?.parts ?? [],
    limit: limitDraftOf(corrects),
  };
}

/** Undefined while something is not chosen yet. */
export function intentStatementOf(
  kind: StatementKind,
  corrects: Intent | undefined,
  draft: IntentDraft,
): IntentStatement | undefined {
  switch (kind) {
    case "side":
    case "height":
    case "height-limit":
      return limitStatementOf(kind, draft.limit);
    case "near": {
      const links = draft.links.flatMap(({ from, to, within }) =>
        from && to ? [{ from: readPin(from), to: readPin(to), within: fromMm(within) }] : [],
      );
      if (links.length < draft.links.length) return undefined;
      return { kind: (corrects && NEAR_KINDS[corrects.kind]) ?? "near", links };
    }
    case "switching-loop":
      return { kind, pins: draft.loop.map(readPin), within: fromMm(draft.within) };
    case "group":
      return { kind, name: draft.name, parts: draft.parts };
    default:
      return draft.part === null ? undefined : { kind, part: draft.part };
  }
}
