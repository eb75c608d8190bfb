import { type Board, type ItemId, itemId, type NetId, netClassOf, type Via } from "@tracewright/board";
import { fromMm, type Nm, type Point } from "@tracewright/geometry";

/** A through via by the net's class, and no smaller than the rules of the board let any be. */
export function planeVia(board: Board, net: NetId, { id, at }: { readonly id: string; readonly at: Point }): Via {
  const { viaDiameter, viaDrill } = netClassOf(board, net);
  const { minThroughHoleDiameter, minViaDiameter, minViaAnnularWidth } = board.rules;
  const drill = Math.max(viaDrill, minThroughHoleDiameter);
  return {
    id: itemId(id),
    kind: "through",
    position: at,
    diameter: Math.max(viaDiameter, minViaDiameter, drill + 2 * minViaAnnularWidth),
    drill,
    layers: ["F.Cu", "B.Cu"],
    net,
    locked: false,
    free: true,
  };
}

/** The centre and eight points of the rim of a circle: where all of them lie in copper of a fair size, the circle does. */
export function rimOf({ x, y }: Point, radius: number): Point[] {
  const slant = radius * Math.SQRT1_2;
  const steps = [-1, 0, 1];
  return steps.flatMap((right) =>
    steps.map((down) => {
      const reach = right !== 0 && down !== 0 ? slant : radius;
      return { x: Math.round(x + right * reach), y: Math.round(y + down * reach) };
    }),
  );
}

/** Whether a new via keeps its distance to others that are as new: those of its own net need it between the holes alone. */
export function isClearOf(via: Via, others: readonly Via[], board: Board): boolean {
  const clearance = netClassOf(board, via.net).clearance;
  return others.every((other) => {
    const apart = Math.hypot(via.position.x - other.position.x, via.position.y - other.position.y);
    if (apart < (via.drill + other.drill) / 2 + holeToHole(board)) return false;
    const between = Math.max(clearance, netClassOf(board, other.net).clearance);
    return other.net === via.net || apart >= (via.diameter + other.diameter) / 2 + between;
  });
}

/** Of the board's material between two holes, where the rules ask for less. */
const MIN_WEB = fromMm(0.25);

export function holeToHole({ rules }: Board): Nm {
  return Math.max(rules.minHoleToHole, MIN_WEB);
}

/** The id wanted, or that with a number where the board has it already. */
export function freeId(wanted: string, taken: Set<string>): ItemId {
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}/${number}`;
  taken.add(id);
  return itemId(id);
}
