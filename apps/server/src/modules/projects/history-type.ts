import type { VersionChange } from "../../platform/database/tables.ts";
import { builder } from "../../wire/builder.ts";
import { DELETED_ACCOUNT_NAME } from "../accounts/deleted-account.ts";
import { loadUsers } from "../accounts/user-loader.ts";
import { documentUrl } from "../documents/document-store.ts";
import type { HistoryRow } from "./project-history.ts";

const HistoryType = builder.enumType("HistoryType", {
  values: [
    "AUTOPLACEMENT",
    "BLOCK_MODIFIED",
    "CREATED",
    "LAYOUT",
    "LOGIC",
    "NAME_MODIFIED",
    "PLACEMENT",
    "ROUTING",
  ] as const,
});

const HistoryAuthor = builder
  .objectRef<{ readonly name: string; readonly isDeleted: boolean }>("HistoryAuthor")
  .implement({
    fields: (t) => ({
      name: t.exposeString("name"),
      isDeleted: t.exposeBoolean("isDeleted", { description: "The account was deleted; the name is a placeholder." }),
    }),
  });

type Applied = Extract<VersionChange, { kind: "applied" }>;
type Updated = Extract<VersionChange, { kind: "updated" }>;
type Edited = Extract<VersionChange, { kind: "edited" }>;
type BlockVersionTaken = Extract<VersionChange, { kind: "block-version" }>;

type BlocksChange = Extract<VersionChange, { kind: "blocks" }>;

const ChangedBlocks = builder.objectRef<BlocksChange>("ChangedBlocks").implement({
  description: "What a change of the blocks, their values or wires did to the board.",
  fields: (t) => ({
    added: t.stringList({ description: "Names of blocks.", resolve: ({ added }) => [...added] }),
    removed: t.stringList({ resolve: ({ removed }) => [...removed] }),
    exchanged: t.stringList({
      description: "Those that have the layout of another version now.",
      resolve: ({ exchanged }) => [...exchanged],
    }),
    parts: t.exposeInt("parts", { description: "Parts with another value." }),
    pads: t.exposeInt("pads", { description: "Pads on another net." }),
    removedCopper: t.exposeInt("removedCopper", { description: "Tracks and vias that led to such a pad." }),
  }),
});

const AppliedFrom = builder.objectRef<Applied>("AppliedFrom").implement({
  fields: (t) => ({
    majorVersion: t.exposeInt("majorVersion"),
    revisionVersion: t.exposeInt("revisionVersion"),
  }),
});

const EditedRecords = builder.objectRef<Edited>("EditedRecords").implement({
  description: "How many records of the board an edit touched.",
  fields: (t) => ({
    added: t.exposeInt("added"),
    removed: t.exposeInt("removed"),
    changed: t.exposeInt("changed"),
  }),
});

export const UpdateSource = builder.enumType("ProjectUpdateSource", {
  values: { SCHEMATIC: { value: "schematic" }, LAYOUT: { value: "layout" } } as const,
});

const UpdatedFromFiles = builder.objectRef<Updated>("UpdatedFromFiles").implement({
  fields: (t) => ({
    source: t.field({ type: UpdateSource, resolve: ({ source }) => source }),
    changes: t.int({ description: "How many changes were accepted.", resolve: ({ lines }) => lines }),
  }),
});

const TakenBlockVersion = builder.objectRef<BlockVersionTaken>("TakenBlockVersion").implement({
  fields: (t) => ({
    block: t.exposeString("block", { description: "Its name at that time." }),
    from: t.exposeInt("from"),
    to: t.exposeInt("to"),
  }),
});

export const ProjectHistory = builder.objectRef<HistoryRow>("ProjectHistory").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    description: t.exposeString("description", { nullable: true }),
    type: t.field({ type: HistoryType, resolve: (entry) => entry.type }),
    majorVersion: t.exposeInt("majorVersion"),
    revisionVersion: t.exposeInt("revisionVersion"),
    createdAt: t.field({ type: "DateTime", resolve: (entry) => entry.createdAt }),
    latestAuthor: t.field({
      type: HistoryAuthor,
      resolve: async ({ authorId }, _args, context) => {
        const author = authorId === null ? undefined : await context.loaders.of(loadUsers).load(authorId);
        return { name: author?.name ?? DELETED_ACCOUNT_NAME, isDeleted: author === undefined };
      },
    }),
    boardDocumentUrl: t.string({
      nullable: true,
      resolve: (entry) => documentUrl(entry.projectId, entry.boardHash),
    }),
    isVersion: t.boolean({
      description: "It made a version that can be opened, applied and reset to; false for names and results of runs.",
      resolve: (entry) => entry.requestGroupId === null && entry.type !== "NAME_MODIFIED",
    }),
    appliedVersion: t.field({
      type: AppliedFrom,
      nullable: true,
      description: "The earlier version that this one is a copy of.",
      resolve: ({ change }) => (change?.kind === "applied" ? change : null),
    }),
    edited: t.field({
      type: EditedRecords,
      nullable: true,
      description: "Of a version that came by editing.",
      resolve: ({ change }) => (change?.kind === "edited" ? change : null),
    }),
    updated: t.field({
      type: UpdatedFromFiles,
      nullable: true,
      description: "Of a version that newer files brought.",
      resolve: ({ change }) => (change?.kind === "updated" ? change : null),
    }),
    boardAdded: t.field({
      type: UpdateSource,
      nullable: true,
      description:
        "Of the version that has the first board of a project begun without one: what the files were read as.",
      resolve: ({ change }) => (change?.kind === "board-added" ? change.source : null),
    }),
    blockVersion: t.field({
      type: TakenBlockVersion,
      nullable: true,
      description: "Of a version in which uses of a block took another version of it.",
      resolve: ({ change }) => (change?.kind === "block-version" ? change : null),
    }),
    changedBlocks: t.field({
      type: ChangedBlocks,
      nullable: true,
      description: "Of a version that came by changing what the project is made of.",
      resolve: ({ change }) => (change?.kind === "blocks" ? change : null),
    }),
    requestGroupId: t.exposeID("requestGroupId", { nullable: true, description: "Set on the results of a run." }),
  }),
});
