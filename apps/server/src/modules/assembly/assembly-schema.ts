import type { ReelChoice, VariantChoice } from "@tracewright/assembly";
import { fromMm, toMm } from "@tracewright/geometry";
import { builder } from "../../wire/builder.ts";
import { requireSession } from "../../wire/request-context.ts";
import { requireProject } from "../projects/project-policy.ts";
import { readAssemblyChoice, type StoredAssemblyChoice } from "./assembly-choice-store.ts";
import { saveAssemblyChoice } from "./save-assembly-choice.ts";

const ROTATION =
  "Degrees that a machine turns the part further than the library's drawing, counter-clockwise as one looks at the part; -360 to 360.";
const OFFSET =
  "Millimetres from the middle of the pads to that of the part, in the frame of the library's drawing, y upwards; -20 to 20.";
const CHECKED = "A user compared it with the orientation of the supplier's part, and confirmed it.";

const AssemblyReel = builder.objectRef<ReelChoice>("AssemblyReel").implement({
  description:
    "Orientation of a supplier's part on its reel. It belongs to the part number and never to the footprint.",
  fields: (t) => ({
    partNumber: t.exposeString("partNumber"),
    rotation: t.exposeFloat("rotation", { description: ROTATION }),
    offsetX: t.float({ description: OFFSET, resolve: ({ offset }) => toMm(offset?.x ?? 0) }),
    offsetY: t.float({ description: OFFSET, resolve: ({ offset }) => -toMm(offset?.y ?? 0) + 0 }),
    isChecked: t.boolean({ description: CHECKED, resolve: ({ isChecked }) => isChecked ?? false }),
  }),
});

const AssemblyVariantType = builder.objectRef<VariantChoice>("AssemblyVariant").implement({
  description: "A way to assemble the board in which other parts are populated than drawn, by reference.",
  fields: (t) => ({
    name: t.exposeString("name"),
    notPopulated: t.exposeStringList("notPopulated"),
    populated: t.exposeStringList("populated"),
  }),
});

const EdaProjectAssembly = builder.objectRef<StoredAssemblyChoice>("EdaProjectAssembly").implement({
  description: "Decisions of users about a project's assembly; ASSEMBLY_EXPORT and PRODUCTION_EXPORT use it.",
  fields: (t) => ({
    version: t.exposeInt("version", { description: "Counts the changes; a change names the one it was made on." }),
    reels: t.field({ type: [AssemblyReel], resolve: ({ reels }) => [...reels] }),
    variants: t.field({ type: [AssemblyVariantType], resolve: ({ variants }) => [...variants] }),
  }),
});

const EdaProjectAssemblyInput = builder.inputType("EdaProjectAssemblyInput", {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

const AssemblyReelInput = builder.inputType("AssemblyReelInput", {
  fields: (t) => ({
    partNumber: t.string({ required: true }),
    rotation: t.float({ required: true, description: ROTATION }),
    offsetX: t.float({ description: OFFSET }),
    offsetY: t.float({ description: OFFSET }),
    isChecked: t.boolean({ description: CHECKED }),
  }),
});

const AssemblyVariantInput = builder.inputType("AssemblyVariantInput", {
  fields: (t) => ({
    name: t.string({ required: true }),
    notPopulated: t.stringList({ required: true }),
    populated: t.stringList({ required: true }),
  }),
});

const SaveEdaProjectAssemblyInput = builder.inputType("SaveEdaProjectAssemblyInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    version: t.int({
      required: true,
      description: "Of the state that the change was made on; 409 when there is a newer one.",
    }),
    reels: t.field({ type: [AssemblyReelInput], required: true, description: "At most 5000." }),
    variants: t.field({ type: [AssemblyVariantInput], required: true, description: "At most 50." }),
  }),
});

builder.queryFields((t) => ({
  edaProjectAssembly: t.field({
    type: EdaProjectAssembly,
    args: { input: t.arg({ type: EdaProjectAssemblyInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { db } = context.application;
      const project = await requireProject(db, requireSession(context).userId, input.id, "READ");
      return readAssemblyChoice(db, project.id);
    },
  }),
}));

builder.mutationFields((t) => ({
  saveEdaProjectAssembly: t.field({
    type: EdaProjectAssembly,
    description: "Keeps rotations and variants with the project, in place of those that were there.",
    args: { input: t.arg({ type: SaveEdaProjectAssemblyInput, required: true }) },
    resolve: (_root, { input }, context) =>
      saveAssemblyChoice(context.application, requireSession(context).userId, {
        ...input,
        reels: input.reels.map(readReel),
      }),
  }),
}));

/** What is as usual is not kept. */
function readReel({
  partNumber,
  rotation,
  offsetX,
  offsetY,
  isChecked,
}: typeof AssemblyReelInput.$inferInput): ReelChoice {
  const offset = { x: fromMm(offsetX ?? 0), y: fromMm(-(offsetY ?? 0)) };
  return {
    partNumber,
    rotation,
    ...((offset.x !== 0 || offset.y !== 0) && { offset }),
    ...(isChecked && { isChecked }),
  };
}
