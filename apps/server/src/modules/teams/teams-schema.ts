import { builder } from "../../wire/builder.ts";
import { countPages, type Page, readPage } from "../../wire/paging.ts";
import { IdPayload, Pagination, SuccessPayload } from "../../wire/payloads.ts";
import { requireSession } from "../../wire/request-context.ts";
import { SortOrder } from "../../wire/sort-order.ts";
import { refusalInTeam, TEAM_ACTIONS } from "../access/policy.ts";
import { changeRole, inviteMember, leaveTeam, removeMember } from "./change-members.ts";
import { createTeam, deleteTeam, updateTeam } from "./change-team.ts";
import { countLinksOf } from "./links-of-member.ts";
import { type FoundUser, listMembers, listTeams, type Member, maskEmail, searchUsers } from "./list-members.ts";
import { loadMemberCounts } from "./member-count-loader.ts";
import { requireTeam, type TeamOfMember } from "./require-team.ts";

export const TeamMemberRole = builder.enumType("TeamMemberRole", { values: ["ADMIN", "OWNER", "USER"] as const });
const TeamAction = builder.enumType("TeamAction", { values: TEAM_ACTIONS });
const TeamMemberSortKey = builder.enumType("TeamMemberSortKey", {
  values: ["CREATED_AT", "EMAIL", "NAME", "TEAM_MEMBER_ROLE"] as const,
});

const Team = builder.objectRef<TeamOfMember>("Team").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ team }) => team.id }),
    name: t.string({ resolve: ({ team }) => team.name }),
    thumbnailUrl: t.string({ nullable: true, resolve: ({ team }) => team.thumbnailUrl }),
    description: t.string({ nullable: true, resolve: ({ team }) => team.description }),
    myRoleType: t.field({ type: TeamMemberRole, resolve: ({ role }) => role }),
    memberCount: t.int({
      resolve: ({ team }, _args, { loaders }) => loaders.of(loadMemberCounts).load(team.id),
    }),
    createdAt: t.field({ type: "DateTime", resolve: ({ team }) => team.createdAt }),
    allowed: t.field({
      type: [TeamAction],
      description: "What your role allows in this team; on a member, see TeamMember.allowed.",
      resolve: ({ role }) => TEAM_ACTIONS.filter((action) => refusalInTeam(role, action) === undefined),
    }),
    myShareLinkCount: t.int({
      description: "Valid read-only links to the team's projects that you created. They end when you leave.",
      resolve: ({ team }, _args, context) => {
        const { db, now } = context.application;
        return countLinksOf(db, { teamId: team.id, userId: requireSession(context).userId }, now());
      },
    }),
  }),
});

const TeamMember = builder.objectRef<Member>("TeamMember").implement({
  fields: (t) => ({
    id: t.id({ description: "Of the membership, not of the account.", resolve: ({ member }) => member.id }),
    userId: t.id({ resolve: ({ member }) => member.userId }),
    teamId: t.id({ resolve: ({ member }) => member.teamId }),
    name: t.string({ resolve: ({ user }) => user.name }),
    thumbnailUrl: t.string({ nullable: true, resolve: ({ user }) => user.thumbnailUrl || null }),
    email: t.string({ resolve: ({ user }) => user.email }),
    roleType: t.field({ type: TeamMemberRole, resolve: ({ member }) => member.role }),
    joinedAt: t.field({ type: "DateTime", resolve: ({ member }) => member.joinedAt }),
    allowed: t.field({
      type: [TeamAction],
      description: "What your role allows with this member: REMOVE_MEMBER, CHANGE_ROLE.",
      resolve: ({ member, viewer }) =>
        (["REMOVE_MEMBER", "CHANGE_ROLE"] as const).filter(
          (action) => refusalInTeam(viewer.role, action, member.role) === undefined,
        ),
    }),
    shareLinkCount: t.int({
      nullable: true,
      description:
        "Valid read-only links to the team's projects that the member created. They end with the membership. Null where you may not remove the member.",
      resolve: ({ member, viewer, linkCount }) =>
        refusalInTeam(viewer.role, "REMOVE_MEMBER", member.role) === undefined ? linkCount : null,
    }),
  }),
});

const TeamUser = builder.objectRef<FoundUser>("TeamUser").implement({
  fields: (t) => ({
    userId: t.id({ resolve: ({ user }) => user.id }),
    name: t.string({ resolve: ({ user }) => user.name }),
    thumbnailUrl: t.string({ nullable: true, resolve: ({ user }) => user.thumbnailUrl || null }),
    email: t.string({
      description: "Masked where it was not searched for and no team is shared.",
      resolve: ({ user, isKnown }) => (isKnown ? user.email : maskEmail(user.email)),
    }),
  }),
});

interface Connection<Node> {
  readonly nodes: readonly Node[];
  readonly total: number;
  readonly page: Page;
}

const InviteTeamMemberPayload = builder
  .objectRef<{ readonly link: string | null; readonly hasJoined: boolean }>("InviteTeamMemberPayload")
  .implement({
    fields: (t) => ({
      success: t.boolean({ resolve: () => true }),
      hasJoined: t.exposeBoolean("hasJoined", {
        description: "The account is a member now. False: there is an invitation that has to be accepted.",
      }),
      link: t.exposeString("link", {
        nullable: true,
        description:
          "Path of the page of the invitation, to be copied; null where there is none or this server mails it.",
      }),
    }),
  });

export const InvitationPayload = builder
  .objectRef<{ readonly link: string | null }>("TeamInvitationPayload")
  .implement({
    fields: (t) => ({
      success: t.boolean({ resolve: () => true }),
      link: t.exposeString("link", {
        nullable: true,
        description: "Path of the page of the invitation, to be copied; null where this server mails it.",
      }),
    }),
  });

const TeamList = builder.objectRef<{ readonly nodes: readonly TeamOfMember[] }>("TeamList").implement({
  fields: (t) => ({ nodes: t.field({ type: [Team], resolve: ({ nodes }) => [...nodes] }) }),
});
const TeamMemberConnection = builder.objectRef<Connection<Member>>("TeamMemberConnection").implement({
  fields: (t) => ({
    nodes: t.field({ type: [TeamMember], resolve: ({ nodes }) => [...nodes] }),
    totalCount: t.int({ resolve: ({ total }) => total }),
    pagination: t.field({ type: Pagination, resolve: ({ page, total }) => countPages(page, total) }),
  }),
});
const TeamSearchUserConnection = builder.objectRef<Connection<FoundUser>>("TeamSearchUserConnection").implement({
  fields: (t) => ({
    nodes: t.field({ type: [TeamUser], resolve: ({ nodes }) => [...nodes] }),
    totalCount: t.int({ resolve: ({ total }) => total }),
    pagination: t.field({ type: Pagination, resolve: ({ page, total }) => countPages(page, total) }),
  }),
});

const IMAGE = "As singleUploadFile answered it; empty for none.";

const TeamInput = builder.inputType("TeamInput", { fields: (t) => ({ id: t.id({ required: true }) }) });
const CreateTeamInput = builder.inputType("CreateTeamInput", {
  fields: (t) => ({
    name: t.string({ required: true }),
    description: t.string(),
    thumbnailUrl: t.string({ description: IMAGE }),
  }),
});
const UpdateTeamInput = builder.inputType("UpdateTeamInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    name: t.string(),
    description: t.string(),
    thumbnailUrl: t.string({ description: IMAGE }),
  }),
});
const DeleteTeamInput = builder.inputType("DeleteTeamInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    confirmName: t.string({ description: "The team's name, as the person typed it; another one is refused." }),
    refund: t.boolean({ description: "True: what can be refunded of purchases is; `closingRefund` tells what." }),
    refundAccount: t.string({ description: "Bank, number and holder, where something was paid by transfer." }),
  }),
});
const TeamMemberConnectionInput = builder.inputType("TeamMemberConnectionInput", {
  fields: (t) => ({
    teamId: t.id({ required: true }),
    page: t.int(),
    size: t.int(),
    sortKey: t.field({ type: TeamMemberSortKey }),
    order: t.field({ type: SortOrder }),
    keyword: t.string(),
  }),
});
const TeamSearchUserConnectionInput = builder.inputType("TeamSearchUserConnectionInput", {
  fields: (t) => ({
    teamId: t.id({ required: true }),
    keyword: t.string({ required: true, description: "The whole e-mail address, or the beginning of a name." }),
    page: t.int(),
    size: t.int(),
  }),
});
const InviteTeamMemberInput = builder.inputType("InviteTeamMemberInput", {
  fields: (t) => ({
    teamId: t.id({ required: true }),
    userId: t.id({ description: "The account; it is a member at once, unless it has left the team before." }),
    email: t.string({ description: "Instead of an account: the address receives an invitation to accept." }),
    roleType: t.field({ type: TeamMemberRole, description: "Default: USER." }),
  }),
});
const DeleteTeamMemberInput = builder.inputType("DeleteTeamMemberInput", {
  fields: (t) => ({ teamId: t.id({ required: true }), memberId: t.id({ required: true }) }),
});
const UpdateTeamMemberRoleInput = builder.inputType("UpdateTeamMemberRoleInput", {
  fields: (t) => ({
    teamId: t.id({ required: true }),
    memberId: t.id({ required: true }),
    roleType: t.field({
      type: TeamMemberRole,
      required: true,
      description: "OWNER transfers the ownership; you are ADMIN from then on.",
    }),
  }),
});
const LeaveTeamInput = builder.inputType("LeaveTeamInput", { fields: (t) => ({ teamId: t.id({ required: true }) }) });

builder.queryFields((t) => ({
  team: t.field({
    type: Team,
    args: { input: t.arg({ type: TeamInput, required: true }) },
    resolve: (_root, { input }, context) =>
      requireTeam(context.application.db, requireSession(context).userId, input.id, "SEE"),
  }),
  teamList: t.field({
    type: TeamList,
    description: "Your teams, those that you own first.",
    resolve: async (_root, _args, context) => ({
      nodes: await listTeams(context.application.db, requireSession(context).userId),
    }),
  }),
  teamMemberConnection: t.field({
    type: TeamMemberConnection,
    description: "By role unless asked otherwise: the owner first.",
    args: { input: t.arg({ type: TeamMemberConnectionInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { application } = context;
      const viewer = await requireTeam(application.db, requireSession(context).userId, input.teamId, "SEE");
      const page = readPage(input);
      const listing = {
        page,
        sortKey: input.sortKey ?? "TEAM_MEMBER_ROLE",
        order: input.order ?? "ASC",
        keyword: input.keyword ?? "",
      } as const;
      return { ...(await listMembers(application, viewer, listing)), page };
    },
  }),
  teamSearchUserConnection: t.field({
    type: TeamSearchUserConnection,
    description: "Accounts that can be invited. Never the caller or members.",
    args: { input: t.arg({ type: TeamSearchUserConnectionInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      const page = readPage(input);
      const { teamId, keyword } = input;
      return { ...(await searchUsers(context.application, userId, { teamId, keyword, page })), page };
    },
  }),
}));

builder.mutationFields((t) => ({
  createTeam: t.field({
    type: IdPayload,
    description: "You own the new team.",
    args: { input: t.arg({ type: CreateTeamInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await createTeam(context.application, requireSession(context).userId, input),
    }),
  }),
  updateTeam: t.field({
    type: IdPayload,
    args: { input: t.arg({ type: UpdateTeamInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await updateTeam(context.application, requireSession(context).userId, input);
      return { id: input.id };
    },
  }),
  deleteTeam: t.field({
    type: SuccessPayload,
    description: "With its projects. An administrator can restore it for 30 days.",
    args: { input: t.arg({ type: DeleteTeamInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await deleteTeam(context.application, requireSession(context).userId, input);
      return { success: true };
    },
  }),
  inviteTeamMember: t.field({
    type: InviteTeamMemberPayload,
    args: { input: t.arg({ type: InviteTeamMemberInput, required: true }) },
    resolve: (_root, { input }, context) =>
      inviteMember(context.application, requireSession(context).userId, {
        ...input,
        roleType: input.roleType ?? "USER",
      }),
  }),
  deleteTeamMember: t.field({
    type: SuccessPayload,
    args: { input: t.arg({ type: DeleteTeamMemberInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await removeMember(context.application, requireSession(context).userId, input);
      return { success: true };
    },
  }),
  updateTeamMemberRole: t.field({
    type: SuccessPayload,
    args: { input: t.arg({ type: UpdateTeamMemberRoleInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await changeRole(context.application, requireSession(context).userId, input);
      return { success: true };
    },
  }),
  leaveTeam: t.field({
    type: SuccessPayload,
    args: { input: t.arg({ type: LeaveTeamInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await leaveTeam(context.application, requireSession(context).userId, input.teamId);
      return { success: true };
    },
  }),
}));
