import { hashBlock, takeBlock } from "@tracewright/blocks";
import { itemId } from "@tracewright/board";
import type { TakeBlockAnswer, TakeBlockInput } from "../messages/block-messages.ts";
import { unpackBoard, unpackCircuit } from "../unpack-document.ts";
import { packBlock } from "./make-block.ts";

/** A selection of a project's board as a block document, with the copper that is its own. */
export function takeSelection({ board, circuit, itemIds, title }: TakeBlockInput): TakeBlockAnswer {
  const taken = takeBlock(unpackBoard(board), {
    ids: itemIds.map(itemId),
    title,
    ...(circuit && { circuit: unpackCircuit(circuit) }),
  });
  if (taken.status === "refused") return taken;
  return { status: "taken", hash: hashBlock(taken.block), gzip: packBlock(taken.block) };
}
