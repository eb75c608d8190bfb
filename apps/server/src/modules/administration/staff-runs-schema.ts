import DataLoader from "dataloader";
import { desc, inArray } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { runs } from "../../platform/database/tables.ts";
import { traceIdsOf } from "../../platform/work/work-traces.ts";
import { builder } from "../../wire/builder.ts";
import { countPages, readPage } from "../../wire/paging.ts";
import { IdPayload, type PageCount, Pagination } from "../../wire/payloads.ts";
import { requireAdministrator } from "../accounts/administrators.ts";
import { loadUsers } from "../accounts/user-loader.ts";
import { act } from "../audit/act.ts";
import { stopRunOfAnybody } from "../runs/cancel-run.ts";
import { ACTIVE_STATUSES } from "../runs/run-state.ts";
import type { RunRow } from "../runs/run-store.ts";
import { JobStatus, RunFailureKind } from "../runs/run-types.ts";
import { Person } from "./person-type.ts";

function loadRunTraces(db: Database) {
  return new DataLoader<string, string | undefined>(async (ids) => {
    const traces = await traceIdsOf(db, "run", ids);
    return ids.map((id) => traces.get(id));
  });
}

const StaffRun = builder.objectRef<RunRow>("StaffRun").implement({
  description: "A run as administrators see it: nothing of its project but the id.",
  fields: (t) => ({
    id: t.exposeID("id"),
    projectId: t.exposeID("projectId"),
    jobType: t.exposeString("jobType"),
    status: t.field({ type: JobStatus, resolve: ({ status }) => status }),
    requester: t.field({
      type: Person,
      nullable: true,
      resolve: async ({ requestedBy }, _args, { loaders }) =>
        requestedBy === null ? null : ((await loaders.of(loadUsers).load(requestedBy)) ?? null),
    }),
    attempts: t.exposeInt("attempts"),
    workedMs: t.exposeInt("workedMs"),
    failure: t.field({ type: RunFailureKind, nullable: true, resolve: ({ failure }) => failure?.kind ?? null }),
    traceId: t.string({
      nullable: true,
      description: "Trace of OpenTelemetry that its last request began, `trace_id` in the log; null without an SDK.",
      resolve: ({ id }, _args, { loaders }) => loaders.of(loadRunTraces).load(id),
    }),
    requestedAt: t.field({ type: "DateTime", resolve: ({ requestedAt }) => requestedAt }),
    endedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ endedAt }) => endedAt }),
  }),
});

const StaffRunConnection = builder
  .objectRef<{ readonly nodes: readonly RunRow[]; readonly pagination: PageCount }>("StaffRunConnection")
  .implement({
    fields: (t) => ({
      nodes: t.field({ type: [StaffRun], resolve: ({ nodes }) => nodes }),
      totalCount: t.int({ resolve: ({ pagination }) => pagination.totalCount }),
      pagination: t.field({ type: Pagination, resolve: ({ pagination }) => pagination }),
    }),
  });

const StaffRunConnectionInput = builder.inputType("StaffRunConnectionInput", {
  fields: (t) => ({
    active: t.boolean({ description: "Waiting and working ones alone." }),
    page: t.int(),
    size: t.int(),
  }),
});
const StopRunInput = builder.inputType("StopRunInput", {
  fields: (t) => ({ id: t.id({ required: true }), reason: t.string({ required: true }) }),
});

builder.queryFields((t) => ({
  staffRunConnection: t.field({
    type: StaffRunConnection,
    description: "For administrators: runs of everybody, newest first.",
    args: { input: t.arg({ type: StaffRunConnectionInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await requireAdministrator(context);
      const { db } = context.application;
      const page = readPage(input);
      const where = input.active ? inArray(runs.status, [...ACTIVE_STATUSES]) : undefined;
      const nodes = await db
        .select()
        .from(runs)
        .where(where)
        .orderBy(desc(runs.ticket))
        .limit(page.size)
        .offset(page.offset);
      return { nodes, pagination: countPages(page, await db.$count(runs, where)) };
    },
  }),
}));

builder.mutationFields((t) => ({
  stopRun: t.field({
    type: IdPayload,
    description: "For administrators: pauses a run of anybody, who can resume it.",
    args: { input: t.arg({ type: StopRunInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await act(context, "stopRun", (application) => stopRunOfAnybody(application, input)),
    }),
  }),
}));
