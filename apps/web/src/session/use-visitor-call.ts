import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { useCallback, useState } from "react";
import { callAsVisitor, type VisitorAnswer } from "../graphql/call-as-visitor.ts";
import type { CallFailure } from "../graphql/call-failure.ts";
import { useSession } from "./session.ts";

interface CallState {
  readonly fetching: boolean;
  readonly error: CallFailure | undefined;
}

/** A call that a public page makes on demand, and the state of the last one. */
export function useVisitorCall<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
): readonly [CallState, (variables: Variables) => Promise<VisitorAnswer<Data>>] {
  const { onCallError } = useSession();
  const [state, setState] = useState<CallState>({ fetching: false, error: undefined });
  const call = useCallback(
    async (variables: Variables) => {
      setState({ fetching: true, error: undefined });
      const answer = await callAsVisitor(document, variables);
      setState({ fetching: false, error: answer.error });
      if (answer.error) onCallError(answer.error, { handlesFaults: false });
      return answer;
    },
    [document, onCallError],
  );
  return [state, call];
}
