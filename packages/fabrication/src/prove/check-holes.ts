import { type Board, copperLayers } from "@tracewright/board";
import type { DrillHit } from "@tracewright/formats";
import type { Point } from "@tracewright/geometry";
import { type BoardHole, boardHoles } from "../board-holes.ts";
import { atMm, inMm } from "./at-mm.ts";
import { type FabCheck, judge } from "./fab-proof.ts";
import type { FabSet } from "./read-fab-set.ts";

/** Drill files may round to a micrometre. */
const TOLERANCE = 1_000;

/** Whether every hole of the board is drilled once, where and as wide as it should be, plated or not. */
export function checkHoles(board: Board, set: FabSet): FabCheck[] {
  const order = copperLayers(board);
  const holes = boardHoles(board);
  const spanOf = (hole: BoardHole) => `${order.indexOf(hole.from) + 1},${order.indexOf(hole.to) + 1}`;
  const groups = [
    { id: "plated-holes", title: "Every plated hole is drilled once", plated: true },
    { id: "unplated-holes", title: "Every unplated hole is drilled once", plated: false },
  ];
  return groups.map(({ id, title, plated }) => {
    const wanted = holes.filter((hole) => hole.plated === plated).map((hole) => ({ ...hole, span: spanOf(hole) }));
    const drilled = set.drills
      .filter((file) => file.function.startsWith(plated ? "Plated," : "NonPlated,"))
      .flatMap(({ function: purpose, drill }) => {
        const [, from = "", to = ""] = purpose.split(",");
        return drill.hits.map((hit) => ({ ...hit, span: `${from},${to}` }));
      });
    const { missing, extra } = matchHoles(wanted, drilled);
    const found = wanted.length - missing.length;
    return judge(id, title, `${found} of ${wanted.length} holes`, [
      ...missing.map((hole) => `${describe(hole)} is not drilled`),
      ...extra.map((hit) => `${describe(hit)} is drilled but not on the board`),
    ]);
  });
}

type SpannedHit = DrillHit & { readonly span: string };

/** Pairs holes one to one: same place, same size, same layers, within the tolerance. */
function matchHoles(wanted: readonly SpannedHit[], drilled: readonly SpannedHit[]) {
  const cells = new Map<string, SpannedHit[]>();
  const cellOf = (x: number, y: number) => `${x},${y}`;
  const column = (value: number) => Math.floor(value / (4 * TOLERANCE));
  for (const hit of drilled) {
    const key = cellOf(column(middle(hit).x), column(middle(hit).y));
    const cell = cells.get(key);
    if (cell) cell.push(hit);
    else cells.set(key, [hit]);
  }
  const used = new Set<SpannedHit>();
  const missing = wanted.filter((hole) => {
    const { x, y } = middle(hole);
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++)
        for (const hit of cells.get(cellOf(column(x) + dx, column(y) + dy)) ?? [])
          if (!used.has(hit) && isSameHole(hole, hit)) {
            used.add(hit);
            return false;
          }
    return true;
  });
  return { missing, extra: drilled.filter((hit) => !used.has(hit)) };
}

function isSameHole(a: SpannedHit, b: SpannedHit): boolean {
  if (a.span !== b.span || Math.abs(a.diameter - b.diameter) > TOLERANCE) return false;
  const [aEnd, bEnd] = [a.end ?? a.position, b.end ?? b.position];
  return (
    (isNear(a.position, b.position) && isNear(aEnd, bEnd)) || (isNear(a.position, bEnd) && isNear(aEnd, b.position))
  );
}

function isNear(a: Point, b: Point): boolean {
  return Math.abs(a.x - b.x) <= TOLERANCE && Math.abs(a.y - b.y) <= TOLERANCE;
}

function middle({ position, end = position }: DrillHit): Point {
  return { x: (position.x + end.x) / 2, y: (position.y + end.y) / 2 };
}

function describe({ position, end, diameter }: DrillHit): string {
  return `a ${end ? "slot" : "hole"} of ${inMm(diameter)} at ${atMm(position)}`;
}
