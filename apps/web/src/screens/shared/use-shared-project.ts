import { useCallback, useState } from "react";
import { useRestart } from "../../effects/use-restart.ts";
import { callAsVisitor } from "../../graphql/call-as-visitor.ts";
import type { CallFailure } from "../../graphql/call-failure.ts";
import { SharedProjectDocument, type SharedProjectQuery } from "../../graphql/generated/visitor-documents.ts";

export type SharedProject = SharedProjectQuery["sharedEdaProject"];

/** What a read-only link shows; neither project nor error: it is being asked. */
export function useSharedProject(token: string): {
  project: SharedProject | undefined;
  error: CallFailure | undefined;
  /** Asks again; what is shown stays until the answer. */
  reload: () => void;
} {
  const [answer, setAnswer] = useState<{ readonly project?: SharedProject; readonly error?: CallFailure }>({});
  const ask = useCallback(() => {
    let isWanted = true;
    void callAsVisitor(SharedProjectDocument, { input: { token } }).then(({ data, error }) => {
      if (isWanted) setAnswer(error ? { error } : { project: data.sharedEdaProject });
    });
    return () => {
      isWanted = false;
    };
  }, [token]);
  const reload = useRestart(ask);
  return { project: answer.project, error: answer.error, reload };
}
