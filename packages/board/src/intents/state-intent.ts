/**
 * What a person says about where parts belong, held against the pins that there are. A statement that names what the
 * board does not have is no intent: the engine would pass over it without a word.
 */
import { fromMm, type Nm, type Point, ringArea, toMm } from "@tracewright/geometry";
import type { NamedPin, PinsByReference } from "../queries/pins-by-reference.ts";
import type { Intent, NearKind, PinLink, PinName, UnknownHeights } from "../records/intent.ts";
import type { Side } from "../records/layer.ts";

export type IntentStatement =
  | { readonly kind: NearKind; readonly links: readonly PinLink[] }
  | { readonly kind: "switching-loop"; readonly pins: readonly PinName[]; readonly within: Nm }
  | { readonly kind: "group"; readonly name: string; readonly parts: readonly string[] }
  | { readonly kind: "edge" | "fixed"; readonly part: string }
  | { readonly kind: "side"; readonly part: string; readonly side: Side }
  | { readonly kind: "height"; readonly parts: readonly string[]; readonly height: Nm }
  | {
      readonly kind: "height-limit";
      readonly side: Side;
      readonly most: Nm;
      readonly area?: readonly Point[];
      readonly unknown: UnknownHeights;
    };

/** Why a statement does not fit, as data to be worded in any language, and as a sentence. */
export interface IntentProblem {
  readonly kind:
    | "unknown-part"
    | "unknown-pin"
    | "unconnected-pin"
    | "same-part"
    | "several-parts"
    | "distance"
    | "count"
    | "name"
    | "height"
    | "area"
    | "too-high"
    | "other-side"
    | "stays-too-high"
    | "unknown-heights"
    | "other-intent";
  /** Names of the board and numbers that the sentence is about. */
  readonly facts: Readonly<Record<string, string | number>>;
  readonly message: string;
}

export type StatedIntent =
  | { readonly status: "stated"; readonly intent: Intent }
  | { readonly status: "refused"; readonly problems: readonly IntentProblem[] };

/** Farther is no nearness. */
export const MAX_WITHIN: Nm = fromMm(100);
/** Higher than anything on a board, and than any limit that is one. */
export const MAX_HEIGHT: Nm = fromMm(200);
/** Farther from the origin no board reaches. */
const MAX_COORDINATE: Nm = fromMm(2000);
const COUNTS = { links: [1, 64], pins: [2, 32], parts: [2, 500], heights: [1, 500], corners: [3, 32] } as const;
const LONGEST_NAME = 100;

/** Makes an intent of a statement; `corrects` is the intent that it takes the place of. */
export function stateIntent(pins: PinsByReference, statement: IntentStatement, corrects?: Intent): StatedIntent {
  const problems = [...findStatementProblems(pins, statement), ...findCorrectionProblems(statement, corrects)];
  if (problems.length > 0) return { status: "refused", problems };
  return { status: "stated", intent: recordOf(pins, statement, corrects?.id) };
}

/** What an intent names that the board does not have any more; empty: it still fits. */
export function findIntentProblems(pins: PinsByReference, intent: Intent): readonly IntentProblem[] {
  switch (intent.kind) {
    case "group":
    case "height":
      return intent.parts.flatMap((reference) => findPartProblems(pins, reference));
    case "height-limit":
      return [];
    case "channel":
      return intent.instances.flat().flatMap((reference) => findPartProblems(pins, reference));
    case "edge":
    case "fixed":
    case "side":
      return findPartProblems(pins, intent.part);
    case "switching-loop":
      return intent.pins.flatMap((pin) => findPinProblems(pins, pin));
    default:
      return intent.links.flatMap(({ from, to }) => [...findPinProblems(pins, from), ...findPinProblems(pins, to)]);
  }
}

function findStatementProblems(pins: PinsByReference, statement: IntentStatement): IntentProblem[] {
  switch (statement.kind) {
    case "edge":
    case "fixed":
    case "side":
      return findPartProblems(pins, statement.part);
    case "height":
      return [
        ...findCountProblems("heights", new Set(statement.parts).size),
        ...findHeightProblems(statement.height),
        ...statement.parts.flatMap((reference) => findPartProblems(pins, reference)),
      ];
    case "height-limit":
      return [...findHeightProblems(statement.most), ...(statement.area ? findAreaProblems(statement.area) : [])];
    case "group":
      return [
        ...findNameProblems(statement.name),
        ...findCountProblems("parts", new Set(statement.parts).size),
        ...statement.parts.flatMap((reference) => findPartProblems(pins, reference)),
      ];
    case "switching-loop":
      return [
        ...findCountProblems("pins", statement.pins.length),
        ...findDistanceProblems(statement.within),
        ...statement.pins.flatMap((pin) => findPinProblems(pins, pin)),
        ...(statement.pins.length > 1 && new Set(statement.pins.map(({ reference }) => reference)).size < 2
          ? [samePart(statement.pins[0]?.reference ?? "")]
          : []),
      ];
    default:
      return findLinkProblems(pins, statement.links);
  }
}

function findLinkProblems(pins: PinsByReference, links: readonly PinLink[]): IntentProblem[] {
  const parts = [...new Set(links.map(({ from }) => from.reference))];
  return [
    ...findCountProblems("links", links.length),
    ...(parts.length > 1
      ? [
          {
            kind: "several-parts" as const,
            facts: { parts: parts.join(", ") },
            message: `${parts.join(", ")}: one part is placed near another; say it for each part by itself.`,
          },
        ]
      : []),
    ...links.flatMap(({ from, to, within }) => [
      ...findPinProblems(pins, from),
      ...findPinProblems(pins, to),
      ...findDistanceProblems(within),
      ...(from.reference === to.reference ? [samePart(from.reference)] : []),
    ]),
  ];
}

function findCorrectionProblems(statement: IntentStatement, corrects: Intent | undefined): IntentProblem[] {
  if (!corrects) return [];
  if (corrects.kind === statement.kind && isAboutTheSame(statement, corrects)) return [];
  const message = `A correction says the same of the same part in another way; this one is not about "${corrects.id}".`;
  return [{ kind: "other-intent", facts: { intent: corrects.id }, message }];
}

/** Of the same parts, or the same place; the kind is known to be one. */
function isAboutTheSame(statement: IntentStatement, corrects: Intent): boolean {
  switch (corrects.kind) {
    case "side":
      return statement.kind === "side" && statement.part === corrects.part;
    case "height":
      return statement.kind === "height" && spellAll(statement.parts) === spellAll(corrects.parts);
    case "height-limit":
      return statement.kind === "height-limit" && idOfLimit(statement) === idOfLimit(corrects);
    default:
      return (
        !("part" in corrects) ||
        !("links" in statement) ||
        statement.links.every(({ from }) => from.reference === corrects.part)
      );
  }
}

function findPartProblems(pins: PinsByReference, reference: string): IntentProblem[] {
  if (pins.has(reference)) return [];
  return [{ kind: "unknown-part", facts: { part: reference }, message: `The board has no part "${reference}".` }];
}

function findPinProblems(pins: PinsByReference, { reference, pad }: PinName): IntentProblem[] {
  const part = pins.get(reference);
  if (!part) return findPartProblems(pins, reference);
  const facts = { part: reference, pin: pad };
  const pin = part.get(pad);
  if (!pin) return [{ kind: "unknown-pin", facts, message: `${reference} has no pin "${pad}".` }];
  if (pin.net === undefined)
    return [{ kind: "unconnected-pin", facts, message: `${reference} pin ${pad} is connected to nothing.` }];
  return [];
}

function findDistanceProblems(within: Nm): IntentProblem[] {
  if (Number.isSafeInteger(within) && within >= 0 && within <= MAX_WITHIN) return [];
  const most = toMm(MAX_WITHIN);
  return [
    { kind: "distance", facts: { most }, message: `A distance is a whole number of nanometres, up to ${most} mm.` },
  ];
}

function findHeightProblems(height: Nm): IntentProblem[] {
  if (Number.isSafeInteger(height) && height >= 0 && height <= MAX_HEIGHT) return [];
  const most = toMm(MAX_HEIGHT);
  return [{ kind: "height", facts: { most }, message: `A height is a whole number of nanometres, up to ${most} mm.` }];
}

function findAreaProblems(area: readonly Point[]): IntentProblem[] {
  const counted = findCountProblems("corners", area.length);
  if (counted.length > 0) return counted;
  const isOnBoards = area.every(({ x, y }) =>
    [x, y].every((length) => Number.isSafeInteger(length) && Math.abs(length) <= MAX_COORDINATE),
  );
  if (isOnBoards && ringArea(area) !== 0) return [];
  const most = toMm(MAX_COORDINATE);
  const message = `An area has corners in whole nanometres within ${most} mm of the origin, and is not a line.`;
  return [{ kind: "area", facts: { most }, message }];
}

function findCountProblems(what: keyof typeof COUNTS, count: number): IntentProblem[] {
  const [least, most] = COUNTS[what];
  if (count >= least && count <= most) return [];
  const message = `This takes ${least} to ${most} ${what}, not ${count}.`;
  return [{ kind: "count", facts: { what, least, most, count }, message }];
}

function findNameProblems(name: string): IntentProblem[] {
  if (name.trim() !== "" && [...name].length <= LONGEST_NAME) return [];
  return [
    { kind: "name", facts: { most: LONGEST_NAME }, message: `A group has a name of 1 to ${LONGEST_NAME} characters.` },
  ];
}

function samePart(reference: string): IntentProblem {
  return {
    kind: "same-part",
    facts: { part: reference },
    message: `Both pins belong to ${reference}; name pins of different parts.`,
  };
}

function recordOf(pins: PinsByReference, statement: IntentStatement, corrected: string | undefined): Intent {
  const base = {
    origin: "person",
    reason: { code: corrected === undefined ? "said" : "corrected", facts: {} },
  } as const;
  switch (statement.kind) {
    case "edge":
    case "fixed": {
      const { kind, part } = statement;
      return { ...base, id: corrected ?? `${kind} ${part}`, kind, part };
    }
    case "side": {
      const { kind, part, side } = statement;
      return { ...base, id: corrected ?? `${kind} ${part}`, kind, part, side };
    }
    case "height": {
      const { kind, height } = statement;
      const parts = [...new Set(statement.parts)];
      return { ...base, id: corrected ?? `height said ${spellAll(parts)}`, kind, parts, height };
    }
    case "height-limit": {
      const { kind, side, most, area, unknown } = statement;
      const corners = area?.map(({ x, y }) => ({ x, y }));
      return { ...base, id: idOfLimit(statement), kind, side, most, ...(corners && { area: corners }), unknown };
    }
    case "group": {
      const name = statement.name.trim();
      const parts = [...new Set(statement.parts)];
      return { ...base, id: corrected ?? `group said ${name}`, kind: "group", name, parts };
    }
    case "switching-loop": {
      const { within } = statement;
      const id = corrected ?? `switching-loop ${statement.pins.map(spell).join(" ")}`;
      return { ...base, id, kind: "switching-loop", pins: statement.pins, links: linksAround(statement.pins, within) };
    }
    default: {
      const { kind, links } = statement;
      const [first] = links;
      const part = first?.from.reference ?? "";
      const spelt = links.map(({ from, to }) => `${spell(from)} ${spell(to)}`).join(" ");
      const end = first && pins.get(first.to.reference)?.get(first.to.pad);
      return {
        ...base,
        reason: { ...base.reason, facts: end ? factsOf(end) : {} },
        id: corrected ?? `${kind} ${spelt}`,
        kind,
        part,
        links,
      };
    }
  }
}

function factsOf({ reference, pad, name, net }: NamedPin): Readonly<Record<string, string>> {
  return { circuit: reference, pin: pad, name, ...(net !== undefined && { net }) };
}

/** From each pin of the loop to the next one that belongs to another part. */
function linksAround(pins: readonly PinName[], within: Nm): PinLink[] {
  return pins.flatMap((from, index) => {
    const to = pins[(index + 1) % pins.length];
    return to && to.reference !== from.reference ? [{ from, to, within }] : [];
  });
}

/** A side has one limit of its own, and so has every area. */
function idOfLimit({ side, area }: { readonly side: Side; readonly area?: readonly Point[] }): string {
  return ["height-limit", side, ...(area ?? []).map(({ x, y }) => `${x},${y}`)].join(" ");
}

function spellAll(references: readonly string[]): string {
  return [...new Set(references)].sort().join(" ");
}

function spell({ reference, pad }: PinName): string {
  return `${reference}.${pad}`;
}
