import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL } from "drizzle-orm";
import { ApplicationError } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { contactFiles, contacts } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { readPage } from "../../wire/paging.ts";

export type ContactRow = typeof contacts.$inferSelect;
export type ContactFileRow = typeof contactFiles.$inferSelect;

export type ContactFilter = "ALL" | "OPEN" | "CLOSE" | "DELETE";

/** What is true of the inquiries under a filter; ALL has everything but deleted ones. */
const CONDITIONS: Readonly<Record<ContactFilter, () => SQL | undefined>> = {
  ALL: () => isNull(contacts.deletedAt),
  OPEN: () => and(isNull(contacts.deletedAt), eq(contacts.state, "PENDING")),
  CLOSE: () => and(isNull(contacts.deletedAt), eq(contacts.state, "RESPONDED")),
  DELETE: () => isNotNull(contacts.deletedAt),
};

export interface ContactListInput {
  readonly filter?: ContactFilter | null | undefined;
  readonly page?: number | null | undefined;
  readonly size?: number | null | undefined;
}

export interface ContactList {
  readonly nodes: readonly ContactRow[];
  readonly totalCount: number;
}

/** The writer's own, newest first. */
export async function listContacts(db: Database, userId: string, input: ContactListInput): Promise<ContactList> {
  const { size, offset } = readPage(input);
  const shown = and(eq(contacts.userId, userId), CONDITIONS[input.filter ?? "ALL"]());
  const page = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(shown)
    .orderBy(desc(contacts.id))
    .limit(size)
    .offset(offset);
  return { nodes: await readContacts(db, page), totalCount: await db.$count(contacts, shown) };
}

/**
 * The rows of a page, in its order. Pages are found by ids alone: what comes before a page is sorted and passed over, and
 * with their texts the rows of thousands of inquiries do not fit in the memory that a database sorts in.
 */
export async function readContacts(
  db: Database,
  page: readonly { readonly id: number }[],
): Promise<readonly ContactRow[]> {
  const ids = page.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await db.select().from(contacts).where(inArray(contacts.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The writer's own; another's does not exist. A deleted one is read and nothing else. */
export async function findOwnContact(
  db: Database,
  userId: string,
  id: string,
  { withDeleted }: { readonly withDeleted: boolean },
): Promise<ContactRow> {
  const row = await findContact(db, id);
  if (row === undefined || row.userId !== userId || (row.deletedAt !== null && !withDeleted)) refuseUnknown();
  return row;
}

/** The row of an id that a client sent; undefined for what is no id. */
export async function findContact(db: Database, id: string): Promise<ContactRow | undefined> {
  if (!/^[1-9]\d{0,14}$/.test(id)) return undefined;
  const [row] = await db
    .select()
    .from(contacts)
    .where(eq(contacts.id, Number(id)));
  return row;
}

export function listContactFiles(db: Database, contactId: number): Promise<ContactFileRow[]> {
  return db
    .select()
    .from(contactFiles)
    .where(eq(contactFiles.contactId, contactId))
    .orderBy(asc(contactFiles.rank), asc(contactFiles.id));
}

/** The inquiries that follow this one up, oldest first; deleted ones are not among them. */
export function listFollowUps(db: Database, contactId: number): Promise<ContactRow[]> {
  return db
    .select()
    .from(contacts)
    .where(and(eq(contacts.followsId, contactId), isNull(contacts.deletedAt)))
    .orderBy(asc(contacts.id));
}

export function refuseUnknown(): never {
  throw new ApplicationError("NOT_FOUND", refusal("no-such-inquiry", {}));
}
