import { type Board, type Finding, findPairPartner, type ItemId, type NetId, ruleBookOf } from "@tracewright/board";
import type { LengthWish } from "@tracewright/routing";
import { addedCopper } from "../added-copper.ts";
import type { Attempt } from "../routing-attempt.ts";
import type { Finished } from "./finish.ts";
import { lengthened } from "./lengthened.ts";

/** So often the nets of a group are measured and lengthened: gains are rounded, and both nets of a pair take turns. */
const MAX_ROUNDS = 4;
/** Beyond what a rule asks for, nanometres: gains are rounded, and a net that just reaches its limit breaks it by rounding. */
const SPARE = 60_000;

/**
 * Nets that a custom rule finds too short (`length`), or shorter than the longest of their group (`skew`), get meanders where
 * the routed board has left room. A net that is too long stays as it is; what still breaks its rule is a finding as any other.
 */
export async function matchLengths({
  stripped,
  best,
  options: { isLate = () => false },
}: Finished): Promise<Pick<Finished, "best">> {
  const book = ruleBookOf(stripped);
  if (!book.limits("length") && !book.limits("skew")) return { best };
  let matched = best;
  for (let round = 1; round <= MAX_ROUNDS && !isLate(); round += 1) {
    const next = await longer(matched, minesOf(stripped, matched.board), isLate);
    if (!next) break;
    matched = next;
  }
  return { best: matched };
}

/** All together, else one by one: one net that is worse for it keeps none of the others short. */
async function longer(from: Attempt, mine: ReadonlySet<ItemId>, isLate: () => boolean): Promise<Attempt | undefined> {
  const wishes = wishesOf(from);
  if (wishes.length === 0) return undefined;
  const together = await lengthened(from, wishes, mine);
  if (together || wishes.length === 1) return together?.attempt;
  let attempt: Attempt | undefined;
  for (const wish of wishes)
    if (!isLate()) attempt = (await lengthened(attempt ?? from, [wish], mine))?.attempt ?? attempt;
  return attempt;
}

/** What each net lacks by the rule that asks most of it. */
function wishesOf({ board, judged: { findings, ratsnest } }: Attempt): LengthWish[] {
  const open = new Set(ratsnest.map(({ net }) => net));
  const lacks = new Map<NetId, number>();
  for (const finding of findings) {
    const [net] = finding.nets ?? [];
    if (net === undefined || open.has(net)) continue;
    const lack = lackOf(finding);
    if (lack > 0) lacks.set(net, Math.max(lacks.get(net) ?? 0, lack + SPARE));
  }
  const wishes = new Map<NetId, LengthWish>();
  for (const [net, lack] of lacks) {
    const partner = findPairPartner(board, net);
    // One net of a pair at a time: the other's track is split beside it.
    if (partner === undefined || !wishes.has(partner)) wishes.set(net, { net, partner, lack });
  }
  return [...wishes.values()];
}

function lackOf({ rule, actual = 0, required = 0 }: Finding): number {
  if (rule === "length_out_of_range") return required - actual;
  return rule === "skew_out_of_range" ? actual - required : 0;
}

function minesOf(stripped: Board, board: Board): ReadonlySet<ItemId> {
  return new Set(addedCopper(stripped, board).tracks.map(({ id }) => id));
}
