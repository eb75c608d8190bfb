import { builder } from "../../wire/builder.ts";
import { findCategory } from "../blocks/categories/categories.ts";
import { documentUrl } from "../documents/document-store.ts";
import { EdaProject } from "../project-lifecycle/project-v1-schema.ts";
import { EdaProjectV2 } from "../projects/project-type.ts";
import { PriceBreak } from "../supply/supply-types.ts";
import { readProjectLogic } from "./logic-documents.ts";
import { describeBlocks, type ProjectBlockRecord } from "./project-blocks.ts";

const EdaCategory = builder.objectRef<string>("EdaCategory").implement({
  description: "The category of a block, as lists show it.",
  fields: (t) => ({
    name: t.string({
      resolve: (key, _args, { language }) => {
        const category = findCategory(key)?.category;
        return (language === "ko" ? category?.koreanName : category?.name) ?? key;
      },
    }),
    greyImageUrl: t.string({
      nullable: true,
      description: "None yet: screens draw their own.",
      resolve: () => null,
    }),
    colorImageUrl: t.string({ nullable: true, description: "None yet.", resolve: () => null }),
    color: t.string({ nullable: true, resolve: (key) => findCategory(key)?.root.color ?? null }),
  }),
});

const ProjectBlockInfo = builder.objectRef<ProjectBlockRecord>("ProjectBlockInfo").implement({
  description: "The block that a project takes, in the version that it takes.",
  fields: (t) => ({
    id: t.id({ resolve: ({ blockId }) => blockId }),
    name: t.string({
      description: "As the library calls it now; where it is no longer there, as the project does.",
      resolve: ({ taken, uses }, _args, { language }) =>
        (language === "ko" && taken?.block.koreanName) || (taken?.block.name ?? uses[0]?.name ?? ""),
    }),
    category: t.string({ nullable: true, resolve: ({ taken }) => taken?.block.categoryKey ?? null }),
    blockType: t.string({ resolve: ({ taken }) => taken?.block.blockType ?? "MAIN" }),
    thumbnailUrl: t.string({ nullable: true, resolve: ({ taken }) => taken?.block.thumbnailUrl ?? null }),
    memo: t.string({ nullable: true, resolve: ({ taken }) => taken?.block.memo || null }),
    status: t.string({
      description: "COMPLETE; FAIL where its holder has withdrawn the version, or it is no longer in the library.",
      resolve: ({ taken }) => (taken && taken.version.withdrawnAt === null ? "COMPLETE" : "FAIL"),
    }),
    isInLibrary: t.boolean({
      description: "False: its holder deleted it. The project keeps what it took.",
      resolve: ({ taken }) => taken !== undefined && taken.block.deletedAt === null,
    }),
    createdAt: t.field({ type: "DateTime", resolve: ({ taken }) => taken?.block.createdAt ?? new Date(0) }),
    updatedAt: t.field({ type: "DateTime", resolve: ({ taken }) => taken?.version.updatedAt ?? new Date(0) }),
  }),
});

const ProjectBlockParameter = builder.objectRef<readonly [string, string]>("ProjectBlockParameter").implement({
  fields: (t) => ({ key: t.string({ resolve: ([key]) => key }), value: t.string({ resolve: ([, value]) => value }) }),
});

const ProjectBlockUse = builder
  .objectRef<{ readonly id: string; readonly name: string }>("ProjectBlockUse")
  .implement({ fields: (t) => ({ id: t.exposeID("id"), name: t.exposeString("name") }) });

export const ProjectBlock = builder.objectRef<ProjectBlockRecord>("ProjectBlock").implement({
  description: "All uses of one version of a block with the same parameters.",
  fields: (t) => ({
    count: t.int({ resolve: ({ uses }) => uses.length }),
    edaCategory: t.field({
      type: EdaCategory,
      nullable: true,
      resolve: ({ taken }) => taken?.block.categoryKey ?? null,
    }),
    priceBreaks: t.field({
      type: [PriceBreak],
      description: "Of one use, as far as prices are known; empty: none is.",
      resolve: ({ priceBreaks }) => [...priceBreaks],
    }),
    unknownPrices: t.exposeInt("unknownPrices", { description: "Parts of all its uses without a known price." }),
    block: t.field({ type: ProjectBlockInfo, resolve: (record) => record }),
    voltage: t.float({
      nullable: true,
      description: "Volts of its main supply; null: unknown.",
      resolve: ({ voltage }) => voltage,
    }),
    current: t.float({
      nullable: true,
      description: "Amperes that one use takes at most; null: unknown.",
      resolve: ({ current }) => current,
    }),
    versionNumber: t.int({ resolve: ({ uses }) => uses[0]?.block.version ?? 0 }),
    uses: t.field({ type: [ProjectBlockUse], resolve: ({ uses }) => [...uses] }),
    parameters: t.field({
      type: [ProjectBlockParameter],
      description: "Where they differ from the block's own.",
      resolve: ({ uses }) => Object.entries(uses[0]?.parameters ?? {}),
    }),
  }),
});

builder.objectFields(EdaProject, (t) => ({
  projectBlocks: t.field({
    type: [ProjectBlock],
    description: "Empty: the project is not made of blocks.",
    resolve: async ({ logicHash }, _args, { application }) =>
      describeBlocks(application, await readProjectLogic(application, logicHash)),
  }),
}));

builder.objectFields(EdaProjectV2, (t) => ({
  logicDocumentUrl: t.string({
    nullable: true,
    description:
      "Immutable JSON of this version's Logic (GET, session cookie). Null: the project is not made of blocks.",
    resolve: (project) => documentUrl(project.id, project.logicHash),
  }),
}));
