import { builder } from "../../wire/builder.ts";
import { EdaProjectV2 } from "../projects/project-type.ts";
import { loadRuns } from "../runs/run-loaders.ts";
import { EdaRun } from "../runs/runs-schema.ts";
import { loadFeedbacks } from "./feedback-loader.ts";
import { Feedback } from "./feedback-type.ts";
import { runToJudge } from "./run-to-judge.ts";

builder.objectFields(EdaProjectV2, (t) => ({
  needsFeedback: t.boolean({
    description: "A result was chosen, and its run has no feedback yet.",
    resolve: async (project, _args, { loaders }) => (await runToJudge(project, loaders)) !== undefined,
  }),
  runToJudge: t.field({
    type: EdaRun,
    nullable: true,
    description: "The run that needsFeedback is about.",
    resolve: async (project, _args, { loaders }) => {
      const id = await runToJudge(project, loaders);
      return (id !== undefined && (await loaders.of(loadRuns).load(id))) || null;
    },
  }),
  feedbacks: t.field({
    type: [Feedback],
    description: "The newest first.",
    resolve: (project, _args, { loaders }) => loaders.of(loadFeedbacks).load(project.id),
  }),
}));
