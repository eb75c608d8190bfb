import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { blocks, blockUses, blockVersions } from "../../platform/database/tables.ts";
import { builder } from "../../wire/builder.ts";
import { requireSession } from "../../wire/request-context.ts";
import { EdaProjectV2 } from "../projects/project-type.ts";
import { type SeenBlock, seeBlocks, type VersionRow } from "./block-access.ts";
import { Block } from "./block-type.ts";
import { isOffered } from "./withdraw-version.ts";

interface UsedBlock {
  readonly count: number;
  readonly used: VersionRow;
  readonly document: string | null;
  readonly isWithdrawn: boolean;
  /** Undefined: it is no longer in the library, or not for the reader. */
  readonly seen: SeenBlock | undefined;
}

const EdaProjectBlockUse = builder.objectRef<UsedBlock>("EdaProjectBlockUse").implement({
  description: "A block on the board of a project's newest version. The project keeps the version that it took.",
  fields: (t) => ({
    block: t.field({
      type: Block,
      nullable: true,
      description: "Null: it is no longer in the library, or not for you.",
      resolve: ({ seen }) => seen ?? null,
    }),
    count: t.exposeInt("count"),
    versionNumber: t.int({ description: "Of the version that is used.", resolve: ({ used }) => used.number }),
    hasNewerVersion: t.boolean({
      resolve: ({ seen, used }) => isOffered(used, seen?.current) && seen.current.number > used.number,
    }),
    offeredVersion: t.int({
      nullable: true,
      description:
        "Number of the version that the project can take: a newer one, or another where the used one was withdrawn.",
      resolve: ({ seen, used }) => (isOffered(used, seen?.current) ? seen.current.number : null),
    }),
    document: t.exposeString("document", {
      nullable: true,
      description: "The hash of its document, by which groups of the board name it.",
    }),
    isWithdrawn: t.exposeBoolean("isWithdrawn", { description: "A fault was found in the version that is used." }),
  }),
});

builder.objectFields(EdaProjectV2, (t) => ({
  usedBlocks: t.field({
    type: [EdaProjectBlockUse],
    resolve: (project, _args, context) =>
      findUsedBlocks(context.application, requireSession(context).userId, project.id),
  }),
}));

async function findUsedBlocks({ db }: Application, userId: string, projectId: string): Promise<UsedBlock[]> {
  const uses = await db
    .select({ use: blockUses, version: blockVersions })
    .from(blockUses)
    .innerJoin(blockVersions, eq(blockVersions.id, blockUses.versionId))
    .where(eq(blockUses.projectId, projectId));
  if (uses.length === 0) return [];
  const ids = uses.map(({ use }) => use.blockId);
  const rows = await db
    .select()
    .from(blocks)
    .where(and(inArray(blocks.id, ids), isNull(blocks.deletedAt)));
  const seen = await seeBlocks(db, userId, rows);
  return uses.map(({ use, version }) => ({
    count: use.count,
    used: version,
    document: version.documentHash,
    isWithdrawn: version.withdrawnAt !== null,
    seen: seen.find(({ block }) => block.id === use.blockId),
  }));
}
