import { isAgainstName } from "../choose/name-measures.ts";
import { compact, type FootprintIndex, type FoundFootprint, type IndexedFootprint } from "./footprint-index.ts";

/** A part whose footprint is being chosen. */
export interface FootprintNeed {
  /** What the schematic names; empty where it names none. */
  readonly wanted: string;
  /** Letters of its reference: "R", "U". */
  readonly kind: string;
  readonly value: string;
  /** Different pin numbers of its symbol. */
  readonly pins: number;
  /** Footprints that the rest of the design has, by name. */
  readonly used?: ReadonlySet<string>;
}

/** The libraries in which KiCad keeps what parts of these letters are. */
const LIBRARIES: Readonly<Record<string, RegExp>> = {
  R: /^Resistor/,
  RN: /^Resistor/,
  C: /^Capacitor/,
  L: /^Inductor/,
  FB: /^(Inductor|Ferrite)/,
  D: /^(Diode|LED|Package_TO_SOT)/,
  LED: /^LED/,
  Q: /^Package_TO_SOT/,
  U: /^(Package_|RF_Module|Module)/,
  IC: /^(Package_|RF_Module|Module)/,
  J: /^(Connector|TerminalBlock)/,
  P: /^(Connector|TerminalBlock)/,
  CN: /^(Connector|TerminalBlock)/,
  CON: /^(Connector|TerminalBlock)/,
  X: /^(Connector|Crystal|Oscillator)/,
  Y: /^(Crystal|Oscillator)/,
  F: /^Fuse/,
  SW: /^Button_Switch/,
  S: /^Button_Switch/,
  BT: /^Battery/,
  BAT: /^Battery/,
  K: /^Relay/,
  RL: /^Relay/,
  T: /^Transformer/,
  TR: /^Transformer/,
  TP: /^TestPoint/,
  H: /^MountingHole/,
  MH: /^MountingHole/,
  JP: /^(Jumper|Connector_PinHeader)/,
  SJ: /^Jumper/,
  RV: /^Potentiometer/,
  LS: /^Buzzer/,
  BZ: /^Buzzer/,
  ANT: /^RF_Antenna/,
  AE: /^RF_Antenna/,
};

const POINTS = {
  pads: 12,
  exposedPad: 9,
  furtherPads: 3,
  kind: 5,
  word: 6,
  beginning: 4,
  wordInText: 2,
  value: 4,
  used: 4,
} as const;
/** A part number goes on with letters for tape and temperature that a footprint's name leaves out: SRN8040TA is of SRN8040. */
const VARIANT = 2;
const MIN_BEGINNING = 5;
const MAX_WORDS = 12;
/** Shields and tabs that a symbol leaves out; a footprint with more pads beyond the pins is of another part. */
const MAX_FURTHER_PADS = 6;

/**
 * What may be meant, the likeliest first: as many pads as pins, words of the wanted name, the kind of part, what the design uses
 * already. Nothing whose name states other measures than the wanted one, and nothing that lacks a pad.
 */
export function suggestFootprints(
  index: FootprintIndex,
  need: FootprintNeed,
  limit: number,
): readonly FoundFootprint[] {
  const words = wordsOf(need.wanted.slice(need.wanted.lastIndexOf(":") + 1));
  const values = wordsOf(need.value).filter(({ word }) => word.length > 3);
  const library = LIBRARIES[need.kind];
  const score = ({ found, name, text }: IndexedFootprint): number => {
    const fit = fitOf(found.pads, need.pins);
    if (fit === undefined) return 0;
    const isOfKind = library?.test(found.name) ?? false;
    let alike = 0;
    for (const { word, beginning } of words) {
      if (name.includes(word)) alike += POINTS.word;
      else if (beginning !== undefined && name.includes(beginning)) alike += POINTS.beginning;
      else if (text.includes(word)) alike += POINTS.wordInText;
    }
    for (const { word, beginning } of values) {
      if (name.includes(word) || text.includes(word)) alike += POINTS.value;
      else if (beginning !== undefined && name.includes(beginning)) alike += POINTS.beginning / 2;
    }
    // As many pads alone say nothing: there are a thousand parts with eight.
    if (alike === 0 && !isOfKind) return 0;
    if (need.wanted !== "" && isAgainstName(need.wanted, found.name)) return 0;
    return fit + alike + (isOfKind ? POINTS.kind : 0) + (need.used?.has(found.name) ? POINTS.used : 0);
  };
  return index.rank(score, limit);
}

function fitOf(pads: number, pins: number): number | undefined {
  if (pads === pins) return POINTS.pads;
  if (pads === pins + 1 && pins > 2) return POINTS.exposedPad;
  return pads > pins && pads <= pins + MAX_FURTHER_PADS && pins > 2 ? POINTS.furtherPads : undefined;
}

/** "SOIC-8_3.9x4.9mm" → soic, 8, 3.9x4.9mm: single letters and digits tell nothing of a part. */
function wordsOf(text: string): { readonly word: string; readonly beginning?: string }[] {
  const words = [...new Set(text.split(/[\s_:,;/()-]+/).map(compact))].filter((word) => word.length > 1);
  return words.slice(0, MAX_WORDS).map((word) => ({
    word,
    ...(word.length >= MIN_BEGINNING + VARIANT && { beginning: word.slice(0, -VARIANT) }),
  }));
}
