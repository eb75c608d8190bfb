import { BlockList } from "./block-list.tsx";
import type { BlockScope } from "./block-query.ts";

const MINE: BlockScope = { kind: "MINE" };

/** One's own blocks. */
export default function CustomBlocksScreen() {
  return <BlockList scope={MINE} />;
}
