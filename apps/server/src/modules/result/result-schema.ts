import { formatAmount, type LotPrice } from "@tracewright/assembly";
import { builder } from "../../wire/builder.ts";
import { Currency } from "../../wire/languages.ts";
import { requireSession } from "../../wire/request-context.ts";
import { findCategory } from "../blocks/categories/categories.ts";
import { Pos } from "../designs/part-type.ts";
import { datasheetUrl } from "../matching/datasheet-store.ts";
import { PartMatchStatus, PlainPart } from "../matching/match-types.ts";
import { EdaProjectV2 } from "../projects/project-type.ts";
import { progressLabelOf } from "../runs/run-state.ts";
import { RunStatus } from "../runs/run-types.ts";
import { BomSupply, SupplyMatch, SupplyProblem, webAddress } from "../supply/supply-types.ts";
import { askSuppliers, type LotTotal, type ProjectResult, readResult } from "./project-result.ts";
import { modelPath, sheetPaths } from "./result-files.ts";

const SupplyNeed = builder.enumType("SupplyNeed", {
  description:
    "NONE: a user decided that no part is needed. REQUIRED: no part that can be bought is known. COMPLETED: one is known.",
  values: ["NONE", "REQUIRED", "COMPLETED"] as const,
});

const BomLot = builder.objectRef<LotPrice>("BomLot").implement({
  description:
    "What the pieces of a line cost for all boards, at the price break that the order reaches. Decimals are exact.",
  fields: (t) => ({
    ordered: t.float({
      description: "Pieces to be ordered: rounded up to what is sold. Spares are the buyer's.",
      resolve: ({ ordered }) => ordered,
    }),
    unitPrice: t.string({ resolve: ({ unitPrice }) => formatAmount(unitPrice) }),
    currency: t.exposeString("currency"),
    cost: t.string({ resolve: ({ cost }) => formatAmount(cost) }),
  }),
});

const BomSupplierPart = builder
  .objectRef<{ readonly supplier: string; readonly partNumber: string }>("BomSupplierPart")
  .implement({
    description: "What the design itself says of where to buy.",
    fields: (t) => ({ supplier: t.exposeString("supplier"), partNumber: t.exposeString("partNumber") }),
  });

const BomLine = builder.objectRef<ProjectResult["lines"][number]>("BomLine").implement({
  fields: (t) => ({
    id: t.id({ description: "The same in every version for the same kind of part.", resolve: ({ line }) => line.id }),
    blockName: t.string({
      nullable: true,
      description: "Of projects made of blocks: the names of all that its parts belong to.",
      resolve: ({ blocks }) => blocks.map(({ name }) => name).join(", ") || null,
    }),
    blockType: t.string({
      nullable: true,
      description: "Of the first of them, like what follows; null: it is no longer in the library.",
      resolve: ({ blocks: [first] }) => first?.type ?? null,
    }),
    blockThumbnailUrl: t.string({ nullable: true, resolve: ({ blocks: [first] }) => first?.thumbnailUrl ?? null }),
    blockCategoryName: t.string({
      nullable: true,
      resolve: ({ blocks: [first] }, _args, { language }) => {
        const category = first?.categoryKey == null ? undefined : findCategory(first.categoryKey)?.category;
        return (language === "ko" ? category?.koreanName : category?.name) ?? null;
      },
    }),
    blockCategoryIconUrl: t.string({
      nullable: true,
      description: "None yet: screens draw their own.",
      resolve: () => null,
    }),
    partName: t.string({
      description: "The value as designed; where there is none, the part number.",
      resolve: ({ line, question }) =>
        line.value || line.manufacturerPart || question?.partNumber || line.footprintName,
    }),
    designNator: t.string({ description: '"R1, R2".', resolve: ({ line }) => line.references.join(", ") }),
    references: t.stringList({ resolve: ({ line }) => [...line.references] }),
    footPrint: t.string({ nullable: true, resolve: ({ line }) => line.footprintName || null }),
    quantity: t.int({ description: "Pieces for one board.", resolve: ({ line }) => line.quantity }),
    pieces: t.float({ description: "For all boards.", resolve: ({ pieces }) => pieces }),
    isNeedSupply: t.boolean({ resolve: ({ need }) => need === "REQUIRED" }),
    supplyNeed: t.field({ type: SupplyNeed, resolve: ({ need }) => need }),
    supply: t.field({
      type: BomSupply,
      nullable: true,
      description: "What is counted with.",
      resolve: ({ findings, need }) => (need === "NONE" ? null : (findings[0] ?? null)),
    }),
    supplyMatch: t.field({
      type: SupplyMatch,
      nullable: true,
      resolve: ({ findings, need }) => (need === "NONE" ? null : (findings[0]?.match ?? null)),
    }),
    otherSupplies: t.field({
      type: [BomSupply],
      description: "What else is known for the same part number.",
      resolve: ({ findings }) => findings.slice(1),
    }),
    isOpen: t.boolean({
      description: "A live supplier was not asked yet: readEdaProjectSupply does.",
      resolve: ({ isOpen }) => isOpen,
    }),
    lot: t.field({ type: BomLot, nullable: true, description: "Null: no price is known.", resolve: ({ lot }) => lot }),
    chosenPart: t.boolean({
      description: "A person chose the part.",
      resolve: ({ choice }) => choice?.kind === "part",
    }),
    manufacturer: t.string({ nullable: true, resolve: ({ question }) => question?.manufacturer || null }),
    manufacturerPartNumber: t.string({
      nullable: true,
      description: "Chosen by a person, else as designed, else of what the part was confirmed to be.",
      resolve: ({ question }) => question?.partNumber ?? null,
    }),
    supplierParts: t.field({ type: [BomSupplierPart], resolve: ({ line }) => [...line.supplierParts] }),
    ratings: t.string({ nullable: true, resolve: ({ line }) => line.ratings || null }),
    description: t.string({
      nullable: true,
      // Of a plain part its name says as much.
      resolve: ({ line, matched }) =>
        line.description || (matched?.confirmedAt && !matched.match?.plain && matched.match?.description) || null,
    }),
    datasheetUrl: t.string({
      nullable: true,
      description: "The one that was uploaded for the part, else what design or supplier names.",
      resolve: ({ line, matched, findings }) =>
        datasheetUrl(matched?.match?.datasheetId ?? null) ??
        webAddress(line.datasheet) ??
        webAddress(findings[0]?.item.datasheetUrl ?? ""),
    }),
    matchStatus: t.field({
      type: PartMatchStatus,
      nullable: true,
      description: "Of the part matching; null where the part was not matched.",
      resolve: ({ matched }) => matched?.status ?? null,
    }),
    matchedName: t.string({
      nullable: true,
      description: '"Resistor 10 kΩ": what the matching takes the part for.',
      resolve: ({ matched }) => matched?.match?.name ?? null,
    }),
    matchedPlain: t.field({
      type: PlainPart,
      nullable: true,
      description: "The same as data, where it is a part of no particular maker.",
      resolve: ({ matched }) => matched?.match?.plain ?? null,
    }),
    isMatchConfirmed: t.boolean({ resolve: ({ matched }) => matched?.confirmedAt != null }),
  }),
});

const BomTotal = builder.objectRef<LotTotal>("BomTotal").implement({
  description: "Of the lines whose price is in one currency. Exact decimals; currencies are never converted.",
  fields: (t) => ({
    currency: t.exposeString("currency"),
    lines: t.exposeInt("lines"),
    lot: t.string({ description: "For all boards.", resolve: ({ lot }) => formatAmount(lot) }),
    perBoard: t.string({
      description: "The lot divided by the boards, rounded half up to a ten-thousandth.",
      resolve: ({ perBoard }) => formatAmount(perBoard),
    }),
  }),
});

const ProjectResultType = builder.objectRef<ProjectResult>("ProjectResult").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ project }) => project.id }),
    name: t.string({ resolve: ({ project }) => project.name }),
    majorVersion: t.int({ resolve: ({ project }) => project.majorVersion }),
    revisionVersion: t.int({ resolve: ({ project }) => project.revisionVersion }),
    status: t.field({ type: RunStatus, resolve: ({ project }) => progressLabelOf(project.stateType) }),
    threeDModelPath: t.string({
      nullable: true,
      description:
        "Where the board in space is, as GLB (GET, session cookie); 202 while it is being made. Null: there is no layout.",
      resolve: ({ project }) => modelPath(project),
    }),
    schematics: t.stringList({
      description: "Where the sheets are, as SVG (GET, session cookie).",
      resolve: ({ project, bill }) => sheetPaths(project, bill.sheets),
    }),
    hasLayout: t.boolean({ resolve: ({ project }) => project.boardHash !== null }),
    boardShape: t.field({
      type: [Pos],
      description: "Corners of the outline in mil, y downwards; empty where there is none.",
      resolve: ({ bill }) => [...bill.boardShape],
    }),
    billOfMaterials: t.field({ type: [BomLine], resolve: ({ lines }) => [...lines] }),
    boards: t.exposeInt("boards"),
    currency: t.field({ type: Currency, description: "The wished one.", resolve: ({ currency }) => currency }),
    totals: t.field({
      type: [BomTotal],
      description: "The wished currency first.",
      resolve: ({ totals }) => [...totals],
    }),
    unpricedLines: t.int({
      description: "Lines that need a part and are in no total, for want of a price.",
      resolve: ({ lines }) => lines.filter(({ lot, need }) => lot === null && need !== "NONE").length,
    }),
    openLines: t.int({
      description: "Lines that no live supplier was queried for yet.",
      resolve: ({ lines }) => lines.filter(({ isOpen }) => isOpen).length,
    }),
    supplyProblem: t.field({ type: SupplyProblem, nullable: true, resolve: ({ problem }) => problem }),
    choiceVersion: t.int({
      description: "Counts the choices of parts; a change names the one it was made on.",
      resolve: ({ choices }) => choices.version,
    }),
    canUndoChoice: t.boolean({ resolve: ({ choices }) => choices.steps.length > 0 }),
  }),
});

const EdaProjectResultInput = builder.inputType("EdaProjectResultInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    majorVersion: t.int(),
    revisionVersion: t.int(),
    boards: t.int({ description: "How many boards the lots are for, 1 to 1,000,000; 1 unless given." }),
    currency: t.field({
      type: Currency,
      description: "The account's unless given, else KRW in Korean and USD in English.",
    }),
  }),
});

builder.objectFields(EdaProjectV2, (t) => ({
  modelUrl: t.string({
    nullable: true,
    description:
      "GLB of this version (GET, session cookie); 202 while it is being made. Null: the project has no layout.",
    resolve: modelPath,
  }),
}));

builder.queryFields((t) => ({
  edaProjectResult: t.field({
    type: ProjectResultType,
    description: "With prices as far as they are known: no supplier is queried.",
    args: { input: t.arg({ type: EdaProjectResultInput, required: true }) },
    resolve: (_root, { input }, context) =>
      readResult(context.application, requireSession(context).userId, { ...input, language: context.language }),
  }),
}));

builder.mutationFields((t) => ({
  readEdaProjectSupply: t.field({
    type: ProjectResultType,
    description:
      "Asks the suppliers for what is not known or not fresh, for some 18 seconds at most. While openLines is not 0 and there is no supplyProblem, ask again.",
    args: { input: t.arg({ type: EdaProjectResultInput, required: true }) },
    resolve: (_root, { input }, context) =>
      askSuppliers(context.application, requireSession(context).userId, { ...input, language: context.language }),
  }),
}));
