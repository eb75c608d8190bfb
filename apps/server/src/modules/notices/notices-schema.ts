import { builder } from "../../wire/builder.ts";
import { Language } from "../../wire/languages.ts";
import { countPages, readPage } from "../../wire/paging.ts";
import { Pagination, SuccessPayload } from "../../wire/payloads.ts";
import { requireSession } from "../../wire/request-context.ts";
import { isAdministrator, requireAdministrator } from "../accounts/administrators.ts";
import { act } from "../audit/act.ts";
import { tryToRemovePlanned } from "../storage/planned-removals.ts";
import {
  findNeighbours,
  isNew,
  listAttachments,
  listNotices,
  type NoticeList,
  type NoticeListInput,
  type NoticeRow,
  readNotice,
} from "./notice-store.ts";
import { createNotice, deleteNotice, updateNotice } from "./write-notice.ts";

type AttachmentRow = Awaited<ReturnType<typeof listAttachments>>[number];
type Neighbours = Awaited<ReturnType<typeof findNeighbours>>;

const PaginationDirection = builder.enumType("PaginationDirection", { values: ["AFTER", "BEFORE"] as const });

const NoticeAttachment = builder.objectRef<AttachmentRow>("NoticeAttachment").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    url: t.string({ description: "Root-relative, a download.", resolve: ({ id }) => `/notices/attachments/${id}` }),
  }),
});

const CursorInfo = builder.objectRef<Neighbours>("CursorInfo").implement({
  description: "The notices that stand before and after one in the list, null at its ends.",
  fields: (t) => ({
    before: t.id({ nullable: true, resolve: ({ before }) => (before ? String(before.id) : null) }),
    after: t.id({ nullable: true, resolve: ({ after }) => (after ? String(after.id) : null) }),
    beforeTitle: t.string({ nullable: true, resolve: ({ before }) => before?.title ?? null }),
    afterTitle: t.string({ nullable: true, resolve: ({ after }) => after?.title ?? null }),
  }),
});

const Notice = builder.objectRef<NoticeRow>("Notice").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    viewCount: t.exposeInt("viewCount"),
    language: t.field({ type: Language, resolve: ({ language }) => language }),
    title: t.exposeString("title"),
    content: t.exposeString("content", { description: "Plain text; empty lines part its paragraphs." }),
    attachments: t.field({
      type: [NoticeAttachment],
      resolve: (notice, _args, context) => listAttachments(context.application.db, notice.id),
    }),
    isTop: t.exposeBoolean("isTop"),
    isNew: t.boolean({
      description: "Written within the last seven days.",
      resolve: (notice, _args, context) => isNew(notice, context.application.now()),
    }),
    isExposed: t.exposeBoolean("isExposed"),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt }),
    cursorInfo: t.field({
      type: CursorInfo,
      nullable: true,
      resolve: (notice, _args, context) => findNeighbours(context.application.db, notice),
    }),
  }),
});

const NoticeConnection = builder
  .objectRef<NoticeList & { readonly input: NoticeListInput }>("NoticeConnection")
  .implement({
    fields: (t) => ({
      nodes: t.field({ type: [Notice], resolve: ({ nodes }) => nodes }),
      totalCount: t.exposeInt("totalCount"),
      pagination: t.field({
        type: Pagination,
        resolve: ({ input, totalCount }) => countPages(readPage(input), totalCount),
      }),
    }),
  });

const DeleteNoticeInput = builder.inputType("DeleteNoticeInput", { fields: (t) => ({ id: t.id({ required: true }) }) });

const NoticeInput = builder.inputType("NoticeInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    toChange: t.boolean({ description: "For administrators: counts no view." }),
  }),
});

const NoticeConnectionInput = builder.inputType("NoticeConnectionInput", {
  fields: (t) => ({
    language: t.field({ type: Language, description: "EN when absent, and where nothing is written in it." }),
    page: t.int(),
    size: t.int(),
    cursor: t.id({ description: "Instead of a page: a notice from which direction is meant." }),
    direction: t.field({ type: PaginationDirection }),
    all: t.boolean({ description: "For administrators: in every language, and what is not exposed." }),
  }),
});

const NOTICE_FIELDS = {
  content: "At most 5,000 letters of plain text.",
  isTop: "Is shown above all others.",
  isExposed: "Whether readers see it.",
};

const CreateNoticeInput = builder.inputType("CreateNoticeInput", {
  fields: (t) => ({
    language: t.field({ type: Language, required: true }),
    title: t.string({ required: true }),
    content: t.string({ required: true, description: NOTICE_FIELDS.content }),
    isTop: t.boolean({ description: NOTICE_FIELDS.isTop }),
    isExposed: t.boolean({ description: NOTICE_FIELDS.isExposed }),
    attachmentUrls: t.stringList({ description: "As singleUploadFile answered them, five at most." }),
  }),
});

const UpdateNoticeInput = builder.inputType("UpdateNoticeInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    language: t.field({ type: Language, required: true }),
    title: t.string({ required: true }),
    content: t.string({ required: true, description: NOTICE_FIELDS.content }),
    isTop: t.boolean({ required: true, description: NOTICE_FIELDS.isTop }),
    isExposed: t.boolean({ required: true, description: NOTICE_FIELDS.isExposed }),
    addAttachmentUrls: t.stringList({ description: "As singleUploadFile answered them; five stay at most." }),
    removeAttachmentIds: t.idList(),
  }),
});

builder.queryFields((t) => ({
  notice: t.field({
    type: Notice,
    description: "Counts a view.",
    args: { input: t.arg({ type: NoticeInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      requireSession(context);
      const all = await isAdministrator(context);
      return readNotice(context.application.db, input.id, { all, uncounted: all && (input.toChange ?? false) });
    },
  }),
  noticeConnection: t.field({
    type: NoticeConnection,
    description: "Those on top first, then the newest.",
    args: { input: t.arg({ type: NoticeConnectionInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      requireSession(context);
      if (input.all) await requireAdministrator(context);
      return { ...(await listNotices(context.application.db, input, input.all ?? false)), input };
    },
  }),
}));

/** What the log of administrators keeps of a notice. */
function factsOf({ language, title, isTop, isExposed }: NoticeRow) {
  return { language, title, isTop, isExposed };
}

builder.mutationFields((t) => ({
  createNotice: t.field({
    type: Notice,
    args: { input: t.arg({ type: CreateNoticeInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      return act(context, "createNotice", async (application, userId) => {
        const notice = await createNotice(application, userId, {
          language: input.language,
          title: input.title,
          content: input.content,
          isTop: input.isTop ?? false,
          isExposed: input.isExposed ?? true,
          attachmentUrls: input.attachmentUrls ?? [],
        });
        return { subject: ["NOTICE", String(notice.id)], after: factsOf(notice), value: notice };
      });
    },
  }),
  updateNotice: t.field({
    type: Notice,
    args: { input: t.arg({ type: UpdateNoticeInput, required: true }) },
    resolve: async (_root, { input: { id, addAttachmentUrls, removeAttachmentIds, ...notice } }, context) => {
      return act(context, "updateNotice", async (application, userId) => {
        const { before, after } = await updateNotice(application, userId, id, notice, {
          added: addAttachmentUrls ?? [],
          removed: removeAttachmentIds ?? [],
        });
        return {
          subject: ["NOTICE", id],
          before: factsOf(before),
          after: factsOf(after),
          value: after,
          finish: () => tryToRemovePlanned(context.application),
        };
      });
    },
  }),
  deleteNotice: t.field({
    type: SuccessPayload,
    args: { input: t.arg({ type: DeleteNoticeInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await act(context, "deleteNotice", async (application) => {
        const notice = await deleteNotice(application, input.id);
        return {
          subject: ["NOTICE", input.id],
          before: factsOf(notice),
          value: undefined,
          finish: () => tryToRemovePlanned(context.application),
        };
      });
      return { success: true };
    },
  }),
}));
