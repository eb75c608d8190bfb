import { parentPort, workerData } from "node:worker_threads";
import type { BlockInput } from "./messages/block-messages.ts";

/** Each kind of work loads what it needs alone: to draw a block takes no reader of files. */
async function answer(input: BlockInput): Promise<unknown> {
  switch (input.kind) {
    case "make":
      return (await import("./blocks/make-block.ts")).makeBlock(input);
    case "draw":
      return (await import("./blocks/draw-block.ts")).drawBlock(input.document);
    case "parse":
      return (await import("./blocks/parse-block-file.ts")).parseBlockFile(input);
    case "logic":
      return (await import("./blocks/logic-of-block.ts")).logicOfBlock(input.document);
    case "model":
      return (await import("./blocks/model-of-block.ts")).modelOfBlock(input.document, input.name);
    case "write":
      return (await import("./blocks/write-block.ts")).writeBlock(input);
    case "update":
      return (await import("./blocks/update-uses.ts")).updateUses(input);
    case "take":
      return (await import("./blocks/take-selection.ts")).takeSelection(input);
  }
}

parentPort?.postMessage(await answer(workerData as BlockInput));
