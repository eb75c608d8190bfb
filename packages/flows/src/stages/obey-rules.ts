import { type Board, type Finding, type ItemId, type NetId, type NetLimits, ruleBookOf } from "@tracewright/board";
import { checkBoard } from "@tracewright/checks";
import { type StartOptions, startRouting } from "@tracewright/routing";
import type { RepairRun } from "../repair-run.ts";
import { type Attempt, finishAttempt, isBetterAttempt } from "../routing-attempt.ts";
import { hiddenRun } from "../shown-runs.ts";
import { withFilledZones } from "../with-filled-zones.ts";
import { withoutLooseEnds } from "../without-loose-ends.ts";
import type { Finished } from "./finish.ts";

/** So often what breaks a custom rule is laid again; each time it has learned what was asked of it. */
const MAX_ROUNDS = 4;

/**
 * Custom rules about places and kinds of items are not known to the engine. Where its copper breaks one, that copper is taken
 * away and laid again under what the finding asked for; what cannot be laid so stays open, which is said.
 */
export async function obeyRules({
  stripped,
  best,
  openOf,
  beginning: { start, told, first, shown },
  options,
}: Finished): Promise<Pick<Finished, "best"> | "stopped"> {
  const book = ruleBookOf(stripped);
  if (!book.hasLimits && !book.hasBans) return { best };
  const { isLate = () => false } = options;
  const given = idsOf(stripped);
  const lessons = new Lessons();
  const layAgain = async (from: Board, asked: StartOptions): Promise<Attempt | "stopped"> => {
    const bare = await withFilledZones({ ...from, rules: lessons.rulesFor(start) }, { islands: "keep" });
    const strict = { ...asked, stricter: lessons.nets };
    const run = startRouting(bare, strict);
    const drive = (stepped: RepairRun) => options.drive(hiddenRun(stepped, shown(first)));
    const ended = drive(run);
    if (ended === "stopped") return ended;
    const attempt = await finishAttempt({ start: bare, asked: strict, run, ended, openOf, drive, isLate });
    return attempt === "stopped" ? attempt : judged(attempt, { ...attempt.board, rules: start.rules });
  };
  let kept = best;
  for (let round = 1, from = best; round <= MAX_ROUNDS && !isLate(); round += 1) {
    const broken = brokenRules(from, given);
    if (broken.length === 0) break;
    const goes = lessons.learn(broken, from.board, given);
    const fixed = new Set([...(told.fixed ?? []), ...given]);
    const mended = await layAgain(without(from.board, goes), {
      ...told,
      existing: { default: "shove" },
      fixed,
      effort: "draft",
    });
    if (mended === "stopped") return mended;
    from = mended;
    const [before, after] = [brokenRules(kept, given).length, brokenRules(from, given).length];
    if (after < before || (after === before && openOf(from.judged) < openOf(kept.judged))) kept = from;
  }
  const mended = await withoutBroken(kept, given);
  if (lessons.isEmpty || openOf(mended.judged) <= openOf(best.judged) || isLate()) return { best: mended };
  // Where that has cost connections, all of it is laid again by what is known now.
  const again = await layAgain(start, told);
  if (again === "stopped") return again;
  const whole = await withoutBroken(again, given);
  return { best: isBetterAttempt(whole, mended, openOf) ? whole : mended };
}

/** Without what breaks a rule, as long as anything does: taking one piece away can show another. */
async function withoutBroken(attempt: Attempt, given: ReadonlySet<ItemId>): Promise<Attempt> {
  let current = attempt;
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const broken = brokenRules(current, given);
    if (broken.length === 0) break;
    const bare = await withFilledZones(without(current.board, culprits(broken, current.board, given)));
    const mine = [...idsOf(bare)].filter((item) => !given.has(item));
    current = await judged(current, withoutLooseEnds(bare, new Set(mine)));
  }
  return current;
}

async function judged(attempt: Attempt, board: Board): Promise<Attempt> {
  const filled = await withFilledZones(board);
  return { ...attempt, board: filled, judged: checkBoard(filled) };
}

/** Findings that other copper mends; a net that is too long is no reason to take it away. */
const MENDED: ReadonlySet<string> = new Set([
  "annular_width",
  "clearance",
  "copper_edge_clearance",
  "drill_out_of_range",
  "hole_clearance",
  "hole_near_hole",
  "items_not_allowed",
  "track_width",
  "via_diameter",
]);

/** Errors under custom rules that name copper which the run laid. */
function brokenRules({ board, judged: { findings } }: Attempt, given: ReadonlySet<ItemId>): readonly Finding[] {
  const copper = idsOf(board);
  const isMine = (item: ItemId) => copper.has(item) && !given.has(item);
  return findings.filter(
    ({ rule, severity, customRule, items }) =>
      severity === "error" && customRule !== undefined && MENDED.has(rule) && items.some(isMine),
  );
}

/** Of every finding one piece of copper that was not given, those that are in most of them. */
function culprits(broken: readonly Finding[], board: Board, given: ReadonlySet<ItemId>): ReadonlySet<ItemId> {
  const copper = idsOf(board);
  const goes = new Set<ItemId>();
  let left = broken;
  while (left.length > 0) {
    const counts = new Map<ItemId, number>();
    for (const { items } of left)
      for (const item of items) if (copper.has(item) && !given.has(item)) counts.set(item, (counts.get(item) ?? 0) + 1);
    const worst = [...counts].reduce<readonly [ItemId, number] | undefined>(
      (most, one) => (most && most[1] >= one[1] ? most : one),
      undefined,
    );
    if (!worst) break;
    goes.add(worst[0]);
    left = left.filter(({ items }) => !items.includes(worst[0]));
  }
  return goes;
}

type Range = NetLimits["width"];

/** What findings have asked for, by net, and of the whole board what the engine knows for all nets together. */
class Lessons {
  readonly nets = new Map<NetId, NetLimits>();
  #edge = 0;
  #hole = 0;
  #drills = 0;

  get isEmpty(): boolean {
    return this.nets.size === 0 && this.#edge + this.#hole + this.#drills === 0;
  }

  /** Learns from what is broken; returns the copper to lay again. */
  learn(broken: readonly Finding[], board: Board, given: ReadonlySet<ItemId>): ReadonlySet<ItemId> {
    const goes = culprits(broken, board, given);
    const netOf = new Map([...board.tracks, ...board.vias].map(({ id, net }) => [id, net]));
    for (const finding of broken)
      for (const item of finding.items) {
        const net = netOf.get(item);
        if (net !== undefined && goes.has(item)) this.#learn(net, finding);
      }
    return goes;
  }

  #learn(net: NetId, { rule, actual = 0, required = 0, layer }: Finding): void {
    const old = this.nets.get(net) ?? NO_LIMITS;
    const narrower = (range: Range): Range =>
      actual < required
        ? { ...range, min: Math.max(range.min ?? 0, required) }
        : { ...range, max: Math.min(range.max ?? required, required) };
    switch (rule) {
      case "copper_edge_clearance":
        this.#edge = Math.max(this.#edge, required);
        return;
      case "hole_clearance":
        this.#hole = Math.max(this.#hole, required);
        return;
      case "hole_near_hole":
        this.#drills = Math.max(this.#drills, required);
        return;
      case "clearance":
        this.nets.set(net, { ...old, clearance: Math.max(old.clearance, required) });
        return;
      case "track_width":
        this.nets.set(net, { ...old, width: narrower(old.width) });
        return;
      case "via_diameter":
        this.nets.set(net, { ...old, viaDiameter: narrower(old.viaDiameter) });
        return;
      case "drill_out_of_range":
        this.nets.set(net, { ...old, drill: narrower(old.drill) });
        return;
      case "annular_width":
        this.nets.set(net, { ...old, ring: { min: Math.max(old.ring.min ?? 0, required) } });
        return;
      case "items_not_allowed": {
        const closed = layer?.endsWith(".Cu") ? [layer as NetLimits["closedLayers"][number]] : [];
        this.nets.set(net, { ...old, closedLayers: [...new Set([...old.closedLayers, ...closed])] });
      }
    }
  }

  /** The board's rules, as strict as was learned. */
  rulesFor({ rules }: Board): Board["rules"] {
    return {
      ...rules,
      copperToEdge: Math.max(rules.copperToEdge, this.#edge),
      minHoleClearance: Math.max(rules.minHoleClearance, this.#hole),
      minHoleToHole: Math.max(rules.minHoleToHole, this.#drills),
    };
  }
}

const NO_LIMITS: NetLimits = { clearance: 0, width: {}, viaDiameter: {}, drill: {}, ring: {}, closedLayers: [] };

function idsOf({ tracks, vias }: Board): ReadonlySet<ItemId> {
  return new Set([...tracks, ...vias].map(({ id }) => id));
}

function without(board: Board, items: ReadonlySet<ItemId>): Board {
  return {
    ...board,
    tracks: board.tracks.filter(({ id }) => !items.has(id)),
    vias: board.vias.filter(({ id }) => !items.has(id)),
  };
}
