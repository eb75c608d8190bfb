import { NET_TYPES, type Need, type Parameter as ParameterRecord, type Port } from "@tracewright/blocks";
import {
  EVENT_KINDS,
  type GivenMaterial,
  type GivenPort,
  LIBRARY_FILE_KINDS,
  PIN_TYPES,
  type SupplyNeed,
  VALIDATION_STEPS,
  type ValidationReason,
} from "../../platform/database/block-records.ts";
import { builder } from "../../wire/builder.ts";
import { type RequestContext, requireSession } from "../../wire/request-context.ts";
import { BLOCK_RIGHTS } from "../access/policy.ts";
import type { BlockDrawing } from "../documents/picture-keys.ts";
import { findAuthor, ProjectAuthor } from "../projects/project-type.ts";
import { SupplyItem } from "../supply/supply-types.ts";
import type { SeenBlock, SeenVersion } from "./block-access.ts";
import { isNewFor } from "./block-events.ts";
import { loadUseCounts } from "./block-loaders.ts";
import { Category } from "./categories/category-type.ts";
import { findSupply } from "./material-supply.ts";
import { findNeededBlocks, type NeededBlock } from "./needed-blocks.ts";
import { Parameter } from "./parameter-type.ts";
import { reasonSentence } from "./validation/reason-sentences.ts";

export const BlockAccessType = builder.enumType("BlockAccessType", {
  values: {
    PRIVATE: { description: "For its user alone." },
    TEAM: { description: "For the members of its team." },
    PUBLIC: { description: "For everybody who is signed in, once a version is complete." },
  } as const,
});
export const LibraryFileKind = builder.enumType("LibraryFileKind", { values: LIBRARY_FILE_KINDS });
export const LibraryValidationStep = builder.enumType("LibraryValidationStep", {
  description: "READY: a draft. The requests follow each other, to COMPLETE, or to FAIL from any of them.",
  values: VALIDATION_STEPS,
});
builder.enumType("EventKind", { values: EVENT_KINDS });
const BlockRightType = builder.enumType("BlockRight", { values: BLOCK_RIGHTS });
export const PinPowerDirection = builder.enumType("PinPowerDirection", { values: PIN_TYPES });
export const PortDirection = builder.enumType("BlockPortDirection", {
  values: {
    IN: { value: "in" },
    OUT: { value: "out" },
    BIDIRECTIONAL: { value: "bidirectional" },
    PASSIVE: { value: "passive" },
  } as const,
});
export const PortNetType = builder.enumType("BlockPortNetType", { values: NET_TYPES });

interface BlockFileRecord {
  readonly svgUrl: string | null;
  readonly jsonUrl: string | null;
  readonly modelUrl: string | null;
}

const BlockFile = builder.objectRef<BlockFileRecord>("BlockFile").implement({
  description: "Half of a block: its schematic, or its footprints with their layout.",
  fields: (t) => ({
    svgUrl: t.exposeString("svgUrl", { nullable: true, description: "A drawing, made here." }),
    jsonUrl: t.exposeString("jsonUrl", {
      nullable: true,
      description: "The block's document; its members circuit and board are the halves.",
    }),
    modelUrl: t.exposeString("modelUrl", {
      nullable: true,
      description: "Of the footprint: its layout in space as GLB, made on the first request.",
    }),
  }),
});

type MaterialRecord = GivenMaterial & { readonly integrationStatus: SupplyNeed | null };

const Material = builder.objectRef<MaterialRecord>("Material").implement({
  description: "A part that can be bought for places of a block.",
  fields: (t) => ({
    prefix: t.exposeString("prefix"),
    name: t.exposeString("name"),
    footprint: t.string({ nullable: true, resolve: ({ footprint }) => footprint || null }),
    option: t.string({
      nullable: true,
      description: "What distinguishes it from the others (1 %, 0603).",
      resolve: ({ option }) => option || null,
    }),
    manufacturer: t.string({ nullable: true, resolve: ({ manufacturer }) => manufacturer || null }),
    manufacturerPartNumber: t.string({ nullable: true, resolve: ({ mpn }) => mpn || null }),
    integrationStatus: t.exposeString("integrationStatus", {
      nullable: true,
      description: "NONE: nothing is bought. REQUIRED: no supplier knows it. COMPLETED. Null: not asked yet.",
    }),
    isDefault: t.exposeBoolean("isDefault"),
    references: t.exposeStringList("references", { description: "The places that it is for." }),
    supplyItem: t.field({
      type: SupplyItem,
      nullable: true,
      resolve: async (material, _args, context) => (await findSupply(context, material)) ?? null,
    }),
  }),
});

type PortRecord = { readonly given: GivenPort } | { readonly port: Port };

const IoPort = builder.objectRef<PortRecord>("IoPort").implement({
  description: "Where a net of a block leaves it.",
  fields: (t) => ({
    key: t.string({
      description: "Never changes within a block, whatever the port is called.",
      resolve: (of) => own(of).key,
    }),
    name: t.string({ resolve: (of) => own(of).name }),
    ioType: t.string({
      nullable: true,
      description:
        "POWER, GROUND, DIGITAL, ANALOG, I2C, SPI, UART, USB, CAN, RS485, ETHERNET, CLOCK, RESET, PWM, RF, SWITCHED or MECHANICAL.",
      resolve: (of) => own(of).ioType ?? null,
    }),
    pinType: t.field({ type: PinPowerDirection, nullable: true, resolve: pinTypeOf }),
    minVoltage: t.float({
      nullable: true,
      description: "Volts; null: unknown.",
      resolve: (of) => ("port" in of ? of.port.voltage?.min : of.given.minVoltage) ?? null,
    }),
    maxVoltage: t.float({
      nullable: true,
      resolve: (of) => ("port" in of ? of.port.voltage?.max : of.given.maxVoltage) ?? null,
    }),
    net: t.string({ nullable: true, resolve: (of) => own(of).net ?? null }),
    direction: t.field({ type: PortDirection, nullable: true, resolve: (of) => own(of).direction ?? null }),
    netType: t.field({ type: PortNetType, nullable: true, resolve: (of) => own(of).netType ?? null }),
    pins: t.stringList({
      description: "Pins of parts on its net: U1.3.",
      resolve: (of) => ("port" in of ? of.port.pins.map(({ part, pin }) => `${part}.${pin}`) : []),
    }),
  }),
});

interface NeedRecord {
  readonly need: Need;
  readonly block: NeededBlock | undefined;
}

const NeedJoin = builder
  .objectRef<{ readonly port: string; readonly neededPort: string }>("BlockNeedJoin")
  .implement({ fields: (t) => ({ port: t.exposeString("port"), neededPort: t.exposeString("neededPort") }) });

const BlockNeed = builder.objectRef<NeedRecord>("BlockNeed").implement({
  description: "Another block that a block does not work without.",
  fields: (t) => ({
    blockId: t.id({
      nullable: true,
      description: "Null: it is not in the library, or you cannot see it.",
      resolve: ({ block }) => block?.id ?? null,
    }),
    name: t.string({
      nullable: true,
      resolve: ({ need, block }, _args, { language }) =>
        (language === "ko" && block?.koreanName) || (block?.name ?? need.capability ?? null),
    }),
    count: t.int({ description: "For each use.", resolve: ({ need }) => need.count }),
    joins: t.field({
      type: [NeedJoin],
      resolve: ({ need }) => Object.entries(need.joins).map(([port, neededPort]) => ({ port, neededPort })),
    }),
  }),
});

const BlockReason = builder.objectRef<ValidationReason>("BlockReason").implement({
  description: "Why a version failed (ERROR), or what its users should know (WARNING).",
  fields: (t) => ({
    kind: t.string({ resolve: ({ kind }) => kind }),
    isError: t.boolean({ resolve: ({ severity }) => severity === "error" }),
    facts: t.field({ type: "JSON", description: "The values in the sentence.", resolve: ({ facts }) => facts }),
    message: t.string({
      description: "In the language of the screens.",
      resolve: (reason, _args, { language }) => reasonSentence(reason, language),
    }),
  }),
});

const BlockPrice = builder
  .objectRef<{ readonly currency: string; readonly price: number }>("BlockPrice")
  .implement({ fields: (t) => ({ currency: t.exposeString("currency"), price: t.exposeFloat("price") }) });

const BlockVersion = builder.objectRef<SeenVersion>("BlockVersion").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ version }) => version.id }),
    number: t.int({ resolve: ({ version }) => version.number }),
    status: t.field({ type: LibraryValidationStep, resolve: ({ version }) => version.step }),
    note: t.string({ resolve: ({ version }) => version.note }),
    author: t.field({
      type: ProjectAuthor,
      nullable: true,
      description: "As Block.creatorAuthor.",
      resolve: ({ version, isHeld, isBuiltIn }, _args, context) =>
        isBuiltIn ? null : findShownAuthor(context, version.authorId, isHeld),
    }),
    completedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ version }) => version.completedAt }),
    withdrawnAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "A fault was found: projects that use it are warned.",
      resolve: ({ version }) => version.withdrawnAt,
    }),
  }),
});

export const Block = builder.objectRef<SeenBlock>("Block").implement({
  description: "A piece of circuit for reuse. Those who hold it see its draft, others its newest complete version.",
  fields: (t) => ({
    id: t.id({ resolve: ({ block }) => block.id }),
    name: t.string({
      resolve: ({ block }, _args, { language }) => (language === "ko" && block.koreanName) || block.name,
    }),
    category: t.field({ type: Category, nullable: true, resolve: ({ block }) => block.categoryKey }),
    blockType: t.string({
      description: "MAIN: people choose it. SUB: others need it. CONNECTOR: it ends wires and belongs at the edge.",
      resolve: ({ block }) => block.blockType,
    }),
    schematic: t.field({ type: BlockFile, nullable: true, resolve: (seen) => fileOf(seen, "schematic") }),
    footprint: t.field({
      type: BlockFile,
      nullable: true,
      resolve: (seen) => (seen.version.facts?.widthNm == null ? null : fileOf(seen, "footprint")),
    }),
    thumbnailUrl: t.string({ nullable: true, resolve: ({ block }) => block.thumbnailUrl }),
    accessType: t.field({ type: BlockAccessType, resolve: ({ block }) => block.accessType }),
    memo: t.string({
      nullable: true,
      resolve: ({ block, version }, _args, { language }) =>
        (language === "ko" && version.content.koreanMemo) || block.memo || null,
    }),
    status: t.field({ type: LibraryValidationStep, resolve: ({ version }) => version.step }),
    createdAt: t.field({ type: "DateTime", resolve: ({ block }) => block.createdAt }),
    updatedAt: t.field({ type: "DateTime", resolve: ({ block }) => block.updatedAt }),
    isNew: t.boolean({
      description: "First complete within two weeks, and you have not looked at it.",
      resolve: (seen, _args, context) => isNewFor(context, seen),
    }),
    materials: t.field({
      type: [Material],
      resolve: ({ version: { resolved, content }, current }): MaterialRecord[] => [
        ...(resolved?.materials ??
          content.materials?.map((one) => ({ ...one, integrationStatus: null })) ??
          current?.resolved?.materials ??
          []),
      ],
    }),
    parameters: t.field({
      type: [Parameter],
      resolve: ({ version: { resolved, content }, current }): ParameterRecord[] => [
        ...(resolved?.parameters ?? content.parameters ?? current?.resolved?.parameters ?? []),
      ],
    }),
    ioPorts: t.field({
      type: [IoPort],
      resolve: ({ version: { resolved, content }, current }): PortRecord[] =>
        resolved?.ports.map((port) => ({ port })) ??
        content.ports?.map((given) => ({ given })) ??
        current?.resolved?.ports.map((port) => ({ port })) ??
        [],
    }),
    creatorAuthor: t.field({
      type: ProjectAuthor,
      nullable: true,
      description: "Null: it is built in. Of a public block that you do not hold it has the name and no address.",
      resolve: ({ block, isHeld }, _args, context) =>
        block.builtInKey === null ? findShownAuthor(context, block.creatorId, isHeld) : null,
    }),
    certificationTypes: t.stringList({
      description: "What its holder claims: KC, CE, FCC, UL, ROHS, REACH, AEC_Q100, PRE_CERTIFIED_RADIO.",
      resolve: ({ version }) => [...version.content.certificationTypes],
    }),
    needs: t.field({
      type: [BlockNeed],
      description: "Blocks that projects take along with it.",
      resolve: async ({ version: { resolved, content }, current }, _args, context): Promise<NeedRecord[]> => {
        const given = content.needs?.map((need): Need => ({ key: need.blockId, ...need }));
        const needs = resolved?.needs ?? given ?? current?.resolved?.needs ?? [];
        const find = await findNeededBlocks(context.application.db, requireSession(context).userId, needs);
        return needs.map((need) => ({ need, block: find(need) }));
      },
    }),
    parameterTags: t.stringList({ resolve: ({ version }) => [...version.content.parameterTags] }),
    isBuiltIn: t.boolean({ resolve: ({ block }) => block.builtInKey !== null }),
    teamId: t.id({
      nullable: true,
      description: "Null: it is of no team of yours.",
      resolve: ({ block, isHeld }) => (isHeld ? block.teamId : null),
    }),
    allowed: t.field({ type: [BlockRightType], resolve: ({ rights }) => [...rights] }),
    revision: t.int({
      description: "Counts saves; updateBlock takes it to see whether there is a newer one.",
      resolve: ({ block }) => block.revision,
    }),
    versionNumber: t.int({ description: "Of the version shown.", resolve: ({ version }) => version.number }),
    currentVersion: t.field({
      type: BlockVersion,
      nullable: true,
      description: "What projects take; null: none is complete yet.",
      resolve: ({ block, current, isHeld }) =>
        current ? { version: current, isHeld, isBuiltIn: block.builtInKey !== null } : null,
    }),
    reasons: t.field({ type: [BlockReason], resolve: ({ version }) => [...version.reasons] }),
    failedStep: t.field({
      type: LibraryValidationStep,
      nullable: true,
      resolve: ({ version }) => version.failedStep,
    }),
    partCount: t.int({ nullable: true, resolve: ({ version }) => version.facts?.partCount ?? null }),
    copperLayers: t.int({
      nullable: true,
      description: "Of its layout; null: it has none.",
      resolve: ({ version }) => version.facts?.copperLayers ?? null,
    }),
    widthMm: t.float({ nullable: true, resolve: ({ version }) => millimetres(version.facts?.widthNm) }),
    heightMm: t.float({ nullable: true, resolve: ({ version }) => millimetres(version.facts?.heightNm) }),
    prices: t.field({
      type: [BlockPrice],
      description: "Of its default parts at a quantity of one, in each currency that a supplier says.",
      resolve: ({ version }) => [...(version.price?.prices ?? [])],
    }),
    unknownPrices: t.int({
      nullable: true,
      description: "Parts without a known price; null: suppliers were not asked yet.",
      resolve: ({ version }) => version.price?.unknownPrices ?? null,
    }),
    usedInProjects: t.int({
      resolve: ({ block }, _args, { loaders }) => loaders.of(loadUseCounts).load(block.id),
    }),
  }),
});

export { BlockVersion };

/** Who made something; the mail address is for those who hold it alone. */
async function findShownAuthor(context: RequestContext, id: string | null, isHeld: boolean) {
  const author = await findAuthor(context, id);
  return isHeld || author.user === undefined ? author : { user: { ...author.user, email: "" } };
}

function own(of: PortRecord): GivenPort | Port {
  return "port" in of ? of.port : of.given;
}

function pinTypeOf(of: PortRecord) {
  if (!("port" in of)) return of.given.pinType ?? null;
  const { netType, direction } = of.port;
  if (direction === "bidirectional") return "Bidirectional" as const;
  if (netType !== "VCC") return null;
  return direction === "out" ? ("PowerOut" as const) : ("PowerIn" as const);
}

function fileOf({ block, version: { documentHash, step } }: SeenBlock, drawing: BlockDrawing): BlockFileRecord | null {
  if (documentHash === null) return null;
  const at = `/blocks/${block.id}/${documentHash}`;
  return {
    svgUrl: step === "COMPLETE" ? `${at}/drawings/${drawing}` : null,
    jsonUrl: `${at}/document`,
    modelUrl: drawing === "footprint" && step === "COMPLETE" ? `${at}/model.glb` : null,
  };
}

function millimetres(nm: number | null | undefined): number | null {
  return nm == null ? null : nm / 1e6;
}
