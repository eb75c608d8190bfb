import { randomUUID } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { blocks, media, teams, users } from "../../platform/database/tables.ts";
import { IMAGE_WIDTHS } from "../../platform/images/image-widths.ts";
import { takeAttempt } from "../../platform/rate-limits.ts";
import { refusal } from "../../platform/refusal.ts";
import { openWhole } from "../../platform/storage/damaged-object.ts";
import { requireRoom } from "../storage/account-storage.ts";
import type { ReadMedia } from "./read-media.ts";

/** How long a file may lie about before something refers to it. */
const UNUSED_LIFETIME_MS = 86_400_000;
const LIMIT = { most: 60, withinMs: 3_600_000 };

export type MediaRow = typeof media.$inferSelect;

/** Keeps small files of a person; the URLs in the same order. Sixty an hour. */
export async function storeMedia(
  application: Application,
  userId: string,
  received: readonly ReadMedia[],
): Promise<string[]> {
  const { db, storage, now } = application;
  for (const _ of received)
    if ((await takeAttempt(db, [{ key: `media:${userId}`, ...LIMIT }], now())) === undefined)
      throw new ApplicationError("TOO_MANY_AUTHENTICATION_REQUESTS", refusal("too-many-uploads", {}));
  await requireRoom(
    application,
    userId,
    received.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
  );
  const urls: string[] = [];
  for (const { kind, name, mediaType, bytes } of received) {
    const id = randomUUID();
    await storage.write(mediaKey(id), bytes);
    await db
      .insert(media)
      .values({ id, ownerId: userId, kind, name, mediaType, bytes: bytes.byteLength, createdAt: now() });
    urls.push(`/media/${id}`);
  }
  return urls;
}

/** Images are seen by everybody who is logged in, as authors and team members; attachments by their owner alone. */
export async function findMedia(db: Database, userId: string, url: string): Promise<MediaRow | undefined> {
  const id = idOfMediaUrl(url);
  if (id === undefined) return undefined;
  const [row] = await db.select().from(media).where(eq(media.id, id));
  return row !== undefined && (row.kind === "image" || row.ownerId === userId) ? row : undefined;
}

/** The bytes of a file that this person may see, to download. */
export async function openMedia({ db, storage }: Application, userId: string, url: string) {
  const row = await findMedia(db, userId, url);
  const opened = row && (await openWhole(storage, mediaKey(row.id), row.bytes));
  return opened && { ...opened, name: row.name, mediaType: row.mediaType };
}

/** The URL when it names an image that the person has uploaded; an address of anybody else's is refused. */
export async function requireOwnImage(db: Database, userId: string, url: string): Promise<string> {
  const row = await findMedia(db, userId, url);
  if (row === undefined || row.kind !== "image" || row.ownerId !== userId)
    refuseField("thumbnailUrl", refusal("image-not-uploaded", {}));
  return `/media/${row.id}`;
}

/** The image of a team is the team's: it stays when the account that uploaded it is deleted. */
export async function giveImageToTeam(transaction: Database, url: string, teamId: string): Promise<void> {
  const id = idOfMediaUrl(url);
  if (id !== undefined) await transaction.update(media).set({ ownerId: null, teamId }).where(eq(media.id, id));
}

/** Root-relative and without a query: nothing outside the storage can be named. */
function idOfMediaUrl(url: string): string | undefined {
  return /^\/media\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/.exec(url)?.[1];
}

/** Removes what was uploaded and never used, and images that were replaced. Profiles, teams and blocks refer to files. */
export async function removeUnusedMedia({ db, storage, now }: Application): Promise<void> {
  const unused = await db
    .delete(media)
    .where(
      and(
        lt(media.createdAt, new Date(now().getTime() - UNUSED_LIFETIME_MS)),
        sql`not exists (select 1 from ${users} where ${users.thumbnailUrl} = '/media/' || ${media.id}::text)`,
        sql`not exists (select 1 from ${teams} where ${teams.thumbnailUrl} = '/media/' || ${media.id}::text)`,
        sql`not exists (select 1 from ${blocks} where ${blocks.thumbnailUrl} = '/media/' || ${media.id}::text)`,
      ),
    )
    .returning({ id: media.id });
  for (const key of unused.flatMap(({ id }) => mediaKeys(id))) await storage.remove(key);
}

export function mediaKey(id: string): string {
  return `media/${id}`;
}

export function sizedKey(id: string, width: number): string {
  return `media-sizes/${id}-${width}.webp`;
}

/** Everything that the storage may hold of a file. */
export function mediaKeys(id: string): string[] {
  return [mediaKey(id), ...IMAGE_WIDTHS.map((width) => sizedKey(id, width))];
}
