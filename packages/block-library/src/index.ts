import { FROZEN } from "../blocks/index.ts";
import { type BuiltInBlock, builtInBlock } from "./built-in-block.ts";

export type { BlockFacts, BuiltInBlock } from "./built-in-block.ts";
export { BLOCK_CATEGORIES, type BlockCategory, type Words } from "./definition/block-definition.ts";

/** The blocks that come with the program, by key. */
export const builtInBlocks: readonly BuiltInBlock[] = FROZEN.map(builtInBlock);
