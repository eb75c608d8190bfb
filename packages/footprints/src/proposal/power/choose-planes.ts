import type { PowerNet } from "./read-power-nets.ts";

/** Which nets get planes, and which grounds and supplies stay tracks. */
export interface PlaneNets {
  readonly ground?: PowerNet;
  /** Of the second inner layer, where the board has one; absent: that one is ground as well. */
  readonly supply?: PowerNet;
  /** Grounds that were not chosen. They are never joined to the chosen one. */
  readonly otherGrounds: readonly PowerNet[];
}

/** A plane for fewer pins is a layer given away. */
const MIN_PINS = 6;
/** What circuits with several grounds call the one that all of them come back to. */
const NAMED_LIKE_GROUND = /(^|\/)GND$/i;

/**
 * The ground of the planes is the one of most pins; of two as good, the one plainly called GND. The supply plane is
 * that of most pins, where it has enough of them to earn a layer.
 */
export function choosePlanes(nets: readonly PowerNet[]): PlaneNets {
  const grounds = nets.filter(({ role }) => role === "ground");
  const most = grounds[0]?.pins ?? 0;
  const ground = grounds.find(({ name, pins }) => NAMED_LIKE_GROUND.test(name) && pins * 2 >= most) ?? grounds[0];
  const supply = nets.find(({ role, pins }) => role === "supply" && pins >= MIN_PINS);
  return {
    ...(ground && { ground }),
    ...(ground && supply && { supply }),
    otherGrounds: grounds.filter((net) => net !== ground),
  };
}
