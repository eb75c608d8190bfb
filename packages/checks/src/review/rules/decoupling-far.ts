import { padBox, type WiredPart, type WiredPin } from "@tracewright/board";
import { joinBoxes, type Nm } from "@tracewright/geometry";
import { type DecouplingCapacitor, decouplingCapacitors, padsOfPin, pinDistance, placeOf } from "../decoupling.ts";
import type { ReviewContext } from "../review-context.ts";
import type { FoundByReview } from "../review-finding.ts";
import type { ReviewRule } from "../review-rule.ts";
import { inMm } from "../words.ts";

/** Between the copper of both pads. */
const MAX_DISTANCE: Nm = 4_000_000;
const MIN_CARRIED = 3;

export const decouplingFar: ReviewRule = {
  id: "decoupling-far",
  severity: "warning",
  source: "Analog Devices MT-101, Decoupling Techniques; Texas Instruments SCAA082, High-Speed Layout Guidelines",
  find: (context) => {
    const capacitors = [...decouplingCapacitors(context).values()];
    const bySupply = Map.groupBy(capacitors, ({ supply }) => supply.net);
    return context.wiring.parts.flatMap((part) => {
      if (part.kind !== "circuit" || carriesOthers(context, part)) return [];
      const pins = part.pins.filter(takesSupply);
      return [...Map.groupBy(pins, ({ net }) => net)].flatMap(([supply, pinsOfNet]) => {
        const serving = bySupply.get(supply) ?? [];
        if (serving.length === 0) return [];
        // Neighbouring pins of one supply share a capacitor: the pin that is served best counts.
        const nearest = pinsOfNet.map((pin) => nearestOf(pin, serving));
        const best = nearest.reduce((a, b) => (b.distance < a.distance ? b : a));
        return best.distance > MAX_DISTANCE ? [findingOf(best)] : [];
      });
    });
  },
};

/** The headers of a module or shield drawn as one part: what takes the supply is on it, not below it. */
function carriesOthers({ board }: ReviewContext, { footprint }: WiredPart): boolean {
  const box = joinBoxes(footprint.pads.map((pad) => padBox(footprint, pad)));
  if (!box) return false;
  const within = board.footprints.filter(
    ({ id, position: { x, y }, pads }) =>
      id !== footprint.id && pads.length > 0 && x > box.minX && x < box.maxX && y > box.minY && y < box.maxY,
  );
  return footprint.pads.every(({ kind }) => kind !== "smd") && within.length >= MIN_CARRIED;
}

interface Nearest {
  readonly pin: WiredPin;
  readonly capacitor: DecouplingCapacitor;
  readonly distance: Nm;
}

function nearestOf(pin: WiredPin, capacitors: readonly DecouplingCapacitor[]): Nearest {
  return capacitors
    .map((capacitor) => ({ pin, capacitor, distance: pinDistance(pin, capacitor.supply) }))
    .reduce((a, b) => (b.distance < a.distance ? b : a));
}

function takesSupply({ net, type, name }: WiredPin): boolean {
  return net.role === "supply" && (type === "power-in" || /^([ADP]?V(CC|DD|BAT|IO|S)\w*|VIN|V\+)$/i.test(name));
}

function findingOf({ pin, capacitor, distance }: Nearest): FoundByReview {
  const [at] = padsOfPin(pin);
  const name = `${pin.part.reference} pin ${pin.number}${pin.name && pin.name !== pin.number ? ` (${pin.name})` : ""}`;
  return {
    about: `${pin.part.reference} ${pin.net.name}`,
    message: {
      kind: "decoupling-far",
      facts: {
        pin: name,
        net: pin.net.name,
        capacitor: capacitor.part.reference,
        distance: inMm(distance),
        limit: inMm(MAX_DISTANCE),
      },
    },
    position: placeOf(pin),
    items: [...(at ? [at.pad.id] : []), capacitor.part.footprint.id],
    nets: [pin.net.id],
    ends: [placeOf(pin), placeOf(capacitor.supply)],
    actual: Math.round(distance),
    required: MAX_DISTANCE,
  };
}
