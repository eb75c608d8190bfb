import { builder } from "../../wire/builder.ts";
import { requireSession } from "../../wire/request-context.ts";
import { JobType } from "../projects/project-type.ts";
import { createFeedback } from "./create-feedback.ts";
import { ANSWERS_DESCRIPTION, Feedback } from "./feedback-type.ts";

const CreateEdaProjectFeedbackInput = builder.inputType("CreateEdaProjectFeedbackInput", {
  fields: (t) => ({
    projectId: t.id({ required: true }),
    requestGroupId: t.id({ required: true, description: "The run." }),
    jobType: t.field({ type: JobType, required: true }),
    comment: t.string({ description: "At most 1,000 letters." }),
    raw: t.field({ type: "JSON", required: true, description: ANSWERS_DESCRIPTION }),
  }),
});

builder.mutationFields((t) => ({
  createEdaProjectFeedback: t.field({
    type: Feedback,
    description: "One word on each finished run; 409 for a second.",
    args: { input: t.arg({ type: CreateEdaProjectFeedbackInput, required: true }) },
    resolve: (_root, { input }, context) =>
      createFeedback(context.application, requireSession(context).userId, { ...input, raw: input.raw }),
  }),
}));
