import { builder } from "../../wire/builder.ts";
import { IdPayload } from "../../wire/payloads.ts";
import { requireSession } from "../../wire/request-context.ts";
import { documentUrl } from "../documents/document-store.ts";
import type { ProjectRow } from "../projects/project-policy.ts";
import { LastWorkPageType } from "../projects/project-type.ts";
import { applyVersion } from "./apply-version.ts";
import { compareProjectVersions } from "./compare-versions.ts";
import { EdaProjectVersionComparison } from "./comparison-type.ts";
import { resetVersion } from "./reset-version.ts";
import { type SavedEdits, saveEdits } from "./save-edits.ts";

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

const SavedLayout = builder.objectRef<SavedEdits>("SavedLayout").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ project }) => project.id }),
    majorVersion: t.int({ resolve: ({ project }) => project.majorVersion }),
    revisionVersion: t.int({ resolve: ({ project }) => project.revisionVersion }),
    boardDocumentUrl: t.string({
      nullable: true,
      resolve: ({ project }) => documentUrl(project.id, project.boardHash),
    }),
    isMerged: t.exposeBoolean("isMerged", { description: "Somebody else had saved other edits: both are in." }),
    changedSince: t.expose("changedSince", {
      type: "JSON",
      nullable: true,
      description: "What else changed since the edited version, as a patch of it; null: nothing, or too much to send.",
    }),
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

const EDITS_DESCRIPTION = `A list of patches, each made on the board with those before it: {lists: [{list, added: [record], removed: [id],
updated: [{id, set: {member: value}, unset: [member]}]}], settings: [{setting, value?}]}. list: nets | footprints | tracks | vias | zones |
graphics | texts | dimensions | groups; setting: title | paper | layers | stackup | rules | auxOrigin | gridOrigin | properties.
Records as the board document has them; nanometres. Refused with extensions.reasons, and saidReasons with the same as words, where they do not fit the board.
409 with extensions.conflicts, reasons and changedSince where somebody else changed the same.`;

const UpdateEdaProjectLayoutInput = builder.inputType("UpdateEdaProjectLayoutInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    majorVersion: t.int({ required: true, description: "The version that was edited." }),
    revisionVersion: t.int({ required: true }),
    boardHash: t.string({ required: true, description: "Of its board document: the last part of boardDocumentUrl." }),
    edits: t.field({ type: "JSON", required: true, description: EDITS_DESCRIPTION }),
  }),
});

const ComparedVersionInput = builder.inputType("ComparedVersionInput", {
  fields: (t) => ({ majorVersion: t.int({ required: true }), revisionVersion: t.int({ required: true }) }),
});
const EdaProjectVersionComparisonInput = builder.inputType("EdaProjectVersionComparisonInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    before: t.field({ type: ComparedVersionInput, required: true }),
    after: t.field({ type: ComparedVersionInput, required: true }),
  }),
});

builder.queryFields((t) => ({
  edaProjectVersionComparison: t.field({
    type: EdaProjectVersionComparison,
    args: { input: t.arg({ type: EdaProjectVersionComparisonInput, required: true }) },
    resolve: (_root, { input }, context) =>
      compareProjectVersions(context.application, requireSession(context).userId, input),
  }),
}));

builder.mutationFields((t) => ({
  applyEdaProjectVersion: t.field({
    type: AppliedVersion,
    description: "Copies an earlier version as the newest one, a revision. Refused while a run is active.",
    args: { input: t.arg({ type: ApplyEdaProjectVersionInput, required: true }) },
    resolve: (_root, { input }, context) => applyVersion(context.application, requireSession(context).userId, input),
  }),
  applyProjectVersion: t.field({
    type: AppliedVersion,
    deprecationReason: "The same as applyEdaProjectVersion.",
    args: { input: t.arg({ type: ApplyEdaProjectVersionInput, required: true }) },
    resolve: (_root, { input }, context) => applyVersion(context.application, requireSession(context).userId, input),
  }),
  updateEdaProjectLayout: t.field({
    type: SavedLayout,
    description: "Saves edits of the layout as the next revision. Refused while a run is active.",
    args: { input: t.arg({ type: UpdateEdaProjectLayoutInput, required: true }) },
    resolve: (_root, { input }, context) => saveEdits(context.application, requireSession(context).userId, input),
  }),
  resetEdaProjectVersion: t.field({
    type: IdPayload,
    description:
      "Makes a version the newest again: everything later in the history is deleted. Refused while a run is active.",
    args: { input: t.arg({ type: ResetEdaProjectVersionInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await resetVersion(context.application, requireSession(context).userId, input);
      return { id: input.id };
    },
  }),
}));
