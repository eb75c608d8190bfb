import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../database/open-database.ts";
import { workTurns } from "../database/tables.ts";
import type { Ticket, WorkName } from "./work-kind.ts";

/** Holder of the row that has the turn begun last. */
const EVERYBODY = "";

export const MAX_WEIGHT = 4;
/** Between two turns of a holder of weight 1: a multiple of every weight, so that the shares are exact. */
const STRIDE = 12;

/**
 * The turn of a holder's next job, by start-time fair queueing (Goyal, Vin and Cheng, SIGCOMM 1996): the jobs of a holder have
 * turns that count up by 12 divided by its weight, and a holder without waiting jobs begins with the turn that was begun last.
 * Workers take the lowest turn, so a holder who requests one job is served before the next ones of a holder who requested many,
 * whatever the number of workers. The same other holder passes a waiting one at most as often as the quotient of their weights
 * says, plus one. Requests of one holder wait for each other here until their transactions end.
 */
export async function nextTurn(
  db: Database,
  { kind, holder, weight }: Pick<Ticket, "kind" | "holder" | "weight">,
): Promise<number> {
  const begun = sql`coalesce((select turn from work_turns where kind = ${kind} and holder = ${EVERYBODY}), 0)`;
  const [row] = await db
    .insert(workTurns)
    .values({ kind, holder, turn: begun, weight })
    .onConflictDoUpdate({
      target: [workTurns.kind, workTurns.holder],
      set: {
        turn: sql`greatest(${workTurns.turn} + ${STRIDE} / ${workTurns.weight}, excluded.turn)`,
        ...(weight !== undefined && { weight }),
      },
    })
    .returning({ turn: workTurns.turn });
  if (row === undefined) throw new Error("the database returned no turn");
  return row.turn;
}

/** The turns of many jobs in the order of the list. Their holders keep the weights that they had last. */
export async function nextTurns(db: Database, kind: WorkName, holders: readonly string[]): Promise<readonly number[]> {
  const counts = new Map<string, number>();
  for (const holder of holders) counts.set(holder, (counts.get(holder) ?? 0) + 1);
  const next = new Map<string, { turn: number; readonly stride: number }>();
  // In one order for all processes, so that none waits for another in a circle.
  for (const [holder, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const turn = await nextTurn(db, { kind, holder });
    const [row] = await db
      .update(workTurns)
      .set({ turn: sql`${turn}::bigint + ${(count - 1) * STRIDE} / ${workTurns.weight}` })
      .where(and(eq(workTurns.kind, kind), eq(workTurns.holder, holder)))
      .returning({ weight: workTurns.weight });
    next.set(holder, { turn, stride: STRIDE / (row?.weight ?? 1) });
  }
  return holders.map((holder) => {
    const own = next.get(holder);
    if (own === undefined) throw new Error(`no turns were given to ${holder}`);
    const { turn } = own;
    own.turn += own.stride;
    return turn;
  });
}

/** A job of this turn was begun. */
export async function noteBegun(db: Database, kind: WorkName, turn: number): Promise<void> {
  await db
    .insert(workTurns)
    .values({ kind, holder: EVERYBODY, turn })
    .onConflictDoUpdate({
      target: [workTurns.kind, workTurns.holder],
      set: { turn },
      setWhere: lt(workTurns.turn, turn),
    });
}

/** Deletes the turns of holders whose next job would have the turn begun last anyway. */
export async function forgetOldTurns(db: Database): Promise<void> {
  await db.execute(sql`delete from work_turns as old using work_turns as begun
    where begun.kind = old.kind and begun.holder = ${EVERYBODY} and old.holder <> ${EVERYBODY}
    and old.turn + ${STRIDE} / old.weight <= begun.turn`);
}
