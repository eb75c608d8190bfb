import type { EditConflict, EditPatch } from "@tracewright/board";
import type { Client, CombinedError } from "urql";
import { fullPlace } from "../graphql/error-signs.ts";
import { SaveEditsDocument } from "../graphql/generated/documents.ts";
import type { SaidRemark } from "../receipt/say-remark.ts";
import type { EditedVersion, SaveOutcome } from "./save-outcome.ts";

/** Sends edits of a project's layout to be saved. */
export async function sendEdits(
  client: Client,
  projectId: string,
  { base, patches }: { readonly base: EditedVersion; readonly patches: readonly EditPatch[] },
): Promise<SaveOutcome> {
  const { data, error } = await client
    .mutation(SaveEditsDocument, { input: { id: projectId, ...base, edits: patches } })
    .toPromise();
  const saved = data?.updateEdaProjectLayout;
  if (saved?.boardDocumentUrl && !error) {
    const { majorVersion, revisionVersion, boardDocumentUrl, isMerged } = saved;
    const boardHash = boardDocumentUrl.slice(boardDocumentUrl.lastIndexOf("/") + 1);
    return { kind: "saved", version: { majorVersion, revisionVersion, boardHash }, isMerged };
  }
  return outcomeOf(error);
}

function outcomeOf(error: CombinedError | undefined): SaveOutcome {
  const refusal = error?.graphQLErrors[0];
  const { code, conflicts, saidReasons } = (refusal?.extensions ?? {}) as {
    readonly code?: number;
    readonly conflicts?: readonly EditConflict[];
    readonly saidReasons?: readonly SaidRemark[];
  };
  const full = error && fullPlace(error);
  if (full) return { kind: `${full}Full` };
  if (code === 409) return { kind: "conflict", conflicts: conflicts ?? [], reasons: saidReasons ?? [] };
  if (code === 70009) return { kind: "busy" };
  if (code === 400)
    return { kind: "refused", reasons: saidReasons ?? [{ message: refusal?.message ?? "", words: null }] };
  // The network, a server error, an expired login: the edits stay here and are resent.
  return { kind: "unreachable" };
}
