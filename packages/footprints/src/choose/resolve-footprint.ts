import type { Component, Footprint } from "@tracewright/board";
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
import { nameLikeSymbol } from "./name-like-symbol.ts";
import { bareName, differencesInName, isAgainstName } from "./name-measures.ts";
import { namesOnlyKind } from "./names-only-kind.ts";
import { standardNames } from "./standard-name.ts";

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

/** What a chosen name stands for: exactly that name in files, official libraries or our families, before a like one in the files. */
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
 * stated or not at all. Undefined for a part that nobody knows and that has no pins: nothing would be joined to it.
 */
export function resolveFootprint(part: Component, sources: PreparedSources): ResolvedFootprint | undefined {
  return (
    chosen(part, sources) ??
    named(part, sources) ??
    remembered(part, sources) ??
    relative(part, sources) ??
    proposed(part, sources) ??
    standIn(part)
  );
}

/** What somebody chose for this part: whatever it is called, and with whatever it lacks. */
function chosen(part: Component, sources: PreparedSources): ResolvedFootprint | undefined {
  const choice = sources.chosen?.(part);
  const footprint = choice && findChosen(choice, sources);
  if (!footprint) return undefined;
  const template = nameLikeSymbol(footprint, part);
  return {
    source: "chosen",
    footprint: template,
    reason: "chosen for this part",
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
    reason: `chosen for ${bareName(part.footprint)} before`,
    differences: differencesInName(part.footprint, template.library),
  };
}

const SAID: Readonly<Record<"files" | "official" | "family", string>> = {
  files: "from the files of the project",
  official: "from KiCad's libraries",
  family: "from our library",
};

/** What the part names, where anybody has it. Pins without a pad are told: so do people draw shields and stacked pins. */
function named(part: Component, { files, official }: PreparedSources): ResolvedFootprint | undefined {
  const { footprint: wanted } = part;
  if (wanted === "") return undefined;
  const found = (source: keyof typeof SAID, footprint: Footprint | undefined): ResolvedFootprint | undefined => {
    if (!footprint) return undefined;
    const template = nameLikeSymbol(footprint, part);
    return { source, footprint: template, reason: SAID[source], differences: differencesInPins(part, template) };
  };
  return (
    found("files", files.find(wanted)) ??
    found("official", official?.find(wanted)) ??
    found("family", findFootprint(wanted)?.footprint)
  );
}

/** Another way of writing the same: none whose name states other measures, and none whose pads lack a pin. */
function relative(part: Component, { files, official }: PreparedSources): ResolvedFootprint | undefined {
  const { footprint: wanted, reference } = part;
  if (wanted === "") return undefined;
  for (const name of standardNames(wanted, lettersOf(reference))) {
    if (isAgainstName(wanted, name)) continue;
    const footprint = files.find(name) ?? official?.find(name) ?? findFootprint(name)?.footprint;
    const template = footprint && nameLikeSymbol(footprint, part);
    if (!template || pinsWithoutPad(part, template).length > 0) continue;
    return {
      source: "relative",
      footprint: template,
      reason: `${bareName(template.library)} is the nearest to ${bareName(wanted)}`,
      differences: differencesInName(wanted, name),
    };
  }
  return undefined;
}

/** For a part that names no footprint, or only what kind of part it is. */
function proposed(part: Component, { usualChip }: PreparedSources): ResolvedFootprint | undefined {
  const { footprint: wanted, pins, reference } = part;
  // A name that nobody knows tells that the part is a particular one: a guess would be another size or kind.
  const isOpen =
    wanted === "" || (pins.length === 2 && /^(R|C|L|FB)$/.test(lettersOf(reference)) && namesOnlyKind(wanted));
  if (!isOpen || pins.length === 0) return undefined;
  const name = guessFootprint(part, usualChip);
  const footprint = name === undefined ? undefined : findFootprint(name)?.footprint;
  const template = footprint && nameLikeSymbol(footprint, part);
  if (!template || pinsWithoutPad(part, template).length > 0) return undefined;
  const lack = wanted === "" ? "the schematic names no footprint" : `${wanted} names no size`;
  return {
    source: "proposed",
    footprint: template,
    reason: `${lack}; ${bareName(template.library)} is proposed by kind, pins and value`,
    differences: [],
  };
}

function standIn(part: Component): ResolvedFootprint | undefined {
  const footprint = standInFootprint(part, lettersOf(part.reference));
  if (!footprint) return undefined;
  const lack = part.footprint === "" ? "the schematic names no footprint" : `nobody here knows ${part.footprint}`;
  return { source: "stand-in", footprint, reason: lack, differences: [] };
}

const MAX_NAMED = 8;

/** "pins 6, 7 of the symbol have no pad": what joins nothing on the board. */
function differencesInPins(part: Component, footprint: Footprint): string[] {
  const missing = pinsWithoutPad(part, footprint);
  if (missing.length === 0) return [];
  const shown = missing.slice(0, MAX_NAMED).join(", ");
  const more = missing.length > MAX_NAMED ? ` and ${missing.length - MAX_NAMED} more` : "";
  const [subject, verb] = missing.length === 1 ? ["pin", "has"] : ["pins", "have"];
  return [`${subject} ${shown}${more} of the symbol ${verb} no pad`];
}
