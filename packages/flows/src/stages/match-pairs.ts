import type { Board } from "@tracewright/board";
import { isSlowPair, measureLengths, type NetLength } from "@tracewright/checks";
import type { LengthWish, PairReport } from "@tracewright/routing";
import { addedCopper } from "../added-copper.ts";
import type { Attempt } from "../routing-attempt.ts";
import type { Finished } from "./finish.ts";
import { lengthened } from "./lengthened.ts";

export interface Matched extends Finished {
  /** As they were laid, those that were lengthened with by how much. */
  readonly pairs: readonly PairReport[];
}

/** Both nets of a pair may differ by so much: of one that carries fast edges, and of a slow one. Nanometres. */
const MAX_DIFFERENCE = 500_000;
const MAX_DIFFERENCE_SLOW = 2_000_000;

/**
 * The shorter net of each laid pair gets trapezoids where the routed board has left room: as it was laid, they would have
 * taken the room of others. A net that anything else is worse for stays as it was.
 */
export async function matchPairs({
  stripped,
  beginning: { pairs },
  best,
  options: { isLate = () => false },
}: Finished): Promise<Pick<Matched, "best" | "pairs">> {
  const wishes = pairs.length === 0 || isLate() ? [] : wishesOf(best.board, pairs);
  if (wishes.length === 0) return { best, pairs };
  const mine = new Set(addedCopper(stripped, best.board).tracks.map(({ id }) => id));
  const gains = new Map<LengthWish, number>();
  const lengthen = async (from: Attempt, wanted: readonly LengthWish[]): Promise<Attempt | undefined> => {
    const found = await lengthened(from, wanted, mine);
    for (const [index, wish] of wanted.entries()) if (found) gains.set(wish, found.gains[index] ?? 0);
    return found?.attempt;
  };
  let matched = await lengthen(best, wishes);
  if (!matched && wishes.length > 1) {
    // One net that parts a pour keeps none of the others from being lengthened.
    matched = best;
    for (const wish of wishes) if (!isLate()) matched = (await lengthen(matched, [wish])) ?? matched;
  }
  return { best: matched ?? best, pairs: withGains(pairs, gains) };
}

/** The shorter net of each pair that runs side by side and is whole. */
function wishesOf(board: Board, pairs: readonly PairReport[]): LengthWish[] {
  const lengths = new Map(measureLengths(board).nets.map((net) => [net.net, net]));
  return pairs.flatMap(({ name, status, positive, negative }): LengthWish[] => {
    const [p, n] = [lengths.get(positive), lengths.get(negative)];
    if (status === "separate" || !p || !n || p.open + n.open > 0) return [];
    const difference = differenceOf(p, n);
    if (difference === undefined) return [];
    const lack = Math.abs(difference);
    if (lack <= (isSlowPair(name) ? MAX_DIFFERENCE_SLOW : MAX_DIFFERENCE)) return [];
    return [difference > 0 ? { net: negative, partner: positive, lack } : { net: positive, partner: negative, lack }];
  });
}

/**
 * By how much the first is longer: from pad to pad where both have two, else all track of both if they have equally many
 * pads. A branch of one net alone, to a pull-up for instance, says nothing about the way of the signal.
 */
function differenceOf(a: NetLength, b: NetLength): number | undefined {
  if (a.padToPad && b.padToPad) return a.padToPad.length - b.padToPad.length;
  return a.pads === b.pads ? a.length - b.length : undefined;
}

function withGains(pairs: readonly PairReport[], gains: ReadonlyMap<LengthWish, number>): PairReport[] {
  const byNet = new Map([...gains].map(([{ net, lack }, gain]) => [net, { net, by: gain, rest: lack - gain }]));
  return pairs.map((pair) => {
    const lengthened = byNet.get(pair.positive) ?? byNet.get(pair.negative);
    return lengthened && lengthened.by > 0 ? { ...pair, lengthened } : pair;
  });
}
