import { useEffect, useState } from "react";
import { type BlockFile, readBlockFile } from "./block-file.ts";

export type LoadedBlock = BlockFile | { readonly status: "failed" };

/** The document at an address of the library; undefined while it is fetched, or without an address. */
export function useBlockDocument(url: string | null | undefined): LoadedBlock | undefined {
  const [loaded, setLoaded] = useState<{ readonly url: string; readonly block: LoadedBlock }>();
  useEffect(() => {
    if (!url) return;
    const abort = new AbortController();
    fetchBlock(url, abort.signal).then(
      (block) => setLoaded({ url, block }),
      () => abort.signal.aborted || setLoaded({ url, block: { status: "failed" } }),
    );
    return () => abort.abort();
  }, [url]);
  return loaded?.url === url ? loaded?.block : undefined;
}

async function fetchBlock(url: string, signal: AbortSignal): Promise<LoadedBlock> {
  const answer = await fetch(url, { signal });
  return answer.ok ? readBlockFile(await answer.blob()) : { status: "failed" };
}
