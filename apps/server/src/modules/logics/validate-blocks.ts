import { EMPTY_LOGIC, type Logic, type LogicFinding, type WantedBlock } from "@tracewright/logic";
import type { Application } from "../../platform/application.ts";
import { refuseField } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import { requireProject } from "../projects/project-policy.ts";
import { judgeWantedLogic } from "./ask-logic-thread.ts";
import { type BlockLine, readBlocks } from "./find-blocks.ts";
import { findWantedList } from "./find-needed.ts";
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
  const { isKorean } = input;
  const list = await findWantedList(db, userId, { lines: input.blocks, logic: before, isKorean });
  const wanted = [...list.chosen, ...list.added];
  const judged = await judgeWantedLogic(application, async () => ({
    kind: "judge",
    wanted: { kind: "blocks", logic: before, blocks: wanted, needs: list.needs, joins: true },
    blocks: await readBlocks(application, hashesOf(before, wanted)),
  }));
  const blocks = await describeBlocks(application, judged.logic);
  return {
    ...sumPrices(blocks),
    ...apart(blocks, list.added),
    findings: judged.findings,
    logic: judged.logic,
  };
}

/** Of the records those that are added; of a block that is chosen as well, its last uses. */
function apart(
  records: readonly ProjectBlockRecord[],
  added: readonly WantedBlock[],
): Pick<ValidatedBlocks, "blocks" | "subBlocks"> {
  const [blocks, subBlocks]: [ProjectBlockRecord[], ProjectBlockRecord[]] = [[], []];
  for (const record of records) {
    const more = added.reduce((sum, { block, count }) => sum + (block.id === record.blockId ? count : 0), 0);
    const own = Math.max(0, record.uses.length - more);
    if (own > 0) blocks.push({ ...record, uses: record.uses.slice(0, own) });
    if (own < record.uses.length) subBlocks.push({ ...record, uses: record.uses.slice(own) });
  }
  return { blocks, subBlocks };
}

function hashesOf(before: Logic, wanted: readonly WantedBlock[]): string[] {
  return [...before.uses, ...wanted].map(({ block }) => block.hash);
}
