import type { TFunction } from "i18next";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { errors } from "../i18n/en/errors.ts";
import type { CallFailure } from "./call-failure.ts";
import { errorCode } from "./error-signs.ts";
import { type ErrorText, useErrorText } from "./use-error-text.ts";

type Code = keyof typeof errors.errors.reading;
const isCode = (code: unknown): code is Code => typeof code === "string" && Object.hasOwn(errors.errors.reading, code);

/**
 * The sentence for a failed call that needs what a thread of the server reads out of a design: where that was not
 * read, why; else `fallback`, or like any failed call.
 */
export function useReadingErrorText(): (failure: CallFailure, fallback?: string) => ErrorText {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return useCallback(
    (failure, fallback) => {
      const sentence = sayReading(t, failure) ?? fallback;
      return sentence === undefined ? errorText(failure) : { sentence, code: errorCode(failure) };
    },
    [t, errorText],
  );
}

/** Undefined where the failure is another one. */
export function sayReading(t: TFunction, { graphQLErrors }: CallFailure): string | undefined {
  const reading = graphQLErrors[0]?.extensions.reading;
  if (typeof reading !== "object" || reading === null || !("code" in reading) || !isCode(reading.code))
    return undefined;
  // Each sentence takes what it has a place for.
  const facts = "facts" in reading && typeof reading.facts === "object" ? reading.facts : {};
  return t(`errors.reading.${reading.code}`, { seconds: "", megabytes: "", ...facts });
}
