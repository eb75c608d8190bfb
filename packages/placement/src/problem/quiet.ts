import { type Board, classifyPart, type Footprint, netClassOf, padPosition } from "@tracewright/board";
import type { Proximity } from "./problem.ts";

/** Pins of different nets this near to one another leave no room for a via between them, nanometres. */
const FINE_PITCH = 500_000;
/** Parts of fewer such pins, like arrays of resistors, are left by straight tracks. */
const FEWEST_PINS = 12;
/**
 * Contacts of connectors are left on one side alone: a row of few and wider ones is closed as easily (USB Micro-B: five at
 * 0.65 mm).
 */
const FINE_CONTACTS = 650_000;
const FEWEST_CONTACTS = 4;

/**
 * The room that every part wants around it for the escape of its pins, nanometres; 0 for those whose pins are far enough
 * apart to do without: a via, what it keeps on both sides, and a track that goes by.
 */
export function quietRooms(board: Board, parts: readonly Footprint[]): Float64Array {
  const { viaDiameter, clearance, trackWidth } = netClassOf(board, undefined);
  return Float64Array.from(parts, (part) => (isFine(part) ? viaDiameter + 2 * clearance + trackWidth : 0));
}

function isFine(part: Footprint): boolean {
  const pins = part.pads.flatMap((pad) =>
    pad.net === undefined ? [] : [{ net: pad.net, at: padPosition(part, pad) }],
  );
  const [pitch, fewest] = isConnector(part) ? [FINE_CONTACTS, FEWEST_CONTACTS] : [FINE_PITCH, FEWEST_PINS];
  if (pins.length < fewest) return false;
  const fine = pins.filter(({ net, at }) =>
    pins.some((other) => other.net !== net && Math.hypot(other.at.x - at.x, other.at.y - at.y) <= pitch + 1_000),
  );
  return fine.length >= fewest;
}

function isConnector({ reference, value, library, description = "", pads }: Footprint): boolean {
  const pinCount = new Set(pads.map(({ number }) => number)).size;
  return classifyPart({ reference, value, library, description, pinCount }) === "connector";
}

/** Per part those that the circuit wants near to it, which its quiet is not kept from. */
export function quietGuests(partCount: number, proximities: readonly Proximity[]): readonly ReadonlySet<number>[] {
  const guests = Array.from({ length: partCount }, () => new Set<number>());
  for (const { part, other } of proximities)
    if (other >= 0) {
      guests[part]!.add(other);
      guests[other]!.add(part);
    }
  return guests;
}
