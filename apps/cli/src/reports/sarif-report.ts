import type { Board, Circuit, Finding } from "@tracewright/board";
import { ELECTRICAL_RULE_TEXTS, type ElectricalFinding, sayElectricalFinding } from "@tracewright/checks";
import { toMm } from "@tracewright/geometry";

export interface CheckedProject {
  readonly board?: { readonly design: Board; readonly findings: readonly Finding[]; readonly fileName: string };
  readonly circuit?: { readonly design: Circuit; readonly findings: readonly ElectricalFinding[] };
}

/** Design rules and electrical rules may share a name ("unresolved_variable"). */
const PREFIX = { board: "drc/", circuit: "erc/" } as const;

/**
 * Findings as SARIF 2.1.0, which code hosts show beside a change. Files of KiCad have no lines that a person reads: the
 * place is in the message and, as a logical location, in millimetres. `uriOf` gives a file its path from the folder
 * of the checkout.
 */
export function sarifReport({ board, circuit }: CheckedProject, uriOf: (fileName: string) => string): object {
  const results = [
    ...(circuit
      ? circuit.findings.map((finding) => electricalResult(finding, { circuit: circuit.design, uriOf }))
      : []),
    ...(board
      ? board.findings.map((finding) => ({
          ruleId: `${PREFIX.board}${finding.rule}`,
          level: finding.severity,
          message: { text: finding.message },
          locations: [location(uriOf(board.fileName), place("board", finding.position))],
          partialFingerprints: {
            "finding/v1": `${finding.rule} ${[...finding.items].sort().join(" ")} ${place("", finding.position)}`,
          },
        }))
      : []),
    ...(board ? unobeyedResults(board, uriOf(board.fileName)) : []),
  ];
  const rules = [...new Set(results.map(({ ruleId }) => ruleId))].sort().map((id) => ({
    id,
    shortDescription: { text: titleOf(id) },
  }));
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [{ tool: { driver: { name: "Tracewright", rules } }, results }],
  };
}

/** A report without findings would say that a rule holds which nobody has checked. */
function unobeyedResults({ design: { rules } }: NonNullable<CheckedProject["board"]>, uri: string) {
  return (rules.uncheckedRules ?? []).map((name) => ({
    ruleId: `${PREFIX.board}custom_rule_not_obeyed`,
    level: "warning" as const,
    message: { text: `The custom rule "${name}" of this project is not checked.` },
    locations: [location(uri, `custom rule ${name}`)],
    partialFingerprints: { "finding/v1": `custom_rule_not_obeyed ${name}` },
  }));
}

function electricalResult(
  finding: ElectricalFinding,
  { circuit, uriOf }: { readonly circuit: Circuit; readonly uriOf: (fileName: string) => string },
) {
  const sheet = circuit.sheets.find(({ id }) => id === finding.items[0].sheet);
  const { excluded, accepted } = finding;
  const reason = excluded?.comment ?? accepted;
  return {
    ruleId: `${PREFIX.circuit}${finding.rule}`,
    level: finding.severity,
    message: { text: sayElectricalFinding(finding) },
    locations: [
      location(uriOf(sheet?.fileName ?? ""), place(`sheet ${sheet?.path ?? "/"}`, finding.items[0].position)),
    ],
    partialFingerprints: { "finding/v1": finding.key },
    ...((excluded || accepted !== undefined) && {
      suppressions: [{ kind: "external", ...(reason && { justification: reason }) }],
    }),
  };
}

function location(uri: string, name: string) {
  return {
    physicalLocation: { artifactLocation: { uri }, region: { startLine: 1 } },
    logicalLocations: [{ fullyQualifiedName: name }],
  };
}

function place(where: string, { x, y }: { readonly x: number; readonly y: number }): string {
  return `${where} (${toMm(x)}, ${toMm(y)}) mm`.trim();
}

function titleOf(ruleId: string): string {
  const rule = ruleId.slice(PREFIX.circuit.length);
  return ruleId.startsWith(PREFIX.circuit) && Object.hasOwn(ELECTRICAL_RULE_TEXTS, rule)
    ? ELECTRICAL_RULE_TEXTS[rule as keyof typeof ELECTRICAL_RULE_TEXTS].title
    : rule.replaceAll("_", " ");
}
