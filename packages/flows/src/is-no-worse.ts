import type { CheckResult } from "@tracewright/checks";
import { countErrors } from "./count-errors.ts";
import { isLooseEnd } from "./without-loose-ends.ts";

/** Whether a change of copper costs no connection, no error and no loose end. */
export function isNoWorse(after: CheckResult, before: CheckResult): boolean {
  const loose = ({ findings }: CheckResult): number => findings.filter(isLooseEnd).length;
  return (
    after.connections.connected >= before.connections.connected &&
    countErrors(after.findings) <= countErrors(before.findings) &&
    loose(after) <= loose(before)
  );
}
