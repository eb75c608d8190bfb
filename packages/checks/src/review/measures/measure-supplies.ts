import type { NetId, NetReading } from "@tracewright/board";
import type { PadOnPart } from "../pads.ts";
import type { ReviewContext } from "../review-context.ts";
import { solveSupply } from "../supply/solve-supply.ts";

/** How much of a supply's voltage its copper takes, for one ampere that all loads share alike. */
export interface SupplyDrop {
  readonly net: NetId;
  readonly source: PadOnPart;
  /** The load with the greatest drop. */
  readonly worst: PadOnPart;
  /** Volts at that load; as many ohms, for it is one ampere. */
  readonly drop: number;
  readonly loads: number;
}

/** Of every supply whose source and loads are known by their pins, and joined by copper. */
export function measureSupplies(context: ReviewContext): readonly SupplyDrop[] {
  const known = measured.get(context);
  if (known) return known;
  const drops = [...context.nets.values()].flatMap((reading) => measureSupply(context, reading) ?? []);
  measured.set(context, drops);
  return drops;
}

/** Both a rule and the numbers of a review ask. */
const measured = new WeakMap<ReviewContext, readonly SupplyDrop[]>();

function measureSupply(context: ReviewContext, reading: NetReading): SupplyDrop | undefined {
  const solved = solveSupply(context, reading);
  if ("why" in solved) return undefined;
  const { net, sources, loads } = solved;
  const worst = loads.reduce((most, one) => (one.drop > most.drop ? one : most));
  return { net, source: sources[0]!, worst: worst.at, drop: worst.drop, loads: loads.length };
}
