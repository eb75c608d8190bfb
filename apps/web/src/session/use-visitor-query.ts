import { useCallback, useState } from "react";
import { useRestart } from "../effects/use-restart.ts";
import { callAsVisitor, type VisitorAnswer } from "../graphql/call-as-visitor.ts";
import type { CallFailure } from "../graphql/call-failure.ts";
import type { TypedDocumentString } from "../graphql/generated/visitor-documents.ts";
import { useSession } from "./session.ts";

interface VisitorQuery<Data> {
  readonly data: Data | undefined;
  readonly error: CallFailure | undefined;
  readonly reload: () => void;
}

/** What a page for everybody asks as soon as it stands; neither data nor error: it is being asked. */
export function useVisitorQuery<Data>(document: TypedDocumentString<Data, Record<string, never>>): VisitorQuery<Data> {
  const { onCallError } = useSession();
  const [answer, setAnswer] = useState<VisitorAnswer<Data>>();
  const ask = useCallback(() => {
    let isWanted = true;
    void callAsVisitor(document, {}).then((answer) => {
      if (!isWanted) return;
      setAnswer(answer);
      if (answer.error) onCallError(answer.error, { handlesFaults: false });
    });
    return () => {
      isWanted = false;
    };
  }, [document, onCallError]);
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
