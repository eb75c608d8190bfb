import { fromMm } from "@tracewright/geometry";
import type { NearIntent } from "../records/intent.ts";
import { linkPins } from "./link-pins.ts";
import type { WiredNet, Wiring } from "./wiring.ts";

const FEEDBACK_PIN = /^(V?FB\d*[A-Z]?|ADJ|VADJ|SENSE-|COMP\d*)$/i;
const WITHIN = fromMm(2);
/** A divider's tap joins few: two resistors, a capacitor, the pin. */
const MAX_PINS = 6;

/** Resistors and capacitors on the feedback pin of a regulator: the tap is quiet where it is short. */
export function findFeedback({ nets }: Wiring): NearIntent[] {
  return nets.filter(({ role, pins }) => role === "signal" && pins.length <= MAX_PINS).flatMap(intentsOf);
}

function intentsOf({ name, pins }: WiredNet): NearIntent[] {
  const tap = pins.find((pin) => pin.part.kind === "circuit" && FEEDBACK_PIN.test(pin.name));
  if (!tap) return [];
  return pins
    .filter(({ part }) => part.pins.length === 2 && (part.kind === "resistor" || part.kind === "capacitor"))
    .map((pin) => ({
      id: `feedback ${pin.part.reference}`,
      kind: "feedback",
      origin: "circuit",
      part: pin.part.reference,
      links: [linkPins(pin, tap, WITHIN)],
      reason: { code: "feedback", facts: { circuit: tap.part.reference, pin: tap.number, name: tap.name, net: name } },
    }));
}
