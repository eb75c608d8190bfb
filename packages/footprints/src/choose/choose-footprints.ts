import type { Circuit, Component, Diagnostic, Footprint } from "@tracewright/board";
import { findFootprint } from "../find-footprint.ts";
import { guessFootprint, lettersOf } from "./guess-footprint.ts";
import { nameLikeSymbol } from "./name-like-symbol.ts";
import { namesOnlyKind } from "./names-only-kind.ts";
import { partsWithoutSymbol } from "./parts-without-symbol.ts";
import { standardNames } from "./standard-name.ts";

/**
 * Where a part's footprint is from: the files that were handed in, our library under the very name, our library's nearest
 * standard size to another name, or a guess by kind and pins.
 */
export type FootprintOrigin = "project" | "library" | "similar" | "guess" | "none";

export interface FootprintChoice {
  readonly component: Component;
  readonly origin: FootprintOrigin;
  /** Absent when `origin` is "none". */
  readonly template?: Footprint;
  /** What somebody should look at: a stand-in, a guess, pins without a pad, no footprint at all, no symbol. */
  readonly remark?: Diagnostic;
}

/** The code of the remark on a part whose pins nobody knows. */
export const NO_SYMBOL = "no-symbol";

/**
 * A footprint for every part of a circuit that stands on the board. None is chosen whose pads lack a pin of the symbol as long
 * as another fits; where the designer's own does, it is kept, and an error names part, pins and footprint. For a part whose symbol
 * did not come along none is chosen: a board of it would join nothing and look finished.
 */
export function chooseFootprints(circuit: Circuit, projectFootprints: readonly Footprint[]): FootprintChoice[] {
  const byFullName = new Map<string, Footprint>();
  const byName = new Map<string, Footprint>();
  for (const footprint of projectFootprints) {
    if (!byFullName.has(footprint.library)) byFullName.set(footprint.library, footprint);
    if (!byName.has(bareName(footprint.library))) byName.set(bareName(footprint.library), footprint);
  }
  const fileOf = new Map(circuit.sheets.map(({ id, fileName }) => [id, fileName]));
  const withoutSymbol = partsWithoutSymbol(circuit);
  return circuit.components
    .filter(({ onBoard }) => onBoard)
    .map((component) => {
      const { footprint: wanted } = component;
      if (withoutSymbol.has(component.id)) return lackSymbol(component, fileOf.get(component.sheet) ?? "");
      const own = wanted === "" ? undefined : (byFullName.get(wanted) ?? byName.get(bareName(wanted)));
      return choose(component, own, fileOf.get(component.sheet) ?? "");
    });
}

function lackSymbol(component: Component, file: string): FootprintChoice {
  const { reference, value, librarySymbol } = component;
  const message = `${reference} (${value}): no library among the files has its symbol ${librarySymbol}, so its pins are not known.`;
  return {
    component,
    origin: "none",
    remark: { severity: "error", code: NO_SYMBOL, message, file, subjects: [reference] },
  };
}

function choose(component: Component, own: Footprint | undefined, file: string): FootprintChoice {
  const { footprint: wanted, reference } = component;
  const remark = (severity: Diagnostic["severity"], code: string, message: string): { remark: Diagnostic } => ({
    remark: { severity, code, message, file, subjects: [reference] },
  });
  const ours = (name: string): Footprint | undefined => {
    const found = name === "" ? undefined : findFootprint(name)?.footprint;
    return found && nameLikeSymbol(found, component);
  };
  const named = own ?? ours(wanted);
  if (named) {
    const chosen = { component, origin: own ? "project" : "library", template: named } as const;
    const missing = pinsWithoutPad(component, named);
    if (missing.length === 0) return chosen;
    return { ...chosen, ...remark("error", "pins-without-pad", sentenceOfMissing(component, missing, named)) };
  }
  const kind = lettersOf(reference);
  const similar = (wanted === "" ? [] : standardNames(wanted, kind))
    .map(ours)
    .filter((footprint) => footprint !== undefined);
  const fitting = similar.find((footprint) => pinsWithoutPad(component, footprint).length === 0);
  if (fitting)
    return {
      component,
      origin: "similar",
      template: fitting,
      ...remark(
        "info",
        "similar-footprint",
        `${reference}: ${bareName(wanted)} is not among the files; ${bareName(fitting.library)} stands in for it.`,
      ),
    };
  const guessed = component.pins.length > 0 ? guessFootprint(component) : undefined;
  const guess = guessed === undefined ? undefined : ours(guessed);
  // A name that nobody knows tells that the part is a particular one: a guess would be another size or kind.
  const mayGuess = wanted === "" || (component.pins.length === 2 && /^(R|C|L|FB)$/.test(kind) && namesOnlyKind(wanted));
  if (guess && mayGuess && pinsWithoutPad(component, guess).length === 0)
    return {
      component,
      origin: "guess",
      template: guess,
      ...remark(
        "warning",
        "guessed-footprint",
        `${reference} (${component.value}): ${wanted === "" ? "the schematic names no footprint" : `${wanted} is not known`}; ${bareName(guess.library)} was guessed and needs review.`,
      ),
    };
  const [nearest] = similar;
  if (nearest)
    return {
      component,
      origin: "none",
      ...remark(
        "error",
        "pins-without-pad",
        `${bareName(wanted)} of ${reference} is not among the files, and of what is like it: ${sentenceOfMissing(component, pinsWithoutPad(component, nearest), nearest)}`,
      ),
    };
  if (component.pins.length === 0)
    return {
      component,
      origin: "none",
      ...remark(
        "info",
        "left-out",
        `${reference} (${component.value}) has no pins and no footprint we know; it was left out.`,
      ),
    };
  return {
    component,
    origin: "none",
    ...remark(
      "error",
      "no-footprint",
      wanted === ""
        ? `${reference} (${component.value}) has ${component.pins.length} pins and the schematic names no footprint. Choose one there.`
        : `${reference} (${component.value}): ${wanted} is neither in the files nor in our library. Add its .kicad_mod file.`,
    ),
  };
}

/** Numbers of the symbol's pins that no pad of copper carries. Pins meant to stay open need no pad. */
function pinsWithoutPad({ pins }: Component, { pads }: Footprint): string[] {
  const numbers = new Set(pads.map(({ number }) => number));
  const missing = pins.filter(({ number, noConnect, electricalType, net }) => {
    const isOpen = noConnect === true || (electricalType === "no-connect" && net === undefined);
    return !numbers.has(number) && !isOpen;
  });
  return [...new Set(missing.map(({ number }) => number))];
}

const MAX_NAMED = 8;

function sentenceOfMissing({ reference, value }: Component, missing: readonly string[], footprint: Footprint): string {
  const pads = new Set(footprint.pads.map(({ number }) => number).filter(Boolean));
  const named = missing.slice(0, MAX_NAMED).join(", ");
  const more = missing.length > MAX_NAMED ? ` and ${missing.length - MAX_NAMED} more` : "";
  return `${reference} (${value}): ${missing.length === 1 ? "pin" : "pins"} ${named}${more} of the symbol ${missing.length === 1 ? "has" : "have"} no pad on ${bareName(footprint.library)}, which has ${pads.size} numbered pads.`;
}

function bareName(library: string): string {
  return library.slice(library.lastIndexOf(":") + 1);
}
