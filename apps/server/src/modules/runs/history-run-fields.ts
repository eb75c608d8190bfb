import { builder } from "../../wire/builder.ts";
import { ProjectHistory } from "../projects/history-type.ts";
import type { RunResultSummary } from "./run-results.ts";
import { PlacementSummary, RoutingSummary } from "./run-types.ts";

builder.objectFields(ProjectHistory, (t) => ({
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
}));
