import { type Component, phrase, type RemarkWords } from "@tracewright/board";
import { bareName } from "./name-measures.ts";

/** A footprint that does what a part does, with the reason for it. */
interface JumperProposal {
  readonly name: string;
  readonly reason: RemarkWords;
}

const SOLDER_JUMPER =
  /solder_?(?:bridge|jumper)|^SJ(?:_|\d|$)|^JMP_\d|SMD_?Jumper|Jumper_?SMD|\d{4}-JUMPER|Jumper_\d_N[OC]/i;
/** "J_NC_0603_30": 30 mil of copper between the pads of a chip that is not fitted. */
const CHIP_JUMPER = /^J_NC_\d{4}(?:_\d+)?$/;
/** Libraries of boards that are soldered by hand call it so; where holes are meant, the name says so. */
const PLAIN_JUMPER = /^Jumper$/;
const BRIDGED = /bridged|closed|shorted|(?:^|[-_])NC(?:[-_]|$)/i;
/** A header's jumper is a part that is bought, and holes are no pads to be bridged with solder. */
const PLUGGED = /header|through_?hole|throughole|PTH|THT/i;

/**
 * A solder jumper for a part that is called one: copper of the board alone, so that no part has to fit, whatever size is
 * drawn in the library that is not known. Undefined where name and symbol do not say so, or say different things.
 */
export function proposeSolderJumper({ footprint: wanted, librarySymbol, pins }: Component): JumperProposal | undefined {
  const name = bareName(wanted);
  const symbol = bareName(librarySymbol);
  const count = new Set(pins.map(({ number }) => number)).size;
  const isNamed = SOLDER_JUMPER.test(name) || SOLDER_JUMPER.test(symbol);
  const isChip = CHIP_JUMPER.test(name) && /jumper/i.test(`${wanted} ${symbol}`);
  const isPlain = PLAIN_JUMPER.test(name) && /^(?:Device_)?Jumper_N[OC]_Small$/.test(symbol);
  if (!(isNamed || isChip || isPlain) || PLUGGED.test(name)) return undefined;
  const state = stateOf(count, [name, symbol]);
  if (state === undefined) return undefined;
  const footprint = `SolderJumper-${count}_P1.3mm_${state}_Pad1.0x1.5mm`;
  return { name: footprint, reason: phrase("solder-jumper-of-copper", { wanted: name, footprint }) };
}

/** Which pads are joined by copper; undefined where name and symbol contradict each other, or there are too many pads. */
function stateOf(count: number, words: readonly string[]): string | undefined {
  const bridged = words.map((word) => BRIDGED.test(word));
  const open = words.map((word) => /open|(?:^|[-_])NO(?:[-_]|$)/i.test(word));
  if (bridged.some(Boolean) && open.some(Boolean)) return undefined;
  const isBridged = bridged.some(Boolean);
  if (count === 2) return isBridged ? "Bridged" : "Open";
  if (count !== 3) return undefined;
  if (!isBridged) return "Open";
  const joined = words.map((word) => /Bridged_?(123|12)/i.exec(word)?.[1]).find((pads) => pads !== undefined);
  return joined === undefined ? undefined : `Bridged${joined}`;
}
