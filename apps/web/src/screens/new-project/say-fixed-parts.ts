import type { Client } from "urql";
import { loadBoard } from "../../board-document/load-board.ts";
import { ProjectDocument, SayIntentDocument } from "../../graphql/generated/documents.ts";
import { matchReferences } from "./match-references.ts";

/**
 * Writes down which parts stay, for a project whose placement is started later. False when not all of it could be
 * stored.
 */
export async function sayFixedParts(
  client: Client,
  { id, patterns }: { readonly id: string; readonly patterns: readonly string[] },
): Promise<boolean> {
  const { data } = await client.query(ProjectDocument, { input: { id } }).toPromise();
  const url = data?.edaProjectV2.boardDocumentUrl;
  const board = url ? await loadBoard(url).catch(() => undefined) : undefined;
  if (!board) return false;
  const references = matchReferences(
    board.footprints.map(({ reference }) => reference),
    patterns,
  );
  // A project that was just made has no statements yet: each counts one on.
  for (const [version, part] of references.entries()) {
    const input = { id, version, statement: { kind: "FIXED" as const, part } };
    const { error } = await client.mutation(SayIntentDocument, { input }).toPromise();
    if (error) return false;
  }
  return true;
}
