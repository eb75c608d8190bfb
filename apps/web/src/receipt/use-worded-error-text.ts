import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { CallFailure } from "../graphql/call-failure.ts";
import { type ErrorText, useErrorText } from "../graphql/use-error-text.ts";
import { sayRemark } from "./say-remark.ts";

/** The sentence for a failed call; what the server tells of the files and the board as data is in the page's language. */
export function useWordedErrorText(): (error: CallFailure) => ErrorText {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return useCallback(
    (error) => {
      const { sentence, code } = errorText(error);
      return { sentence: sayRemark(t, { message: sentence, words: error.graphQLErrors[0]?.extensions.words }), code };
    },
    [t, errorText],
  );
}
