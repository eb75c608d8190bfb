import { EMPTY_LOGIC, type Logic } from "@tracewright/logic";
import type { Application } from "../../platform/application.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { ExpandLogicAnswer, StoredBlock } from "../../threads/messages/logic-messages.ts";
import { readLogicDocument } from "../designs/read-design.ts";
import { linkDocument } from "../documents/document-store.ts";

/** The logic of a version; of a project that is not made of blocks the empty one. */
export async function readProjectLogic(application: Application, logicHash: string | null): Promise<Logic> {
  return (await readLogicDocument(application, logicHash)) ?? EMPTY_LOGIC;
}

/** Makes the documents of a logic those of the project, and the documents of its blocks with them: they stay if the blocks go. */
export async function linkLogic(
  application: Application,
  transaction: Database,
  projectId: string,
  {
    made,
    blocks,
  }: { readonly made: Extract<ExpandLogicAnswer, { status: "done" }>; readonly blocks: readonly StoredBlock[] },
): Promise<void> {
  const used = blocks.map(({ hash, gzip }) => ({ kind: "block" as const, hash, gzip, facts: null }));
  // Always in the same order, so that no two wait for each other.
  const documents = [made.logic, made.circuit, made.board, ...used].sort((a, b) => (a.hash < b.hash ? -1 : 1));
  for (const document of documents) await linkDocument(application, transaction, projectId, document);
}
