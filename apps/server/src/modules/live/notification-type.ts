import type { NotificationContent } from "../../platform/database/tables.ts";
import type * as runMessages from "../../threads/messages/run-messages.ts";
import { builder } from "../../wire/builder.ts";
import { referencePrefix } from "../../wire/layout/present-layout.ts";
import type { RequestContext } from "../../wire/request-context.ts";
import { DatasheetStatus } from "../matching/datasheet-status.ts";
import { aboutTeam } from "../notifications/notification-store.ts";
import type { ProjectRow } from "../projects/project-policy.ts";
import { loadRuns } from "../runs/run-loaders.ts";
import { type ProgressLabel, percentOfRun, progressLabelOf } from "../runs/run-state.ts";
import type { RunRow } from "../runs/run-store.ts";
import { JobStatus, queuePlaceOf, RunProgress } from "../runs/run-types.ts";
import { type LiveBlock, type Notification, OWN_SERVICE } from "./notifications.ts";

type RunNotification = Extract<Notification, { kind: "run" }>;
type DatasheetNotification = Extract<Notification, { kind: "datasheet" }>;
/** Of a project, a team or a block. */
type ArchitectureNotification = Exclude<Notification, RunNotification | DatasheetNotification>;

export const ServiceSite = builder.enumType("ServiceSite", {
  values: ["CIRCUIT_ARCHITECTURE", "HOME", "LMS"] as const,
});
const EdaTaskJobType = builder.enumType("EdaTaskJobType", { values: ["AUTO_PLACEMENT", "ROUTING"] as const });
const NotificationTargetKind = builder.enumType("NotificationTargetKind", {
  values: ["BLOCK", "COMMENT", "CONTACT", "ESTIMATE", "ORDER", "TEAM"] as const,
});
const ProcessState = builder.enumType("ProcessState", { values: ["COMPLETE", "FAIL", "PROGRESS", "STOPPED"] as const });

const EdaTask = builder.objectRef<RunNotification>("EdaTask").implement({
  description: "The state of a run: at every change of its status, and up to four times a second while it works.",
  fields: (t) => ({
    projectId: t.id({ resolve: ({ run }) => run.projectId }),
    requestGroupId: t.id({ resolve: ({ run }) => run.id }),
    elapsedTime: t.int({ nullable: true, resolve: ({ run }) => Math.round(run.workedMs / 1000) }),
    status: t.field({ type: JobStatus, resolve: ({ run }) => run.status }),
    jobType: t.field({
      type: EdaTaskJobType,
      resolve: ({ run }) => (run.jobType === "PLACEMENT" ? "AUTO_PLACEMENT" : "ROUTING"),
    }),
    startAt: t.field({ type: "DateTime", nullable: true, resolve: ({ run }) => run.startedAt }),
    queuePlace: t.int({
      nullable: true,
      description: "As EdaRun.queuePlace; sent whenever it changes.",
      resolve: ({ run }, _args, context) => queuePlaceOf(run, context),
    }),
    message: t.string({ nullable: true, resolve: ({ run }) => run.message }),
    progress: t.field({
      type: RunProgress,
      nullable: true,
      resolve: ({ run }) => run.progress as runMessages.RunProgress | null,
    }),
    preview: t.field({
      type: "JSON",
      nullable: true,
      description:
        "The whole picture so far, null when unchanged; nanometres. Routing: {strip or removed: [id], tracks: [{start, end, width, layer, net}], vias: [{position, diameter, drill, net}]}. Placement: {footprints: [{id, position, rotation, side}]}.",
      resolve: ({ preview }) => preview,
    }),
  }),
});

const PROCESS_STATES: Readonly<Record<ProgressLabel, NotificationContent["processState"]>> = {
  READY: null,
  RUNNING: "PROGRESS",
  COMPLETED: "COMPLETE",
  FAILED: "FAIL",
  STOPPED: "STOPPED",
};

const NotificationTarget = builder
  .objectRef<NonNullable<NotificationContent["target"]>>("NotificationTarget")
  .implement({
    description: "What a notification is about where it is not a project; of a comment, its discussion.",
    fields: (t) => ({
      kind: t.field({ type: NotificationTargetKind, resolve: ({ kind }) => kind }),
      id: t.exposeID("id"),
      name: t.exposeString("name", {
        description:
          "As it was at that moment; of a discussion, the author of the comment, empty when that account was deleted.",
      }),
    }),
  });

const CircuitArchitecture = builder.objectRef<ArchitectureNotification>("CircuitArchitecture").implement({
  description:
    "A project changed: renamed, deleted, a result selected, a run begun or ended. Fetch it again. Or a team, or your place in it.",
  fields: (t) => ({
    projectId: t.id({
      nullable: true,
      description: "Null where it is about a team or a block.",
      resolve: (notification) => contentOf(notification).projectId,
    }),
    projectName: t.string({ nullable: true, resolve: (notification) => contentOf(notification).projectName }),
    case: t.string({
      nullable: true,
      description:
        "PROJECT_CREATED, PROJECT_UPDATED, PROJECT_DELETED, PLACEMENT_ or ROUTING_ with STARTED, PROGRESS (at most once a percent), COMPLETE, FAIL, STOPPED, or PART_MATCHING_ or EXPORT_ with PROGRESS, COMPLETE, FAIL. About a team: TEAM_JOINED, TEAM_INVITATION, TEAM_ROLE, TEAM_LEFT, TEAM_REMOVED, TEAM_DELETED, and TEAM_UPDATED for its other members. About an inquiry: CONTACT_RESPONDED. About a comment: COMMENT_REPLY in a discussion of yours, COMMENT_CREATED on a project of yours. About a block of yours or your team's: BLOCK_VALIDATION. About an order: ORDER_ with QUOTED, PAID, APPROVAL, APPROVED, PRODUCING, SHIPPED, DELIVERED, CANCELED, CANCEL_DECLINED; about an estimate: ESTIMATE_QUOTED. For administrators: STAFF_ORDER_ with TO_PRICE, PAID, CANCEL_ASKED, and STAFF_ESTIMATE.",
      resolve: (notification) => contentOf(notification).case,
    }),
    majorVersion: t.int({ nullable: true, resolve: (notification) => contentOf(notification).majorVersion }),
    revisionVersion: t.int({ nullable: true, resolve: (notification) => contentOf(notification).revisionVersion }),
    target: t.field({
      type: NotificationTarget,
      nullable: true,
      resolve: (notification) => contentOf(notification).target ?? null,
    }),
    userId: t.id({ nullable: true, resolve: (notification) => contentOf(notification).userId }),
    processState: t.field({
      type: ProcessState,
      nullable: true,
      resolve: (notification) => contentOf(notification).processState,
    }),
    percent: t.float({
      nullable: true,
      description: "Of the latest run; null where there is none.",
      resolve: async (notification, _args, context) => {
        if (notification.kind === "stored") return notification.row.content.percent;
        if (notification.kind === "team" || notification.kind === "block") return null;
        const run = await latestRunOf(notification.project, context);
        return run ? percentOfRun(run) : null;
      },
    }),
    status: t.field({
      type: JobStatus,
      nullable: true,
      description: "Of the latest run.",
      resolve: async (notification, _args, context) => {
        if (notification.kind === "stored") return notification.row.content.status;
        if (notification.kind === "team" || notification.kind === "block") return null;
        return (await latestRunOf(notification.project, context))?.status ?? null;
      },
    }),
  }),
});

/** Of a live message as the project is now, of a stored one as it was. */
function contentOf(notification: ArchitectureNotification): Omit<NotificationContent, "percent" | "status"> {
  if (notification.kind === "stored") return notification.row.content;
  if (notification.kind === "block") return contentOfBlock(notification.block);
  if (notification.kind === "team")
    return aboutTeam(notification.case, { id: notification.teamId, name: notification.teamName }, null);
  const { project } = notification;
  return {
    case: notification.case,
    projectId: project.id,
    projectName: project.name,
    majorVersion: project.majorVersion,
    revisionVersion: project.revisionVersion,
    userId: project.latestAuthorId,
    processState: PROCESS_STATES[progressLabelOf(project.stateType)],
  };
}

const BLOCK_STATES: Readonly<Record<LiveBlock["step"], NotificationContent["processState"]>> = {
  READY: null,
  VALIDATE_REQUEST: "PROGRESS",
  SUPPLY_ITEM_REQUEST: "PROGRESS",
  INDEX_REQUEST: "PROGRESS",
  COMPLETE: "COMPLETE",
  FAIL: "FAIL",
};

function contentOfBlock({ id, name, step }: LiveBlock): Omit<NotificationContent, "percent" | "status"> {
  return {
    case: "BLOCK_VALIDATION",
    projectId: null,
    projectName: null,
    majorVersion: null,
    revisionVersion: null,
    target: { kind: "BLOCK", id, name },
    userId: null,
    processState: BLOCK_STATES[step],
  };
}

async function latestRunOf(project: ProjectRow, { loaders }: RequestContext): Promise<RunRow | undefined> {
  const id = project.lastRequestGroupId;
  // A subscription's loaders live as long as it does, and runs go on.
  return id === null ? undefined : loaders.of(loadRuns).clear(id).load(id);
}

const Datasheet = builder.objectRef<DatasheetNotification>("Datasheet").implement({
  description:
    "How far the reading of a datasheet is: up to four times a second while it is read, and what came of it.",
  fields: (t) => ({
    projectId: t.id({ resolve: ({ matching }) => matching.projectId }),
    datasheetMatchingId: t.id({ resolve: ({ matching }) => matching.id }),
    partName: t.string({ resolve: ({ matching }) => matching.reference }),
    partCategory: t.string({ nullable: true, resolve: ({ part }) => part?.match?.category || null }),
    partPrefix: t.string({ resolve: ({ matching }) => referencePrefix(matching.reference) }),
    partType: t.string({ nullable: true, resolve: ({ part }) => part?.question.value || null }),
    status: t.field({ type: DatasheetStatus, resolve: ({ matching }) => matching.status }),
    message: t.string({
      nullable: true,
      description: "Of a failure: a word for its reason.",
      resolve: ({ matching }) => matching.reason?.code ?? null,
    }),
    errorCode: t.int({ nullable: true, resolve: ({ matching }) => matching.errorCode }),
    percent: t.int({ description: "Of the pages.", resolve: ({ matching }) => matching.percent }),
  }),
});

const NotificationContentType = builder.unionType("NotificationContent", {
  types: [CircuitArchitecture, EdaTask, Datasheet],
  resolveType: ({ kind }) => (kind === "run" ? EdaTask : kind === "datasheet" ? Datasheet : CircuitArchitecture),
});

export const NotificationJob = builder.objectRef<Notification>("NotificationJob").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    service: t.field({ type: ServiceSite, resolve: () => OWN_SERVICE }),
    read: t.boolean({
      resolve: (notification) => notification.kind === "stored" && notification.row.readAt !== null,
    }),
    parent: t.id({ nullable: true, description: "The run it is about.", resolve: parentOf }),
    persist: t.boolean({
      description: "Whether it is kept and can be read again; false: sent once to the current listeners.",
      resolve: ({ kind }) => kind === "stored",
    }),
    createdAt: t.field({ type: "DateTime", resolve: ({ at }) => at }),
    updatedAt: t.field({
      type: "DateTime",
      resolve: (notification) => (notification.kind === "stored" && notification.row.readAt) || notification.at,
    }),
    content: t.field({ type: NotificationContentType, resolve: (notification) => notification }),
  }),
});

function parentOf(notification: Notification): string | null {
  if (notification.kind === "run") return notification.run.id;
  if (notification.kind === "datasheet" || notification.kind === "team" || notification.kind === "block") return null;
  return notification.kind === "stored" ? notification.row.parent : notification.project.lastRequestGroupId;
}
