import type { NetId, NetReading, PinName } from "@tracewright/board";
import type { PadOnPart } from "../pads.ts";
import type { ReviewContext } from "../review-context.ts";
import { networkOf } from "../supply/net-network.ts";

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

const AMPERES = 1;

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

function measureSupply(
  context: ReviewContext,
  { net, kind, sources = [], loads = [] }: NetReading,
): SupplyDrop | undefined {
  if (kind !== "supply" || sources.length === 0 || loads.length === 0) return undefined;
  const itemsOf = padItems(context, net);
  const { network, nodeOf } = networkOf(context, net);
  const pads = (pins: readonly PinName[]) =>
    pins.flatMap(({ reference, pad }) =>
      (itemsOf.get(`${reference} ${pad}`) ?? []).flatMap(({ item, at }) => {
        const node = nodeOf(item);
        return node === undefined ? [] : [{ node, at }];
      }),
    );
  const [from, to] = [pads(feedingPins(context, sources)), pads(loads)];
  const first = from[0];
  if (!first || to.length === 0) return undefined;
  const share = AMPERES / to.length;
  const drawn = new Map<number, number>();
  for (const { node } of to) drawn.set(node, (drawn.get(node) ?? 0) + share);
  const drops = network.drops(
    from.map(({ node }) => node),
    drawn,
  );
  const reached = to.flatMap(({ node, at }) => {
    const drop = drops?.[node] ?? Number.NaN;
    return Number.isNaN(drop) ? [] : [{ at, drop }];
  });
  // A load that no copper reaches is open, and would make the others look better.
  if (reached.length < to.length) return undefined;
  const worst = reached.reduce((most, one) => (one.drop > most.drop ? one : most));
  return { net, source: first.at, worst: worst.at, drop: worst.drop, loads: to.length };
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
  const found = new Map<string, { readonly item: number; readonly at: PadOnPart }[]>();
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
