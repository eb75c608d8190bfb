import { requireSession } from "../../request-context.ts";
import type * as protocol from "../../threads/protocol.ts";
import { builder } from "../../wire/builder.ts";
import { type ProgressLabel, progressLabelOf } from "../runs/run-state.ts";
import { JobStatus, RunProgress } from "../runs/run-types.ts";
import { type Notification, watchNotifications } from "./notifications.ts";

type RunNotification = Extract<Notification, { kind: "run" }>;
type ProjectNotification = Extract<Notification, { kind: "project" }>;

export const ServiceSite = builder.enumType("ServiceSite", {
  values: ["CIRCUIT_ARCHITECTURE", "HOME", "LMS"] as const,
});
const EdaTaskJobType = builder.enumType("EdaTaskJobType", { values: ["AUTO_PLACEMENT", "ROUTING"] as const });
const ProcessState = builder.enumType("ProcessState", { values: ["COMPLETE", "FAIL", "PROGRESS", "STOPPED"] as const });

const EdaTask = builder.objectRef<RunNotification>("EdaTask").implement({
  description: "Where a run stands: at every change of its status, and up to four times a second while it works.",
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
    message: t.string({ nullable: true, resolve: ({ run }) => run.message }),
    progress: t.field({
      type: RunProgress,
      nullable: true,
      resolve: ({ run }) => run.progress as protocol.RunProgress | null,
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

const PROCESS_STATES: Readonly<Record<ProgressLabel, "COMPLETE" | "FAIL" | "PROGRESS" | "STOPPED" | null>> = {
  READY: null,
  RUNNING: "PROGRESS",
  COMPLETED: "COMPLETE",
  FAILED: "FAIL",
  STOPPED: "STOPPED",
};

const CircuitArchitecture = builder.objectRef<ProjectNotification>("CircuitArchitecture").implement({
  description: "A project changed: renamed, deleted, a result selected, a run begun or ended. Fetch it again.",
  fields: (t) => ({
    projectId: t.id({ resolve: ({ project }) => project.id }),
    projectName: t.string({ nullable: true, resolve: ({ project }) => project.name }),
    case: t.exposeString("case", {
      nullable: true,
      description: "PROJECT_UPDATED, PROJECT_DELETED, or PLACEMENT_ or ROUTING_ with STARTED, COMPLETE, FAIL, STOPPED.",
    }),
    majorVersion: t.int({ nullable: true, resolve: ({ project }) => project.majorVersion }),
    revisionVersion: t.int({ nullable: true, resolve: ({ project }) => project.revisionVersion }),
    userId: t.id({ nullable: true, resolve: ({ project }) => project.latestAuthorId }),
    processState: t.field({
      type: ProcessState,
      nullable: true,
      resolve: ({ project }) => PROCESS_STATES[progressLabelOf(project.stateType)],
    }),
    percent: t.float({
      nullable: true,
      resolve: async ({ project }, _args, context) => {
        const run = project.lastRequestGroupId && (await context.loaders.run.load(project.lastRequestGroupId));
        return run ? ((run.progress as protocol.RunProgress | null)?.percent ?? null) : null;
      },
    }),
    status: t.field({
      type: JobStatus,
      nullable: true,
      description: "Of the latest run.",
      resolve: async ({ project }, _args, context) => {
        const run = project.lastRequestGroupId && (await context.loaders.run.load(project.lastRequestGroupId));
        return run ? run.status : null;
      },
    }),
  }),
});

const DatasheetStatus = builder.enumType("DatasheetStatus", { values: ["PROGRESS", "SUCCESS", "FAIL"] as const });

/** Part of the union from the first day, so that clients name all three; matching itself is not built, none is sent. */
const Datasheet = builder.objectRef<never>("Datasheet").implement({
  fields: (t) => ({
    projectId: t.id({ resolve: unsent }),
    datasheetMatchingId: t.id({ resolve: unsent }),
    partName: t.string({ resolve: unsent }),
    partCategory: t.string({ nullable: true, resolve: unsent }),
    partPrefix: t.string({ resolve: unsent }),
    partType: t.string({ nullable: true, resolve: unsent }),
    status: t.field({ type: DatasheetStatus, resolve: unsent }),
    message: t.string({ nullable: true, resolve: unsent }),
    errorCode: t.int({ nullable: true, resolve: unsent }),
  }),
});

function unsent(datasheet: never): never {
  return datasheet;
}

const NotificationContent = builder.unionType("NotificationContent", {
  types: [CircuitArchitecture, EdaTask, Datasheet],
  resolveType: (notification) => (notification.kind === "run" ? EdaTask : CircuitArchitecture),
});

const NotificationJob = builder.objectRef<Notification>("NotificationJob").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    service: t.field({ type: ServiceSite, resolve: () => "CIRCUIT_ARCHITECTURE" as const }),
    read: t.boolean({ resolve: () => false }),
    parent: t.id({
      nullable: true,
      description: "The run it is about.",
      resolve: (notification) =>
        notification.kind === "run" ? notification.run.id : notification.project.lastRequestGroupId,
    }),
    persist: t.boolean({ description: "Live messages are not kept.", resolve: () => false }),
    createdAt: t.field({ type: "DateTime", resolve: ({ at }) => at }),
    updatedAt: t.field({ type: "DateTime", resolve: ({ at }) => at }),
    content: t.field({ type: NotificationContent, resolve: (notification) => notification }),
  }),
});

const NotificationInput = builder.inputType("NotificationInput", {
  fields: (t) => ({ service: t.field({ type: ServiceSite, required: true }) }),
});

builder.subscriptionFields((t) => ({
  notification: t.field({
    type: NotificationJob,
    description: "News of all the user's projects. Nothing is replayed on connecting.",
    args: { input: t.arg({ type: NotificationInput, required: true }) },
    subscribe: (_root, _args, context) => watchNotifications(context.application, requireSession(context).userId),
    resolve: (notification) => notification,
  }),
}));
