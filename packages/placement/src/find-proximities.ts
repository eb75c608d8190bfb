import { type Board, type Circuit, type Footprint, fromMm, indexBoard, type NetId, type Pad } from "@tracewright/board";
import { type Intent, readIntent } from "./read-intent.ts";

/** A part that should stand near a pin, before it becomes numbers. */
export interface WishedProximity {
  readonly footprint: Footprint;
  /** The pad of the part that should be near. */
  readonly pad: Pad;
  readonly target: { readonly footprint: Footprint; readonly pad: Pad };
  readonly distance: number;
  readonly reason: string;
}

const GROUND = /(^|[/_-])(GND|AGND|DGND|PGND|GNDA|GNDD|VSS|VSSA|0V)([/_-]|\d*$)/i;
const SUPPLY = /(^|[/+_-])(\d+V\d*|V\d+|VCC|VDD|VBUS|VBAT|VIN|VSYS|AVDD|DVDD|VDDA|VDDIO|3V3|5V|12V|1V\d)/i;
const DECOUPLING_DISTANCE = fromMm(1.5);
const CRYSTAL_DISTANCE = fromMm(3);

/** Whether a net is the ground, by its name. */
function isGround(name: string): boolean {
  return GROUND.test(name);
}

function isSupply(name: string): boolean {
  return SUPPLY.test(name) && !isGround(name);
}

/**
 * What the circuit says about nearness: every decoupling capacitor (two pads, one on a supply, one on ground) goes to
 * a supply pin of an integrated circuit, never through ground; a crystal goes to the part it clocks.
 */
export function findProximities(board: Board, circuit?: Circuit): WishedProximity[] {
  const intent = readIntent(circuit);
  const { netById, padsByNet } = indexBoard(board);
  const nameOf = (id: NetId | undefined) => (id === undefined ? "" : (netById.get(id)?.name ?? ""));
  const found: WishedProximity[] = [];
  const served = new Map<Pad, number>();
  for (const footprint of board.footprints) {
    const nets = [...new Set(footprint.pads.map(({ net }) => net).filter((net) => net !== undefined))];
    if (/^C\d/.test(footprint.reference) && nets.length === 2) {
      const supply = nets.find((net) => isSupply(nameOf(net)));
      if (supply === undefined || !nets.some((net) => isGround(nameOf(net)))) continue;
      const pins = (padsByNet.get(supply) ?? []).filter((entry) => isCircuit(entry.footprint));
      const pad = footprint.pads.find(({ net }) => net === supply);
      const target = choosePin(footprint, { pins, served, intent });
      if (!target || !pad) continue;
      const { reference } = target.footprint;
      const reason = `${footprint.reference} decouples ${nameOf(supply)} at ${reference} pin ${target.pad.number}`;
      found.push({ footprint, pad, target, distance: DECOUPLING_DISTANCE, reason });
    } else if (/^(Y|X|XTAL)\d/.test(footprint.reference) && nets.length <= 3) {
      const clock = footprint.pads.flatMap((pad) => {
        if (pad.net === undefined || isGround(nameOf(pad.net)) || isSupply(nameOf(pad.net))) return [];
        const target = (padsByNet.get(pad.net) ?? []).find((entry) => isCircuit(entry.footprint));
        return target ? [{ pad, target }] : [];
      })[0];
      if (!clock) continue;
      const reason = `${footprint.reference} is the crystal of ${clock.target.footprint.reference}`;
      found.push({ footprint, ...clock, distance: CRYSTAL_DISTANCE, reason });
    }
  }
  return found;
}

interface SupplyPin {
  readonly footprint: Footprint;
  readonly pad: Pad;
}

/** A capacitor more at a pin counts as much as this many millimetres between symbols. */
const SERVED = 30;

/**
 * The pin that a capacitor decouples. Pins that take power come before others on the same net (enables, pull-ups), and
 * what is drawn near before what is drawn far, but every pin is to have one before another has many. Without a
 * schematic the pins are served in turn, one of each circuit first.
 */
function choosePin(
  capacitor: Footprint,
  { pins, served, intent }: { pins: readonly SupplyPin[]; served: Map<Pad, number>; intent: Intent },
): SupplyPin | undefined {
  const powered = pins.filter(({ footprint, pad }) => intent.takesPower(footprint.reference, pad.number));
  const ranked = oneOfEachFirst(powered.length > 0 ? powered : pins).map((pin) => ({
    pin,
    price: SERVED * (served.get(pin.pad) ?? 0) + intent.drawnApart(capacitor.reference, pin.footprint.reference),
  }));
  const lowest = Math.min(...ranked.map(({ price }) => price));
  const chosen = ranked.find(({ price }) => price === lowest)?.pin;
  if (chosen) served.set(chosen.pad, (served.get(chosen.pad) ?? 0) + 1);
  return chosen;
}

/** The first supply pin of every circuit, then every second one, and so on. */
function oneOfEachFirst(pins: readonly SupplyPin[]): SupplyPin[] {
  const seen = new Map<Footprint, number>();
  const ranked = pins.map((pin) => {
    const rank = seen.get(pin.footprint) ?? 0;
    seen.set(pin.footprint, rank + 1);
    return { pin, rank };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ pin }) => pin);
}

/** An integrated circuit, as opposed to passives and connectors. */
function isCircuit(footprint: Footprint): boolean {
  return footprint.pads.length >= 4 && /^(U|IC|Q)\d/.test(footprint.reference);
}
