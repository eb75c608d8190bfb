import {
  type Board,
  findPairPartner,
  indexBoard,
  type NetId,
  type RuleLimit,
  type RuleSubjects,
  type Track,
} from "@tracewright/board";
import type { Nm, Point, Solid } from "@tracewright/geometry";
import type { CopperContext } from "../copper/board-copper.ts";
import { CopperCollector } from "../copper/collect-copper.ts";
import { type CopperItem, copperOn } from "../copper/copper-item.ts";
import { FlatBoxIndex } from "../copper/flat-box-index.ts";
import { findTooNear } from "../copper/nearness.ts";
import { TOLERANCE } from "../copper/required-clearance.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { mm, sayRule } from "../findings/names.ts";
import { trackLength } from "../lengths/track-length.ts";

/** Two straight tracks of a pair that run side by side for a while with nothing between them. */
interface Stretch {
  readonly p: CopperItem;
  readonly n: CopperItem;
  readonly length: Nm;
  /** Between their edges. */
  readonly gap: Nm;
  readonly at: Point;
}

type Asked = Pick<CopperContext, "book" | "bits"> & { readonly now: Board };

/**
 * How far apart the two nets of a differential pair run, and for how long not side by side, under custom rules:
 * diff_pair_gap_out_of_range, diff_pair_uncoupled_length_too_long. As in KiCad a gap counts where the length that runs at
 * another gap is too long in all, or where no rule says how long it may be. Curves count as uncoupled.
 */
export function judgeDiffPairs(context: Asked, sink: FindingSink): void {
  const { now: board, book } = context;
  if (!book.limits("diff_pair_gap") && !book.limits("diff_pair_uncoupled")) return;
  const collector = new CopperCollector(board);
  const { tracksByNet } = indexBoard(board);
  let others: Others | undefined;
  for (const { id, name } of board.nets) {
    const partner = findPairPartner(board, id);
    // Each pair once, from its positive net.
    if (partner === undefined || !isPositive(name)) continue;
    const ofP = (tracksByNet.get(id) ?? []).map((track) => collector.ofTrack(track));
    const ofN = (tracksByNet.get(partner) ?? []).map((track) => collector.ofTrack(track));
    if (ofP.length === 0 || ofN.length === 0) continue;
    const gaps = ofP.map((item) => book.limit("diff_pair_gap", gapSubjects(item)));
    const uncoupled = firstOf(ofP, (a) => book.limit("diff_pair_uncoupled", { a, layer: a.layers }));
    if (!uncoupled && !gaps.some(Boolean)) continue;
    others ??= collectOthers(collector);
    judgePair(context, { name, nets: [id, partner], ofP, ofN, gaps, uncoupled, others }, sink);
  }
}

/** Whether a net of a differential pair is its positive one. */
export function isPositive(name: string): boolean {
  return /(?:\+|P)[0-9_]*$/.test(name);
}

/** What a rule about the gap of a pair is asked about: a track of the positive net on its layer. */
export function gapSubjects(ofPositive: CopperItem): RuleSubjects {
  return { a: ofPositive, layer: ofPositive.layers };
}

interface Pair {
  readonly name: string;
  readonly nets: readonly [NetId, NetId];
  readonly ofP: readonly CopperItem[];
  readonly ofN: readonly CopperItem[];
  /** What rules ask of each track of the positive net. */
  readonly gaps: readonly (RuleLimit | undefined)[];
  readonly uncoupled: RuleLimit | undefined;
  readonly others: Others;
}

function judgePair(context: Asked, pair: Pair, sink: FindingSink): void {
  const { nets, ofP, ofN, gaps, uncoupled, name } = pair;
  const faults: { readonly stretch: Stretch; readonly limit: RuleLimit }[] = [];
  let coupled = 0;
  for (const [place, p] of ofP.entries())
    for (const stretch of stretchesOf(p, pair)) {
      const limit = gaps[place];
      const isBelow = limit?.min !== undefined && stretch.gap < limit.min - TOLERANCE;
      const isAbove = limit?.max !== undefined && stretch.gap > limit.max + TOLERANCE;
      if (limit && (isBelow || isAbove)) faults.push({ stretch, limit });
      else coupled += stretch.length;
    }
  const total = Math.max(lengthOf(ofP), lengthOf(ofN));
  const apart = Math.max(0, Math.round(total - coupled));
  const isTooLong = uncoupled?.max !== undefined && apart > uncoupled.max;
  if (uncoupled?.max !== undefined && isTooLong)
    sink.add({
      rule: "diff_pair_uncoupled_length_too_long",
      message: `${name} and its partner run apart for ${mm(apart)}, at most ${sayRule(uncoupled.max, uncoupled.maxRule)}`,
      items: [...ofP, ...ofN].map(({ id }) => id),
      nets,
      position: ofP[0]!.track!.start,
      actual: apart,
      required: uncoupled.max,
      by: uncoupled.maxRule ?? uncoupled.rule,
    });
  if (uncoupled && !isTooLong) return;
  for (const { stretch, limit } of faults) {
    const { p, n, gap, at } = stretch;
    const isBelow = limit.min !== undefined && gap < limit.min;
    const required = (isBelow ? limit.min : limit.max) ?? 0;
    const by = (!isBelow && limit.maxRule) || limit.rule;
    const layer = context.bits.nameOf(p.layers);
    sink.add({
      rule: "diff_pair_gap_out_of_range",
      message: `gap of ${name} and its partner${layer ? ` on ${layer}` : ""}: ${mm(gap)}, ${isBelow ? "" : "at most "}${sayRule(required, by)}`,
      items: [p.id, n.id],
      nets,
      position: at,
      ...(layer ? { layer } : {}),
      actual: gap,
      required,
      by,
    });
  }
}

/** Where the other net runs beside a track: the nearest of its tracks on each part of the way. */
function stretchesOf(p: CopperItem, { ofN, nets, others }: Pair): Stretch[] {
  const found = ofN
    .flatMap((n) => {
      const beside = p.track && n.track ? runBeside(p.track, n.track) : undefined;
      return beside ? [{ n, ...beside }] : [];
    })
    .sort((a, b) => a.apart - b.apart);
  const taken: [number, number][] = [];
  const stretches: Stretch[] = [];
  for (const { n, from, to, apart, pointAt, onOther } of found) {
    if (taken.some(([start, end]) => Math.min(end, to) - Math.max(start, from) > 0.01 * (to - from))) continue;
    const crossings = [from, to].map(
      (along): Solid => ({ kind: "capsule", start: pointAt(along), end: onOther(along), radius: 0 }),
    );
    if (crossings.some((line) => others.meets(line, p.layers, nets))) continue;
    taken.push([from, to]);
    const widths = ((p.track?.width ?? 0) + (n.track?.width ?? 0)) / 2;
    stretches.push({
      p,
      n,
      length: to - from,
      gap: Math.max(0, Math.round(apart - widths)),
      at: pointAt((from + to) / 2),
    });
  }
  return stretches;
}

/** How far two lines may be from parallel, over their lengths: ends are whole nanometres. */
const PARALLEL: Nm = 1_000;

function runBeside(p: Track, n: Track) {
  if (p.layer !== n.layer || p.mid || n.mid) return undefined;
  const length = Math.hypot(p.end.x - p.start.x, p.end.y - p.start.y);
  if (length === 0) return undefined;
  const [ux, uy] = [(p.end.x - p.start.x) / length, (p.end.y - p.start.y) / length];
  const along = ({ x, y }: Point): number => (x - p.start.x) * ux + (y - p.start.y) * uy;
  const across = ({ x, y }: Point): number => (y - p.start.y) * ux - (x - p.start.x) * uy;
  const offset = (across(n.start) + across(n.end)) / 2;
  if (Math.abs(across(n.start) - across(n.end)) > PARALLEL) return undefined;
  const from = Math.max(0, Math.min(along(n.start), along(n.end)));
  const to = Math.min(length, Math.max(along(n.start), along(n.end)));
  if (to <= from) return undefined;
  const pointAt = (t: number): Point => rounded(p.start.x + t * ux, p.start.y + t * uy);
  const onOther = (t: number): Point => rounded(p.start.x + t * ux - offset * uy, p.start.y + t * uy + offset * ux);
  return { from, to, apart: Math.abs(offset), pointAt, onOther };
}

function rounded(x: number, y: number): Point {
  return { x: Math.round(x) + 0, y: Math.round(y) + 0 };
}

function lengthOf(items: readonly CopperItem[]): number {
  return items.reduce((sum, { track }) => sum + (track ? trackLength(track) : 0), 0);
}

function firstOf<Found>(
  items: readonly CopperItem[],
  find: (item: CopperItem) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Others {
  /** Whether copper of other nets is on the line. */
  meets(line: Solid, layer: number, nets: readonly NetId[]): boolean;
}

function collectOthers(collector: CopperCollector): Others {
  const items = collector.collect();
  const index = new FlatBoxIndex(items.map(({ box }) => box));
  return {
    meets(line, layer, nets) {
      if (line.kind !== "capsule") return false;
      const { start, end } = line;
      const box = {
        minX: Math.min(start.x, end.x),
        minY: Math.min(start.y, end.y),
        maxX: Math.max(start.x, end.x),
        maxY: Math.max(start.y, end.y),
      };
      return index.search(box, 0).some((entry) => {
        const item = items[entry]!;
        if ((item.reach & layer) === 0 || (item.net !== undefined && nets.includes(item.net))) return false;
        return findTooNear([line], copperOn(item, layer), 0) !== undefined;
      });
    },
  };
}
