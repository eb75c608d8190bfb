import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/open-database.ts";
import { runPieces, runs } from "../../../platform/database/tables.ts";
import type { HeldLease } from "../../../platform/work/lease-watch.ts";

export type PieceRow = typeof runPieces.$inferSelect;

/** A piece whose workers died this often is left to the run itself. */
const MAX_ATTEMPTS = 3;

export interface PieceAttempt {
  readonly id: string;
  readonly attempt: string;
}

const isWaiting = eq(runPieces.status, "WAITING");
const ofAttempt = ({ id, attempt }: PieceAttempt) =>
  and(eq(runPieces.id, id), eq(runPieces.leaseOwner, attempt), eq(runPieces.status, "PROGRESS"));

/** Claims the next piece: of the run of which the fewest are at work, then in the order of their offers. */
export async function claimNextPiece(db: Database, attempt: string): Promise<PieceRow | undefined> {
  return db.transaction(async (transaction) => {
    const inHand = sql`(select count(*) from run_pieces as held
      where held.run_id = ${runPieces.runId} and held.status = 'PROGRESS')`;
    const [next] = await transaction
      .select({ id: runPieces.id })
      .from(runPieces)
      .where(isWaiting)
      .orderBy(inHand, runPieces.ticket)
      .limit(1)
      .for("update", { skipLocked: true });
    return next && claimPiece(transaction, next.id, attempt);
  });
}

/** Claims this piece; undefined when it does not wait. */
export async function claimPiece(db: Database, id: string, attempt: string): Promise<PieceRow | undefined> {
  const { attempts, beat } = runPieces;
  const [claimed] = await db
    .update(runPieces)
    .set({ status: "PROGRESS", leaseOwner: attempt, attempts: sql`${attempts} + 1`, beat: sql`${beat} + 1` })
    .where(and(eq(runPieces.id, id), isWaiting))
    .returning();
  return claimed;
}

export const WAITING_PIECES = sql`select piece.id::text as id, coalesce(run.requested_by, run.id)::text as holder,
    piece.attempts > 0 as is_begun
  from run_pieces as piece join runs as run on run.id = piece.run_id
  where piece.status = 'WAITING' order by piece.ticket`;

export async function beatPiece(db: Database, own: PieceAttempt): Promise<boolean> {
  const beaten = await db
    .update(runPieces)
    .set({ beat: sql`${runPieces.beat} + 1` })
    .where(ofAttempt(own))
    .returning({ id: runPieces.id });
  return beaten.length > 0;
}

/** False where the piece is no longer this attempt's, or no longer wanted: then nothing is changed. */
export async function endPiece(
  db: Database,
  own: PieceAttempt,
  change: Pick<PieceRow, "outcome"> & { readonly status: "COMPLETE" | "FAIL" },
): Promise<boolean> {
  const changed = await db.update(runPieces).set(change).where(ofAttempt(own)).returning({ id: runPieces.id });
  return changed.length > 0;
}

/** Another worker may compute it, and this attempt does not count. */
export async function givePieceBack(db: Database, own: PieceAttempt): Promise<void> {
  await db
    .update(runPieces)
    .set({ status: "WAITING", leaseOwner: null, attempts: sql`${runPieces.attempts} - 1` })
    .where(ofAttempt(own));
}

export type HeldPiece = HeldLease & Pick<PieceRow, "attempts">;

export function heldPieces(db: Database): Promise<HeldPiece[]> {
  const { id, leaseOwner, beat, attempts, status } = runPieces;
  return db.select({ id, leaseOwner, beat, attempts }).from(runPieces).where(eq(status, "PROGRESS"));
}

/** Of a dead worker. Nothing happens where it has given a sign of life since it was looked at. */
export async function takePieceBack(db: Database, { id, leaseOwner, beat, attempts }: HeldPiece): Promise<void> {
  await db
    .update(runPieces)
    .set({ status: attempts >= MAX_ATTEMPTS ? "FAIL" : "WAITING", leaseOwner: null })
    .where(
      and(
        eq(runPieces.id, id),
        eq(runPieces.status, "PROGRESS"),
        eq(runPieces.beat, beat),
        sql`${runPieces.leaseOwner} is not distinct from ${leaseOwner}`,
      ),
    );
}

/** Of runs that ended with their worker, which could not do it. */
export async function forgetOldPieces(db: Database): Promise<void> {
  const atWork = db.select({ id: runs.id }).from(runs).where(sql`${runs.status} in ('REQUEST', 'STARTED', 'PROGRESS')`);
  await db.delete(runPieces).where(notInArray(runPieces.runId, atWork));
}
