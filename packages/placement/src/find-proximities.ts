import { type Board, type Footprint, fromMm, indexBoard, type NetId, type Pad } from "@tracewright/board";

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
export function isGround(name: string): boolean {
  return GROUND.test(name);
}

export function isSupply(name: string): boolean {
  return SUPPLY.test(name) && !isGround(name);
}

/**
 * What the circuit says about nearness: every decoupling capacitor (two pads, one on a supply, one on ground) goes to
 * a supply pin of an integrated circuit, the pins of one supply served in turn and never through ground; a crystal goes
 * to the part it clocks.
 */
export function findProximities(board: Board): WishedProximity[] {
  const { netById, padsByNet } = indexBoard(board);
  const nameOf = (id: NetId | undefined) => (id === undefined ? "" : (netById.get(id)?.name ?? ""));
  const found: WishedProximity[] = [];
  const served = new Map<NetId, number>();
  for (const footprint of board.footprints) {
    const nets = [...new Set(footprint.pads.map(({ net }) => net).filter((net) => net !== undefined))];
    if (/^C\d/.test(footprint.reference) && nets.length === 2) {
      const supply = nets.find((net) => isSupply(nameOf(net)));
      if (supply === undefined || !nets.some((net) => isGround(nameOf(net)))) continue;
      const pins = oneOfEachFirst((padsByNet.get(supply) ?? []).filter((entry) => isCircuit(entry.footprint)));
      const pad = footprint.pads.find(({ net }) => net === supply);
      if (pins.length === 0 || !pad) continue;
      const turn = served.get(supply) ?? 0;
      served.set(supply, turn + 1);
      const target = pins[turn % pins.length]!;
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

/** The first supply pin of every circuit, then every second one, and so on. */
function oneOfEachFirst<Entry extends { readonly footprint: Footprint }>(pins: readonly Entry[]): Entry[] {
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
