import type { ImportReceipt as ImportReceiptRecord } from "@tracewright/board";
import type { users } from "../../platform/database/tables.ts";
import { builder } from "../../wire/builder.ts";
import { type RequestContext, requireSession } from "../../wire/request-context.ts";
import { PROJECT_RIGHTS, type ProjectRight, rightsOnProject } from "../access/policy.ts";
import { loadRoles } from "../access/role-loader.ts";
import { UserRole } from "../accounts/account-types.ts";
import { roleOf } from "../accounts/administrators.ts";
import { DELETED_ACCOUNT_NAME } from "../accounts/deleted-account.ts";
import { loadUsers } from "../accounts/user-loader.ts";
import { documentUrl } from "../documents/document-store.ts";
import { ImportReceipt } from "../imports/receipt-type.ts";
import type { ProjectRow } from "./project-policy.ts";

export const RUN_STATUSES = [
  "PENDING",
  "REQUEST",
  "STARTED",
  "PROGRESS",
  "COMPLETE",
  "FAIL",
  "CANCEL",
  "TIMEOUT",
  "EVENT_HANDLER_CANCEL",
  "EVENT_HANDLER_FAILED",
  "EVENT_HANDLER_TIMEOUT",
] as const;

type StateTypeName = "READY" | "EDITING" | `${"AUTO_PLACEMENT" | "ROUTING"}_${(typeof RUN_STATUSES)[number]}`;

export const JobType = builder.enumType("JobType", { values: ["PLACEMENT", "ROUTING"] as const });
export const EdaProjectType = builder.enumType("EdaProjectType", { values: ["BLOCK", "QUICK_MODE"] as const });
export const LastWorkPageType = builder.enumType("LastWorkPageType", { values: ["LAYOUT", "RESULT", "NONE"] as const });
const ProjectStateType = builder.enumType("ProjectStateType", {
  values: [
    "READY",
    "EDITING",
    ...RUN_STATUSES.map((status) => `AUTO_PLACEMENT_${status}` as const),
    ...RUN_STATUSES.map((status) => `ROUTING_${status}` as const),
  ] as const,
});

const EdaProjectRight = builder.enumType("EdaProjectRight", { values: PROJECT_RIGHTS });

/** Undefined: the account was deleted. */
interface Author {
  readonly user: typeof users.$inferSelect | undefined;
}

export const ProjectAuthor = builder.objectRef<Author>("ProjectAuthor").implement({
  description: 'Of a deleted account the id is empty, the name is "Deleted account".',
  fields: (t) => ({
    id: t.id({ resolve: ({ user }) => user?.id ?? "" }),
    name: t.string({ resolve: ({ user }) => user?.name ?? DELETED_ACCOUNT_NAME }),
    isDeleted: t.boolean({
      description: "The account was deleted; the name is a placeholder.",
      resolve: ({ user }) => user === undefined,
    }),
    email: t.string({ resolve: ({ user }) => user?.email ?? "" }),
    thumbnailUrl: t.string({ resolve: ({ user }) => user?.thumbnailUrl ?? "" }),
    role: t.field({
      type: UserRole,
      nullable: true,
      resolve: ({ user }, _args, { application }) => user && roleOf(application.configuration, user),
    }),
    createdAt: t.field({ type: "DateTime", nullable: true, resolve: ({ user }) => user?.createdAt }),
  }),
});

/** A project as its own row tells it; runs, verdicts, feedback and models add their fields in their modules. */
export const EdaProjectV2 = builder.objectRef<ProjectRow>("EdaProjectV2").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    teamId: t.exposeID("teamId", { nullable: true, description: "Null: it belongs to its creator." }),
    majorVersion: t.exposeInt("majorVersion"),
    revisionVersion: t.exposeInt("revisionVersion"),
    name: t.exposeString("name"),
    type: t.field({ type: EdaProjectType, resolve: (project) => project.type }),
    imageUrl: t.string({
      nullable: true,
      description:
        "The board of this version, or the schematic where there is none, as a picture: /image?url=…&w=… shows it.",
      resolve: (project) => documentUrl(project.id, project.boardHash ?? project.circuitHash),
    }),
    description: t.exposeString("description", { nullable: true }),
    stateType: t.field({ type: ProjectStateType, resolve: (project) => project.stateType as StateTypeName }),
    lastRequestGroupId: t.exposeID("lastRequestGroupId", { nullable: true }),
    lastRequestGroupStartAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: (project) => project.lastRequestGroupStartAt,
    }),
    selectedHistoryId: t.exposeID("selectedHistoryId", { nullable: true }),
    isResultSelected: t.exposeBoolean("isResultSelected"),
    lastWorkPageType: t.field({ type: LastWorkPageType, resolve: (project) => project.lastWorkPageType }),
    jobType: t.field({ type: JobType, nullable: true, resolve: (project) => project.jobType }),
    createdAt: t.field({ type: "DateTime", resolve: (project) => project.createdAt }),
    updatedAt: t.field({ type: "DateTime", resolve: (project) => project.updatedAt }),
    creatorAuthor: t.field({
      type: ProjectAuthor,
      resolve: (project, _args, context) => findAuthor(context, project.ownerId),
    }),
    latestAuthor: t.field({
      type: ProjectAuthor,
      resolve: (project, _args, context) => findAuthor(context, project.latestAuthorId),
    }),
    boardDocumentUrl: t.string({
      nullable: true,
      description: "Immutable JSON of this version's Board (GET, session cookie). Null: the project has no layout.",
      resolve: (project) => documentUrl(project.id, project.boardHash),
    }),
    circuitDocumentUrl: t.string({
      nullable: true,
      description: "Immutable JSON of the Circuit. Null: no schematic was uploaded.",
      resolve: (project) => documentUrl(project.id, project.circuitHash),
    }),
    allowed: t.field({
      type: [EdaProjectRight],
      description: "What you may do with it.",
      resolve: (project, _args, context) => findRights(context, project),
    }),
    receipt: t.field({ type: ImportReceipt, resolve: (project) => project.receipt as ImportReceiptRecord }),
  }),
});

export async function findAuthor({ loaders }: Pick<RequestContext, "loaders">, id: string | null): Promise<Author> {
  return { user: id === null ? undefined : await loaders.of(loadUsers).load(id) };
}

async function findRights(context: RequestContext, project: ProjectRow): Promise<ProjectRight[]> {
  const { userId } = requireSession(context);
  const { teamId } = project;
  const standing =
    teamId === null
      ? project.holderId === userId && ("HOLDER" as const)
      : await context.loaders.of(loadRoles).load({ userId, teamId });
  return standing ? [...rightsOnProject(standing, project.ownerId === userId)] : [];
}
