import {
  type Board,
  type CopperLayerId,
  type CustomRule,
  findPairPartner,
  indexBoard,
  type NetId,
  type RuleLimit,
  viaLayers,
} from "@tracewright/board";
import type { Nm, Point } from "@tracewright/geometry";
import type { CopperContext } from "../copper/board-copper.ts";
import { CopperCollector } from "../copper/collect-copper.ts";
import type { CopperItem } from "../copper/copper-item.ts";
import { placeOf } from "../copper/place-of.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { mm, sayRule } from "../findings/names.ts";
import type { CheckedRule } from "../findings/rules.ts";
import { layerDepths } from "../lengths/layer-depths.ts";
import { trackLength } from "../lengths/track-length.ts";

/** The copper of one net that one rule is about. */
interface RuledNet {
  readonly net: NetId;
  readonly name: string;
  readonly items: readonly CopperItem[];
  /** Tracks, the way through vias between the layers that tracks join, and what pads say lies within their part. */
  readonly length: Nm;
  readonly vias: number;
}

/**
 * Lengths, skews and numbers of vias that custom rules ask for: length_out_of_range, skew_out_of_range, too_many_vias. As in
 * KiCad, all copper of a net that the rule is about counts, and the longest net is what the others are compared with.
 */
export function judgeLengths(
  { now: board, book, bits }: Pick<CopperContext, "book" | "bits"> & { readonly now: Board },
  sink: FindingSink,
): void {
  const kinds = (["length", "skew", "via_count"] as const).filter((kind) => book.limits(kind));
  if (kinds.length === 0) return;
  const collector = new CopperCollector(board);
  const items = [
    ...board.tracks.map((track) => collector.ofTrack(track)),
    ...board.vias.map((via) => collector.ofVia(via)),
    ...board.footprints.flatMap((footprint) =>
      footprint.pads.filter(({ net }) => net !== undefined).map((pad) => collector.ofPad(footprint, pad)),
    ),
  ];
  const depths = new Map(layerDepths(board, bits.names).map((depth, place) => [bits.names[place]!, depth]));
  for (const kind of kinds) {
    const byRule = new Map<CustomRule, { limit: RuleLimit; byNet: Map<NetId, CopperItem[]> }>();
    for (const item of items) {
      if (item.net === undefined) continue;
      const limit = book.limit(kind, { a: item });
      if (!limit) continue;
      const ruled = byRule.get(limit.lastRule) ?? { limit, byNet: new Map<NetId, CopperItem[]>() };
      byRule.set(limit.lastRule, ruled);
      const ofNet = ruled.byNet.get(item.net);
      if (ofNet) ofNet.push(item);
      else ruled.byNet.set(item.net, [item]);
    }
    for (const { limit, byNet } of byRule.values()) {
      const nets = [...byNet].flatMap(([net, own]) => ruledNet(board, { net, items: own, depths }) ?? []);
      if (kind === "length") for (const net of nets) judgeLength(net, limit, sink);
      else if (kind === "via_count") for (const net of nets) judgeViaCount(net, limit, sink);
      else judgeSkew(board, nets, limit, sink);
    }
  }
}

/** Nothing of a net that has no track yet: it is open, which is a finding already. */
function ruledNet(
  board: Board,
  {
    net,
    items,
    depths,
  }: { readonly net: NetId; readonly items: readonly CopperItem[]; readonly depths: ReadonlyMap<CopperLayerId, Nm> },
): RuledNet | undefined {
  const tracks = items.flatMap(({ track }) => track ?? []);
  if (tracks.length === 0) return undefined;
  const along = tracks.reduce((sum, track) => sum + trackLength(track), 0);
  let through = 0;
  let within = 0;
  let vias = 0;
  for (const { via, pad } of items) {
    within += pad?.dieLength ?? 0;
    if (!via) continue;
    vias += 1;
    const met = viaLayers(board, via).filter((layer) =>
      tracks.some(({ layer: on, start, end }) => on === layer && [start, end].some((at) => isAt(at, via.position))),
    );
    const heights = met.map((layer) => depths.get(layer) ?? 0);
    if (heights.length > 1) through += Math.max(...heights) - Math.min(...heights);
  }
  const name = indexBoard(board).netById.get(net)?.name ?? "";
  return { net, name, items, length: Math.round(along + through + within), vias };
}

function isAt(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

function judgeLength(net: RuledNet, { min, max, ...limit }: RuleLimit, sink: FindingSink): void {
  const isTooLong = max !== undefined && net.length > max;
  if (!isTooLong && (min === undefined || net.length >= min)) return;
  const required = (isTooLong ? max : min) ?? 0;
  const rule = (isTooLong && limit.maxRule) || limit.rule;
  const said = `${isTooLong ? "at most " : ""}${sayRule(required, rule)}`;
  const message = `length of ${net.name}: ${mm(net.length)}, ${said}`;
  report(net, "length_out_of_range", { message, actual: net.length, required, by: rule }, sink);
}

function judgeViaCount(net: RuledNet, { max, maxRule: rule }: RuleLimit, sink: FindingSink): void {
  if (max === undefined || !rule || net.vias <= max) return;
  const message = `${net.name} has ${net.vias} vias, rule "${rule.name}" at most ${max}`;
  report(net, "too_many_vias", { message, by: rule }, sink);
}

function judgeSkew(
  board: Board,
  nets: readonly RuledNet[],
  { max, maxRule: rule }: RuleLimit,
  sink: FindingSink,
): void {
  if (max === undefined || !rule) return;
  const isWithinPairs = rule.constraints.some((one) => one.kind === "skew" && one.withinDiffPairs === true);
  const groups = isWithinPairs ? pairsAmong(board, nets) : [nets];
  for (const group of groups) {
    if (group.length < 2) continue;
    const longest = group.reduce((best, net) => (net.length > best.length ? net : best));
    for (const net of group) {
      const skew = longest.length - net.length;
      if (skew <= max) continue;
      const message = `${net.name} is ${mm(skew)} shorter than ${longest.name}, at most ${sayRule(max, rule)}`;
      report(net, "skew_out_of_range", { message, actual: skew, required: max, by: rule }, sink);
    }
  }
}

function pairsAmong(board: Board, nets: readonly RuledNet[]): readonly (readonly RuledNet[])[] {
  const byId = new Map(nets.map((net) => [net.net, net]));
  return nets.flatMap((net) => {
    const partner = findPairPartner(board, net.net);
    const other = partner === undefined ? undefined : byId.get(partner);
    return other && net.name < other.name ? [[net, other]] : [];
  });
}

interface LengthFinding {
  readonly message: string;
  readonly actual?: Nm;
  readonly required?: Nm;
  readonly by: CustomRule;
}

function report({ net, items }: RuledNet, rule: CheckedRule, finding: LengthFinding, sink: FindingSink): void {
  const copper = items.filter(({ pad }) => !pad);
  const first = copper[0] ?? items[0];
  if (!first) return;
  sink.add({ ...finding, rule, items: copper.map(({ id }) => id), nets: [net], position: placeOf(first) });
}
