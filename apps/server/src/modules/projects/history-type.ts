import { builder } from "../../wire/builder.ts";
import { documentUrl } from "../documents/document-store.ts";
import type { RunResultSummary } from "../runs/run-results.ts";
import { PlacementSummary, RoutingSummary } from "../runs/run-types.ts";
import type { HistoryRow } from "./project-history.ts";

const HistoryType = builder.enumType("HistoryType", {
  values: [
    "AUTOPLACEMENT",
    "BLOCK_MODIFIED",
    "CREATED",
    "LAYOUT",
    "LOGIC",
    "NAME_MODIFIED",
    "PLACEMENT",
    "ROUTING",
  ] as const,
});

const HistoryAuthor = builder.objectRef<{ readonly name: string }>("HistoryAuthor").implement({
  fields: (t) => ({ name: t.exposeString("name") }),
});

export const ProjectHistory = builder.objectRef<HistoryRow>("ProjectHistory").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    description: t.exposeString("description", { nullable: true }),
    type: t.field({ type: HistoryType, resolve: (entry) => entry.type }),
    majorVersion: t.exposeInt("majorVersion"),
    revisionVersion: t.exposeInt("revisionVersion"),
    createdAt: t.field({ type: "DateTime", resolve: (entry) => entry.createdAt }),
    latestAuthor: t.field({
      type: HistoryAuthor,
      resolve: async (entry, _args, context) => ({
        name: (await context.loaders.user.load(entry.authorId))?.name ?? "",
      }),
    }),
    boardDocumentUrl: t.string({
      nullable: true,
      resolve: (entry) => documentUrl(entry.projectId, entry.boardHash),
    }),
    requestGroupId: t.exposeID("requestGroupId", { nullable: true, description: "Set on the results of a run." }),
    placement: t.field({
      type: PlacementSummary,
      nullable: true,
      resolve: (entry) => (entry.summary as RunResultSummary | null)?.placement ?? null,
    }),
    routing: t.field({
      type: RoutingSummary,
      nullable: true,
      resolve: (entry) => (entry.summary as RunResultSummary | null)?.routing ?? null,
    }),
  }),
});
