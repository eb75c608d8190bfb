import { eq } from "drizzle-orm";
import { type ContactProjectDetails, type contactNotes, users } from "../../platform/database/tables.ts";
import { builder } from "../../wire/builder.ts";
import { countPages, readPage } from "../../wire/paging.ts";
import { IdPayload, type PageCount, Pagination } from "../../wire/payloads.ts";
import { requireAdministrator, roleOf } from "../accounts/administrators.ts";
import { loadUsers } from "../accounts/user-loader.ts";
import { act } from "../audit/act.ts";
import { type ContactRow, listContactFiles, listFollowUps } from "../contacts/contact-store.ts";
import { ContactFile, ContactProject, ContactState } from "../contacts/contacts-schema.ts";
import { Person } from "./person-type.ts";
import {
  addContactNote,
  answerContact,
  assignContact,
  findStaffContact,
  listNotes,
  listStaffContacts,
  openConsentedProject,
} from "./staff-contacts.ts";

type NoteRow = typeof contactNotes.$inferSelect;

const ContactNote = builder.objectRef<NoteRow>("ContactNote").implement({
  description: "What administrators write to each other.",
  fields: (t) => ({
    id: t.exposeID("id"),
    text: t.exposeString("text"),
    author: t.field({
      type: Person,
      nullable: true,
      resolve: async ({ authorId }, _args, { loaders }) =>
        authorId === null ? null : ((await loaders.of(loadUsers).load(authorId)) ?? null),
    }),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt }),
  }),
});

const StaffContactLink = builder.objectRef<ContactRow>("StaffContactLink").implement({
  fields: (t) => ({ id: t.id({ resolve: ({ id }) => String(id) }), title: t.exposeString("title") }),
});

const StaffContact = builder.objectRef<ContactRow>("StaffContact").implement({
  description: "An inquiry as administrators see it.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    subject: t.exposeString("subject"),
    title: t.exposeString("title"),
    content: t.exposeString("content"),
    language: t.exposeString("language", { description: "en or ko: of the writer's screens." }),
    state: t.field({ type: ContactState, resolve: ({ state }) => state }),
    responseMessage: t.exposeString("responseMessage", { nullable: true }),
    respondedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ respondedAt }) => respondedAt }),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt }),
    writer: t.field({
      type: Person,
      resolve: async ({ userId }, _args, { loaders }) => {
        const writer = await loaders.of(loadUsers).load(userId);
        if (writer === undefined) throw new Error("an inquiry has a writer");
        return writer;
      },
    }),
    assignee: t.field({
      type: Person,
      nullable: true,
      resolve: async ({ assigneeId }, _args, { loaders }) =>
        assigneeId === null ? null : ((await loaders.of(loadUsers).load(assigneeId)) ?? null),
    }),
    fileList: t.field({
      type: [ContactFile],
      resolve: ({ id }, _args, context) => listContactFiles(context.application.db, id),
    }),
    projectId: t.exposeID("projectId", { nullable: true }),
    project: t.field({
      type: ContactProject,
      nullable: true,
      description: "As it was when it was attached, with its writer's consent.",
      resolve: ({ projectDetails }) => projectDetails,
    }),
    notes: t.field({ type: [ContactNote], resolve: ({ id }, _args, context) => listNotes(context.application.db, id) }),
    follows: t.field({
      type: StaffContactLink,
      nullable: true,
      resolve: async ({ followsId }, _args, context) =>
        followsId === null ? null : findStaffContact(context.application.db, String(followsId)).catch(() => null),
    }),
    followUps: t.field({
      type: [StaffContactLink],
      resolve: ({ id }, _args, context) => listFollowUps(context.application.db, id),
    }),
  }),
});

const StaffContactConnection = builder
  .objectRef<{ readonly nodes: readonly ContactRow[]; readonly pagination: PageCount }>("StaffContactConnection")
  .implement({
    fields: (t) => ({
      nodes: t.field({ type: [StaffContact], resolve: ({ nodes }) => nodes }),
      totalCount: t.int({ resolve: ({ pagination }) => pagination.totalCount }),
      pagination: t.field({ type: Pagination, resolve: ({ pagination }) => pagination }),
    }),
  });

const ConsentedProject = builder
  .objectRef<{ readonly contactId: string; readonly details: ContactProjectDetails }>("ConsentedProject")
  .implement({
    fields: (t) => ({
      contactId: t.exposeID("contactId", { description: "The inquiry that gives the consent." }),
      project: t.field({ type: ContactProject, resolve: ({ details }) => details }),
    }),
  });

const StaffContactInput = builder.inputType("StaffContactInput", { fields: (t) => ({ id: t.id({ required: true }) }) });
const StaffContactConnectionInput = builder.inputType("StaffContactConnectionInput", {
  fields: (t) => ({
    state: t.field({ type: ContactState, description: "PENDING: from the oldest. Absent: all, from the newest." }),
    mine: t.boolean({ description: "Those assigned to the caller." }),
    keyword: t.string({ description: "In title, text or the writer's address." }),
    writerId: t.id({ description: "Those of one account." }),
    page: t.int(),
    size: t.int(),
  }),
});
const AnswerContactInput = builder.inputType("AnswerContactInput", {
  fields: (t) => ({ id: t.id({ required: true }), message: t.string({ required: true }) }),
});
const AssignContactInput = builder.inputType("AssignContactInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    assigneeId: t.id({ description: "An administrator. Null: unassigned." }),
  }),
});
const AddContactNoteInput = builder.inputType("AddContactNoteInput", {
  fields: (t) => ({ id: t.id({ required: true }), text: t.string({ required: true }) }),
});
const OpenConsentedProjectInput = builder.inputType("OpenConsentedProjectInput", {
  fields: (t) => ({ projectId: t.id({ required: true }) }),
});

builder.queryFields((t) => ({
  staffContact: t.field({
    type: StaffContact,
    description: "For administrators.",
    args: { input: t.arg({ type: StaffContactInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await requireAdministrator(context);
      return findStaffContact(context.application.db, input.id);
    },
  }),
  staffContactConnection: t.field({
    type: StaffContactConnection,
    description: "For administrators.",
    args: { input: t.arg({ type: StaffContactConnectionInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = await requireAdministrator(context);
      const { nodes, totalCount } = await listStaffContacts(context.application.db, userId, input);
      return { nodes, pagination: countPages(readPage(input), totalCount) };
    },
  }),
  administratorList: t.field({
    type: [Person],
    description: "For administrators: to whom an inquiry can be assigned.",
    resolve: async (_root, _args, context) => {
      await requireAdministrator(context);
      const { db, configuration } = context.application;
      const named = [...configuration.administrators];
      const rows = await db.select().from(users).where(eq(users.role, "ADMIN"));
      for (const email of named) {
        const [row] = await db.select().from(users).where(eq(users.email, email));
        if (row && !rows.some(({ id }) => id === row.id)) rows.push(row);
      }
      return rows.filter((row) => roleOf(configuration, row) === "ADMIN");
    },
  }),
}));

builder.mutationFields((t) => ({
  answerContact: t.field({
    type: IdPayload,
    description: "For administrators: mail and notification to the writer; the answer can be changed later.",
    args: { input: t.arg({ type: AnswerContactInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await act(context, "answerContact", (application, administratorId) =>
        answerContact(application, administratorId, input.id, input.message),
      ),
    }),
  }),
  assignContact: t.field({
    type: IdPayload,
    description: "For administrators.",
    args: { input: t.arg({ type: AssignContactInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await act(context, "assignContact", (application) =>
        assignContact(application, input.id, input.assigneeId ?? null),
      ),
    }),
  }),
  addContactNote: t.field({
    type: IdPayload,
    description: "For administrators.",
    args: { input: t.arg({ type: AddContactNoteInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await act(context, "addContactNote", (application, administratorId) =>
        addContactNote(application, administratorId, input.id, input.text),
      ),
    }),
  }),
  openConsentedProject: t.field({
    type: ConsentedProject,
    description: "For administrators: a project as it is now, while an inquiry gives consent. The log notes it.",
    args: { input: t.arg({ type: OpenConsentedProjectInput, required: true }) },
    resolve: (_root, { input }, context) =>
      act(context, "openConsentedProject", (application) => openConsentedProject(application, input.projectId)),
  }),
}));
