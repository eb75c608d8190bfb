import { DisjointSets } from "@tracewright/algorithms";
import type { NetReading } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import { trackLength } from "../../lengths/track-length.ts";
import type { ReviewContext } from "../review-context.ts";
import type { FoundByReview } from "../review-finding.ts";
import type { ReviewRule } from "../review-rule.ts";
import { inMm } from "../words.ts";

/** Less wide copper on one side feeds a pin, no part of the board. */
const MIN_WIDE: Nm = 3_000_000;
/** Copper this many times as wide on both sides makes a neck of it. */
const TIMES = 3;

export const narrowNeck: ReviewRule = {
  id: "narrow-neck",
  severity: "warning",
  source: "IPC-2221B, 6.2: the narrowest stretch decides current and heating",
  find: (context) =>
    [...context.nets.values()].flatMap((reading) =>
      reading.kind === "supply" || reading.kind === "ground" ? necksOf(context, reading) : [],
    ),
};

/**
 * Narrow tracks of a supply between wide copper: without them the net falls apart into pieces, of which a neck joins two
 * that have
 * copper at least three times as wide, or a pour.
 */
function necksOf(context: ReviewContext, { net, name }: NetReading): FoundByReview[] {
  const { connectivity, copper } = context;
  const nodes = connectivity.nodesByNet.get(net) ?? [];
  const tracks = nodes.flatMap((node) => copper.items[node]?.track ?? []);
  const isPoured = nodes.some((node) => node >= copper.items.length);
  const widest = tracks.reduce((most, { width }) => Math.max(most, width), 0);
  if (tracks.length === 0 || isPoured) return [];
  const limit = widest / TIMES;
  const isNarrow = (node: number): boolean => (copper.items[node]?.track?.width ?? Number.POSITIVE_INFINITY) < limit;
  const at = new Map(nodes.map((node, index) => [node, index]));
  const sets = new DisjointSets(nodes.length);
  for (const node of nodes)
    for (const next of connectivity.neighbours[node] ?? []) {
      const [a, b] = [at.get(node), at.get(next)];
      if (a !== undefined && b !== undefined && isNarrow(node) === isNarrow(next)) sets.join(a, b);
    }
  const wide = new Map<number, number>();
  for (const node of nodes) {
    const track = copper.items[node]?.track;
    if (!track || isNarrow(node)) continue;
    const root = sets.find(at.get(node)!);
    wide.set(root, (wide.get(root) ?? 0) + trackLength(track));
  }
  const chains = [...Map.groupBy(nodes.filter(isNarrow), (node) => sets.find(at.get(node)!)).values()].flatMap(
    (chain) => {
      const joined = new Set(
        chain.flatMap((node) =>
          (connectivity.neighbours[node] ?? []).flatMap((next) => {
            const index = at.get(next);
            return index === undefined || isNarrow(next) ? [] : [sets.find(index)];
          }),
        ),
      );
      const pieces = [...joined].filter((root) => (wide.get(root) ?? 0) >= MIN_WIDE).toSorted((a, b) => a - b);
      const tracksOf = chain.flatMap((node) => copper.items[node]?.track ?? []);
      return pieces.length < 2 ? [] : [{ pieces: pieces.join(" "), tracks: tracksOf }];
    },
  );
  // Several ways between the same pieces share the current.
  return [...Map.groupBy(chains, ({ pieces }) => pieces).values()].flatMap((ways) => {
    const narrow = ways.flatMap(({ tracks: all }) => all);
    const widths = ways.map(({ tracks: all }) => Math.min(...all.map(({ width }) => width)));
    const width = widths.reduce((sum, each) => sum + each, 0);
    const thinnest = narrow.reduce((a, b) => (b.width < a.width ? b : a));
    if (width >= limit) return [];
    return [
      {
        about: `${name} ${thinnest.layer}`,
        message: {
          kind: "narrow-neck" as const,
          facts: {
            net: name,
            width: inMm(width),
            wide: inMm(widest),
            length: inMm(narrow.reduce((sum, track) => sum + trackLength(track), 0)),
          },
        },
        position: thinnest.start,
        items: narrow.map(({ id }) => id),
        nets: [net],
        layer: thinnest.layer,
        actual: width,
        required: Math.round(limit),
      },
    ];
  });
}
