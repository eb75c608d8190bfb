import type { BlockDocument } from "@tracewright/blocks";
import type { Logic } from "@tracewright/logic";

export interface LoadedLogic {
  readonly logic: Logic;
  readonly book: ReadonlyMap<string, BlockDocument>;
}

/** The logic at an address, with the documents of its blocks, which the project holds. */
export async function loadLogic(url: string, signal?: AbortSignal): Promise<LoadedLogic> {
  const logic = await read<Logic>(url, signal);
  const folder = url.slice(0, url.lastIndexOf("/"));
  const hashes = [...new Set(logic.uses.map(({ block }) => block.hash))];
  const book = await Promise.all(
    hashes.map(async (hash) => [hash, await read<BlockDocument>(`${folder}/${hash}`, signal)] as const),
  );
  return { logic, book: new Map(book) };
}

/** A document that is named by its hash: it never changes, so the browser keeps it. */
export async function read<Document>(url: string, signal?: AbortSignal): Promise<Document> {
  const response = await fetch(url, signal ? { signal } : {});
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as Document;
}
