import { useCallback } from "react";
import type { CallFailure } from "../graphql/call-failure.ts";
import { errorCode } from "../graphql/error-signs.ts";
import { type ErrorText, useErrorText } from "../graphql/use-error-text.ts";
import { showRefusal } from "../i18n/say-refusal.ts";

/** Codes whose usual sentence is about log-in codes, or about one's own account. */
const SAID_BY_SERVER: ReadonlySet<number | undefined> = new Set([10002, 10010, 10016]);

/** As `useErrorText`; of codes that other parts of the application have too, the server's own sentence. */
export function useTeamErrorText(): (error: CallFailure) => ErrorText {
  const errorText = useErrorText();
  return useCallback(
    (error) => {
      const code = errorCode(error);
      const said = SAID_BY_SERVER.has(code) ? error.graphQLErrors[0] : undefined;
      const sentence = said && showRefusal(said);
      return sentence ? { sentence, code } : errorText(error);
    },
    [errorText],
  );
}
