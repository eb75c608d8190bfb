import { POSES } from "../problem/poses.ts";
import type { PlacementProblem } from "../problem/problem.ts";

/** A satellite hangs on its anchor when no more than a third of what it is wired with leads elsewhere. */
const MAX_ELSEWHERE = 1 / 3;
/** An anchor has this many times the pins of what hangs on it. */
const MANY_TIMES = 2;

/**
 * What moves with a part as one piece: the parts that the circuit wants near to it (its decoupling capacitors, its
 * crystal), and small ones that are wired with hardly anything else. A part hangs on one other at the most, and on none
 * that hangs itself. Per part the list of its satellites, empty for most.
 */
export function findClusters(problem: PlacementProblem): readonly Int32Array[] {
  const { partCount, pinStart, proximities } = problem;
  const pins = (part: number) => pinStart[part + 1]! - pinStart[part]!;
  const anchors = new Int32Array(partCount).fill(-1);
  const strongest = new Float64Array(partCount);
  for (const { part, other, weight } of proximities) {
    if (other < 0 || other === part) continue;
    const [satellite, anchor] = pins(part) <= pins(other) ? [part, other] : [other, part];
    if (weight <= strongest[satellite]!) continue;
    strongest[satellite] = weight;
    anchors[satellite] = anchor;
  }
  const wiring = wiringOf(problem);
  for (let part = 0; part < partCount; part += 1) {
    if (anchors[part]! >= 0) continue;
    let total = 0;
    let best = -1;
    for (const [other, weight] of wiring[part]!) {
      total += weight;
      if (other >= 0 && (best < 0 || weight > wiring[part]!.get(best)!)) best = other;
    }
    if (best >= 0 && pins(best) >= MANY_TIMES * pins(part) && wiring[part]!.get(best)! > total * (1 - MAX_ELSEWHERE))
      anchors[part] = best;
  }
  const satellites = Array.from({ length: partCount }, (): number[] => []);
  for (let part = 0; part < partCount; part += 1) {
    const anchor = anchors[part]!;
    if (anchor >= 0 && anchors[anchor]! < 0 && problem.wantsEdge[part] === 0) satellites[anchor]!.push(part);
  }
  return satellites.map((list) => Int32Array.from(list));
}

/** How strongly each part is wired with each other one; −1 stands for all that never moves. */
function wiringOf({ partCount, netCount, pinStart, pinNet, netWeight, fixedPins }: PlacementProblem) {
  const members = Array.from({ length: netCount }, () => new Set<number>());
  for (let part = 0; part < partCount; part += 1)
    for (let pin = pinStart[part]!; pin < pinStart[part + 1]!; pin += 1) members[pinNet[pin]!]!.add(part);
  const wiring = Array.from({ length: partCount }, () => new Map<number, number>());
  for (const [net, parts] of members.entries()) {
    const ends = parts.size + (fixedPins[net]!.length > 0 ? 1 : 0);
    if (ends < 2 || ends > MAX_ENDS) continue;
    const share = netWeight[net]! / (ends - 1);
    for (const part of parts) {
      const add = (other: number) => wiring[part]!.set(other, (wiring[part]!.get(other) ?? 0) + share);
      for (const other of parts) if (other !== part) add(other);
      if (fixedPins[net]!.length > 0) add(-1);
    }
  }
  return wiring;
}

/** Nets of more parts bind nothing together. */
const MAX_ENDS = 16;

/** Parts whose claims differ by less than about a quarter in both directions, turned or not, are of one size. */
const SIZE_STEP = Math.log(1.25);

/** Per part all parts of its size on its side, itself among them: those may change places without pushing anything. */
export function findPeers({ partCount, frontBoxes, backBoxes }: PlacementProblem): readonly Int32Array[] {
  const sizes = Array.from({ length: partCount }, (_, part) => {
    const at = part * POSES * 4;
    const side = frontBoxes[at]! <= frontBoxes[at + 2]! ? "front" : "back";
    const boxes = side === "front" ? frontBoxes : backBoxes;
    const steps = [boxes[at + 2]! - boxes[at]!, boxes[at + 3]! - boxes[at + 1]!]
      .map((length) => Math.round(Math.log(Math.max(1, length)) / SIZE_STEP))
      .sort((a, b) => a - b);
    return [side, ...steps].join(" ");
  });
  const members = Map.groupBy(sizes.keys(), (part) => sizes[part]!);
  const lists = new Map([...members].map(([size, parts]) => [size, Int32Array.from(parts)]));
  return sizes.map((size) => lists.get(size)!);
}
