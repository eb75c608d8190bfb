import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import { builder } from "../../wire/builder.ts";
import { readPage } from "../../wire/paging.ts";
import { IdPayload } from "../../wire/payloads.ts";
import { type RequestContext, requireSession } from "../../wire/request-context.ts";
import { SortOrder } from "../../wire/sort-order.ts";
import { requireTeam } from "../teams/require-team.ts";
import { requireBlock } from "./block-access.ts";
import { isNewFor, noteView } from "./block-events.ts";
import {
  Block,
  BlockAccessType,
  BlockVersion,
  LibraryFileKind,
  LibraryValidationStep,
  PinPowerDirection,
  PortDirection,
  PortNetType,
} from "./block-type.ts";
import { CATEGORIES } from "./categories/categories.ts";
import { Category } from "./categories/category-type.ts";
import { createBlock, deleteBlock, duplicateBlock, updateBlock } from "./change-block.ts";
import { signDownload } from "./download-block.ts";
import { listVersions } from "./list-versions.ts";
import { RequiredType, SearchType, Series, ValueType, ViewType } from "./parameter-type.ts";
import { type ParsedFile, parseFile } from "./parse-file.ts";
import { type BlockLogicRecord, readBlockLogic } from "./read-block-document.ts";
import { type ListedBlocks, listBlocks } from "./search/list-blocks.ts";
import { type FromProject, takeFromProject } from "./take-from-project.ts";
import { withdrawVersion } from "./withdraw-version.ts";

const IoPortInput = builder.inputType("IoPortInput", {
  fields: (t) => ({
    key: t.string({ required: true }),
    name: t.string({ required: true }),
    ioType: t.string({ description: "As IoPort.ioType." }),
    pinType: t.field({ type: PinPowerDirection }),
    minVoltage: t.float({ description: "Volts." }),
    maxVoltage: t.float(),
    net: t.string({ description: "Net of the schematic; the one called like the port unless given." }),
    direction: t.field({ type: PortDirection }),
    netType: t.field({ type: PortNetType }),
  }),
});

const MaterialInput = builder.inputType("MaterialInput", {
  fields: (t) => ({
    prefix: t.string({ required: true }),
    name: t.string({ required: true, description: "The value of the parts." }),
    footprint: t.string(),
    option: t.string(),
    isDefault: t.boolean({ required: true, description: "One of those for the same parts." }),
    manufacturer: t.string(),
    manufacturerPartNumber: t.string(),
    references: t.stringList({ description: "Of the parts; all of this prefix, name and footprint unless given." }),
  }),
});

const ParameterInput = builder.inputType("ParameterInput", {
  fields: (t) => ({
    key: t.string({ description: "Its name in expressions; made of the name unless given." }),
    name: t.string({ required: true }),
    unit: t.string(),
    value: t.string(),
    minValue: t.float(),
    maxValue: t.float(),
    viewType: t.field({ type: ViewType }),
    searchType: t.field({ type: SearchType }),
    requiredType: t.field({ type: RequiredType }),
    valueType: t.field({ type: ValueType }),
    optionValues: t.stringList(),
    expression: t.string({ description: "Computes the value from other parameters." }),
    series: t.field({ type: Series }),
    tolerance: t.float(),
  }),
});

const NeedJoinInput = builder.inputType("BlockNeedJoinInput", {
  fields: (t) => ({
    port: t.string({ required: true, description: "Key of a port of the block." }),
    neededPort: t.string({ required: true, description: "Key of the port of the other that it is joined to." }),
  }),
});
const NeedInput = builder.inputType("BlockNeedInput", {
  fields: (t) => ({
    blockId: t.id({ required: true, description: "A block with a complete version that you can see." }),
    count: t.int({ description: "For each use, 1 unless given." }),
    joins: t.field({ type: [NeedJoinInput] }),
  }),
});

const BlockFromProjectInput = builder.inputType("BlockFromProjectInput", {
  fields: (t) => ({
    id: t.id({ required: true, description: "The project's." }),
    itemIds: t.idList({ required: true, description: "Parts and drawings of its layout; their copper is found." }),
  }),
});

/** What createBlock and updateBlock have in common. */
function contentFields(t: InputFields) {
  return {
    name: t.string({ required: true, description: "1 to 60 characters, of its holder's blocks no other's." }),
    categoryId: t.id(),
    blockType: t.string({ required: true, description: "MAIN, SUB or CONNECTOR." }),
    accessType: t.field({
      type: BlockAccessType,
      description: "PRIVATE unless given, of a team's TEAM.",
    }),
    memo: t.string({ description: "Up to 2,000 characters." }),
    thumbnailUrl: t.string({ description: "An image that you uploaded; empty: none." }),
    schematicFileUrl: t.string({ description: "An upload: .kicad_sch, EasyEDA .json or a PDF beside one of them." }),
    footprintFileUrl: t.string({ description: "An upload: .kicad_pcb, EasyEDA .json or a PDF." }),
    fileUrls: t.stringList({ description: "Uploads: further sheets, libraries, the project file." }),
    fromProject: t.field({
      type: BlockFromProjectInput,
      description: "In place of files: a selection of a project.",
    }),
    materials: t.field({ type: [MaterialInput], description: "As the files have them unless given." }),
    parameters: t.field({ type: [ParameterInput] }),
    ioPorts: t.field({
      type: [IoPortInput],
      description: "Suggested from labels, connectors and open nets unless given.",
    }),
    needs: t.field({
      type: [NeedInput],
      description: "Up to 20 blocks that it does not work without: projects take them along and join these ports.",
    }),
    certificationTypes: t.stringList(),
    parameterTags: t.stringList({ description: "Up to 20 of 30 characters." }),
    note: t.string({ description: "What is new in this version, up to 200 characters." }),
    draft: t.boolean({ description: "True: it is saved as READY and not validated." }),
  };
}
type InputFields = Parameters<NonNullable<Parameters<typeof builder.inputType>[1]>["fields"]>[0];

const CreateBlockInput = builder.inputType("CreateBlockInput", {
  fields: (t) => ({
    ...contentFields(t),
    teamId: t.id({ description: "Absent: the block is your own." }),
  }),
});

const UpdateBlockInput = builder.inputType("UpdateBlockInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    revision: t.int({ description: "Of the block as it was loaded; 409 when it was saved since." }),
    ...contentFields(t),
    teamId: t.id({ description: "Ignored: a block stays with its holder." }),
  }),
});

const BlockIdInput = builder.inputType("BlockInput", { fields: (t) => ({ id: t.id({ required: true }) }) });
const BlockLogicInput = builder.inputType("BlockLogicInput", { fields: (t) => ({ id: t.id({ required: true }) }) });
const BlockVersionsInput = builder.inputType("BlockVersionsInput", {
  fields: (t) => ({ id: t.id({ required: true }) }),
});
const DeleteBlockInput = builder.inputType("DeleteBlockInput", { fields: (t) => ({ id: t.id({ required: true }) }) });
const WithdrawVersionInput = builder.inputType("WithdrawBlockVersionInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    number: t.int({ required: true, description: "Of the version." }),
    isWithdrawn: t.boolean({ required: true, description: "False: there was no fault after all." }),
  }),
});
const DuplicateBlockInput = builder.inputType("DuplicateBlockInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    teamId: t.id({ description: "Absent: the copy is your own." }),
  }),
});
const BlockDownloadInput = builder.inputType("BlockDownloadInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    fileKind: t.field({ type: LibraryFileKind, required: true }),
  }),
});
const BlockParseInput = builder.inputType("BlockParseInput", {
  fields: (t) => ({
    fileUrl: t.string({ required: true, description: "An upload." }),
    fileKind: t.field({ type: LibraryFileKind, required: true }),
    fileUrls: t.stringList({ description: "Uploads: further sheets and libraries." }),
  }),
});

const BlockScope = builder.enumType("BlockScope", {
  values: {
    LIBRARY: { description: "All that you can use: built in, public, your own and your teams'." },
    MINE: { description: "Your own, drafts included." },
    TEAM: { description: "Those of the team that is given, drafts included." },
  } as const,
});
const BlockSortKey = builder.enumType("BlockSortKey", {
  values: ["CREATED_AT", "NAME", "UPDATED_AT", "ID", "RECOMMEND", "POPULARITY"] as const,
});
const ParameterFilterInput = builder.inputType("BlockParameterFilterInput", {
  fields: (t) => ({
    name: t.string({ required: true, description: "Its key." }),
    min: t.float({ description: "In the base unit." }),
    max: t.float(),
    values: t.stringList(),
  }),
});
const PortFilterInput = builder.inputType("BlockPortFilterInput", {
  fields: (t) => ({
    kind: t.string({ required: true, description: "IoPort.ioType." }),
    direction: t.field({ type: PortDirection }),
    voltage: t.float({ description: "Volts at which it has to work; ports of unknown voltage are left out." }),
  }),
});
const BlockListInput = builder.inputType("BlockListInput", {
  fields: (t) => ({
    page: t.int(),
    size: t.int({ description: "10 unless given, up to 100." }),
    sortKey: t.field({ type: BlockSortKey, description: "By relevance for a keyword unless given." }),
    order: t.field({ type: SortOrder }),
    keyword: t.string({ description: "Names, makers' numbers, ports, categories, tags; English and Korean." }),
    categoryId: t.id({ description: "With those within it." }),
    teamId: t.id(),
    scope: t.field({ type: BlockScope, description: "LIBRARY unless given, TEAM with a team." }),
    ports: t.stringList({ description: "Kinds of port (IoPort.ioType) that a block has to have." }),
    portFilters: t.field({ type: [PortFilterInput], description: "Ports that a block has to have, up to 20." }),
    parameters: t.field({ type: [ParameterFilterInput] }),
    status: t.field({ type: [LibraryValidationStep] }),
  }),
});

const BlockList = builder.objectRef<ListedBlocks>("BlockList").implement({
  fields: (t) => ({
    nodes: t.field({ type: [Block], resolve: ({ nodes }) => [...nodes] }),
    totalCount: t.exposeInt("totalCount"),
    isTotalExact: t.exposeBoolean("isTotalExact", { description: "False: there are more than were counted." }),
    correctedKeyword: t.exposeString("correctedKeyword", {
      nullable: true,
      description: "What was searched for, where nothing has the keyword itself.",
    }),
  }),
});

const DeletedBlock = builder.objectRef<{ readonly usedInProjects: number }>("DeleteBlockPayload").implement({
  fields: (t) => ({
    success: t.boolean({ resolve: () => true }),
    usedInProjects: t.exposeInt("usedInProjects", { description: "They keep what they took." }),
  }),
});

const ParsedBlockFile = builder.objectRef<ParsedFile>("ParsedBlockFile").implement({
  fields: (t) => ({
    svgString: t.exposeString("svgString", { nullable: true, description: "A drawing, made here." }),
    json: t.field({
      type: "JSON",
      nullable: true,
      description:
        "What a block of the file would have: {ports, materials, parts: [{reference, value, footprint, pins}], nets, layout, remarks}. Of a PDF empty.",
      resolve: ({ json }) => json,
    }),
  }),
});

const MaxIndexs = builder
  .objectRef<{ readonly R: number; readonly L: number; readonly C: number; readonly D: number }>("MaxIndexs")
  .implement({
    description: "The highest number of references of each kind.",
    fields: (t) => ({ R: t.exposeInt("R"), L: t.exposeInt("L"), C: t.exposeInt("C"), D: t.exposeInt("D") }),
  });

const LOGIC_MEMBERS = ["wires", "netPorts", "netLabels", "gnds", "vccs", "nc", "junctions", "parts"] as const;

export const BlockLogic = builder.objectRef<BlockLogicRecord>("BlockLogic").implement({
  description: "The schematic of a block, in mil; empty while no version has been validated.",
  fields: (t) => ({
    blockId: t.exposeID("blockId"),
    blockName: t.exposeString("blockName"),
    maxIndexs: t.field({ type: MaxIndexs, resolve: ({ logic }) => logic?.maxIndexs ?? { R: 0, L: 0, C: 0, D: 0 } }),
    ...(Object.fromEntries(
      LOGIC_MEMBERS.map((member) => [
        member,
        t.field({ type: ["JSON"], resolve: ({ logic }) => [...(logic?.[member] ?? [])] }),
      ]),
    ) as Record<(typeof LOGIC_MEMBERS)[number], ReturnType<typeof t.field>>),
  }),
});

const DownloadUrl = builder
  .objectRef<{ readonly downloadUrl: string }>("BlockDownload")
  .implement({ fields: (t) => ({ downloadUrl: t.exposeString("downloadUrl", { description: "For five minutes." }) }) });

builder.queryFields((t) => ({
  categories: t.field({
    type: [Category],
    resolve: (_root, _args, context) => {
      requireSession(context);
      return CATEGORIES.map(({ key }) => key);
    },
  }),
  blockList: t.field({
    type: BlockList,
    args: { input: t.arg({ type: BlockListInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      const { application } = context;
      return listBlocks(application, userId, {
        page: readPage(input),
        scope: await readScope(context, userId, input),
        sortKey: input.sortKey ?? undefined,
        order: input.order ?? "DESC",
        keyword: (input.keyword ?? "").slice(0, 200),
        categoryId: input.categoryId,
        ports: (input.ports ?? []).slice(0, 20),
        portFilters: (input.portFilters ?? []).slice(0, 20),
        parameters: (input.parameters ?? []).slice(0, 20),
        status: input.status ?? [],
      });
    },
  }),
  block: t.field({
    type: Block,
    args: { input: t.arg({ type: BlockIdInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      const seen = await requireBlock(context.application.db, userId, input.id, "SEE");
      const isNew = await isNewFor(context, seen);
      await noteView(context.application, userId, seen.block.id);
      return { ...seen, isNew };
    },
  }),
  blockVersions: t.field({
    type: [BlockVersion],
    description: "The newest first; the draft for those who hold the block.",
    args: { input: t.arg({ type: BlockVersionsInput, required: true }) },
    resolve: (_root, { input }, context) =>
      listVersions(context.application.db, requireSession(context).userId, input.id),
  }),
  blockLogic: t.field({
    type: BlockLogic,
    args: { input: t.arg({ type: BlockLogicInput, required: true }) },
    resolve: (_root, { input }, context) =>
      readBlockLogic(context.application, requireSession(context).userId, input.id),
  }),
  blockSchematicParse: t.field({
    type: ParsedBlockFile,
    args: { input: t.arg({ type: BlockParseInput, required: true }) },
    resolve: (_root, { input }, context) =>
      parseFile(context.application, requireSession(context).userId, "schematic", {
        input,
        language: context.language,
      }),
  }),
  blockFootprintParse: t.field({
    type: ParsedBlockFile,
    args: { input: t.arg({ type: BlockParseInput, required: true }) },
    resolve: (_root, { input }, context) =>
      parseFile(context.application, requireSession(context).userId, "footprint", {
        input,
        language: context.language,
      }),
  }),
  blockDownload: t.field({
    type: DownloadUrl,
    args: { input: t.arg({ type: BlockDownloadInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      downloadUrl: await signDownload(context.application, requireSession(context).userId, input),
    }),
  }),
}));

builder.mutationFields((t) => ({
  createBlock: t.field({
    type: IdPayload,
    description: "The block is validated from then on: its status and notifications say how far it is.",
    args: { input: t.arg({ type: CreateBlockInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      const take = await readTake(context, userId, input);
      return { id: await createBlock(context.application, userId, input, take) };
    },
  }),
  updateBlock: t.field({
    type: IdPayload,
    description: "What is absent stays. Files, ports, parameters and parts open the next version.",
    args: { input: t.arg({ type: UpdateBlockInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      await requireBlock(context.application.db, userId, input.id, "EDIT");
      const take = await readTake(context, userId, input);
      await updateBlock(context.application, userId, input, take);
      return { id: input.id };
    },
  }),
  duplicateBlock: t.field({
    type: IdPayload,
    args: { input: t.arg({ type: DuplicateBlockInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await duplicateBlock(context.application, requireSession(context).userId, input),
    }),
  }),
  withdrawBlockVersion: t.field({
    type: IdPayload,
    description:
      "A fault was found in a version: projects that use it are warned and keep it, and others are given the newest version without a fault.",
    args: { input: t.arg({ type: WithdrawVersionInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await withdrawVersion(context.application, requireSession(context).userId, input);
      return { id: input.id };
    },
  }),
  deleteBlock: t.field({
    type: DeletedBlock,
    args: { input: t.arg({ type: DeleteBlockInput, required: true }) },
    resolve: (_root, { input }, context) => deleteBlock(context.application, requireSession(context).userId, input.id),
  }),
}));

async function readScope(
  context: RequestContext,
  userId: string,
  {
    scope,
    teamId,
  }: { readonly scope?: "LIBRARY" | "MINE" | "TEAM" | null | undefined; readonly teamId?: string | null | undefined },
) {
  const wanted = scope ?? (teamId == null ? "LIBRARY" : "TEAM");
  if (wanted !== "TEAM") return wanted;
  if (teamId == null) refuseField("teamId", refusal("team-not-named", {}));
  const { team } = await requireTeam(context.application.db, userId, teamId, "SEE");
  return { teamId: team.id };
}

async function readTake(
  { application }: RequestContext,
  userId: string,
  input: {
    readonly name: string;
    readonly fromProject?: FromProject | null | undefined;
    readonly schematicFileUrl?: string | null | undefined;
  },
) {
  if (!input.fromProject) return undefined;
  if (input.schematicFileUrl)
    throw new ApplicationError("BAD_REQUEST", refusal("block-from-files-and-selection", {}), {
      field: "fromProject",
    });
  return takeFromProject(application, userId, input.fromProject, input.name);
}
