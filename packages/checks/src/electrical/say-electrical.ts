import { render } from "@tracewright/text";
import type { ElectricalFinding } from "./electrical-finding.ts";
import { ELECTRICAL_SENTENCES } from "./electrical-sentences.ts";

/** The finding in English; screens have catalogues of their own. */
export function sayElectricalFinding({ message }: Pick<ElectricalFinding, "message">): string {
  return render(message, ELECTRICAL_SENTENCES);
}
