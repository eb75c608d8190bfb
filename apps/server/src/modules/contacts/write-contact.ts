import { and, eq, lt } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { type ContactProjectDetails, contactFiles, contacts, type Language } from "../../platform/database/tables.ts";
import { writeMail } from "../../platform/mail/templates/write-mail.ts";
import { takeAttempt } from "../../platform/rate-limits.ts";
import { refusal } from "../../platform/refusal.ts";
import { requireLine, requireText } from "../../platform/require-text.ts";
import { requireRoom } from "../storage/account-storage.ts";
import { planRemoval, tryToRemovePlanned } from "../storage/planned-removals.ts";
import { MAX_CONTENT_CHARACTERS, MAX_FILES, MAX_SUBJECT_CHARACTERS, MAX_TITLE_CHARACTERS } from "./contact-limits.ts";
import { findOwnContact, listContactFiles, refuseUnknown } from "./contact-store.ts";
import { type KeptFile, keepContactFile } from "./keep-contact-file.ts";
import { readProjectDetails } from "./project-details.ts";

const LIMIT = { most: 30, withinMs: 3_600_000 };
/** A deleted inquiry is read by its writer for so long. */
const DELETED_LIFETIME_MS = 90 * 86_400_000;

export interface ContactInput {
  readonly subject: string;
  readonly title: string;
  readonly content: string;
}

/** A project to attach; without `consent` nothing of it is sent. */
export interface AttachedProject {
  readonly id: string;
  readonly consent: boolean;
}

export async function createContact(
  application: Application,
  userId: string,
  language: Language,
  input: ContactInput & {
    readonly fileUrls: readonly string[];
    readonly followsId?: string | null | undefined;
    readonly project?: AttachedProject | undefined;
    readonly key?: string | null | undefined;
  },
): Promise<string> {
  const { db, now, storage } = application;
  const values = check(input);
  const key = input.key ?? null;
  if (key !== null && !isUuid(key)) refuseField("key", refusal("not-a-uuid", {}));
  const before = key === null ? undefined : await findByKey(db, userId, key);
  if (before !== undefined) return before;
  if (input.fileUrls.length > MAX_FILES) refuseTooMany();
  const follows =
    input.followsId == null ? null : await findOwnContact(db, userId, input.followsId, { withDeleted: false });
  const attached = await attach(application, userId, input.project);
  if ((await takeAttempt(db, [{ key: `contact:${userId}`, ...LIMIT }], now())) === undefined)
    throw new ApplicationError("TOO_MANY_AUTHENTICATION_REQUESTS", refusal("too-many-inquiries", {}));
  const kept = await keepFiles(application, userId, input.fileUrls);
  const at = now();
  const id = await db
    .transaction(async (transaction) => {
      const [row] = await transaction
        .insert(contacts)
        .values({
          ...values,
          ...attached,
          userId,
          language,
          followsId: follows?.id ?? null,
          requestKey: key,
          createdAt: at,
          updatedAt: at,
        })
        .onConflictDoNothing()
        .returning({ id: contacts.id });
      if (row === undefined) return undefined;
      await storeFiles(transaction, row.id, kept, { firstRank: 0, at });
      await notifySupport(application, transaction, { id: row.id, title: values.title });
      return String(row.id);
    })
    .catch(async (error: unknown) => {
      await removeAll(application, kept);
      throw error;
    });
  if (id !== undefined) return id;
  // The same request came twice at once, and the other one was faster.
  for (const { storageKey } of kept) await storage.remove(storageKey);
  return (key === null ? undefined : await findByKey(db, userId, key)) ?? refuseUnknown();
}

/** Only while it is unanswered: what was answered stays as it was. */
export async function updateContact(
  application: Application,
  userId: string,
  id: string,
  input: ContactInput & {
    readonly addFileUrls: readonly string[];
    readonly removeFileIds: readonly string[];
    /** Undefined: as it was. Null: no project any more. */
    readonly project?: AttachedProject | null | undefined;
  },
): Promise<void> {
  const { db, now } = application;
  const found = await findOwnContact(db, userId, id, { withDeleted: false });
  const values = check(input);
  refuseAnswered(found.state);
  const present = await listContactFiles(db, found.id);
  const going = present.filter((file) => input.removeFileIds.includes(file.id));
  if (present.length - going.length + input.addFileUrls.length > MAX_FILES) refuseTooMany();
  const attached =
    input.project === undefined
      ? {}
      : input.project === null
        ? { projectId: null, projectDetails: null }
        : await attach(application, userId, input.project);
  const kept = await keepFiles(application, userId, input.addFileUrls);
  const at = now();
  try {
    await db.transaction(async (transaction) => {
      const [row] = await transaction.select().from(contacts).where(eq(contacts.id, found.id)).for("update");
      if (row === undefined || row.deletedAt !== null) refuseUnknown();
      // It may have been answered since it was opened.
      refuseAnswered(row.state);
      await transaction
        .update(contacts)
        .set({ ...values, ...attached, updatedAt: at })
        .where(eq(contacts.id, row.id));
      for (const file of going) await transaction.delete(contactFiles).where(eq(contactFiles.id, file.id));
      const firstRank = Math.max(-1, ...present.map(({ rank }) => rank)) + 1;
      await storeFiles(transaction, row.id, kept, { firstRank, at });
      await planRemoval(transaction, { keys: going.map(({ storageKey }) => storageKey), documentHashes: [] });
    });
  } catch (error) {
    await removeAll(application, kept);
    throw error;
  }
  await tryToRemovePlanned(application);
}

/** From now on support does not see it; its writer reads it under the filter DELETE until it is erased. */
export async function deleteContact({ db, now }: Application, userId: string, id: string): Promise<void> {
  const found = await findOwnContact(db, userId, id, { withDeleted: false });
  await db.update(contacts).set({ deletedAt: now(), updatedAt: now() }).where(eq(contacts.id, found.id));
}

export async function eraseOldDeletedContacts(application: Application): Promise<void> {
  const { db, now } = application;
  const before = new Date(now().getTime() - DELETED_LIFETIME_MS);
  await db.transaction(async (transaction) => {
    const old = lt(contacts.deletedAt, before);
    const files = await transaction
      .select({ key: contactFiles.storageKey })
      .from(contactFiles)
      .innerJoin(contacts, eq(contacts.id, contactFiles.contactId))
      .where(old);
    await transaction.delete(contacts).where(old);
    await planRemoval(transaction, { keys: files.map(({ key }) => key), documentHashes: [] });
  });
  await tryToRemovePlanned(application);
}

/** Storage keys of the files of an account's inquiries: they are deleted with the account. */
export async function contactFileKeysOf(transaction: Database, userId: string): Promise<string[]> {
  const files = await transaction
    .select({ key: contactFiles.storageKey })
    .from(contactFiles)
    .innerJoin(contacts, eq(contacts.id, contactFiles.contactId))
    .where(eq(contacts.userId, userId));
  return files.map(({ key }) => key);
}

async function findByKey(db: Database, userId: string, key: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.userId, userId), eq(contacts.requestKey, key)));
  return row && String(row.id);
}

async function attach(
  application: Application,
  userId: string,
  project: AttachedProject | undefined,
): Promise<{ readonly projectId?: string; readonly projectDetails?: ContactProjectDetails }> {
  if (project === undefined) return {};
  const { project: found, details } = await readProjectDetails(application, userId, project.id);
  if (!project.consent) refuseField("projectConsent", refusal("project-without-consent", {}));
  return { projectId: found.id, projectDetails: details };
}

async function keepFiles(application: Application, userId: string, urls: readonly string[]): Promise<KeptFile[]> {
  const kept: KeptFile[] = [];
  try {
    for (const url of new Set(urls)) {
      const file = await keepContactFile(application, userId, url);
      kept.push(file);
      await requireRoom(application, userId, file.bytes);
    }
    return kept;
  } catch (error) {
    await removeAll(application, kept);
    throw error;
  }
}

async function storeFiles(
  transaction: Database,
  contactId: number,
  kept: readonly KeptFile[],
  { firstRank, at }: { readonly firstRank: number; readonly at: Date },
): Promise<void> {
  if (kept.length === 0) return;
  await transaction
    .insert(contactFiles)
    .values(kept.map((file, index) => ({ ...file, contactId, rank: firstRank + index, createdAt: at })));
}

async function removeAll({ storage }: Application, kept: readonly KeptFile[]): Promise<void> {
  for (const { storageKey } of kept) await storage.remove(storageKey);
}

/** To the address of the support team, where one is configured. Nothing of the inquiry but its title leaves the server. */
async function notifySupport(
  { configuration, mailer }: Application,
  transaction: Database,
  { id, title }: { readonly id: number; readonly title: string },
): Promise<void> {
  const { supportMail, publicUrl } = configuration;
  if (supportMail === undefined) return;
  const url = publicUrl && `${publicUrl}/admin/contacts/${id}`;
  await mailer.post(supportMail, writeMail("STAFF_CONTACT", "en", { number: id, title, url }), transaction);
}

function check({ subject, title, content }: ContactInput): ContactInput {
  return {
    subject: requireLine("subject", subject, MAX_SUBJECT_CHARACTERS),
    title: requireLine("title", title, MAX_TITLE_CHARACTERS),
    content: requireText("content", content, MAX_CONTENT_CHARACTERS),
  };
}

function refuseAnswered(state: "PENDING" | "RESPONDED"): void {
  if (state === "RESPONDED")
    throw new ApplicationError("CONFLICT", refusal("inquiry-answered", {}), {
      reason: "RESPONDED",
    });
}

function refuseTooMany(): never {
  refuseField("fileList", refusal("too-many-inquiry-files", { most: MAX_FILES }));
}
