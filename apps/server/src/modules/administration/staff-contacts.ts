import { and, asc, count, desc, eq, ilike, inArray, isNull, min, or, type SQL, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { escapeLike } from "../../platform/database/escape-like.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { contactNotes, contacts, projects, users } from "../../platform/database/tables.ts";
import { writeMail } from "../../platform/mail/templates/write-mail.ts";
import { refusal } from "../../platform/refusal.ts";
import { requireText } from "../../platform/require-text.ts";
import { readPage } from "../../wire/paging.ts";
import { isAdministratorAccount } from "../accounts/administrators.ts";
import type { Act } from "../audit/act.ts";
import { type ContactRow, findContact, readContacts, refuseUnknown } from "../contacts/contact-store.ts";
import { describeProject } from "../contacts/project-details.ts";
import { aboutContact, writeNotification } from "../notifications/notification-store.ts";
import { mayRead } from "../projects/project-policy.ts";

const MAX_ANSWER_CHARACTERS = 5000;
const MAX_NOTE_CHARACTERS = 2000;

export interface StaffContactInput {
  readonly state?: "PENDING" | "RESPONDED" | null | undefined;
  readonly mine?: boolean | null | undefined;
  readonly keyword?: string | null | undefined;
  readonly writerId?: string | null | undefined;
  readonly page?: number | null | undefined;
  readonly size?: number | null | undefined;
}

/** Inquiries of everybody: unanswered ones from the oldest, which waits longest; others from the newest. */
export async function listStaffContacts(db: Database, administratorId: string, input: StaffContactInput) {
  const { size, offset } = readPage(input);
  const { writerId } = input;
  if (writerId && !isUuid(writerId)) return { nodes: [], totalCount: 0 };
  const where = and(
    writerId ? eq(contacts.userId, writerId) : undefined,
    isNull(contacts.deletedAt),
    input.state ? eq(contacts.state, input.state) : undefined,
    input.mine ? eq(contacts.assigneeId, administratorId) : undefined,
    matching(db, input.keyword ?? ""),
  );
  const ordered = input.state === "PENDING" ? asc(contacts.id) : desc(contacts.id);
  // Counted with the page: a keyword is looked for in every text, which takes longer than all else.
  const page = await db
    .select({ id: contacts.id, total: sql<number>`(count(*) over ())::int` })
    .from(contacts)
    .where(where)
    .orderBy(ordered)
    .limit(size)
    .offset(offset);
  const totalCount = page[0]?.total ?? (offset === 0 ? 0 : await db.$count(contacts, where));
  return { nodes: await readContacts(db, page), totalCount };
}

/** Words of the inquiry, or of its writer's address. */
function matching(db: Database, keyword: string): SQL | undefined {
  const text = keyword.normalize("NFC").trim();
  if (text === "") return undefined;
  const pattern = `%${escapeLike(text)}%`;
  const writers = db.select({ id: users.id }).from(users).where(ilike(users.email, pattern));
  return or(ilike(contacts.title, pattern), ilike(contacts.content, pattern), inArray(contacts.userId, writers));
}

/** How many wait for an answer, and since when the oldest does. */
export async function countOpenContacts(db: Database) {
  const [open] = await db
    .select({ count: count(), oldest: min(contacts.createdAt) })
    .from(contacts)
    .where(and(eq(contacts.state, "PENDING"), isNull(contacts.deletedAt)));
  return { count: open?.count ?? 0, oldestAt: open?.oldest ?? null };
}

/** What its writer deleted does not exist for support. */
export async function findStaffContact(db: Database, id: string): Promise<ContactRow> {
  const row = await findContact(db, id);
  if (row === undefined || row.deletedAt !== null) refuseUnknown();
  return row;
}

export function listNotes(db: Database, contactId: number) {
  return db
    .select()
    .from(contactNotes)
    .where(eq(contactNotes.contactId, contactId))
    .orderBy(asc(contactNotes.createdAt), asc(contactNotes.id));
}

/** Answers, or changes the answer: the writer gets mail and a notification the first time, and sees that it was edited. */
export async function answerContact(
  application: Application,
  administratorId: string,
  id: string,
  message: string,
): Promise<Act<string>> {
  const { db, now, configuration, mailer, pubSub } = application;
  const text = requireText("message", message, MAX_ANSWER_CHARACTERS);
  const contact = await lockContact(db, id);
  const isFirst = contact.state === "PENDING";
  const at = now();
  await db
    .update(contacts)
    .set({
      state: "RESPONDED",
      responseMessage: text,
      ...(isFirst ? { respondedAt: at, respondedBy: administratorId } : { responseEditedAt: at }),
      updatedAt: at,
    })
    .where(eq(contacts.id, contact.id));
  const facts = {
    subject: ["CONTACT", String(contact.id)],
    before: { state: contact.state },
    after: { state: "RESPONDED", isEdited: !isFirst },
  } as const;
  if (!isFirst) return { ...facts, value: String(contact.id) };
  const [writer] = await db.select().from(users).where(eq(users.id, contact.userId));
  if (writer === undefined) throw new Error("an inquiry has a writer");
  const url = configuration.publicUrl && `${configuration.publicUrl}/support/contact/detail/${contact.id}`;
  const mail = writeMail("CONTACT_RESPONDED", writer.chosenLanguage ?? writer.language, {
    number: contact.id,
    title: contact.title,
    answer: text,
    url,
  });
  await mailer.post(writer.email, mail, db);
  const content = aboutContact("CONTACT_RESPONDED", contact);
  const news = await writeNotification(db, { userId: writer.id, parent: null, content, at });
  return { ...facts, value: String(contact.id), finish: () => pubSub.publish(news) };
}

/** To an administrator; null: to nobody. */
export async function assignContact(
  application: Application,
  id: string,
  assigneeId: string | null,
): Promise<Act<string>> {
  const { db, now } = application;
  const contact = await lockContact(db, id);
  if (assigneeId !== null && !(isUuid(assigneeId) && (await isAdministratorAccount(application, assigneeId))))
    refuseField("assigneeId", refusal("not-an-administrator", {}));
  await db.update(contacts).set({ assigneeId, updatedAt: now() }).where(eq(contacts.id, contact.id));
  return {
    subject: ["CONTACT", String(contact.id)],
    before: { assigneeId: contact.assigneeId },
    after: { assigneeId },
    value: String(contact.id),
  };
}

export async function addContactNote(
  { db, now }: Application,
  administratorId: string,
  id: string,
  note: string,
): Promise<Act<string>> {
  const text = requireText("text", note, MAX_NOTE_CHARACTERS);
  const contact = await lockContact(db, id);
  await db.insert(contactNotes).values({ contactId: contact.id, authorId: administratorId, text, createdAt: now() });
  return { subject: ["CONTACT", String(contact.id)], value: String(contact.id) };
}

/** A project as it is now, while an inquiry that attached it with its writer's consent stands. */
export async function openConsentedProject({ db }: Application, projectId: string) {
  const found = isUuid(projectId) ? await findConsent(db, projectId) : undefined;
  if (found === undefined) throw new ApplicationError("NOT_FOUND", refusal("no-consent-to-see-project", {}));
  const { project, contactId } = found;
  return {
    subject: ["PROJECT", project.id],
    after: { contactId },
    value: { contactId: String(contactId), details: await describeProject(db, project) },
  } as const satisfies Act<unknown>;
}

/**
 * The newest consent of an account that may still read the project: it ends when its writer leaves the team or gives the project
 * away.
 */
async function findConsent(db: Database, projectId: string) {
  const given = await db
    .select({ project: projects, contactId: contacts.id, writerId: contacts.userId })
    .from(contacts)
    .innerJoin(projects, eq(projects.id, contacts.projectId))
    .where(and(eq(projects.id, projectId), isNull(contacts.deletedAt), isNull(projects.deletedAt)))
    .orderBy(desc(contacts.id));
  for (const consent of given) if (await mayRead(db, consent.writerId, consent.project)) return consent;
  return undefined;
}

async function lockContact(db: Database, id: string): Promise<ContactRow> {
  const { id: contactId } = await findStaffContact(db, id);
  const [row] = await db.select().from(contacts).where(eq(contacts.id, contactId)).for("update");
  if (row === undefined || row.deletedAt !== null) refuseUnknown();
  return row;
}
