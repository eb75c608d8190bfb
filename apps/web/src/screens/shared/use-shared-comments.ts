import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ShownThread } from "../../comments/comment-thread.ts";
import { callAsVisitor } from "../../graphql/call-as-visitor.ts";
import type { CallFailure } from "../../graphql/call-failure.ts";
import { SharedCommentsDocument } from "../../graphql/generated/visitor-documents.ts";

/** Milliseconds between two questions: visitors have no live connection. */
const ASK_MS = 10_000;

/** The discussions that a link shows, asked for again while the page is seen. Undefined: not answered yet. */
export function useSharedComments(
  token: string,
  isShown: boolean,
): {
  readonly threads: readonly ShownThread[] | undefined;
  readonly error: CallFailure | undefined;
  reload: () => void;
} {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<{ readonly threads?: readonly ShownThread[]; readonly error?: CallFailure }>({});
  const ask = useCallback(async () => {
    const { data, error } = await callAsVisitor(SharedCommentsDocument, { input: { token } });
    const nodes = data?.sharedEdaProjectComments.nodes.map(
      (thread, index): ShownThread => ({
        ...thread,
        number: index + 1,
        resolvedBy: undefined,
        comments: thread.comments.map(({ authorName, ...comment }) => ({
          ...comment,
          authorName: authorName ?? t("projects.deletedAccount"),
          allowed: [],
        })),
      }),
    );
    // What was read stays while an answer fails.
    setAnswer((before) => (nodes ? { threads: nodes } : { ...before, ...(error && { error }) }));
  }, [token, t]);
  useEffect(() => {
    if (!isShown) return;
    void ask();
    const timer = setInterval(() => document.visibilityState === "visible" && void ask(), ASK_MS);
    return () => clearInterval(timer);
  }, [ask, isShown]);
  return { threads: answer.threads, error: answer.error, reload: () => void ask() };
}
