import { and, eq, gt } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import type { EventKind } from "../../platform/database/block-records.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { events } from "../../platform/database/tables.ts";
import { type RequestContext, requireSession } from "../../wire/request-context.ts";
import type { SeenBlock } from "./block-access.ts";
import { loadViews } from "./block-loaders.ts";

const DAY_MS = 86_400_000;

/** Writes down what happened to a block, within the caller's transaction. */
export async function writeEvent(
  transaction: Database,
  event: { readonly kind: EventKind; readonly userId: string | null; readonly blockId: string; readonly at: Date },
): Promise<void> {
  const { at, ...row } = event;
  await transaction.insert(events).values({ ...row, createdAt: at });
}

/** Once a day for each person and block. */
export async function noteView({ db, now }: Application, userId: string, blockId: string): Promise<void> {
  const seen = await db.$count(
    events,
    and(
      eq(events.userId, userId),
      eq(events.kind, "BLOCK_VIEW"),
      eq(events.blockId, blockId),
      gt(events.createdAt, new Date(now().getTime() - DAY_MS)),
    ),
  );
  if (seen === 0) await writeEvent(db, { kind: "BLOCK_VIEW", userId, blockId, at: now() });
}

/** First complete within this time. */
const NEW_MS = 14 * DAY_MS;

/** Whether a block is new to who looks at a list. */
export async function isNewFor(context: RequestContext, { block, current, isNew }: SeenBlock): Promise<boolean> {
  if (isNew !== undefined) return isNew;
  const { now } = context.application;
  // They are part of the program.
  if (block.builtInKey !== null) return false;
  if (!current?.completedAt || now().getTime() - current.completedAt.getTime() > NEW_MS || current.number > 1)
    return false;
  const { userId } = requireSession(context);
  return !(await context.loaders.of(loadViews).load({ userId, blockId: block.id }));
}
