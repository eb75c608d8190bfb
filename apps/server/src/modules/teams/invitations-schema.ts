import { builder } from "../../wire/builder.ts";
import { countPages, type Page, readPage } from "../../wire/paging.ts";
import { IdPayload, Pagination, SuccessPayload } from "../../wire/payloads.ts";
import { requireSession } from "../../wire/request-context.ts";
import {
  acceptInvitation,
  declineInvitation,
  type Invitation,
  listInvitations,
  listOwnInvitations,
  openInvitation,
  resendInvitation,
  revokeInvitation,
} from "./invitations.ts";
import { InvitationPayload, TeamMemberRole } from "./teams-schema.ts";

const TeamInvitation = builder.objectRef<Invitation>("TeamInvitation").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ invitation }) => invitation.id }),
    teamId: t.id({ resolve: ({ team }) => team.id }),
    teamName: t.string({ resolve: ({ team }) => team.name }),
    email: t.string({ description: "The invited address.", resolve: ({ invitation }) => invitation.email }),
    roleType: t.field({ type: TeamMemberRole, resolve: ({ invitation }) => invitation.role }),
    inviterName: t.string({
      nullable: true,
      description: "Null: that account was deleted.",
      resolve: ({ inviterName }) => inviterName,
    }),
    sentCount: t.int({ resolve: ({ invitation }) => invitation.sentCount }),
    lastSentAt: t.field({ type: "DateTime", resolve: ({ invitation }) => invitation.lastSentAt }),
    expiresAt: t.field({ type: "DateTime", resolve: ({ invitation }) => invitation.expiresAt }),
    isExpired: t.boolean({
      resolve: ({ invitation }, _args, { application }) => invitation.expiresAt <= application.now(),
    }),
  }),
});

interface Invitations {
  readonly nodes: readonly Invitation[];
  readonly total: number;
  readonly page: Page;
}

const TeamInvitationConnection = builder.objectRef<Invitations>("TeamInvitationConnection").implement({
  fields: (t) => ({
    nodes: t.field({ type: [TeamInvitation], resolve: ({ nodes }) => [...nodes] }),
    totalCount: t.int({ resolve: ({ total }) => total }),
    pagination: t.field({ type: Pagination, resolve: ({ page, total }) => countPages(page, total) }),
  }),
});
const OwnTeamInvitations = builder.objectRef<readonly Invitation[]>("OwnTeamInvitations").implement({
  fields: (t) => ({ nodes: t.field({ type: [TeamInvitation], resolve: (invitations) => [...invitations] }) }),
});

const TeamInvitationConnectionInput = builder.inputType("TeamInvitationConnectionInput", {
  fields: (t) => ({ teamId: t.id({ required: true }), page: t.int(), size: t.int() }),
});
const TeamInvitationOfTeamInput = builder.inputType("TeamInvitationOfTeamInput", {
  fields: (t) => ({ teamId: t.id({ required: true }), id: t.id({ required: true }) }),
});
const TeamInvitationInput = builder.inputType("TeamInvitationInput", {
  fields: (t) => ({ token: t.string({ required: true, description: "Of the link." }) }),
});
const AnswerTeamInvitationInput = builder.inputType("AnswerTeamInvitationInput", {
  description: "The invitation by its link, or by its id for the account with the invited address.",
  fields: (t) => ({ token: t.string(), id: t.id() }),
});

builder.queryFields((t) => ({
  teamInvitationConnection: t.field({
    type: TeamInvitationConnection,
    description: "Open and expired ones, the newest first.",
    args: { input: t.arg({ type: TeamInvitationConnectionInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      const page = readPage(input);
      return { ...(await listInvitations(context.application, userId, { teamId: input.teamId, page })), page };
    },
  }),
  ownTeamInvitations: t.field({
    type: OwnTeamInvitations,
    description: "Those for your own address that have not expired.",
    resolve: (_root, _args, context) => listOwnInvitations(context.application, requireSession(context).userId),
  }),
  teamInvitation: t.field({
    type: TeamInvitation,
    description: "The invitation of a link. No session is needed.",
    args: { input: t.arg({ type: TeamInvitationInput, required: true }) },
    resolve: (_root, { input }, context) => openInvitation(context.application, input.token),
  }),
}));

builder.mutationFields((t) => ({
  resendTeamInvitation: t.field({
    type: InvitationPayload,
    description: "A new mail with a new link; the one before no longer works.",
    args: { input: t.arg({ type: TeamInvitationOfTeamInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      link: await resendInvitation(context.application, requireSession(context).userId, input),
    }),
  }),
  revokeTeamInvitation: t.field({
    type: SuccessPayload,
    args: { input: t.arg({ type: TeamInvitationOfTeamInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await revokeInvitation(context.application, requireSession(context).userId, input);
      return { success: true };
    },
  }),
  acceptTeamInvitation: t.field({
    type: IdPayload,
    description: "The id of the team.",
    args: { input: t.arg({ type: AnswerTeamInvitationInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await acceptInvitation(context.application, requireSession(context).userId, input),
    }),
  }),
  declineTeamInvitation: t.field({
    type: SuccessPayload,
    args: { input: t.arg({ type: AnswerTeamInvitationInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await declineInvitation(context.application, requireSession(context).userId, input);
      return { success: true };
    },
  }),
}));
