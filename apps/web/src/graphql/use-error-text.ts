import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { errors } from "../i18n/en/errors.ts";
import { showRefusal } from "../i18n/say-refusal.ts";
import type { CallFailure } from "./call-failure.ts";
import { errorCode, fullPlace, isServerFault } from "./error-signs.ts";
import { planPath } from "./plan-path.ts";

export interface ErrorText {
  /** What happened, what is safe, what to do. */
  readonly sentence: string;
  /** The catalogue's number, to quote; shown small. */
  readonly code: number | undefined;
  /** Where more than the plan allows is to be had. */
  readonly way?: { readonly to: string; readonly words: string };
}

type KnownCode = keyof typeof errors.errors.code;
const isKnownCode = (code: string): code is KnownCode => Object.hasOwn(errors.errors.code, code);

type Kind = keyof typeof errors.errors.kind;
const isKind = (code: string): code is Kind => Object.hasOwn(errors.errors.kind, code);

/**
 * The sentence for a failed call, always in the page's language: ours for codes that say it all, else the server's own, which
 * names the field or the number, else what its code means.
 */
export function useErrorText(): (error: CallFailure) => ErrorText {
  const { t } = useTranslation();
  return useCallback(
    (error) => {
      const code = errorCode(error);
      if (isServerFault(error) && code === undefined) return { sentence: t("errors.server"), code: undefined };
      if (error.networkError) {
        const timedOut = error.networkError.name === "TimeoutError";
        return { sentence: timedOut ? t("errors.timeout") : t("errors.network"), code: undefined };
      }
      const key = String(code);
      if (isKnownCode(key) && !fullPlace(error)) return { sentence: t(`errors.code.${key}`), code };
      const said = error.graphQLErrors[0];
      const sentence = said && showRefusal(said);
      const beyond = planBeyond(error);
      return {
        sentence: sentence || t(isKind(key) ? `errors.kind.${key}` : "errors.server"),
        code,
        ...(beyond && { way: { to: planPath(beyond.teamId), words: t("membership.credit.toPlans") } }),
      };
    },
    [t],
  );
}

/** Whose plan allows no more projects or members: that of a team or one's own; undefined of any other failure. */
function planBeyond({ graphQLErrors }: CallFailure): { readonly teamId: string | null } | undefined {
  const refused = graphQLErrors.find(({ extensions }) => extensions.reason === "PLAN_LIMIT");
  if (refused === undefined) return undefined;
  return { teamId: typeof refused.extensions.teamId === "string" ? refused.extensions.teamId : null };
}
