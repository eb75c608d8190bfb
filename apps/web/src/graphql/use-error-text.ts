import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { errors } from "../i18n/en/errors.ts";
import type { CallFailure } from "./call-failure.ts";
import { errorCode } from "./error-signs.ts";

export interface ErrorText {
  /** What happened, what is safe, what to do. */
  readonly sentence: string;
  /** The catalogue's number, to quote; shown small. */
  readonly code: number | undefined;
}

type KnownCode = keyof typeof errors.errors.code;
const isKnownCode = (code: string): code is KnownCode => Object.hasOwn(errors.errors.code, code);

/** The sentence for a failed call: ours for the codes of the catalogue, the server's own for anything finer. */
export function useErrorText(): (error: CallFailure) => ErrorText {
  const { t } = useTranslation();
  return useCallback(
    (error) => {
      const code = errorCode(error);
      if (error.networkError) {
        const timedOut = error.networkError.name === "TimeoutError";
        return { sentence: timedOut ? t("errors.timeout") : t("errors.network"), code: undefined };
      }
      const key = String(code);
      if (isKnownCode(key)) return { sentence: t(`errors.code.${key}`), code };
      const said = error.graphQLErrors[0]?.message;
      return { sentence: said || t("errors.server"), code };
    },
    [t],
  );
}
