import type { Client } from "urql";
import { loadBoard } from "../../board-document/load-board.ts";
import { ProjectDocument, SayIntentsDocument } from "../../graphql/generated/documents.ts";
import { matchReferences } from "./match-references.ts";

/** Writes down which parts stay, for a project whose placement is started later. False when it could not be stored. */
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
  if (references.length === 0) return true;
  // A project that was just made has no statements yet.
  const statements = references.map((part) => ({ kind: "FIXED" as const, part }));
  const { error } = await client.mutation(SayIntentsDocument, { input: { id, version: 0, statements } }).toPromise();
  return !error;
}
