import { builder } from "../../wire/builder.ts";
import { requireSession } from "../../wire/request-context.ts";
import { FileProblem, ImportDiagnostic } from "../imports/receipt-type.ts";
import { UpdateSource } from "../projects/history-type.ts";
import { listProjectUpdate, type ProjectUpdate, type UpdatedProject, updateProject } from "./update-project.ts";

const CHANGES_DESCRIPTION = `The lines, as \`SchematicChange\` of packages/footprints without the records: {id, kind, dependsOn, isOnRequest, place?, ...}.
kind: part-added | part-removed | part-renamed | footprint | value | fields | fitting | pads | net-renamed | copper | automatic-names | pin-names | link.
Lines with isOnRequest (removal of a locked part, removal of copper) are for explicit selection only.`;

const ProjectUpdateType = builder.objectRef<ProjectUpdate>("EdaProjectUpdate").implement({
  description: "What newer files ask of a project's board.",
  fields: (t) => ({
    problems: t.field({
      type: [FileProblem],
      description: "Why the files are refused; empty when they are not.",
      resolve: ({ problems }) => [...problems],
    }),
    source: t.field({
      type: UpdateSource,
      description:
        "What the files were read as. Only parts and nets of a layout are compared, not its placement and copper.",
      resolve: ({ source }) => source,
    }),
    changes: t.field({ type: "JSON", description: CHANGES_DESCRIPTION, resolve: ({ changes }) => changes }),
    remarks: t.field({
      type: [ImportDiagnostic],
      description: "What is otherwise and no line mends.",
      resolve: ({ remarks }) => [...remarks],
    }),
    boardHash: t.exposeString("boardHash", { description: "Of the board that was compared." }),
  }),
});

const UpdatedProjectType = builder.objectRef<UpdatedProject>("UpdatedEdaProject").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ project }) => project.id }),
    majorVersion: t.int({ resolve: ({ project }) => project.majorVersion }),
    revisionVersion: t.int({ resolve: ({ project }) => project.revisionVersion }),
    remarks: t.field({
      type: [ImportDiagnostic],
      description: "What somebody should look at now.",
      resolve: ({ remarks }) => [...remarks],
    }),
  }),
});

const FILES = "Uploads: a schematic with its sheets and footprints, or a newer layout, or one zip of everything.";
const EdaProjectUpdateInput = builder.inputType("EdaProjectUpdateInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    fileUrls: t.stringList({ required: true, description: FILES }),
  }),
});
const UpdateEdaProjectFromFilesInput = builder.inputType("UpdateEdaProjectFromFilesInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    fileUrls: t.stringList({ required: true, description: FILES }),
    boardHash: t.string({ required: true, description: "Of the board that they were compared with." }),
    accepted: t.idList({ required: true, description: "Ids of the lines that are made; others are left." }),
  }),
});

builder.queryFields((t) => ({
  edaProjectUpdate: t.field({
    type: ProjectUpdateType,
    args: { input: t.arg({ type: EdaProjectUpdateInput, required: true }) },
    resolve: (_root, { input }, context) =>
      listProjectUpdate(context.application, requireSession(context).userId, input),
  }),
}));

builder.mutationFields((t) => ({
  updateEdaProjectFromFiles: t.field({
    type: UpdatedProjectType,
    description:
      "Makes the accepted lines as the next revision, and a newer schematic that of the project. Refused during a run.",
    args: { input: t.arg({ type: UpdateEdaProjectFromFilesInput, required: true }) },
    resolve: (_root, { input }, context) =>
      updateProject(context.application, requireSession(context).userId, {
        ...input,
        accepted: input.accepted.map(String),
      }),
  }),
}));
