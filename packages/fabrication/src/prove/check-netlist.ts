import { type Board, tiedNets } from "@tracewright/board";
import type { TestPoint } from "@tracewright/formats";
import { shownName } from "@tracewright/text";
import type { CopperGroups } from "../copper-groups.ts";
import { netlistPoints } from "../netlist-points.ts";
import { atMm } from "./at-mm.ts";
import { type FabCheck, judge } from "./fab-proof.ts";
import type { FabSet } from "./read-fab-set.ts";

/** The format says places in micrometres, or in tenths of a mil where a board is far from its origin. */
const TOLERANCE = 1_300;

/**
 * The netlist of the set has to name every pad, via and unplated hole of the board at its place; a fab tests the bare
 * boards by it. Where copper does not follow it, the board's own tracks do not either (the proof of the copper says so
 * otherwise): a warning, since the test would sort every board out.
 */
export function checkNetlist(board: Board, { netlists }: FabSet, made: CopperGroups): FabCheck[] {
  const title = "The netlist names every pad, via and unplated hole at its place";
  const [file] = netlists;
  if (!file) return [judge("netlist", title, "none", ["there is no netlist"])];
  const { points } = file.netlist;
  const wanted = netlistPoints(board);
  const { missing, extra } = matchPoints(wanted, points);
  const { pieces, joined, nets } = testElectrically(points, made, tiesByName(board));
  return [
    judge("netlist", title, `${wanted.length - missing.length} of ${wanted.length} points`, [
      ...missing.map((point) => `${describe(point)} is not in the netlist`),
      ...extra.map((point) => `${describe(point)} is in the netlist but not on the board`),
    ]),
    judge("nets-whole", "All nets are connected", `${nets - pieces.length} of ${nets} nets`, pieces, "warning"),
    judge("nets-apart", "No nets are shorted", `${joined.length} joined`, joined, "warning"),
  ];
}

function matchPoints(wanted: readonly TestPoint[], found: readonly TestPoint[]) {
  const cellOf = (x: number, y: number) => `${x},${y}`;
  const column = (value: number) => Math.floor(value / (4 * TOLERANCE));
  const cells = new Map<string, TestPoint[]>();
  for (const point of found) {
    const key = cellOf(column(point.position.x), column(point.position.y));
    const cell = cells.get(key);
    if (cell) cell.push(point);
    else cells.set(key, [point]);
  }
  const used = new Set<TestPoint>();
  const missing = wanted.filter((point) => {
    const [x, y] = [column(point.position.x), column(point.position.y)];
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++)
        for (const other of cells.get(cellOf(x + dx, y + dy)) ?? [])
          if (!used.has(other) && isSamePoint(point, other)) {
            used.add(other);
            return false;
          }
    return true;
  });
  return { missing, extra: found.filter((point) => !used.has(point)) };
}

function isSamePoint(a: TestPoint, b: TestPoint): boolean {
  return (
    a.kind === b.kind &&
    a.net === b.net &&
    a.access === b.access &&
    a.hole?.plated === b.hole?.plated &&
    // Four columns end at 9.999 mm.
    Math.abs(Math.min(a.hole?.diameter ?? 0, 9_999_000) - Math.min(b.hole?.diameter ?? 0, 9_999_000)) <= TOLERANCE &&
    Math.abs(a.position.x - b.position.x) <= TOLERANCE &&
    Math.abs(a.position.y - b.position.y) <= TOLERANCE
  );
}

/** Names of nets that footprints join on purpose, each with the name that stands for its set. */
function tiesByName(board: Board): ReadonlyMap<string, string> {
  const names = new Map(board.nets.map(({ id, name }) => [id, name]));
  return new Map([...tiedNets(board)].map(([net, first]) => [names.get(net) ?? net, names.get(first) ?? first]));
}

/**
 * What the fab's needles would find on a board made from the films: nets in pieces, and nets that are joined though no
 * net tie or bridged jumper joins them.
 */
function testElectrically(points: readonly TestPoint[], made: CopperGroups, ties: ReadonlyMap<string, string>) {
  const byNet = new Map<string, Map<number, TestPoint>>();
  const byGroup = new Map<number, Map<string, TestPoint>>();
  for (const point of points) {
    if (point.kind === "tooling" || point.net === undefined) continue;
    const group = groupUnder(point, made);
    if (group === undefined) continue;
    const groups = byNet.get(point.net) ?? new Map<number, TestPoint>();
    if (!groups.has(group)) groups.set(group, point);
    byNet.set(point.net, groups);
    const nets = byGroup.get(group) ?? new Map<string, TestPoint>();
    if (!nets.has(point.net)) nets.set(point.net, point);
    byGroup.set(group, nets);
  }
  const pieces = [...byNet].flatMap(([net, groups]) => {
    const [first, second] = groups.values();
    if (!first || !second) return [];
    return [`${shownName(net)} is in ${groups.size} pieces: ${describe(first)} and ${describe(second)} are apart`];
  });
  const joined = [...byGroup.values()].flatMap((nets) => {
    const sets = new Map([...nets].map(([name, point]) => [ties.get(name) ?? name, point] as const));
    const [first, second] = sets.values();
    return first && second
      ? [`${[...nets.keys()].map(shownName).join(", ")} are joined: ${describe(first)}, ${describe(second)}`]
      : [];
  });
  return { pieces, joined, nets: byNet.size };
}

function groupUnder({ access, position }: TestPoint, made: CopperGroups): number | undefined {
  const layers = access === 0 ? made.layers : [access - 1];
  for (const layer of layers) {
    const group = made.groupAt(position, layer);
    if (group !== undefined) return group;
  }
  return undefined;
}

function describe({ kind, net, component, pin, position }: TestPoint): string {
  const thing = component ? `${component} pad ${pin ?? ""}`.trim() : kind === "tooling" ? "an unplated hole" : "a via";
  return `${thing}${net === undefined ? "" : ` (${shownName(net)})`} at ${atMm(position)}`;
}
