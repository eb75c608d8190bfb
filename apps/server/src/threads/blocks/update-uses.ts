import { diffBlocks, judgeUpdate, updateUse, verdictOn } from "@tracewright/blocks";
import { applyEdit, type Board, type Group } from "@tracewright/board";
import { withFilledZones } from "@tracewright/flows";
import type { UpdateUsesAnswer, UpdateUsesInput, UseUpdate } from "../messages/block-messages.ts";
import { packBoard } from "../pack-document.ts";
import { unpackBoard } from "../unpack-document.ts";
import { unpackBlock } from "./draw-block.ts";

/**
 * Uses of a block on a board take another version of it, one after the other: those of the groups named, of none all that are
 * possible. Zones that were filled are filled again, and what errors that brings is said.
 */
export async function updateUses({
  board: packed,
  document,
  from,
  to,
  groups,
}: UpdateUsesInput): Promise<UpdateUsesAnswer> {
  const before = unpackBoard(packed);
  const versions = { from: unpackBlock(from), to: unpackBlock(to) };
  let after = before;
  const uses: UseUpdate[] = [];
  const isWanted = ({ id }: Group) => groups === null || groups.includes(id);
  for (const group of before.groups.filter((one) => one.block?.document === document && isWanted(one))) {
    const outcome = updateUse(after, { ...versions, group: group.id });
    if (outcome.status === "updated") after = applyEdit(after, outcome.edit);
    uses.push({
      groupId: group.id,
      name: group.name,
      objections: outcome.status === "refused" ? outcome.objections : [],
      remarks: outcome.status === "updated" ? outcome.remarks : [],
    });
  }
  const changes = diffBlocks(versions.from, versions.to);
  if (after === before) return { changes, uses, errors: [], openBefore: 0, openAfter: 0, board: null };
  const filled = await refilled(before, after);
  const { openBefore, openAfter } = verdictOn(before, filled);
  const errors = judgeUpdate(before, filled).map(({ finding: { rule, position }, subjects }) => ({
    rule,
    subjects,
    position,
  }));
  return { changes, uses, errors, openBefore, openAfter, board: packBoard(filled) };
}

/** Zones that were filled, and those of the block, with the copper as it is now. */
async function refilled(before: Board, after: Board): Promise<Board> {
  const empty = new Set(before.zones.filter(({ fills }) => fills.length === 0).map(({ id }) => id));
  if (after.zones.every(({ id, keepout }) => keepout || empty.has(id))) return after;
  const filled = await withFilledZones(after);
  const left = new Map(after.zones.filter(({ id }) => empty.has(id)).map((zone) => [zone.id, zone]));
  return { ...filled, zones: filled.zones.map((zone) => left.get(zone.id) ?? zone) };
}
