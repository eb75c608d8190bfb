import type { Board } from "@tracewright/board";
import { type Airwire, type CheckResult, checkConnections } from "@tracewright/checks";
import { withEarlyCopper } from "../plane-vias/early-copper.ts";
import { splitAirwires } from "../run-scope.ts";
import { withFilledZones } from "../with-filled-zones.ts";
import type { WithEarlyCopper } from "./lay-for-planes.ts";

export interface Counted extends WithEarlyCopper {
  /** Stripped, early copper laid, pours filled. */
  readonly bare: Board;
  readonly atFirst: CheckResult["connections"];
  readonly openAtFirst: readonly Airwire[];
  /** How much is open of what the run was asked to join, and of what its tracks have cut. */
  readonly openOf: (judged: CheckResult) => number;
}

/** Fills the pours, and counts what is open before the run. */
export async function fillAndCount({
  stripped,
  early,
  scope,
}: WithEarlyCopper): Promise<Pick<Counted, "bare" | "atFirst" | "openAtFirst" | "openOf">> {
  // Planes that no pad hangs on yet are there to be reached, so nothing counts as an island before routing.
  const bare = await withFilledZones(withEarlyCopper(stripped, early), { islands: "keep" });
  const { connections: atFirst, ratsnest: openAtFirst } = checkConnections(bare);
  const openOf = ({ ratsnest }: CheckResult) => splitAirwires(openAtFirst, ratsnest, scope).mine.length;
  return { bare, atFirst, openAtFirst, openOf };
}
