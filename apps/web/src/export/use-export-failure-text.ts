import type { TFunction } from "i18next";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { CallFailure } from "../graphql/call-failure.ts";
import { errorCode } from "../graphql/error-signs.ts";
import type { ErrorText } from "../graphql/use-error-text.ts";
import { fabExport } from "../i18n/en/fab-export.ts";
import { useWordedErrorText } from "../receipt/use-worded-error-text.ts";

type Reason = keyof typeof fabExport.fabExport.reason;
const isReason = (code: unknown): code is Reason =>
  typeof code === "string" && Object.hasOwn(fabExport.fabExport.reason, code);

/** Why there is no file: in the page's language if the server sends it as data, else like any failed call. */
export function useExportFailureText(): (failure: CallFailure) => ErrorText {
  const { t } = useTranslation();
  const errorText = useWordedErrorText();
  return useCallback(
    (failure) => {
      const sentence = sayReason(t, failure.graphQLErrors[0]?.extensions.words);
      return sentence === undefined ? errorText(failure) : { sentence, code: errorCode(failure) };
    },
    [t, errorText],
  );
}

function sayReason(t: TFunction, words: unknown): string | undefined {
  if (typeof words !== "object" || words === null || !("code" in words) || !isReason(words.code)) return undefined;
  // Each sentence takes what it has a place for.
  const facts = {
    seconds: "",
    megabytes: "",
    variant: "",
    most: "",
    ...("facts" in words ? asRecord(words.facts) : {}),
  };
  return t(`fabExport.reason.${words.code}`, facts);
}

function asRecord(facts: unknown): Record<string, unknown> {
  return typeof facts === "object" && facts !== null ? { ...facts } : {};
}
