import { requireSession } from "../../request-context.ts";
import { builder } from "../../wire/builder.ts";
import { IdPayload } from "../../wire/payloads.ts";
import type { ProjectRow } from "../projects/project-policy.ts";
import { LastWorkPageType } from "../projects/project-type.ts";
import { applyVersion } from "./apply-version.ts";
import { resetVersion } from "./reset-version.ts";

const AppliedVersion = builder.objectRef<ProjectRow>("AppliedVersion").implement({
  fields: (t) => ({
    lastWorkPageType: t.field({
      type: LastWorkPageType,
      description: "Where to go from here: LAYOUT and NONE to the workspace, RESULT to the result page.",
      resolve: (project) => project.lastWorkPageType,
    }),
    majorVersion: t.exposeInt("majorVersion"),
    revisionVersion: t.exposeInt("revisionVersion"),
  }),
});

const ApplyEdaProjectVersionInput = builder.inputType("ApplyEdaProjectVersionInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    majorVersion: t.int({ required: true }),
    revisionVersion: t.int({ required: true }),
  }),
});
const ResetEdaProjectVersionInput = builder.inputType("ResetEdaProjectVersionInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    majorVersion: t.int({ required: true }),
    revisionVersion: t.int({ required: true }),
  }),
});

builder.mutationFields((t) => ({
  applyEdaProjectVersion: t.field({
    type: AppliedVersion,
    description: "Copies an earlier version as the newest one, a revision. Refused while a run goes on.",
    args: { input: t.arg({ type: ApplyEdaProjectVersionInput, required: true }) },
    resolve: (_root, { input }, context) => applyVersion(context.application, requireSession(context).userId, input),
  }),
  applyProjectVersion: t.field({
    type: AppliedVersion,
    deprecationReason: "The same as applyEdaProjectVersion.",
    args: { input: t.arg({ type: ApplyEdaProjectVersionInput, required: true }) },
    resolve: (_root, { input }, context) => applyVersion(context.application, requireSession(context).userId, input),
  }),
  resetEdaProjectVersion: t.field({
    type: IdPayload,
    description:
      "Makes a version the newest again: everything later in the history is gone. Refused while a run goes on.",
    args: { input: t.arg({ type: ResetEdaProjectVersionInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await resetVersion(context.application, requireSession(context).userId, input);
      return { id: input.id };
    },
  }),
}));
