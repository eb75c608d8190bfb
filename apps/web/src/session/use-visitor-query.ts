import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { useCallback, useState } from "react";
import { useRestart } from "../effects/use-restart.ts";
import { callAsVisitor, type VisitorAnswer } from "../graphql/call-as-visitor.ts";
import type { CallFailure } from "../graphql/call-failure.ts";
import { useSession } from "./session.ts";

/** Of a question that takes none. */
export const NO_VARIABLES: Record<string, never> = {};

interface VisitorQuery<Data> {
  readonly data: Data | undefined;
  readonly error: CallFailure | undefined;
  readonly reload: () => void;
}

/**
 * What a page for everybody asks as soon as it stands; neither data nor error: it is being asked. `variables`: the same object
 * every time.
 */
export function useVisitorQuery<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): VisitorQuery<Data> {
  const { onCallError } = useSession();
  const [answer, setAnswer] = useState<VisitorAnswer<Data>>();
  const ask = useCallback(() => {
    let isWanted = true;
    void callAsVisitor(document, variables).then((answer) => {
      if (!isWanted) return;
      setAnswer(answer);
      if (answer.error) onCallError(answer.error, { handlesFaults: false });
    });
    return () => {
      isWanted = false;
    };
  }, [document, variables, onCallError]);
  const askAgain = useRestart(ask);
  return {
    data: answer?.data,
    error: answer?.error,
    reload: () => {
      setAnswer(undefined);
      askAgain();
    },
  };
}
