/** What the board of a project is made of, as an input of the API: for a new project, and for one that has no board yet. */
import { isFormId } from "@tracewright/footprints";
import { fromMm } from "@tracewright/geometry";
import type { Application } from "../../platform/application.ts";
import { refuseField } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import type * as importMessages from "../../threads/messages/import-messages.ts";
import { builder } from "../../wire/builder.ts";
import { readUploads } from "../files/uploads.ts";
import { BoardFab } from "../imports/board-proposal-type.ts";
import { JobType } from "../projects/project-type.ts";
import type { BoardSource } from "./create-project.ts";

export const CadSource = builder.enumType("CadSource", { values: ["EASY_EDA", "KICAD", "ALTIUM"] as const });
const MismatchWinner = builder.enumType("MismatchWinner", {
  description: "Which side counts when schematic and layout differ.",
  values: ["LAYOUT"] as const,
});

export const FURTHER_FILES = "Further files of the same project: sheets, .kicad_pro, or one zip of everything.";
export const PartFootprintInput = builder.inputType("PartFootprintInput", {
  description: "A footprint that was chosen for parts of a schematic without a layout.",
  fields: (t) => ({
    references: t.stringList({ required: true }),
    footprint: t.string({ required: true, description: '"Library:Name" of the files, the libraries, or drawn.' }),
  }),
});
export const CHOSEN_FOOTPRINTS =
  "What was chosen for parts, for a schematic alone. What is remembered of earlier projects needs no choice.";
const BoardOutlineInput = builder.inputType("BoardOutlineInput", {
  description: "A rectangle for the parts of a schematic without a layout, each side 5 to 500 mm.",
  fields: (t) => ({ widthMm: t.float({ required: true }), heightMm: t.float({ required: true }) }),
});
type InputFields = Parameters<Parameters<typeof builder.inputType>[1]["fields"]>[0];
/** What the board of a project is made of, for a new project and for one that has no board yet. */
export const boardSourceFields = (t: InputFields) => ({
  jobType: t.field({ type: JobType, required: true }),
  schematicFileUrl: t.string(),
  schematicFileType: t.field({ type: CadSource, description: "A hint; the content decides." }),
  layoutFileUrl: t.string(),
  layoutFileType: t.field({ type: CadSource, description: "A hint; the content decides." }),
  fileUrls: t.stringList({ description: FURTHER_FILES }),
  onMismatch: t.field({ type: MismatchWinner, description: "Needed when schematic and layout differ (else 70018)." }),
  outline: t.field({ type: BoardOutlineInput, description: "Instead of the one proposed; for a schematic alone." }),
  inferRules: t.boolean({
    description: "A board that came without its rules takes those its copper keeps instead of KiCad's defaults.",
  }),
  footprints: t.field({ type: [PartFootprintInput], description: CHOSEN_FOOTPRINTS }),
  copperLayers: t.int({ description: "2 or 4, instead of what is proposed; for a schematic alone." }),
  form: t.string({ description: "One of the proposal's forms; goes before `outline`. For a schematic alone." }),
  planes: t.boolean({ description: "false: no planes of ground and supply. For a schematic alone." }),
  netClasses: t.boolean({ description: "false: no classes for supplies and pairs. For a schematic alone." }),
  fab: t.field({ type: BoardFab, description: "JLCPCB unless specified; for a schematic alone." }),
});
export const AddBoardToEdaProjectInput = builder.inputType("AddBoardToEdaProjectInput", {
  fields: (t) => ({ id: t.id({ required: true }), ...boardSourceFields(t) }),
});

interface FileUrls {
  readonly schematicFileUrl?: string | null | undefined;
  readonly layoutFileUrl?: string | null | undefined;
  readonly fileUrls?: readonly string[] | null | undefined;
}

export function listFileUrls({ schematicFileUrl, layoutFileUrl, fileUrls }: FileUrls): string[] {
  return [schematicFileUrl, layoutFileUrl, ...(fileUrls ?? [])].filter((url) => url != null && url !== "") as string[];
}

const MAX_FOOTPRINT_NAME = 500;
/** As many as a schematic may have parts. */
const MAX_CHOSEN_PARTS = 20_000;

export function readFootprints(
  given: readonly importMessages.PartFootprint[] | null | undefined,
): Pick<importMessages.RequestedBoardOptions, "footprints"> {
  if (!given) return {};
  const parts = given.reduce((sum, { references }) => sum + references.length, 0);
  if (parts > MAX_CHOSEN_PARTS)
    refuseField("footprints", refusal("too-many-footprints-chosen", { most: MAX_CHOSEN_PARTS, count: parts }));
  if (given.some(({ footprint }) => footprint.length > MAX_FOOTPRINT_NAME))
    refuseField("footprints", refusal("footprint-name-too-long", { most: MAX_FOOTPRINT_NAME }));
  return { footprints: given };
}

const MIN_SIDE_MM = 5;
const MAX_SIDE_MM = 500;

/** What was wished of the board of a schematic alone, within sense. */
function readRequestedOptions({
  outline,
  copperLayers,
  inferRules,
  footprints,
  form,
  planes,
  netClasses,
  fab,
}: {
  form?: string | null | undefined;
  planes?: boolean | null | undefined;
  netClasses?: boolean | null | undefined;
  fab?: importMessages.RequestedBoardOptions["fab"] | null | undefined;
  footprints?: readonly importMessages.PartFootprint[] | null | undefined;
  outline?: { widthMm: number; heightMm: number } | null | undefined;
  copperLayers?: number | null | undefined;
  inferRules?: boolean | null | undefined;
}): importMessages.RequestedBoardOptions {
  const sides = outline ? [outline.widthMm, outline.heightMm] : [];
  if (!sides.every((side) => side >= MIN_SIDE_MM && side <= MAX_SIDE_MM))
    refuseField(
      "outline",
      refusal("outline-side-out-of-range", { leastMm: MIN_SIDE_MM, mostMm: MAX_SIDE_MM, sides: sides.join(" × ") }),
    );
  if (copperLayers != null && copperLayers !== 2 && copperLayers !== 4)
    refuseField("copperLayers", refusal("copper-layers", { count: copperLayers }));
  if (form != null && !isFormId(form)) refuseField("form", refusal("no-such-board-form", { form }));
  return {
    ...readFootprints(footprints),
    ...(form != null && { form }),
    ...(planes != null && { planes }),
    ...(netClasses != null && { netClasses }),
    ...(fab != null && { fab }),
    ...(outline && { size: { width: fromMm(outline.widthMm), height: fromMm(outline.heightMm) } }),
    ...(copperLayers != null && { copperLayers }),
    ...(inferRules === true && { infersRules: true }),
  };
}

export function readBoardSource(
  application: Application,
  userId: string,
  input: Omit<typeof AddBoardToEdaProjectInput.$inferInput, "id">,
): BoardSource {
  return {
    jobType: input.jobType,
    files: () => readUploads(application, userId, listFileUrls(input)),
    layoutWins: input.onMismatch === "LAYOUT",
    requestedOptions: readRequestedOptions(input),
  };
}
