/**
 * Why connections are open. Without the other nets' copper there is either no way at all, and then some fixed objects
 * stand too near to each other; or there is one, and then the nets along it are who to argue with, most of all where they
 * fill a line across the board; or nothing blocks it and the run merely ended too early.
 */
import { cellOfNode, coarsenGrid } from "../coarse/coarse-grid.ts";
import { type Crossings, collectCrossings } from "../coarse/collect-crossings.ts";
import { type CoarseCut, findTightestCut } from "../coarse/tightest-cut.ts";
import type { Snapshot } from "../engine/state.ts";
import { type NetRoute, NO_ROUTE } from "../grid/route.ts";
import { ownerOf } from "../grid/static-field.ts";
import { type Component, componentsOf, eachNode, type Workbench } from "../search/workbench.ts";
import { BUDGET_MESSAGE, describeCongested } from "./describe-reason.ts";
import { explainStatic, layersLeftOut } from "./explain-static.ts";
import { findRivals, type WayFound } from "./find-rivals.ts";
import type { Place } from "./measure-pinch.ts";
import { nearestPairs, type Pair } from "./nearest-pairs.ts";
import type { Cut, OpenConnection, OpenEnd, OpenReason, Remedy, Spot } from "./open-reason.ts";

/**
 * Work spent on ways altogether, in node visits; connections beyond that are reported as over budget. A run that ended
 * before it was done has no time left, and most of what it left open is a matter of budget indeed.
 */
const MAX_WORK = { done: 4_000_000, early: 1_000_000 };
/** Places measured for narrow gaps, altogether and for one connection. */
const MAX_MEASURED = 400_000;
const MAX_MEASURED_EACH = 80_000;
/** Finer than the map of congestion: a cut has to run along the gaps. */
const CUT_SPAN = 8;
/** Lines that are looked for: a board with more open connections than that is far from done and needs no more of them. */
const MAX_CUTS = 24;
/** Places where a way meets others; more make no picture. */
const MAX_SPOTS = 24;
const NEIGHBOURHOOD = 1_000_000;

/**
 * Explains every connection that the best snapshot leaves open; `hasEnded`: the run has nothing left to do. The bench
 * is left as it was.
 */
export function explainOpen(
  bench: Workbench,
  { best: { routes: best }, hasEnded }: { readonly best: Snapshot; readonly hasEnded: boolean },
  layerNames: readonly string[],
): OpenConnection[] {
  const before = [...bench.routes];
  const { spent, budget } = bench;
  const incomplete = bench.terminalsOf.flatMap((terminals, net) =>
    terminals.length > 1 && bench.openOf(net, best[net] ?? NO_ROUTE) > 0 ? [net] : [],
  );
  if (incomplete.length > 0) placeAll(bench, best);
  const mostWork = hasEnded ? MAX_WORK.done : MAX_WORK.early;
  const open = incomplete.length > 0 ? new Explainer(bench, incomplete, layerNames).explain(mostWork) : [];
  placeAll(bench, before);
  bench.spent = spent;
  bench.budget = budget;
  return open;
}

function placeAll(bench: Workbench, routes: readonly NetRoute[]): void {
  for (let net = 0; net < bench.routes.length; net++) {
    const route = routes[net] ?? NO_ROUTE;
    if (route !== bench.routes[net]) bench.setRoute(net, route);
  }
}

interface OpenNet {
  readonly net: number;
  readonly pieceOf: ReadonlyMap<number, Component>;
  readonly pairs: readonly Pair[];
}

class Explainer {
  readonly #bench: Workbench;
  readonly #layerNames: readonly string[];
  readonly #open: readonly OpenNet[];
  #measured = 0;
  #cuts = 0;
  #crossings: Crossings | undefined;

  constructor(bench: Workbench, nets: readonly number[], layerNames: readonly string[]) {
    this.#bench = bench;
    this.#layerNames = layerNames;
    this.#open = nets.map((net) => {
      const pieces = componentsOf(bench, net, bench.routes[net]!.branches);
      // What was open in a net that is not to be joined does not matter.
      const wanted = pieces.filter(({ terminals }) =>
        terminals.some((terminal) => (bench.problem.terminals[terminal]!.group ?? 0) === 0),
      );
      const pieceOf = new Map(pieces.flatMap((piece) => piece.terminals.map((terminal) => [terminal, piece] as const)));
      return { net, pieceOf, pairs: nearestPairs(bench, wanted) };
    });
  }

  explain(mostWork: number): OpenConnection[] {
    let workLeft = mostWork;
    return this.#open.flatMap((open) => {
      const { ways = [], left = 0 } =
        workLeft > 0 ? findRivals(this.#bench, open.net, { pairs: open.pairs, mostWork: workLeft }) : {};
      workLeft = left;
      return open.pairs.map((pair, index): OpenConnection => {
        const from = endOf(this.#bench, pair[0]);
        const to = endOf(this.#bench, pair[1]);
        const name = this.#bench.problem.nets[open.net]!.name;
        return { net: name, from, to, reason: this.#reasonOf(open, pair, [from, to], ways[index]) };
      });
    });
  }

  #reasonOf(open: OpenNet, pair: Pair, ends: readonly [OpenEnd, OpenEnd], way: WayFound | undefined): OpenReason {
    const [from, to] = pair.map((terminal) => open.pieceOf.get(terminal));
    if (!way || !from || !to || (way.kind === "way" && way.rivals.length === 0))
      return { kind: "budget", message: BUDGET_MESSAGE, remedies: [{ kind: "effort" }] };
    if (way.kind === "none") return this.#explainStatic(open.net, from, to, ends);
    const { nets } = this.#bench.problem;
    const names = way.rivals.map((rival) => nets[rival]!.name);
    const found = this.#findCut(open.net, from, to);
    const cut = found && this.#describeCut(found);
    const rule = nets[open.net]!;
    const remedies: Remedy[] = [
      ...(cut && cut.needed > cut.fits
        ? [{ kind: "move", by: (cut.needed - cut.fits) * (rule.neckWidth + rule.clearance) } as const]
        : []),
      ...layersLeftOut(this.#bench, open.net, this.#layerNames),
    ];
    return {
      kind: "congested",
      message: describeCongested(
        ends.map(({ label }) => label),
        names,
        cut,
        remedies,
      ),
      nets: names,
      spots: this.#spotsOf(way.spots),
      ...(cut && { cut }),
      remedies,
    };
  }

  /** One for each neighbourhood: a way that runs beside a track meets it at every corner. */
  #spotsOf(places: readonly Place[]): Spot[] {
    const spots = new Map<string, Spot>();
    for (const { x, y, layer } of places) {
      const key = `${layer} ${Math.round(x / NEIGHBOURHOOD)} ${Math.round(y / NEIGHBOURHOOD)}`;
      if (spots.size >= MAX_SPOTS) break;
      if (!spots.has(key)) spots.set(key, { x: Math.round(x), y: Math.round(y), layer: this.#layerNames[layer] ?? "" });
    }
    return [...spots.values()];
  }

  #explainStatic(net: number, from: Component, to: Component, ends: readonly [OpenEnd, OpenEnd]): OpenReason {
    const { reason, measured } = explainStatic(this.#bench, {
      net,
      from,
      to,
      ends,
      layerNames: this.#layerNames,
      mostMeasured: Math.min(MAX_MEASURED_EACH, MAX_MEASURED - this.#measured),
    });
    this.#measured += measured;
    return reason;
  }

  #findCut(net: number, from: Component, to: Component): CoarseCut | undefined {
    if (this.#cuts++ >= MAX_CUTS) return undefined;
    const { grid, problem, profiles, field, copper } = this.#bench;
    const coarse = coarsenGrid(grid, CUT_SPAN);
    this.#crossings ??= collectCrossings(coarse, copper, problem.nets);
    const rule = problem.nets[net]!;
    const [near, far] = [from, to].map((piece) => cellsOf(this.#bench, piece, (node) => cellOfNode(coarse, node)));
    if (!near || !far || near.some((cell) => far.includes(cell))) return undefined;
    const { holeToHole, holeClearance } = problem.rules;
    return findTightestCut(this.#bench, {
      coarse,
      crossings: this.#crossings,
      owner: ownerOf(net),
      trackField: field.tracks[profiles.neck[net]!]!,
      viaField: field.vias[profiles.smallVia[net]!]!,
      width: rule.neckWidth,
      clearance: rule.clearance,
      viaApart: Math.max(
        rule.smallVia.diameter + rule.clearance,
        rule.smallVia.drill + holeToHole,
        (rule.smallVia.diameter + rule.smallVia.drill) / 2 + holeClearance,
      ),
      from: near,
      to: far,
    });
  }

  /** The cut as data, with every open connection counted that has its ends on different sides of it. */
  #describeCut({ fits, taken, takers, lines, layers, isNear }: CoarseCut): Cut {
    const coarse = coarsenGrid(this.#bench.grid, CUT_SPAN);
    // A pad's own surroundings may be free for no other net and lie on neither side; some way into it leads farther.
    const isPieceNear = (piece: Component): boolean =>
      cellsOf(this.#bench, piece, (node) => cellOfNode(coarse, node)).some(isNear);
    let across = 0;
    for (const { pieceOf, pairs } of this.#open)
      for (const pair of pairs) {
        const [a, b] = pair.map((terminal) => pieceOf.get(terminal));
        if (a && b && isPieceNear(a) !== isPieceNear(b)) across++;
      }
    const nameOf = (layer: number): string => this.#layerNames[layer] ?? "";
    return {
      needed: taken + across,
      fits,
      open: across,
      takers: takers.map(({ net, times }) => ({ net: this.#bench.problem.nets[net]!.name, times })),
      layers: layers.map(nameOf),
      lines: lines.map((line) => ({ ...line, layer: nameOf(line.layer) })),
    };
  }
}

/** The cells of a piece: of its copper, or of the ways into its pads. */
function cellsOf(bench: Workbench, piece: Component, cellOf: (node: number) => number): number[] {
  const cells = new Set<number>();
  for (const terminal of piece.terminals) for (const { node } of bench.accesses[terminal]!) cells.add(cellOf(node));
  for (const branch of piece.branches) eachNode(bench.grid, branch, (node) => cells.add(cellOf(node)));
  for (const area of piece.areas) for (const node of bench.landing?.nodes[area] ?? []) cells.add(cellOf(node));
  return [...cells];
}

function endOf(bench: Workbench, terminal: number): OpenEnd {
  const { label, item, anchors } = bench.problem.terminals[terminal]!;
  const anchor = anchors[0];
  return { label, item, x: anchor?.x ?? 0, y: anchor?.y ?? 0 };
}
