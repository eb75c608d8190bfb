import { type Board, type CopperLayerId, copperLayers } from "@tracewright/board";
import type { DrillHit } from "@tracewright/formats";
import { type BoardHole, boardHoles } from "./board-holes.ts";

/** One drill file of the set. */
export interface DrillSet {
  readonly function: readonly string[];
  /** What follows the board's name. */
  readonly suffix: string;
  readonly hits: readonly DrillHit[];
}

/** Plated and unplated holes apart, and blind or buried ones apart for each pair of layers. */
export function drillFiles(board: Board): DrillSet[] {
  const copper = copperLayers(board);
  const number = (layer: CopperLayerId) => String(copper.indexOf(layer) + 1);
  const last = String(copper.length);
  const holes = boardHoles(board);
  const through = (hole: BoardHole) => number(hole.from) === "1" && number(hole.to) === last;
  const sets: DrillSet[] = [
    {
      function: ["Plated", "1", last, "PTH"],
      suffix: "-PTH.drl",
      hits: holes.filter((hole) => hole.plated && through(hole)).map(hitOf),
    },
    {
      function: ["NonPlated", "1", last, "NPTH"],
      suffix: "-NPTH.drl",
      hits: holes.filter((hole) => !hole.plated).map(hitOf),
    },
  ];
  const partial = holes.filter((hole) => hole.plated && !through(hole));
  for (const span of new Set(partial.map(({ from, to }) => `${from} ${to}`))) {
    const hits = partial.filter(({ from, to }) => `${from} ${to}` === span);
    const [{ from, to } = { from: "F.Cu", to: "B.Cu" } as const] = hits;
    const kind = number(from) === "1" || number(to) === last ? "Blind" : "Buried";
    sets.push({
      function: ["Plated", number(from), number(to), kind],
      suffix: `-${from.replace(".", "_")}-${to.replace(".", "_")}.drl`,
      hits: hits.map(hitOf),
    });
  }
  return sets;
}

function hitOf({ position, end, diameter, function: purpose }: BoardHole): DrillHit {
  return { position, ...(end ? { end } : {}), diameter, function: purpose };
}
