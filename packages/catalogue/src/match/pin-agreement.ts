import type { CataloguePart, CataloguePinout } from "../catalogue-part.ts";
import { packageOf, samePackage } from "./footprint-package.ts";
import type { MatchReason } from "./part-match.ts";
import type { PartToMatch } from "./part-to-match.ts";
import { sameName } from "./same-name.ts";

/** How a part of the catalogue lies on a part of the design. */
export interface PinAgreement {
  readonly pinout: CataloguePinout;
  readonly package?: string;
  /** What speaks against it; empty: nothing does. */
  readonly reasons: readonly MatchReason[];
  /** Whether names of pins were compared: a layout alone has none. */
  readonly isNamed: boolean;
}

/** The pinout that fits the part best: fewest pads left over, the package that the footprint speaks of, fewest other names. */
export function pinAgreement(known: CataloguePart, part: PartToMatch): PinAgreement {
  const agreements = known.pinouts.map((pinout) => agreementOf(pinout, known, part));
  return agreements.reduce((best, other) => (weight(other) < weight(best) ? other : best));
}

function weight({ reasons }: PinAgreement): number {
  return reasons.reduce((sum, reason) => sum + weightOf(reason), 0);
}

function weightOf(reason: MatchReason): number {
  if (reason.code === "other-pads") return 100 + reason.padsWithoutPin.length + reason.pinsWithoutPad.length;
  if (reason.code === "other-package") return 50;
  return reason.code === "other-pin-names" ? reason.pins.length : 1;
}

function agreementOf(pinout: CataloguePinout, known: CataloguePart, part: PartToMatch): PinAgreement {
  const reasons: MatchReason[] = [];
  const drawn = packageOf(part.footprint);
  const fitting = drawn && pinout.packages.find((name) => samePackage(packageOf(name)!, drawn));
  if (part.footprint === "") reasons.push({ code: "no-footprint" });
  // Two pads look alike in every package; with more, a footprint of an unknown name is judged by pads and names.
  else if (!fitting && (drawn || pinout.pins.length <= 2)) {
    const packages = known.pinouts.flatMap((one) => one.packages);
    reasons.push({ code: "other-package", footprint: part.footprint, packages });
  }
  const numbers = new Set(
    [...part.padNumbers, ...(part.padNumbers.length === 0 ? part.pins.map((pin) => pin.number) : [])].filter(
      (pad) => pad !== "",
    ),
  );
  const own = new Map(pinout.pins.map((pin) => [pin.number, pin]));
  const bare = [...numbers].filter((pad) => !own.has(pad));
  const open = pinout.pins.filter(({ number }) => !numbers.has(number)).map(({ number }) => number);
  // Tabs and exposed pads are one more pad, by whatever number, that many pinouts do not count.
  const isTab =
    bare.length === 1 && open.every((number) => number === "EP") && isTabNumber(bare[0]!, pinout.pins.length);
  const lacksOnlyPad = bare.length === 0 && open.every((number) => number === "EP");
  if (!isTab && !lacksOnlyPad && (bare.length > 0 || open.length > 0)) {
    reasons.push({ code: "other-pads", padsWithoutPin: bare, pinsWithoutPad: open });
  }
  const named = part.pins.filter(({ name }) => !/^(?:~|\d*)$/.test(name.trim()));
  const others = named.flatMap(({ number, name }) => {
    const pin = own.get(number);
    return pin && !sameName(pin.name, name) ? [{ number, known: pin.name, symbol: name }] : [];
  });
  if (others.length > 0) reasons.push({ code: "other-pin-names", pins: others });
  return { pinout, ...(fitting !== undefined && { package: fitting }), reasons, isNamed: named.length > 0 };
}

function isTabNumber(pad: string, pins: number): boolean {
  return /^(?:EP|PAD|TAB|MP|0)$/i.test(pad) || pad === String(pins + 1) || pad === String(pins);
}
