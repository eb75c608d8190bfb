import type { Circuit } from "@tracewright/board";
import { ELECTRICAL_RULE_TEXTS, type ElectricalFinding, sayElectricalFinding } from "@tracewright/checks";
import { toMm } from "@tracewright/geometry";

/** More of a rule are counted, not listed. */
const MAX_LISTED = 5;

/** Electrical findings by rule, errors first, with sheet and place; what the project excuses is counted. */
export function describeElectrical(circuit: Circuit, findings: readonly ElectricalFinding[]): string[] {
  const open = findings.filter(({ excluded, accepted }) => !excluded && accepted === undefined);
  const count = (severity: string) => open.filter((finding) => finding.severity === severity).length;
  const excluded = findings.filter((finding) => finding.excluded).length;
  const accepted = findings.length - open.length - excluded;
  const paths = new Map(circuit.sheets.map(({ id, path }) => [id, path]));
  const groups = [...Map.groupBy(open, ({ rule, severity }) => `${severity} ${rule}`).values()];
  groups.sort(([a], [b]) => Number(b?.severity === "error") - Number(a?.severity === "error"));
  return [
    open.length === 0
      ? "No electrical rule violations."
      : `Electrical rules: errors ${count("error")}, warnings ${count("warning")}.`,
    ...(excluded > 0 ? [`Excluded by the project: ${excluded}`] : []),
    ...(accepted > 0 ? [`Accepted: ${accepted}`] : []),
    ...groups.flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const { rule, severity } = first;
      const { title, mend } = ELECTRICAL_RULE_TEXTS[rule];
      return [
        `${severity} ${rule}: ${title} (${group.length}). ${mend}`,
        ...group.slice(0, MAX_LISTED).map((finding) => {
          const [{ sheet, position }] = finding.items;
          const at = `sheet ${paths.get(sheet) ?? "/"} at (${toMm(position.x)}, ${toMm(position.y)}) mm`;
          return `    ${sayElectricalFinding(finding)} [${at}]`;
        }),
        ...(group.length > MAX_LISTED ? [`    ${group.length - MAX_LISTED} more, listed by --json`] : []),
      ];
    }),
  ];
}
