import { fromMm } from "@tracewright/geometry";
import type { NearIntent } from "../records/intent.ts";
import { cheapestMatching } from "./cheapest-matching.ts";
import { drawnApart } from "./drawn-apart.ts";
import { linkPins } from "./link-pins.ts";
import { readValue } from "./read-value.ts";
import type { WiredNet, WiredPart, WiredPin, Wiring } from "./wiring.ts";

/**
 * How near a capacitor is to stand, by its value in farads: what is small serves the edges of one pin, what is large
 * holds up a whole supply. The smallest row whose value is not below the capacitor's counts.
 */
const NEARNESS: readonly { readonly upTo: number; readonly within: number }[] = [
  { upTo: 1.1e-6, within: fromMm(1) },
  { upTo: 11e-6, within: fromMm(2.5) },
  { upTo: 50e-6, within: fromMm(5) },
  { upTo: Number.POSITIVE_INFINITY, within: fromMm(10) },
];
/** A capacitor more at a pin counts as much as this many millimetres between symbols. */
const SERVED = 30;
/** A pin that only may be a supply pin counts as much farther away. */
const UNSURE = 60;
/** A supply with more pairs of pins and capacitors than this is not matched at all but dealt out in turn. */
const MAX_PRICES = 40_000;

/**
 * Which capacitor serves which supply pin: those between a supply and ground, each to a pin that takes or gives that very
 * supply, never through ground. For each supply the prices of all are made least together: what is drawn near belongs
 * together, and every pin has one before another has many. Capacitors of a supply without circuits are not assigned.
 */
export function findDecoupling({ nets }: Wiring): NearIntent[] {
  return nets.filter(({ role }) => role === "supply").flatMap(decouplingOf);
}

function decouplingOf(supply: WiredNet): NearIntent[] {
  const capacitors = supply.pins.filter(({ part }) => part.kind === "capacitor" && isAcrossSupply(part));
  const takers = supply.pins.filter(({ part }) => part.kind === "circuit" || part.kind === "oscillator");
  const sure = takers.filter(isSupplyPin);
  const pins = sure.length > 0 ? sure : takers;
  if (capacitors.length === 0 || pins.length === 0) return [];
  const turns = Math.ceil(capacitors.length / pins.length) + 1;
  const slots = pins.length * turns;
  const priceOf = (row: number, slot: number): number => {
    const pin = pins[slot % pins.length]!;
    const served = Math.floor(slot / pins.length);
    return drawnApart(capacitors[row]!.part, pin.part) + SERVED * served ** 2 + (isSupplyPin(pin) ? 0 : UNSURE);
  };
  const chosen =
    capacitors.length * slots <= MAX_PRICES
      ? cheapestMatching(capacitors.length, slots, priceOf)
      : capacitors.map((_, index) => index % pins.length);
  return capacitors.map((from, row) => {
    const to = pins[chosen[row]! % pins.length]!;
    return {
      id: `decoupling ${from.part.reference}`,
      kind: "decoupling",
      origin: "circuit",
      part: from.part.reference,
      links: [linkPins(from, to, nearnessOf(from.part))],
      reason: {
        code: "decoupling",
        facts: { net: supply.name, pin: to.number, name: to.name, circuit: to.part.reference, value: from.part.value },
      },
    };
  });
}

/** Two pins, one on a supply and one on ground. */
function isAcrossSupply({ pins }: WiredPart): boolean {
  return (
    pins.length === 2 && pins.some(({ net }) => net.role === "supply") && pins.some(({ net }) => net.role === "ground")
  );
}

/** Whether the pin takes or gives power, as far as anything says so: enables and pull-ups are on supplies as well. */
function isSupplyPin({ type, name }: WiredPin): boolean {
  if (type === "power-in" || type === "power-out") return true;
  return (
    /^(V(CC|DD|IN|OUT|BUS|BAT|IO|S|P|L)?\w{0,6}|[ADP]V(CC|DD)\w*|IN|OUT|\+V|V\+|\d+V\d*)$/i.test(name) &&
    !/ref|sense|fb/i.test(name)
  );
}

function nearnessOf({ value }: WiredPart): number {
  const farads = readValue(value) ?? 0;
  return NEARNESS.find(({ upTo }) => farads <= upTo)?.within ?? 0;
}
