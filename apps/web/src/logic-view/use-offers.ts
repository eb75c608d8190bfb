import type { BlockDocument } from "@tracewright/blocks";
import type { OfferedBlock } from "@tracewright/logic";
import { useEffect, useMemo, useState } from "react";
import { useQuery } from "urql";
import { BlockListDocument } from "../graphql/generated/documents.ts";
import { blockInLibrary } from "./block-in-library.ts";
import { read } from "./load-logic.ts";

/** Shelves with what fixes insert: regulators, pull-ups, level shifters, diodes for supplies. */
const SHELVES = ["supply", "level", "protection"] as const;
const NONE: readonly OfferedBlock[] = [];

/** Blocks of the library that fixes may take; fetched once a finding may need one. */
export function useOffers(isNeeded: boolean): readonly OfferedBlock[] {
  const [offers, setOffers] = useState(NONE);
  const lists = [useShelf(SHELVES[0], isNeeded), useShelf(SHELVES[1], isNeeded), useShelf(SHELVES[2], isNeeded)];
  const isWhole = lists.every((list) => list !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists change together, once
  const found = useMemo(() => (isWhole ? lists.flatMap((list) => list ?? []) : undefined), [isWhole]);
  useEffect(() => {
    if (!found) return;
    const asked = new AbortController();
    Promise.all(
      found.map(async ({ url, ...block }): Promise<OfferedBlock> => {
        return { ...block, document: await read<BlockDocument>(url, asked.signal) };
      }),
    ).then(setOffers, () => undefined);
    return () => asked.abort();
  }, [found]);
  return offers;
}

function useShelf(categoryId: string, isNeeded: boolean) {
  const [{ data }] = useQuery({
    query: BlockListDocument,
    variables: useMemo(() => ({ input: { scope: "LIBRARY" as const, categoryId, size: 40 } }), [categoryId]),
    pause: !isNeeded,
    requestPolicy: "cache-first",
  });
  return useMemo(
    () => data?.blockList.nodes.flatMap((block) => (block.isBuiltIn ? (blockInLibrary(block) ?? []) : [])),
    [data],
  );
}
