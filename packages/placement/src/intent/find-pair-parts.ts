import {
  footprintCourtyard,
  linkPins,
  type NearIntent,
  type ReadPair,
  type WiredNet,
  type WiredPart,
  type WiredPin,
  type Wiring,
} from "@tracewright/board";
import { boxOfPoints, fromMm } from "@tracewright/geometry";

/** Between two courtyards side by side, for the grid that parts are placed on. */
const SLACK = fromMm(0.1);
/** Distance of the middles of two parts whose courtyard is unknown: about that of 0603. */
const USUAL_PITCH = fromMm(1.7);

/**
 * Equal parts in series with the two lines of a pair (resistors of USB, capacitors of PCI Express, filters): they stand
 * side by side, pads of one end beside each other, so that the pair runs as one on both sides of them. A pair whose lines
 * are interrupted at two places is two single tracks of unequal length.
 */
export function findPairParts({ parts, nets }: Wiring, pairs: ReadonlyMap<string, ReadPair>): NearIntent[] {
  const byId = new Map<string, WiredNet>(nets.map((net) => [net.id, net]));
  const joined = new Set<WiredPart>();
  return parts.filter(isInLine).flatMap((part): NearIntent[] => {
    const match = joined.has(part) ? undefined : partnerOf(part, { pairs, byId });
    if (!match || joined.has(match.partner)) return [];
    const { partner, ends, pair } = match;
    joined.add(part).add(partner);
    const within = pitchOf(part);
    return [
      {
        id: `pair ${part.reference}`,
        kind: "series",
        origin: "circuit",
        part: part.reference,
        links: ends.map(([from, to]) => linkPins(from, to, within)),
        reason: { code: "pair-parts", facts: { part: partner.reference, net: pair } },
      },
    ];
  });
}

interface Match {
  readonly partner: WiredPart;
  /** The pins of both that belong beside each other. */
  readonly ends: readonly (readonly [own: WiredPin, other: WiredPin])[];
  readonly pair: string;
}

/** The equal part on the other line, where the nets of one end are a pair and those of the other are signals of their own. */
function partnerOf(
  part: WiredPart,
  { pairs, byId }: { readonly pairs: ReadonlyMap<string, ReadPair>; readonly byId: ReadonlyMap<string, WiredNet> },
): Match | undefined {
  for (const near of part.pins) {
    const read = pairs.get(near.net.id);
    const other = read && byId.get(read.side.partner);
    if (!other) continue;
    for (const facing of other.pins) {
      const partner = facing.part;
      if (partner === part || !isInLine(partner) || !isEqual(part, partner)) continue;
      const [far, opposite] = [otherEnd(part, near), otherEnd(partner, facing)];
      // A termination joins both lines in one net; equal parts of one line are not side by side.
      if (!far || !opposite || far.net === opposite.net || far.net === other || opposite.net === near.net) continue;
      return {
        partner,
        ends: [
          [near, facing],
          [far, opposite],
        ],
        pair: read.side.name,
      };
    }
  }
  return undefined;
}

/** Between two signals, with nothing else to join. */
function isInLine({ pins, kind }: WiredPart): boolean {
  const [a, b] = pins;
  return (
    pins.length === 2 &&
    (kind === "resistor" || kind === "capacitor" || kind === "inductor") &&
    a?.net !== b?.net &&
    pins.every(({ net }) => net.role === "signal")
  );
}

function isEqual(a: WiredPart, b: WiredPart): boolean {
  return a.kind === b.kind && a.value === b.value && a.footprint.library === b.footprint.library;
}

function otherEnd({ pins }: WiredPart, end: WiredPin): WiredPin | undefined {
  return pins.find((pin) => pin !== end);
}

/** Of the middles of two such parts side by side, nanometres. */
function pitchOf({ footprint }: WiredPart): number {
  const { front, back } = footprintCourtyard(footprint);
  const box = boxOfPoints([...front, ...back].flatMap(({ outer }) => outer));
  return box ? Math.min(box.maxX - box.minX, box.maxY - box.minY) + SLACK : USUAL_PITCH;
}
