import type { NetId, NetReading, PinName } from "@tracewright/board";
import type { PadOnPart } from "../pads.ts";
import type { ReviewContext } from "../review-context.ts";
import { type NetNetwork, networkOf } from "./net-network.ts";

/** The drop over a supply's copper, where its sources are held at one voltage and the loads share one current alike. */
export interface SolvedSupply {
  readonly net: NetId;
  readonly sources: readonly PadOnPart[];
  readonly loads: readonly SolvedLoad[];
  readonly copper: NetNetwork;
  /** Volts below the sources at each node of `copper`; NaN at copper that no source reaches. */
  readonly drops: Float64Array;
}

export interface SolvedLoad {
  readonly at: PadOnPart;
  readonly amperes: number;
  /** Volts. */
  readonly drop: number;
}

/** Why the drop of a net cannot be given. */
export type UnsolvedSupply =
  | { readonly why: "no-supply" | "no-source" | "no-load" | "no-solution" }
  /** A load that no copper reaches would make the others look better. */
  | { readonly why: "open-load"; readonly load: PadOnPart };

/** Of all loads together. */
export const SUPPLY_AMPERES = 1;

export function solveSupply(context: ReviewContext, reading: NetReading): SolvedSupply | UnsolvedSupply {
  const { net, kind, sources = [], loads = [] } = reading;
  if (kind !== "supply") return { why: "no-supply" };
  if (sources.length === 0) return { why: "no-source" };
  if (loads.length === 0) return { why: "no-load" };
  const itemsOf = padItems(context, net);
  const copper = networkOf(context, net);
  const pads = (pins: readonly PinName[]) =>
    pins.flatMap(({ reference, pad }) =>
      (itemsOf.get(`${reference} ${pad}`) ?? []).map((found) => ({ ...found, node: copper.nodeOf(found.item) })),
    );
  const from = pads(feedingPins(context, sources)).flatMap((pad) => withNode(pad));
  const to = pads(loads);
  const first = from[0];
  if (!first) return { why: "no-source" };
  if (to.length === 0) return { why: "no-load" };
  const amperes = SUPPLY_AMPERES / to.length;
  const drawn = new Map<number, number>();
  for (const { node } of to) if (node !== undefined) drawn.set(node, (drawn.get(node) ?? 0) + amperes);
  const drops = copper.network.drops(
    from.map(({ node }) => node),
    drawn,
  );
  if (!drops) return { why: "no-solution" };
  const reached = to.flatMap((pad) => withNode(pad)).filter(({ node }) => !Number.isNaN(drops[node]));
  const open = to.find((pad) => !reached.some(({ item }) => item === pad.item));
  if (open) {
    const { rootOf } = context.connectivity;
    const isJoined = from.some(({ item }) => rootOf(item) === rootOf(open.item));
    // Joined by copper finer than the squares of a pour.
    return isJoined ? { why: "no-solution" } : { why: "open-load", load: open.at };
  }
  return {
    net,
    sources: from.map(({ at }) => at),
    loads: reached.map(({ node, at }) => ({ at, amperes, drop: drops[node]! })),
    copper,
    drops,
  };
}

interface FoundPad {
  readonly item: number;
  readonly at: PadOnPart;
}

function withNode({ item, at, node }: FoundPad & { readonly node: number | undefined }) {
  return node === undefined ? [] : [{ item, at, node }];
}

/** An inductor or a fuse feeds a supply where nothing else does; beside a regulator it carries the supply on. */
function feedingPins({ wiring }: ReviewContext, sources: readonly PinName[]): readonly PinName[] {
  const passing = new Set(
    wiring.parts.filter(({ kind }) => kind === "inductor" || kind === "fuse").map(({ reference }) => reference),
  );
  const feeding = sources.filter(({ reference }) => !passing.has(reference));
  return feeding.length > 0 ? feeding : sources;
}

/** Nodes of the net's pads by "U1 3". */
function padItems({ copper, connectivity }: ReviewContext, net: NetId) {
  const found = new Map<string, FoundPad[]>();
  for (const item of connectivity.nodesByNet.get(net) ?? []) {
    const { pad, footprint } = copper.items[item] ?? {};
    if (!pad || !footprint) continue;
    const key = `${footprint.reference} ${pad.number}`;
    const known = found.get(key) ?? [];
    known.push({ item, at: { pad, footprint } });
    found.set(key, known);
  }
  return found;
}
