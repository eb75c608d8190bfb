import { EMPTY_LOGIC, type Logic, type LogicFinding, type WantedBlock } from "@tracewright/logic";
import type { Application } from "../../platform/application.ts";
import { refuseField } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import { requireProject } from "../projects/project-policy.ts";
import { judgeWantedLogic } from "./ask-logic-thread.ts";
import { type BlockLine, findWanted, readBlocks } from "./find-blocks.ts";
import { readProjectLogic } from "./logic-documents.ts";
import { describeBlocks, type ProjectBlockRecord, sumPrices, type TotalPrice } from "./project-blocks.ts";

export interface ValidatedBlocks extends TotalPrice {
  readonly blocks: readonly ProjectBlockRecord[];
  /** Those that are added because a chosen block needs them. */
  readonly subBlocks: readonly ProjectBlockRecord[];
  readonly findings: readonly LogicFinding[];
  readonly logic: Logic;
}

/**
 * What a list of blocks would make of a project, or of a new one: prices, and what the electrical rules say. Nothing is
 * saved.
 */
export async function validateBlocks(
  application: Application,
  userId: string,
  input: { readonly id?: string | null | undefined; readonly blocks: readonly BlockLine[]; readonly isKorean: boolean },
): Promise<ValidatedBlocks> {
  const { db } = application;
  const project = input.id == null ? undefined : await requireProject(db, userId, input.id, "READ");
  if (input.blocks.length === 0) refuseField("blocks", refusal("no-block-chosen", {}));
  const before = project ? await readProjectLogic(application, project.logicHash) : EMPTY_LOGIC;
  const wanted = await findWanted(db, userId, { lines: input.blocks, logic: before, isKorean: input.isKorean });
  const judged = await judgeWantedLogic(application, async () => ({
    kind: "judge",
    wanted: { kind: "blocks", logic: before, blocks: wanted, joins: true },
    blocks: await readBlocks(application, hashesOf(before, wanted)),
  }));
  const blocks = await describeBlocks(application, judged.logic);
  const chosen = new Set(wanted.map(({ block }) => block.id));
  return {
    ...sumPrices(blocks),
    blocks: blocks.filter(({ blockId }) => chosen.has(blockId)),
    subBlocks: blocks.filter(({ blockId }) => !chosen.has(blockId)),
    findings: judged.findings,
    logic: judged.logic,
  };
}

function hashesOf(before: Logic, wanted: readonly WantedBlock[]): string[] {
  return [...before.uses, ...wanted].map(({ block }) => block.hash);
}
