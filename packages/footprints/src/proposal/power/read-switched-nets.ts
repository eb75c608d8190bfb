import { type Circuit, classifyPart, type NetId } from "@tracewright/board";

/** Pins that the load's current runs through: drain and source, collector and emitter; of several in one package by number. */
const LOAD_PIN = /^(D|S|DRAIN|SOURCE|C|E|COLLECTOR|EMITTER)\d*$/i;
/** Packages of transistors that switch signals, by what their makers allow: less than half a watt. */
const SMALL_PACKAGE =
  /SOT-?(23|323|343|363|353|416|523|563|666|723|883|963)\b|SC-?(59|70|75|89)\b|TO-?92\b|DFN-?10\d\d/i;

/**
 * Nets at the load pins of power transistors: phases of a motor, what a bridge is fed from, shunts. Their names seldom say
 * that they carry more than a signal does.
 */
export function readSwitchedNets({ components }: Circuit): ReadonlySet<NetId> {
  return new Set(
    components.flatMap(({ reference, value, footprint, description = "", pins }) => {
      const pinCount = pins.filter(({ net }) => net !== undefined).length;
      const kind = classifyPart({ reference, value, library: footprint, description, pinCount });
      if (kind !== "transistor" || footprint === "" || SMALL_PACKAGE.test(footprint)) return [];
      return pins.flatMap(({ name, net }) => (net !== undefined && LOAD_PIN.test(name) ? [net] : []));
    }),
  );
}
