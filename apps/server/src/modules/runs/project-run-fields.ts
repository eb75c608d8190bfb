import type { PlacementOptions, RoutingOptions } from "../../threads/messages/run-options.ts";
import { builder } from "../../wire/builder.ts";
import type { RequestContext } from "../../wire/request-context.ts";
import type { ProjectRow } from "../projects/project-policy.ts";
import { EdaProjectV2 } from "../projects/project-type.ts";
import { type RESULT_STATES, resultState } from "./result-state.ts";
import { loadLatestPlaced, loadLatestPlacement, loadLatestRouted, loadLatestRouting, loadRuns } from "./run-loaders.ts";
import { EdaRun, PlacementRunOptions, RoutingRunOptions } from "./runs-schema.ts";

const ResultState = builder.enumType("ResultState", {
  values: {
    NOT_USED: { description: "The board was kept as it is: discardEdaProjectResult with undo offers them again." },
    WAITING: { description: "One can be taken, or all discarded." },
  } as const satisfies Record<(typeof RESULT_STATES)[number], object>,
});

builder.objectFields(EdaProjectV2, (t) => ({
  runningTime: t.int({
    nullable: true,
    description: "Seconds of work of the latest run.",
    resolve: async (project, _args, context) => {
      const run = await latestRun(project, context);
      return run ? Math.round(run.workedMs / 1000) : null;
    },
  }),
  run: t.field({
    type: EdaRun,
    nullable: true,
    description: "The latest run.",
    resolve: async (project, _args, context) => (await latestRun(project, context)) ?? null,
  }),
  resultState: t.field({
    type: ResultState,
    nullable: true,
    description:
      "Of the latest run's results, while the board is the one that the run began with; null: there are none, one is in use, or the board has changed.",
    resolve: async (project, _args, context) => {
      const run = await latestRun(project, context);
      return (run && resultState(project, run)) ?? null;
    },
  }),
  latestPlacement: t.field({
    type: EdaRun,
    nullable: true,
    description: "The latest placement that came to candidates: another of them can be taken at any time.",
    resolve: async (project, _args, context) => (await context.loaders.of(loadLatestPlaced).load(project.id)) ?? null,
  }),
  latestRouting: t.field({
    type: EdaRun,
    nullable: true,
    description: "The latest routing that came to a result, be it confirmed: its summary can be read at any time.",
    resolve: async (project, _args, context) => (await context.loaders.of(loadLatestRouted).load(project.id)) ?? null,
  }),
  placementOptions: t.field({
    type: PlacementRunOptions,
    nullable: true,
    description: "Effective options of the latest placement run, as a start for the next.",
    resolve: async (project, _args, context) => {
      const run = await context.loaders.of(loadLatestPlacement).load(project.id);
      return run ? (run.options as PlacementOptions) : null;
    },
  }),
  routingOptions: t.field({
    type: RoutingRunOptions,
    nullable: true,
    description: "Effective options of the latest routing run, as a start for the next.",
    resolve: async (project, _args, context) => {
      const run = await context.loaders.of(loadLatestRouting).load(project.id);
      return run ? (run.options as RoutingOptions) : null;
    },
  }),
}));

async function latestRun(project: ProjectRow, { loaders }: Pick<RequestContext, "loaders">) {
  return project.lastRequestGroupId === null ? undefined : loaders.of(loadRuns).load(project.lastRequestGroupId);
}
