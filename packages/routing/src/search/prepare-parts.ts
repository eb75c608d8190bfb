/**
 * What never changes about a problem while it is routed, built once for all benches of it. On large boards that takes a
 * second, so it is built piece by piece: who steps a run can stop it meanwhile.
 */
import { findShutTerminals } from "../escape/find-shut-terminals.ts";
import { StaticIndex } from "../exact/static-index.ts";
import type { Grid } from "../grid/grid.ts";
import { buildLandingField, type LandingField } from "../grid/landing-field.ts";
import { collectProfiles } from "../grid/profiles.ts";
import type { Access } from "../grid/route.ts";
import { buildStaticField, type StaticField } from "../grid/static-field.ts";
import type { RoutingProblem } from "../problem.ts";
import { findAccesses } from "./pin-access.ts";

/** What benches of one problem in several threads need not build, and keep in memory, more than once. */
export interface BenchParts {
  readonly problem: RoutingProblem;
  readonly grid: Grid;
  readonly field: StaticField;
  readonly landing: LandingField | undefined;
  /** By terminal, then by chain of given copper. */
  readonly accesses: readonly (readonly Access[])[];
  /** By terminal: 1 where fixed objects let no way out. */
  readonly shut: Uint8Array;
  /** Written by the run's own thread alone, and never while others search. */
  readonly history: Uint16Array;
  readonly viaHistory: Uint16Array;
}

/** Work in node visits: of a node of a field, of a way into a pad, and of a place that a flood reaches. */
const FIELD_WORK = 0.1;
const ACCESS_WORK = 12;
const FLOOD_WORK = 0.4;

/** Yields after every piece, with its work in node visits. */
export function* prepareParts(problem: RoutingProblem, grid: Grid): Generator<number, BenchParts> {
  const profiles = collectProfiles(problem);
  const field = yield* weighed(FIELD_WORK, buildStaticField(problem, grid, profiles));
  const landing = buildLandingField(problem, grid);
  if (landing) yield FIELD_WORK * grid.nodes;
  const site = { problem, grid, profiles, field, landing, index: new StaticIndex(problem) };
  const accesses: Access[][] = [];
  for (const ways of findAccesses(site)) {
    accesses.push(ways);
    yield ACCESS_WORK * (1 + ways.length);
  }
  const shut = yield* weighed(FLOOD_WORK, findShutTerminals({ ...site, accesses }));
  const history = new Uint16Array(grid.nodes);
  const viaHistory = new Uint16Array(grid.plane);
  return { problem, grid, field, landing, accesses, shut, history, viaHistory };
}

/** The same in one piece. */
export function preparePartsAtOnce(problem: RoutingProblem, grid: Grid): BenchParts {
  const pieces = prepareParts(problem, grid);
  for (;;) {
    const { done, value } = pieces.next();
    if (done) return value;
  }
}

/** Makes node visits of what pieces of work count. */
function* weighed<Result>(weight: number, pieces: Generator<number, Result>): Generator<number, Result> {
  for (;;) {
    const { done, value } = pieces.next();
    if (done) return value;
    yield weight * value;
  }
}
