import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { MembershipEnd } from "./use-membership-end.ts";

/** Milliseconds for a sentence that says why a page was left. */
export const READING_TOAST = 15_000;

/** Why one is no longer a member of a team. */
export function useMembershipEndText(): (end: MembershipEnd) => string {
  const { t } = useTranslation();
  return useCallback(({ occasion, teamName }) => t(`holder.ended.${occasion}`, { team: teamName }), [t]);
}
