import { COMMENT_VIEWS } from "../../platform/database/tables.ts";
import { builder } from "../../wire/builder.ts";
import { SuccessPayload } from "../../wire/payloads.ts";
import { requireSession } from "../../wire/request-context.ts";
import { findAuthor, ProjectAuthor } from "../projects/project-type.ts";
import {
  type CommentRow,
  createComment,
  deleteComment,
  listComments,
  mayDelete,
  resolveThread,
  restoreComment,
  type Thread,
  updateComment,
} from "./comment-store.ts";

interface Reader {
  readonly userId: string;
  readonly isModerator: boolean;
}

/** With who reads it: that decides what is allowed. */
interface ReadThread extends Thread {
  readonly reader: Reader;
}

interface ReadComment {
  readonly comment: CommentRow;
  readonly thread: ReadThread;
}

export const EdaProjectCommentView = builder.enumType("EdaProjectCommentView", { values: COMMENT_VIEWS });
const EdaProjectCommentAction = builder.enumType("EdaProjectCommentAction", { values: ["EDIT", "DELETE"] as const });

const EdaProjectComment = builder.objectRef<ReadComment>("EdaProjectComment").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ comment }) => comment.id }),
    author: t.field({
      type: ProjectAuthor,
      resolve: ({ comment }, _args, context) => findAuthor(context, comment.authorId),
    }),
    text: t.string({ resolve: ({ comment }) => comment.text }),
    createdAt: t.field({ type: "DateTime", resolve: ({ comment }) => comment.createdAt }),
    editedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ comment }) => comment.editedAt }),
    allowed: t.field({
      type: [EdaProjectCommentAction],
      description: "What you may do with it. To delete the first comment of a discussion is to delete the discussion.",
      resolve: ({ comment, thread }) => [
        ...(comment.authorId === thread.reader.userId ? (["EDIT"] as const) : []),
        ...(mayDelete(comment, thread.comments, thread.reader) ? (["DELETE"] as const) : []),
      ],
    }),
  }),
});

const EdaProjectCommentThread = builder.objectRef<ReadThread>("EdaProjectCommentThread").implement({
  description: "A discussion, pinned to a place on the board or on a sheet.",
  fields: (t) => ({
    id: t.id({ resolve: ({ thread }) => thread.id }),
    view: t.field({ type: EdaProjectCommentView, resolve: ({ thread }) => thread.view }),
    sheetId: t.id({ nullable: true, resolve: ({ thread }) => thread.sheetId }),
    x: t.int({
      description: "Nanometres, in the coordinates of the board or sheet.",
      resolve: ({ thread }) => thread.x,
    }),
    y: t.int({ resolve: ({ thread }) => thread.y }),
    partId: t.id({
      nullable: true,
      description: "The pin is shown at this part of the board while there is one with this id.",
      resolve: ({ thread }) => thread.partId,
    }),
    isResolved: t.boolean({ resolve: ({ thread }) => thread.resolvedAt !== null }),
    resolvedBy: t.field({
      type: ProjectAuthor,
      nullable: true,
      description: "Null: it is open.",
      resolve: ({ thread }, _args, context) =>
        thread.resolvedAt === null ? null : findAuthor(context, thread.resolvedBy),
    }),
    comments: t.field({
      type: [EdaProjectComment],
      description: "The oldest first; the others reply to it.",
      resolve: (thread) => thread.comments.map((comment) => ({ comment, thread })),
    }),
  }),
});

const EdaProjectCommentList = builder.objectRef<readonly ReadThread[]>("EdaProjectCommentList").implement({
  fields: (t) => ({ nodes: t.field({ type: [EdaProjectCommentThread], resolve: (threads) => [...threads] }) }),
});

const CreatedComment = builder
  .objectRef<Awaited<ReturnType<typeof createComment>>>("CreateEdaProjectCommentPayload")
  .implement({ fields: (t) => ({ id: t.exposeID("id"), threadId: t.exposeID("threadId") }) });

const EdaProjectCommentPlaceInput = builder.inputType("EdaProjectCommentPlaceInput", {
  fields: (t) => ({
    view: t.field({ type: EdaProjectCommentView, required: true }),
    sheetId: t.id({ description: "Of the circuit; required on a sheet." }),
    x: t.int({ required: true, description: "Nanometres, in the coordinates of the board or sheet." }),
    y: t.int({ required: true }),
    partId: t.id({ description: "Of the board: the pin follows it." }),
  }),
});
const EdaProjectCommentsInput = builder.inputType("EdaProjectCommentsInput", {
  fields: (t) => ({ id: t.id({ required: true, description: "The project's." }) }),
});
const CreateEdaProjectCommentInput = builder.inputType("CreateEdaProjectCommentInput", {
  fields: (t) => ({
    id: t.id({ required: true, description: "The project's." }),
    place: t.field({ type: EdaProjectCommentPlaceInput, description: "Of a new discussion." }),
    threadId: t.id({ description: "Of the discussion that this replies to." }),
    text: t.string({ required: true, description: "1 to 2000 characters." }),
  }),
});
const UpdateEdaProjectCommentInput = builder.inputType("UpdateEdaProjectCommentInput", {
  fields: (t) => ({
    id: t.id({ required: true, description: "The project's." }),
    commentId: t.id({ required: true }),
    text: t.string({ required: true }),
  }),
});
const DeleteEdaProjectCommentInput = builder.inputType("DeleteEdaProjectCommentInput", {
  fields: (t) => ({ id: t.id({ required: true, description: "The project's." }), commentId: t.id({ required: true }) }),
});
const ResolveEdaProjectCommentsInput = builder.inputType("ResolveEdaProjectCommentsInput", {
  fields: (t) => ({
    id: t.id({ required: true, description: "The project's." }),
    threadId: t.id({ required: true }),
    isResolved: t.boolean({ required: true, description: "False: it is opened again." }),
  }),
});

builder.queryFields((t) => ({
  edaProjectComments: t.field({
    type: EdaProjectCommentList,
    description: "Open and resolved discussions, the oldest first. News of COMMENTS_CHANGED says when to ask again.",
    args: { input: t.arg({ type: EdaProjectCommentsInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      const { threads, isModerator } = await listComments(context.application, userId, input.id);
      return threads.map((thread) => ({ ...thread, reader: { userId, isModerator } }));
    },
  }),
}));

builder.mutationFields((t) => ({
  createEdaProjectComment: t.field({
    type: CreatedComment,
    description: "A reply to a resolved discussion opens it again.",
    args: { input: t.arg({ type: CreateEdaProjectCommentInput, required: true }) },
    resolve: (_root, { input }, context) => createComment(context.application, requireSession(context).userId, input),
  }),
  updateEdaProjectComment: t.field({
    type: SuccessPayload,
    args: { input: t.arg({ type: UpdateEdaProjectCommentInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await updateComment(context.application, requireSession(context).userId, input);
      return { success: true };
    },
  }),
  deleteEdaProjectComment: t.field({
    type: SuccessPayload,
    args: { input: t.arg({ type: DeleteEdaProjectCommentInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await deleteComment(context.application, requireSession(context).userId, input);
      return { success: true };
    },
  }),
  restoreEdaProjectComment: t.field({
    type: SuccessPayload,
    description: "Takes back your own deletion, with the replies that went with it; for ten minutes.",
    args: { input: t.arg({ type: DeleteEdaProjectCommentInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await restoreComment(context.application, requireSession(context).userId, input);
      return { success: true };
    },
  }),
  resolveEdaProjectComments: t.field({
    type: SuccessPayload,
    args: { input: t.arg({ type: ResolveEdaProjectCommentsInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await resolveThread(context.application, requireSession(context).userId, input);
      return { success: true };
    },
  }),
}));
