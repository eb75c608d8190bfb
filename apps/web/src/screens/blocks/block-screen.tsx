import { useParams } from "react-router";
import { BlockList } from "./block-list.tsx";
import type { BlockScope } from "./block-query.ts";
import { BlockDetail } from "./detail/block-detail.tsx";

const LIBRARY: BlockScope = { kind: "LIBRARY" };

/** The library, or one block of it. */
export default function BlockScreen() {
  const { id } = useParams();
  return id === undefined ? <BlockList scope={LIBRARY} /> : <BlockDetail key={id} id={id} />;
}
