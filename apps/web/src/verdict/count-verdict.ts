import type { TFunction } from "i18next";
import type { BoardVerdictFragment } from "../graphql/generated/documents.ts";

/** What is wrong with a board and checks of its files, the worst first, as counts: "47 of 51 connections open, 2 errors". */
export function countWrong(
  t: TFunction,
  { connected, total, errors, warnings, standIns, uncheckedRules }: BoardVerdictFragment,
  failedChecks: number = 0,
): string {
  const open = total - connected;
  return [
    ...(open > 0 ? [t("verdict.openOf", { count: open, total })] : []),
    ...(errors > 0 ? [t("verdict.errors", { count: errors })] : []),
    ...(standIns > 0 ? [t("verdict.standIns", { count: standIns })] : []),
    ...(failedChecks > 0 ? [t("verdict.failedChecks", { count: failedChecks })] : []),
    ...(warnings > 0 ? [t("verdict.warnings", { count: warnings })] : []),
    ...(uncheckedRules.length > 0 ? [t("verdict.uncheckedRules", { count: uncheckedRules.length })] : []),
  ].join(", ");
}

/** The answer as a sentence: whether the board may be ordered, and what is in the way first. */
export function sayState(
  t: TFunction,
  { state, connected, total, errors, warnings, standIns, uncheckedRules }: BoardVerdictFragment,
): string {
  // A warning is read and judged; of a rule that is not checked nothing is known.
  if (state === "WARNINGS" && uncheckedRules.length > 0)
    return t("verdict.state.UNCHECKED", { count: uncheckedRules.length });
  const counts = { UNCONNECTED: total - connected, ERRORS: errors, STAND_INS: standIns, WARNINGS: warnings, READY: 0 };
  const count = counts[state];
  return t(`verdict.state.${state}`, { count, total });
}

/** Whether a board may be ordered; false while that is not known. */
export function isReadyToOrder(verdict: BoardVerdictFragment | null | undefined): boolean {
  return verdict?.state === "READY" || verdict?.state === "WARNINGS";
}

/** Of the connections, rounded down: 100 only when all are made. */
export function percentConnected({ connected, total }: BoardVerdictFragment): number {
  return total === 0 ? 100 : Math.floor((100 * connected) / total);
}
