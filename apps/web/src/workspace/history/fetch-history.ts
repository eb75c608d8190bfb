import type { Client, CombinedError } from "urql";
import { HistoryDocument, type HistoryEntryFragment } from "../../graphql/generated/documents.ts";

/** As every list. */
const PAGE_SIZE = 10;

export interface FetchedHistory {
  readonly loaded?: { readonly entries: readonly HistoryEntryFragment[]; readonly total: number };
  /** Absent together with what was loaded: nobody wants it any more. */
  readonly error?: CombinedError | undefined;
}

/** The first pages of a project's history, one after the other, as long as somebody wants them. */
export async function fetchHistory(
  client: Client,
  id: string,
  { pages, isWanted }: { readonly pages: number; readonly isWanted: () => boolean },
): Promise<FetchedHistory> {
  const entries: HistoryEntryFragment[] = [];
  let total = 0;
  for (let page = 1; page <= pages; page++) {
    const input = { id, page, size: PAGE_SIZE };
    const { data, error } = await client
      .query(HistoryDocument, { input }, { requestPolicy: "network-only" })
      .toPromise();
    if (!isWanted()) return {};
    if (error || !data) return { error };
    entries.push(...data.edaProjectHistoryConnection.nodes);
    total = data.edaProjectHistoryConnection.total;
  }
  return { loaded: { entries, total } };
}
