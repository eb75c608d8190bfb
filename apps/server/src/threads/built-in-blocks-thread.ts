import { parentPort, workerData } from "node:worker_threads";
import { builtInBlocks } from "@tracewright/block-library";
import { drawBlock } from "./blocks/draw-block.ts";
import { describeBlock } from "./blocks/make-block.ts";
import type { BuiltInBlocksAnswer, BuiltInBlocksInput } from "./messages/built-in-messages.ts";

const { known } = workerData as BuiltInBlocksInput;

parentPort?.postMessage(
  builtInBlocks.map((block) => {
    const { key, names, summary, category, facts } = block;
    if (known[key] === facts.hash) return { key, names, summary, category, made: null };
    const made = describeBlock(block.document);
    return { key, names, summary, category, made: { ...made, drawings: drawBlock(made.document.gzip) } };
  }) satisfies BuiltInBlocksAnswer,
);
