import { fromMm } from "@tracewright/geometry";
import type { NearIntent, PinLink } from "../records/intent.ts";
import { linkPins } from "./link-pins.ts";
import type { WiredNet, WiredPart, WiredPin, Wiring } from "./wiring.ts";

const CRYSTAL_WITHIN = fromMm(3);
const LOAD_WITHIN = fromMm(1.5);
/** A crystal's net has the crystal, its circuit, a load capacitor, and perhaps a resistor and a test point. */
const MAX_PINS = 6;

/**
 * Crystals at the pins that they clock, and their load capacitors at the crystal. A resistor between circuit and crystal
 * is passed over: what counts is the circuit behind it.
 */
export function findCrystals({ parts }: Wiring): NearIntent[] {
  return parts.filter(({ kind }) => kind === "crystal").flatMap(intentsOf);
}

function intentsOf(crystal: WiredPart): NearIntent[] {
  const legs = crystal.pins.filter(({ net }) => net.role === "signal" && net.pins.length <= MAX_PINS);
  const links = legs.flatMap((leg): PinLink[] => {
    const clocked = clockedPin(leg.net, crystal);
    return clocked ? [linkPins(leg, clocked, CRYSTAL_WITHIN)] : [];
  });
  const circuit = links[0]?.to.reference;
  if (circuit === undefined) return [];
  const loads = legs.flatMap((leg) =>
    leg.net.pins
      .filter(({ part }) => part.kind === "capacitor" && part.pins.length === 2 && isToGround(part))
      .map((pin) => ({ pin, leg })),
  );
  return [
    {
      id: `crystal ${crystal.reference}`,
      kind: "crystal",
      origin: "circuit",
      part: crystal.reference,
      links,
      reason: { code: "crystal", facts: { circuit, pins: links.map(({ to }) => to.pad).join(", ") } },
    },
    ...loads.map(
      ({ pin, leg }): NearIntent => ({
        id: `crystal-load ${pin.part.reference}`,
        kind: "crystal-load",
        origin: "circuit",
        part: pin.part.reference,
        links: [linkPins(pin, leg, LOAD_WITHIN)],
        reason: { code: "crystal-load", facts: { crystal: crystal.reference, net: leg.net.name } },
      }),
    ),
  ];
}

/** The circuit's pin on the net, or on the other side of a resistor in series. */
function clockedPin(net: WiredNet, crystal: WiredPart): WiredPin | undefined {
  const direct = net.pins.find(({ part }) => part.kind === "circuit");
  if (direct) return direct;
  for (const { part } of net.pins) {
    if (part === crystal || part.kind !== "resistor" || part.pins.length !== 2) continue;
    const far = part.pins.find((pin) => pin.net !== net)?.net;
    const behind =
      far && far.role === "signal" && far.pins.length <= MAX_PINS
        ? far.pins.find((pin) => pin.part.kind === "circuit")
        : undefined;
    if (behind) return behind;
  }
  return undefined;
}

function isToGround({ pins }: WiredPart): boolean {
  return pins.some(({ net }) => net.role === "ground");
}
