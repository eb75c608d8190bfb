import type { ContactProjectDetails } from "../../platform/database/tables.ts";
import { builder } from "../../wire/builder.ts";
import { countPages, readPage } from "../../wire/paging.ts";
import { IdPayload, Pagination, SuccessPayload } from "../../wire/payloads.ts";
import { requireSession } from "../../wire/request-context.ts";
import { JobStatus } from "../runs/run-types.ts";
import {
  type ContactFileRow,
  type ContactList,
  type ContactListInput,
  type ContactRow,
  findOwnContact,
  listContactFiles,
  listContacts,
  listFollowUps,
} from "./contact-store.ts";
import { readProjectDetails } from "./project-details.ts";
import { createContact, deleteContact, updateContact } from "./write-contact.ts";

export const ContactState = builder.enumType("ContactState", { values: ["PENDING", "RESPONDED"] as const });

const ContactFilter = builder.enumType("ContactFilter", {
  values: {
    ALL: { description: "All but deleted ones." },
    OPEN: { description: "Unanswered." },
    CLOSE: { description: "Answered." },
    DELETE: { description: "Deleted by their writer, read-only, until they are erased after 90 days." },
  } as const,
});

export const ContactFile = builder.objectRef<ContactFileRow>("ContactFile").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    url: t.string({ description: "Root-relative, a download.", resolve: ({ id }) => `/contacts/files/${id}` }),
    bytes: t.exposeInt("bytes"),
  }),
});

const ContactVerdict = builder.objectRef<NonNullable<ContactProjectDetails["verdict"]>>("ContactVerdict").implement({
  fields: (t) => ({
    state: t.exposeString("state"),
    connected: t.exposeInt("connected"),
    total: t.exposeInt("total"),
    errors: t.exposeInt("errors"),
    warnings: t.exposeInt("warnings"),
  }),
});

const ContactRun = builder.objectRef<NonNullable<ContactProjectDetails["run"]>>("ContactRun").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    jobType: t.exposeString("jobType"),
    status: t.field({ type: JobStatus, resolve: ({ status }) => status }),
    version: t.exposeString("version"),
    workedMs: t.exposeInt("workedMs"),
    message: t.exposeString("message", { nullable: true }),
  }),
});

export const ContactProject = builder.objectRef<ContactProjectDetails>("ContactProject").implement({
  description: "What support sees of an attached project.",
  fields: (t) => ({
    name: t.exposeString("name"),
    version: t.exposeString("version"),
    parts: t.exposeInt("parts", { nullable: true }),
    nets: t.exposeInt("nets", { nullable: true }),
    verdict: t.field({ type: ContactVerdict, nullable: true, resolve: ({ verdict }) => verdict }),
    run: t.field({ type: ContactRun, nullable: true, description: "The newest.", resolve: ({ run }) => run }),
    findings: t.exposeStringList("findings", { description: "Of the newest result, in English." }),
    log: t.exposeStringList("log", { description: "Versions and runs, newest first, in English." }),
  }),
});

const ContactLink = builder.objectRef<ContactRow>("ContactLink").implement({
  description: "An inquiry of the same thread.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    title: t.exposeString("title"),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt }),
  }),
});

const Contact = builder.objectRef<ContactRow>("Contact").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    userId: t.exposeID("userId"),
    subject: t.exposeString("subject", {
      description: "ACCOUNT, PROJECT, RUN, PARTS, BILLING, ORDER, BUG, OTHER, or a text of the client's.",
    }),
    title: t.exposeString("title"),
    content: t.exposeString("content", { description: "Plain text." }),
    fileList: t.field({
      type: [ContactFile],
      resolve: ({ id }, _args, context) => listContactFiles(context.application.db, id),
    }),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt }),
    updatedAt: t.field({ type: "DateTime", resolve: ({ updatedAt }) => updatedAt }),
    state: t.field({ type: ContactState, resolve: ({ state }) => state }),
    responseMessage: t.exposeString("responseMessage", { nullable: true }),
    respondedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ respondedAt }) => respondedAt }),
    isResponseEdited: t.boolean({
      description: "Whether the answer was changed after it was given.",
      resolve: ({ responseEditedAt }) => responseEditedAt !== null,
    }),
    isDeleted: t.boolean({ resolve: ({ deletedAt }) => deletedAt !== null }),
    projectId: t.exposeID("projectId", {
      nullable: true,
      description: "The attached project; null: none, or it was erased.",
    }),
    project: t.field({
      type: ContactProject,
      nullable: true,
      description: "As it was when it was attached.",
      resolve: ({ projectDetails }) => projectDetails,
    }),
    follows: t.field({
      type: ContactLink,
      nullable: true,
      description: "The inquiry that this one follows up.",
      resolve: async ({ followsId, userId }, _args, context) =>
        followsId === null
          ? null
          : findOwnContact(context.application.db, userId, String(followsId), { withDeleted: true }),
    }),
    followUps: t.field({
      type: [ContactLink],
      resolve: ({ id }, _args, context) => listFollowUps(context.application.db, id),
    }),
  }),
});

const ContactConnection = builder
  .objectRef<ContactList & { readonly input: ContactListInput }>("ContactConnection")
  .implement({
    fields: (t) => ({
      nodes: t.field({ type: [Contact], resolve: ({ nodes }) => nodes }),
      totalCount: t.exposeInt("totalCount"),
      pagination: t.field({
        type: Pagination,
        resolve: ({ input, totalCount }) => countPages(readPage(input), totalCount),
      }),
    }),
  });

const ContactInput = builder.inputType("ContactInput", { fields: (t) => ({ id: t.id({ required: true }) }) });
const DeleteContactInput = builder.inputType("DeleteContactInput", {
  fields: (t) => ({ id: t.id({ required: true }) }),
});
const ContactConnectionInput = builder.inputType("ContactConnectionInput", {
  fields: (t) => ({
    filter: t.field({ type: ContactFilter, description: "ALL when absent." }),
    page: t.int(),
    size: t.int(),
  }),
});
const ContactProjectInput = builder.inputType("ContactProjectInput", {
  fields: (t) => ({ projectId: t.id({ required: true }) }),
});
const ContactFileInput = builder.inputType("ContactFileInput", {
  fields: (t) => ({
    name: t.string({ description: "That of the upload counts." }),
    url: t.string({
      required: true,
      description: "Of an upload (presignedUrlForFileUpload with the type ATTACHMENT) or as multiUploadFile answered.",
    }),
  }),
});

const FILES = "At most five: JPG, PNG, PDF, MP4 or MOV, 10,485,760 bytes each.";

const CreateContactInput = builder.inputType("CreateContactInput", {
  fields: (t) => ({
    subject: t.string({ required: true }),
    title: t.string({ required: true }),
    content: t.string({ required: true }),
    fileList: t.field({ type: [ContactFileInput], description: FILES }),
    followsId: t.id({ description: "Of an own inquiry that this one follows up." }),
    projectId: t.id({ description: "To attach. Support sees what contactProject answers." }),
    projectConsent: t.boolean({ description: "Must be true with a project." }),
    key: t.string({ description: "A UUID of the client's: the same one again answers the same inquiry." }),
  }),
});

const UpdateContactInput = builder.inputType("UpdateContactInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    subject: t.string({ required: true }),
    title: t.string({ required: true }),
    content: t.string({ required: true }),
    addFileList: t.field({ type: [ContactFileInput], description: FILES }),
    removeFileIds: t.idList(),
    projectId: t.id({ description: "Absent: as it was. Null: no project." }),
    projectConsent: t.boolean(),
  }),
});

builder.queryFields((t) => ({
  contact: t.field({
    type: Contact,
    args: { input: t.arg({ type: ContactInput, required: true }) },
    resolve: (_root, { input }, context) =>
      findOwnContact(context.application.db, requireSession(context).userId, input.id, { withDeleted: true }),
  }),
  contactConnection: t.field({
    type: ContactConnection,
    description: "Your own, newest first.",
    args: { input: t.arg({ type: ContactConnectionInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      return { ...(await listContacts(context.application.db, userId, input)), input };
    },
  }),
  contactProject: t.field({
    type: ContactProject,
    description: "What support would see of a project that is attached now.",
    args: { input: t.arg({ type: ContactProjectInput, required: true }) },
    resolve: async (_root, { input }, context) =>
      (await readProjectDetails(context.application, requireSession(context).userId, input.projectId)).details,
  }),
}));

builder.mutationFields((t) => ({
  createContact: t.field({
    type: IdPayload,
    args: { input: t.arg({ type: CreateContactInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      const { fileList, projectId, projectConsent, ...contact } = input;
      const id = await createContact(context.application, userId, context.language, {
        ...contact,
        fileUrls: (fileList ?? []).map(({ url }) => url),
        ...(projectId != null && { project: { id: projectId, consent: projectConsent ?? false } }),
      });
      return { id };
    },
  }),
  updateContact: t.field({
    type: IdPayload,
    description: "Only while it is unanswered.",
    args: { input: t.arg({ type: UpdateContactInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      const { id, addFileList, removeFileIds, projectId, projectConsent, ...contact } = input;
      await updateContact(context.application, userId, id, {
        ...contact,
        addFileUrls: (addFileList ?? []).map(({ url }) => url),
        removeFileIds: removeFileIds ?? [],
        project: projectId == null ? projectId : { id: projectId, consent: projectConsent ?? false },
      });
      return { id };
    },
  }),
  deleteContact: t.field({
    type: SuccessPayload,
    args: { input: t.arg({ type: DeleteContactInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await deleteContact(context.application, requireSession(context).userId, input.id);
      return { success: true };
    },
  }),
}));
