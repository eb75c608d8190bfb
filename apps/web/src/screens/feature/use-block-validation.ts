import { useDebouncedValue } from "@mantine/hooks";
import { useMemo } from "react";
import { useQuery } from "urql";
import type { CallFailure } from "../../graphql/call-failure.ts";
import { ValidateBlocksDocument, type ValidateBlocksQuery } from "../../graphql/generated/documents.ts";
import { blockInputs, type ChosenBlock } from "./chosen-blocks.ts";

const PAUSE_MS = 400;

export interface BlockValidation {
  /** Of the list that is shown, or of the one before while it is being judged. */
  readonly validation: ValidateBlocksQuery["edaProjectBlockUpdateValidation"] | undefined;
  readonly error: CallFailure | undefined;
  readonly isBehind: boolean;
  readonly retry: () => void;
}

/** Asks the server what the chosen blocks cost and whether they fit, a moment after the last change. */
export function useBlockValidation(chosen: readonly ChosenBlock[], projectId: string | undefined): BlockValidation {
  const [settled] = useDebouncedValue(chosen, PAUSE_MS);
  const isEmpty = settled.length === 0;
  const [{ data, error, fetching, stale }, ask] = useQuery({
    query: ValidateBlocksDocument,
    variables: useMemo(
      () => ({ input: { id: projectId ?? null, blocks: blockInputs(settled) } }),
      [projectId, settled],
    ),
    pause: isEmpty,
    requestPolicy: "network-only",
  });
  return {
    validation: isEmpty ? undefined : data?.edaProjectBlockUpdateValidation,
    error: isEmpty ? undefined : error,
    isBehind: settled !== chosen || fetching || stale,
    retry: () => ask({ requestPolicy: "network-only" }),
  };
}
