/**
 * The internals of a run for debugging. Everything returned is a copy; no query here
 * changes what the run will do, and a run that is not inspected pays nothing.
 */
import type { NetId } from "@tracewright/board";
import { cellOfNode } from "../coarse/coarse-grid.ts";
import { fillByCell, mapCongestion } from "../coarse/congestion-map.ts";
import type { EngineState, Snapshot } from "../engine/state.ts";
import { type Copper, copperOf, nodeX, nodeY } from "../grid/route.ts";
import { BLOCKED, FREE } from "../grid/static-field.ts";
import type { Workbench } from "../search/workbench.ts";
import { findContested } from "./find-contested.ts";
import {
  type CopperPicture,
  FIELD_BLOCKED,
  FIELD_FREE,
  FIELD_OWNED,
  type InspectedAccess,
  type InspectedConflict,
  type InspectedCopper,
  type InspectedNode,
  type InspectedOpenNet,
  type InspectedPlane,
  type InspectedSite,
  type PlaneKind,
  type PlaneLayer,
  type StepPlace,
} from "./inspected.ts";

/** Which of a run's planes is meant. */
export interface PlaneChoice {
  readonly layer: PlaneLayer;
  /** Number of the track profile, or of the via profile where the layer is `vias`. */
  readonly profile: number;
}

/** Planes that the engine holds itself. */
type LivePlane = Exclude<PlaneKind, "congestion">;

interface Inspected {
  readonly bench: Workbench;
  readonly state: EngineState;
  /** Of the board, by the problem's net numbers. */
  readonly netIds: readonly NetId[];
  readonly isEpochBoundary: () => boolean;
  /** What the run shows as its best so far. */
  readonly best: () => Snapshot;
}

export class RunInspection {
  readonly #bench: Workbench;
  readonly #state: EngineState;
  readonly #netIds: readonly NetId[];
  readonly #isEpochBoundary: () => boolean;
  readonly #best: () => Snapshot;

  constructor({ bench, state, netIds, isEpochBoundary, best }: Inspected) {
    this.#bench = bench;
    this.#state = state;
    this.#netIds = netIds;
    this.#isEpochBoundary = isEpochBoundary;
    this.#best = best;
  }

  place(): StepPlace {
    const { phase, cycle, round, position, order, pressure, stale, trialBudget, trialPops } = this.#state;
    const isEpochBoundary = this.#isEpochBoundary();
    // The repair counts a net when its turn begins, the other phases when it is over.
    const turn = phase === "repair" && !isEpochBoundary ? position - 1 : position;
    const { atWork } = this.#bench;
    return {
      phase,
      cycle,
      round,
      position,
      order: order.length,
      turn: atWork === undefined ? turn : order.indexOf(atWork),
      net: this.#bench.problem.nets[atWork ?? order[turn] ?? -1]?.name,
      isBetweenTurns: isEpochBoundary || this.#bench.isBetweenTurns,
      isEpochBoundary,
      pressure,
      stale,
      trials: trialBudget > 0 ? { visits: trialPops, most: trialBudget } : undefined,
      visits: this.#bench.spent,
      growths: this.#bench.ban,
    };
  }

  site(): InspectedSite {
    const { grid, profiles, problem, accesses, terminalsOf } = this.#bench;
    const { pitch, originX, originY, width, height, layers } = grid;
    const routed = terminalsOf.flatMap((terminals, net) => (terminals.length > 1 ? [net] : []));
    const namesOf = (uses: (net: number) => boolean) => routed.filter(uses).map((net) => problem.nets[net]!.name);
    return {
      grid: { pitch, originX, originY, width, height, layers },
      tracks: profiles.tracks.map(({ halfWidth, clearance }, profile) => ({
        width: halfWidth * 2,
        clearance,
        nets: namesOf((net) => profiles.wide[net] === profile || profiles.neck[net] === profile),
        isNeck: profiles.neck.some((neck, net) => neck === profile && profiles.wide[net] !== profile),
      })),
      vias: profiles.vias.map(({ radius, clearance }, profile) => ({
        width: radius * 2,
        clearance,
        nets: namesOf((net) => profiles.via[net] === profile || profiles.smallVia[net] === profile),
        isNeck: false,
      })),
      nets: problem.nets.map(({ name }, net) => ({
        id: this.#netIds[net]!,
        name,
        connections: Math.max(0, terminalsOf[net]!.length - 1),
      })),
      terminals: problem.terminals.map(({ label, net, item, anchors }, terminal) => ({
        label,
        net: problem.nets[net]!.name,
        item,
        x: anchors[0]?.x ?? 0,
        y: anchors[0]?.y ?? 0,
        accesses: accesses[terminal]!.length,
      })),
    };
  }

  /** Undefined where there is no such layer or profile. */
  plane(kind: PlaneKind, choice: PlaneChoice): InspectedPlane | undefined {
    const values = kind === "congestion" ? this.#congestion(choice.layer) : this.#numbers(kind, choice);
    if (!values) return undefined;
    let largest = 0;
    for (const value of values) if (value > largest) largest = value;
    return { kind, layer: choice.layer, values, largest };
  }

  /** The node nearest to a place; undefined beyond the lattice. */
  nodeAt(x: number, y: number, choice: PlaneChoice): InspectedNode | undefined {
    const { grid, problem } = this.#bench;
    const column = Math.round((x - grid.originX) / grid.pitch);
    const row = Math.round((y - grid.originY) / grid.pitch);
    if (column < 0 || row < 0 || column >= grid.width || row >= grid.height) return undefined;
    const cell = row * grid.width + column;
    const owner = this.#source("field", choice)?.[cell];
    if (owner === undefined) return undefined;
    return {
      x: nodeX(grid, cell),
      y: nodeY(grid, cell),
      layer: choice.layer,
      owner:
        owner === FREE
          ? { kind: "free" }
          : owner === BLOCKED
            ? { kind: "blocked" }
            : { kind: "net", net: problem.nets[owner - 1]!.name },
      occupancy: this.#source("occupancy", choice)?.[cell] ?? 0,
      history: this.#source("history", choice)?.[cell] ?? 0,
    };
  }

  copper(picture: CopperPicture): InspectedCopper {
    const { grid, problem, copper } = this.#bench;
    const pieces: readonly Copper[] =
      picture === "current"
        ? copper
        : this.#best().routes.map((route, net) => copperOf(grid, problem.nets[net]!, route));
    const segments = pieces.flatMap((own, net) =>
      own.segments.flatMap((s) => [s.ax, s.ay, s.bx, s.by, s.halfWidth * 2, s.layer, net]),
    );
    const vias = pieces.flatMap((own, net) => own.vias.flatMap((v) => [v.x, v.y, v.diameter, v.drill, net]));
    return { segments: Int32Array.from(segments), vias: Int32Array.from(vias) };
  }

  /** Of the current picture: copper of two nets, or of one net and something fixed, that is too near. */
  conflicts(): InspectedConflict[] {
    return findContested(this.#bench);
  }

  accesses(terminal: number): InspectedAccess[] {
    const { grid, accesses } = this.#bench;
    return (accesses[terminal] ?? []).map(({ node, cost, points, narrow }) => ({
      layer: Math.floor(node / grid.plane),
      cost,
      isNarrow: narrow,
      points: [...points],
    }));
  }

  /** Nets that the best snapshot leaves open, worst first. */
  openNets(): InspectedOpenNet[] {
    const bench = this.#bench;
    const { routes } = this.#best();
    return bench.problem.nets
      .map(({ name }, net) => ({
        net: name,
        open: bench.openOf(net, routes[net] ?? { branches: [] }),
        hopeless: bench.hopelessOf(net),
      }))
      .filter(({ open }) => open > 0)
      .sort((a, b) => b.open - a.open);
  }

  #numbers(kind: LivePlane, choice: PlaneChoice): Uint8Array | Uint16Array | undefined {
    const source = this.#source(kind, choice);
    return source && (kind === "field" ? Uint8Array.from(source, fieldKind) : source.slice());
  }

  /** Of the current picture, node by node, though it is counted cell by cell. */
  #congestion(layer: PlaneLayer): Uint8Array | undefined {
    const { grid } = this.#bench;
    if (layer === "vias" || layer < 0 || layer >= grid.layers) return undefined;
    const map = mapCongestion(this.#bench);
    const fill = fillByCell(map);
    return Uint8Array.from(
      { length: grid.plane },
      (_, cell) => fill[cellOfNode(map.coarse, layer * grid.plane + cell)]!,
    );
  }

  /** A live view of one layer's numbers. */
  #source(kind: LivePlane, { layer, profile }: PlaneChoice): Uint8Array | Uint16Array | undefined {
    const { grid, field, occupancy, history, viaHistory } = this.#bench;
    const planes = { field, occupancy };
    if (layer === "vias") return kind === "history" ? viaHistory : planes[kind].vias[profile];
    if (layer < 0 || layer >= grid.layers) return undefined;
    const whole = kind === "history" ? history : planes[kind].tracks[profile];
    return whole?.subarray(layer * grid.plane, (layer + 1) * grid.plane);
  }
}

function fieldKind(owner: number): number {
  return owner === FREE ? FIELD_FREE : owner === BLOCKED ? FIELD_BLOCKED : FIELD_OWNED;
}
