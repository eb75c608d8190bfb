import type { DatasheetFacts, PackageVariant } from "../facts/datasheet-facts.ts";
import { samePinName } from "./same-pin-name.ts";
import type { PartPads, VariantChoice, VariantFit } from "./variant-choice.ts";

/**
 * Lays every pinout of a datasheet on a part's pads. The best is the one with the fewest pads and pins left over;
 * then the one whose package the footprint is named after, then the one with the fewest other names, then the surest.
 */
export function chooseVariant(facts: Pick<DatasheetFacts, "variants">, part: PartPads): VariantChoice {
  const ranked = facts.variants.map((variant, order) => {
    const fit = fitOf(variant, part);
    const leftOver = fit.padsWithoutPin.length + fit.pinsWithoutPad.length;
    return {
      fit,
      rank: [leftOver, namedPackage(variant, part) ? 0 : 1, fit.otherNames.length, -variant.confidence, order],
    };
  });
  return ranked.sort((one, other) => compare(one.rank, other.rank)).map(({ fit }) => fit);
}

function fitOf(variant: PackageVariant, part: PartPads): VariantFit {
  const pads = new Set(part.padNumbers.map(padKey).filter((key) => key !== ""));
  const pins = new Map(variant.pins.map((pin) => [padKey(pin.number), pin]));
  // Names of the exposed pad vary: "EP", "PAD", or the number after the last.
  const open = [...pins.values()].filter((pin) => !pads.has(padKey(pin.number)));
  const bare = [...new Set(part.padNumbers)].filter((pad) => padKey(pad) !== "" && !pins.has(padKey(pad)));
  const exposed = open.length === 1 && bare.length === 1 && (isExposed(open[0]!.number) || isExposed(open[0]!.name));
  const named = new Map((part.pins ?? []).map((pin) => [padKey(pin.number), pin.name]));
  const otherNames = variant.pins.flatMap((pin) => {
    const symbol = named.get(padKey(exposed && pin === open[0] ? bare[0]! : pin.number));
    return symbol === undefined || isNameless(symbol) || samePinName(symbol, pin.name)
      ? []
      : [{ number: pin.number, datasheet: pin.name, symbol }];
  });
  const packageName = namedPackage(variant, part) ?? variant.packages[0];
  return {
    variant,
    ...(packageName !== undefined && { package: packageName }),
    padsWithoutPin: exposed ? [] : bare,
    pinsWithoutPad: exposed ? [] : open.map(({ number }) => number),
    otherNames,
    fits: exposed || (bare.length === 0 && open.length === 0),
  };
}

/** "01" and "1" are one pad, "a1" and "A1" too. */
function padKey(number: string): string {
  return number
    .trim()
    .toUpperCase()
    .replace(/^0+(?=\d)/, "");
}

function isExposed(text: string): boolean {
  return /^(?:e\.?p(?:ad)?|(?:exposed|thermal|power)?\s*(?:die\s*)?(?:thermal\s*)?pad(?:dle)?|tab|0)$/i.test(
    text.trim(),
  );
}

/** KiCad writes "~" for no name; symbols of resistors have numbers for names. */
function isNameless(name: string): boolean {
  return /^(?:~|\d*)$/.test(name.trim());
}

function namedPackage(variant: PackageVariant, { footprint = "" }: PartPads): string | undefined {
  const name = lettersOf(footprint);
  return variant.packages.find((text) => {
    const family = /[A-Z]{2,}/.exec(text.toUpperCase())?.[0];
    return family !== undefined && name.includes(family);
  });
}

function lettersOf(footprint: string): string {
  return footprint.slice(footprint.indexOf(":") + 1).toUpperCase();
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [place, value] of one.entries()) {
    const difference = value - (other[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
