import { builder } from "../../wire/builder.ts";
import { SuccessPayload } from "../../wire/payloads.ts";
import { requireSession } from "../../wire/request-context.ts";
import { EdaProjectCommentView } from "../comments/comments-schema.ts";
import {
  createShareLink,
  listShareLinks,
  openSharedComments,
  openShareLink,
  revokeShareLink,
  type SharedProject,
  type SharedThread,
  type ShareLink,
  sharedDocumentUrl,
  sharedModelUrl,
} from "./share-link-store.ts";

const EdaProjectShareLink = builder.objectRef<ShareLink>("EdaProjectShareLink").implement({
  description: "A read-only link to a project. It needs no account.",
  fields: (t) => ({
    id: t.id({ resolve: ({ link }) => link.id }),
    historyId: t.id({
      nullable: true,
      description: "The version or result that it shows; null: the newest version.",
      resolve: ({ link }) => link.historyId,
    }),
    creatorName: t.string({
      nullable: true,
      description: "Null: that account was deleted.",
      resolve: ({ creatorName }) => creatorName,
    }),
    showsComments: t.boolean({ resolve: ({ link }) => link.showsComments }),
    createdAt: t.field({ type: "DateTime", resolve: ({ link }) => link.createdAt }),
    expiresAt: t.field({ type: "DateTime", resolve: ({ link }) => link.expiresAt }),
    isExpired: t.boolean({ resolve: ({ link }, _args, { application }) => link.expiresAt <= application.now() }),
    hasCreatorLeft: t.boolean({
      description: "It expired because its creator left the team or was removed.",
      resolve: ({ hasCreatorLeft }) => hasCreatorLeft,
    }),
  }),
});

const EdaProjectShareLinkList = builder.objectRef<readonly ShareLink[]>("EdaProjectShareLinkList").implement({
  fields: (t) => ({ nodes: t.field({ type: [EdaProjectShareLink], resolve: (links) => [...links] }) }),
});

const CreatedShareLink = builder
  .objectRef<Awaited<ReturnType<typeof createShareLink>>>("CreateEdaProjectShareLinkPayload")
  .implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      link: t.exposeString("path", { description: "Path of the page to hand out. It is answered this once." }),
      expiresAt: t.field({ type: "DateTime", resolve: ({ expiresAt }) => expiresAt }),
    }),
  });

const SharedEdaProject = builder.objectRef<SharedProject>("SharedEdaProject").implement({
  description:
    "What a read-only link shows: nothing of other versions or of other projects, and of people only the names beside comments.",
  fields: (t) => ({
    name: t.exposeString("name"),
    majorVersion: t.exposeInt("majorVersion"),
    revisionVersion: t.exposeInt("revisionVersion"),
    isResult: t.exposeBoolean("isResult", { description: "It shows a result of a run and not a version." }),
    showsComments: t.exposeBoolean("showsComments", { description: "sharedEdaProjectComments answers with them." }),
    expiresAt: t.field({ type: "DateTime", resolve: ({ expiresAt }) => expiresAt }),
    boardDocumentUrl: t.string({
      nullable: true,
      description: "JSON of the Board, for an hour at most, no session needed.",
      resolve: ({ linkId, boardHash }, _args, { application }) => sharedDocumentUrl(application, linkId, boardHash),
    }),
    modelUrl: t.string({
      nullable: true,
      description: "As EdaProjectV2.modelUrl, for an hour at most, no session needed.",
      resolve: ({ linkId, boardHash }, _args, { application }) => sharedModelUrl(application, linkId, boardHash),
    }),
    circuitDocumentUrl: t.string({
      nullable: true,
      description: "JSON of the Circuit, for an hour at most, no session needed.",
      resolve: ({ linkId, circuitHash }, _args, { application }) => sharedDocumentUrl(application, linkId, circuitHash),
    }),
  }),
});

const SharedComment = builder.objectRef<SharedThread["comments"][number]>("SharedEdaProjectComment").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ comment }) => comment.id }),
    authorName: t.string({
      nullable: true,
      description: "Null: that account was deleted.",
      resolve: ({ authorName }) => authorName,
    }),
    text: t.string({ resolve: ({ comment }) => comment.text }),
    createdAt: t.field({ type: "DateTime", resolve: ({ comment }) => comment.createdAt }),
    editedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ comment }) => comment.editedAt }),
  }),
});

const SharedThreadType = builder.objectRef<SharedThread>("SharedEdaProjectCommentThread").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ thread }) => thread.id }),
    view: t.field({ type: EdaProjectCommentView, resolve: ({ thread }) => thread.view }),
    sheetId: t.id({ nullable: true, resolve: ({ thread }) => thread.sheetId }),
    x: t.int({ resolve: ({ thread }) => thread.x }),
    y: t.int({ resolve: ({ thread }) => thread.y }),
    partId: t.id({ nullable: true, resolve: ({ thread }) => thread.partId }),
    isResolved: t.boolean({ resolve: ({ thread }) => thread.resolvedAt !== null }),
    comments: t.field({ type: [SharedComment], resolve: ({ comments }) => [...comments] }),
  }),
});

const SharedCommentList = builder.objectRef<readonly SharedThread[]>("SharedEdaProjectCommentList").implement({
  fields: (t) => ({ nodes: t.field({ type: [SharedThreadType], resolve: (threads) => [...threads] }) }),
});

const CreateEdaProjectShareLinkInput = builder.inputType("CreateEdaProjectShareLinkInput", {
  fields: (t) => ({
    id: t.id({ required: true, description: "The project's." }),
    historyId: t.id({ description: "A version or a result of a run. Default: the newest version, as it changes." }),
    days: t.int({ description: "1 to 90; 30 where nothing is given." }),
    showsComments: t.boolean({
      description: "Readers see the comments with the names of their authors. Of the newest version only. Default: no.",
    }),
  }),
});
const EdaProjectShareLinksInput = builder.inputType("EdaProjectShareLinksInput", {
  fields: (t) => ({ id: t.id({ required: true }) }),
});
const RevokeEdaProjectShareLinkInput = builder.inputType("RevokeEdaProjectShareLinkInput", {
  fields: (t) => ({ id: t.id({ required: true, description: "The project's." }), linkId: t.id({ required: true }) }),
});
const SharedEdaProjectInput = builder.inputType("SharedEdaProjectInput", {
  fields: (t) => ({ token: t.string({ required: true, description: "Of the link." }) }),
});

builder.queryFields((t) => ({
  edaProjectShareLinks: t.field({
    type: EdaProjectShareLinkList,
    description: "Valid and expired ones, the newest first.",
    args: { input: t.arg({ type: EdaProjectShareLinksInput, required: true }) },
    resolve: (_root, { input }, context) =>
      listShareLinks(context.application, requireSession(context).userId, input.id),
  }),
  sharedEdaProject: t.field({
    type: SharedEdaProject,
    description: "What a link shows. No session is needed.",
    args: { input: t.arg({ type: SharedEdaProjectInput, required: true }) },
    resolve: (_root, { input }, context) => openShareLink(context.application, input.token),
  }),
  sharedEdaProjectComments: t.field({
    type: SharedCommentList,
    description: "The comments of what a link shows; none where the link shows no comments. No session is needed.",
    args: { input: t.arg({ type: SharedEdaProjectInput, required: true }) },
    resolve: (_root, { input }, context) => openSharedComments(context.application, input.token),
  }),
}));

builder.mutationFields((t) => ({
  createEdaProjectShareLink: t.field({
    type: CreatedShareLink,
    args: { input: t.arg({ type: CreateEdaProjectShareLinkInput, required: true }) },
    resolve: (_root, { input }, context) => createShareLink(context.application, requireSession(context).userId, input),
  }),
  revokeEdaProjectShareLink: t.field({
    type: SuccessPayload,
    args: { input: t.arg({ type: RevokeEdaProjectShareLinkInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await revokeShareLink(context.application, requireSession(context).userId, input);
      return { success: true };
    },
  }),
}));
