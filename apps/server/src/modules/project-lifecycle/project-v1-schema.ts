import { builder } from "../../wire/builder.ts";
import { Pagination } from "../../wire/payloads.ts";
import { requireSession } from "../../wire/request-context.ts";
import { documentUrl } from "../documents/document-store.ts";
import { atVersion } from "../projects/project-history.ts";
import { type ProjectRow, requireProject } from "../projects/project-policy.ts";
import { EdaProjectType } from "../projects/project-type.ts";
import { loadRuns } from "../runs/run-loaders.ts";
import { percentOfRun, progressLabelOf } from "../runs/run-state.ts";
import type { RunRow } from "../runs/run-store.ts";
import { RunStatus } from "../runs/run-types.ts";
import { requireHolder } from "../teams/require-holder.ts";
import { listProjects } from "./list-projects.ts";
import {
  type Connection,
  connect,
  EdaProjectConnectionV2Input,
  EdaProjectStatusV2Input,
  EdaProjectV2Input,
  ProjectStatus,
  readListing,
} from "./projects-schema.ts";

/**
 * The first shape of a project, of the same rows as `EdaProjectV2`: any project opens through either. `logics` adds its
 * blocks.
 */

interface Progress {
  readonly project: ProjectRow;
  readonly run: RunRow;
}

const ProjectProgress = builder.objectRef<Progress>("ProjectProgress").implement({
  fields: (t) => ({
    status: t.field({ type: RunStatus, resolve: ({ project }) => progressLabelOf(project.stateType) }),
    percent: t.float({
      resolve: ({ run }) => percentOfRun(run),
    }),
    runningSeconds: t.int({ resolve: ({ run }) => Math.round(run.workedMs / 1000) }),
    createdAt: t.field({ type: "DateTime", resolve: ({ run }) => run.requestedAt }),
    updatedAt: t.field({ type: "DateTime", resolve: ({ run }) => run.endedAt ?? run.startedAt ?? run.requestedAt }),
  }),
});

export const EdaProject = builder.objectRef<ProjectRow>("EdaProject").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    type: t.field({ type: EdaProjectType, resolve: (project) => project.type }),
    majorVersion: t.exposeInt("majorVersion"),
    revisionVersion: t.exposeInt("revisionVersion"),
    description: t.exposeString("description", { nullable: true }),
    imageUrl: t.string({
      nullable: true,
      resolve: (project) => documentUrl(project.id, project.boardHash ?? project.circuitHash),
    }),
    status: t.field({ type: RunStatus, resolve: (project) => progressLabelOf(project.stateType) }),
    progress: t.field({
      type: ProjectProgress,
      nullable: true,
      description: "Of the latest run; null before the first.",
      resolve: async (project, _args, { loaders }) => {
        const run =
          project.lastRequestGroupId === null ? undefined : await loaders.of(loadRuns).load(project.lastRequestGroupId);
        return run ? { project, run } : null;
      },
    }),
  }),
});

const EdaProjectConnection = builder.objectRef<Connection<ProjectRow>>("EdaProjectConnection").implement({
  fields: (t) => ({
    nodes: t.field({ type: [EdaProject], resolve: (connection) => [...connection.nodes] }),
    total: t.exposeInt("total"),
    pagination: t.field({ type: Pagination, resolve: (connection) => connection.pagination }),
  }),
});

builder.queryFields((t) => ({
  edaProject: t.field({
    type: EdaProject,
    args: { input: t.arg({ type: EdaProjectV2Input, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      const { db } = context.application;
      return atVersion(db, await requireProject(db, userId, input.id, "READ"), input);
    },
  }),
  edaProjectStatus: t.field({
    type: ProjectStatus,
    args: { input: t.arg({ type: EdaProjectStatusV2Input, required: true }) },
    resolve: (_root, { input }, context) =>
      requireProject(context.application.db, requireSession(context).userId, input.id, "READ"),
  }),
  edaProjectConnection: t.field({
    type: EdaProjectConnection,
    args: { input: t.arg({ type: EdaProjectConnectionV2Input, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      const listing = readListing(input);
      const holder = await requireHolder(context.application.db, userId, input.teamId, "SEE");
      return connect(listing.page, await listProjects(context.application.db, holder, listing));
    },
  }),
}));
