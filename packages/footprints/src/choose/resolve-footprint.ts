import { type Component, type Footprint, listed, phrase, type RemarkWords } from "@tracewright/board";
import { findFootprint } from "../find-footprint.ts";
import { standInFootprint } from "../stand-in/stand-in-footprint.ts";
import { type FileFootprints, fileFootprints } from "./file-footprints.ts";
import {
  type ChosenFootprint,
  type FootprintChoices,
  type FootprintSources,
  pinsWithoutPad,
  type ResolvedFootprint,
} from "./footprint-source.ts";
import { guessFootprint, lettersOf } from "./guess-footprint.ts";
import { nameIndexOf } from "./name-index.ts";
import { contactsWithoutPin, nameLikeSymbol, sharesPadOfFixing } from "./name-like-symbol.ts";
import { bareName, differencesInName, isAgainstName } from "./name-measures.ts";
import { namesOnlyKind } from "./names-only-kind.ts";
import { nearNames } from "./near-names.ts";
import { sameNames } from "./same-name.ts";
import { proposeSolderJumper } from "./solder-jumper.ts";

/** Sources made ready to be asked part by part, with what the rest of the design is used to. */
export interface PreparedSources extends FootprintChoices {
  readonly files: FileFootprints;
  readonly official: FootprintSources["official"];
  /** The chip size that most parts of this design have, by which a part that names none is proposed. */
  readonly usualChip?: string | undefined;
}

export function prepareSources(sources: FootprintSources, usualChip?: string): PreparedSources {
  const { files = [], official, chosen, remembered } = sources;
  return {
    files: fileFootprints(files),
    official,
    usualChip,
    ...(chosen && { chosen }),
    ...(remembered && { remembered }),
  };
}

/**
 * What a chosen name stands for: exactly that name in files, official libraries or our families, before a like one in
 * the files.
 */
export function findChosen(
  { footprint, template }: ChosenFootprint,
  { files, official }: Pick<PreparedSources, "files" | "official">,
): Footprint | undefined {
  return (
    files.findExact(footprint) ??
    official?.findExact?.(footprint) ??
    findFootprint(footprint)?.footprint ??
    files.find(footprint) ??
    official?.find(footprint) ??
    template
  );
}

/**
 * The footprint of one part: the first that the sources have, in the order of `FootprintSource`. What a name states is taken as
 * stated or not at all. Undefined for an unknown part without pins: nothing would be joined to it.
 */
export function resolveFootprint(part: Component, sources: PreparedSources): ResolvedFootprint | undefined {
  return (
    chosen(part, sources) ??
    named(part, sources) ??
    remembered(part, sources) ??
    relative(part, sources) ??
    proposed(part, sources) ??
    solderJumper(part) ??
    standIn(part)
  );
}

/** The footprint chosen for this part, regardless of its name and missing pads. */
function chosen(part: Component, sources: PreparedSources): ResolvedFootprint | undefined {
  const choice = sources.chosen?.(part);
  const footprint = choice && findChosen(choice, sources);
  if (!footprint) return undefined;
  const template = nameLikeSymbol(footprint, part);
  return {
    source: "chosen",
    footprint: template,
    reason: phrase("chosen-for-part", {}),
    differences: differencesInPins(part, template),
  };
}

/** What the same person chose for this name before, unless the name states other measures or a pin lacks its pad. */
function remembered(part: Component, sources: PreparedSources): ResolvedFootprint | undefined {
  const choice = part.footprint === "" ? undefined : sources.remembered?.(part);
  if (!choice || isAgainstName(part.footprint, choice.footprint)) return undefined;
  const footprint = findChosen(choice, sources);
  const template = footprint && nameLikeSymbol(footprint, part);
  if (!template || pinsWithoutPad(part, template).length > 0) return undefined;
  return {
    source: "remembered",
    footprint: template,
    reason: phrase("chosen-before", { wanted: bareName(part.footprint) }),
    differences: differencesInName(part.footprint, template.library),
  };
}

const SAID = {
  files: phrase("from-files", {}),
  official: phrase("from-kicad", {}),
  family: phrase("from-own-library", {}),
} as const;

/**
 * What the part names, where anybody has it, under that name or another spelling of it. Pins without a pad are
 * reported: so do people draw shields and stacked pins.
 */
function named(part: Component, { files, official }: PreparedSources): ResolvedFootprint | undefined {
  const { footprint: wanted } = part;
  if (wanted === "") return undefined;
  const found = (source: keyof typeof SAID, footprint: Footprint | undefined): ResolvedFootprint | undefined => {
    if (!footprint) return undefined;
    const template = nameLikeSymbol(footprint, part);
    return { source, footprint: template, reason: SAID[source], differences: differencesInPins(part, template) };
  };
  const exact =
    found("files", files.find(wanted)) ??
    found("official", official?.find(wanted)) ??
    found("family", findFootprint(wanted)?.footprint);
  if (exact) return exact;
  const spelled = nameIndexOf(official).spelled(wanted);
  for (const name of [...sameNames(wanted), ...(spelled === undefined ? [] : [spelled])]) {
    const same = found("official", official?.find(name)) ?? found("family", findFootprint(name)?.footprint);
    if (same) return same;
  }
  return undefined;
}

/** Another name that states nothing else: none whose pads lack a pin. */
function relative(part: Component, { files, official }: PreparedSources): ResolvedFootprint | undefined {
  const { footprint: wanted } = part;
  if (wanted === "") return undefined;
  for (const { name, differences, isOfPins } of nearNames(part, official)) {
    if (isAgainstName(wanted, name)) continue;
    const footprint = files.find(name) ?? official?.find(name) ?? findFootprint(name)?.footprint;
    const template = footprint && nameLikeSymbol(footprint, part);
    if (!template || !isServed(part, template)) continue;
    if (isOfPins && contactsWithoutPin(template, part).length > 0) continue;
    return {
      source: "relative",
      footprint: template,
      reason: phrase("nearest-name", { footprint: bareName(template.library), wanted: bareName(wanted) }),
      differences: [...differencesInName(wanted, name), ...differences],
    };
  }
  return undefined;
}

/** Whether every pin has its pad, or needs none: a hole's only pin, further pins of a shell, those not connected inside. */
function isServed(part: Component, template: Footprint): boolean {
  const isHole =
    template.pads.length === 0 && part.pins.length === 1 && part.pins.every(({ net }) => net === undefined);
  const isOpen = (number: string): boolean => {
    const pins = part.pins.filter((pin) => pin.number === number);
    return pins.every(({ electricalType }) => electricalType === "no-connect");
  };
  return (
    isHole ||
    pinsWithoutPad(part, template).every((number) => isOpen(number) || sharesPadOfFixing(number, template, part))
  );
}

/** For a part that names no footprint, or only what kind of part it is. */
function proposed(part: Component, { usualChip }: PreparedSources): ResolvedFootprint | undefined {
  const { footprint: wanted, pins, reference } = part;
  // An unknown name means a particular part: a guess would be another size or kind.
  const isOpen =
    wanted === "" || (pins.length === 2 && /^(R|C|L|FB)$/.test(lettersOf(reference)) && namesOnlyKind(wanted));
  if (!isOpen || pins.length === 0) return undefined;
  const name = guessFootprint(part, usualChip);
  const footprint = name === undefined ? undefined : findFootprint(name)?.footprint;
  const template = footprint && nameLikeSymbol(footprint, part);
  if (!template || pinsWithoutPad(part, template).length > 0) return undefined;
  const why = wanted === "" ? phrase("names-no-footprint", {}) : phrase("names-no-size", { wanted });
  return {
    source: "proposed",
    footprint: template,
    reason: phrase("proposed-by-kind", { why, footprint: bareName(template.library) }),
    differences: [],
  };
}

/** For a solder jumper of an unknown library: made of the board's copper, it has the size of none that is bought. */
function solderJumper(part: Component): ResolvedFootprint | undefined {
  const proposal = proposeSolderJumper(part);
  const footprint = proposal && findFootprint(proposal.name)?.footprint;
  const template = footprint && nameLikeSymbol(footprint, part);
  if (!template || isAgainstName(part.footprint, template.library) || pinsWithoutPad(part, template).length > 0)
    return undefined;
  return { source: "proposed", footprint: template, reason: proposal.reason, differences: [] };
}

function standIn(part: Component): ResolvedFootprint | undefined {
  const footprint = standInFootprint(part, lettersOf(part.reference));
  if (!footprint) return undefined;
  const reason =
    part.footprint === "" ? phrase("names-no-footprint", {}) : phrase("name-not-known", { wanted: part.footprint });
  return { source: "stand-in", footprint, reason, differences: [] };
}

const MAX_NAMED = 8;

/** "pins 6, 7 of the symbol have no pad": what joins nothing on the board. */
function differencesInPins(part: Component, footprint: Footprint): RemarkWords[] {
  const missing = pinsWithoutPad(part, footprint);
  const [first, ...others] = missing;
  if (first === undefined) return [];
  return others.length === 0
    ? [phrase("symbol-pin-without-pad", { pin: first })]
    : [phrase("symbol-pins-without-pad", { pins: listed(missing, MAX_NAMED) })];
}
