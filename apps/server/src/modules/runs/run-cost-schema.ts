import { builder } from "../../wire/builder.ts";
import { requireSession } from "../../wire/request-context.ts";
import { JobType } from "../projects/project-type.ts";
import { type RunCost, readRunCost } from "./run-cost.ts";

const RunCostType = builder.objectRef<RunCost>("RunCost").implement({
  fields: (t) => ({
    credits: t.exposeInt("credits", { description: "Of a run that starts over." }),
    available: t.exposeInt("available", { description: "In the wallet that the run is charged to." }),
    isLow: t.exposeBoolean("isLow", { description: "Less than a fifth of the plan's credits of a month is left." }),
    teamId: t.exposeID("teamId", { nullable: true, description: "The team whose wallet it is; null: your own." }),
    isResumable: t.exposeBoolean("isResumable", {
      description: "A paused run of this kind continues at no further cost if its board and options are the same.",
    }),
  }),
});

const RunCostInput = builder.inputType("RunCostInput", {
  fields: (t) => ({ id: t.id({ required: true }), jobType: t.field({ type: JobType, required: true }) }),
});

builder.queryFields((t) => ({
  runCost: t.field({
    type: RunCostType,
    nullable: true,
    description: "What a new run on the project costs; null where this server does not count runs.",
    args: { input: t.arg({ type: RunCostInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      return (await readRunCost(context.application, userId, input)) ?? null;
    },
  }),
}));
