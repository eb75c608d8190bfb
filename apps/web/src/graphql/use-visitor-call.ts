import { useCallback, useState } from "react";
import { useSession } from "../session/session.ts";
import { callAsVisitor, type VisitorAnswer } from "./call-as-visitor.ts";
import type { CallFailure } from "./call-failure.ts";
import type { TypedDocumentString } from "./generated/visitor-documents.ts";

interface CallState {
  readonly fetching: boolean;
  readonly error: CallFailure | undefined;
}

/** A call that a page for everybody makes when it is told to, and how the last one stands. */
export function useVisitorCall<Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
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
