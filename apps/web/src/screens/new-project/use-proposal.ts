import { useEffect, useState } from "react";
import { useClient } from "urql";
import { type Picks, picksAsInput } from "../../footprints/part-groups.ts";
import {
  type EdaProjectFileValidationInput,
  type JobType,
  ValidateFilesDocument,
} from "../../graphql/generated/documents.ts";
import { fileRoles, type Upload } from "../../uploads/upload-list.ts";
import type { BoardProposal } from "./board-draft.ts";

/** Delay after the last choice before the board is proposed again. */
const PAUSE_MS = 500;
/** After an answer that did not come. */
const AGAIN_MS = 3000;

/**
 * The board as it is with the footprints that were chosen. Until the server has answered the one before stays; where it cannot it
 * is asked again.
 */
export function useProposal({
  basis,
  uploads,
  task,
  teamId,
  picks,
}: {
  /** Without any choice. */
  basis: BoardProposal | undefined;
  uploads: readonly Upload[];
  task: JobType;
  /** The team that the project will belong to. */
  teamId: string | undefined;
  picks: Picks;
}): { proposal: BoardProposal | undefined; isBehind: boolean } {
  const client = useClient();
  const [answered, setAnswered] = useState<{ readonly key: string; readonly proposal: BoardProposal | undefined }>();
  const key =
    basis && picks.size > 0
      ? JSON.stringify({ jobType: task, teamId, ...fileRoles(uploads), footprints: picksAsInput(picks) })
      : undefined;
  useEffect(() => {
    if (key === undefined || !basis) return;
    let wanted = true;
    const input = JSON.parse(key) as EdaProjectFileValidationInput;
    const ask = () => {
      client
        .query(ValidateFilesDocument, { input }, { requestPolicy: "network-only" })
        .toPromise()
        .then(({ data }) => {
          if (!wanted) return;
          if (data) setAnswered({ key, proposal: data.edaProjectFileValidation.proposal ?? undefined });
          else timer = setTimeout(ask, AGAIN_MS);
        });
    };
    let timer = setTimeout(ask, PAUSE_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [client, key, basis]);
  const isBehind = key !== undefined && answered?.key !== key;
  return { proposal: (key === undefined ? undefined : answered?.proposal) ?? basis, isBehind };
}
