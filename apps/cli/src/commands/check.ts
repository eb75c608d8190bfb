import {
  type Board,
  type BoardVerdict,
  type Circuit,
  type Finding,
  type ImportReceipt,
  isReady,
  sameIds,
  sayStandIns,
  sayVerdict,
} from "@tracewright/board";
import {
  checkBoard,
  checkCircuit,
  checkLimits,
  checkParity,
  type ElectricalFinding,
  electricalSettings,
  groupFindings,
  judgeVerdict,
  RULES_NOT_CHECKED,
  sayElectricalFinding,
  splitExcluded,
} from "@tracewright/checks";
import { chooseFill } from "@tracewright/flows";
import { toMm } from "@tracewright/geometry";
import type { CommandResult } from "../command-result.ts";
import { describeFindings, summarizeFindings } from "../describe-findings.ts";
import { EXIT_CODE } from "../exit-code.ts";
import { INPUT_FLAGS, readInputOptions } from "../input-options.ts";
import { notesOnRules } from "../notes-on-rules.ts";
import { parseOptions, required } from "../parse-options.ts";
import { pathsOfInput, readAccepted } from "../read-input.ts";
import { formatDiagnostic, Refusal } from "../refusal.ts";
import { describeElectrical } from "../reports/describe-electrical.ts";
import { kicadReport } from "../reports/kicad-report.ts";
import { type CheckedProject, sarifReport } from "../reports/sarif-report.ts";

/** More open connections are counted, not listed. */
const MAX_OPEN = 20;

const FORMATS = ["text", "sarif", "kicad"] as const;
const SEVERITIES = ["error", "warning"] as const;

/**
 * `tracewright check FILE`: electrical rules of a schematic; design rules, open connections and limits of a board; where the
 * board differs from its schematic; with the names KiCad gives them.
 */
export async function checkCommand(args: readonly string[]): Promise<CommandResult> {
  const { positionals, values } = parseOptions(args, {
    ...INPUT_FLAGS,
    format: { type: "string" },
    "exit-on": { type: "string" },
  });
  const file = required(positionals[0], "The file to check");
  const format = oneOf(FORMATS, { name: "--format", given: values.format ?? "text" });
  const least = oneOf(SEVERITIES, { name: "--exit-on", given: values["exit-on"] ?? "warning" });
  const options = { ...readInputOptions(values), allowsDifferences: true };
  const { receipt, ...read } = await readAccepted(file, options);
  const { board } = read;
  // Who works on the board as it is leaves the schematic aside.
  const circuit = board && options.use === "board" ? undefined : read.circuit;
  if (!board && !circuit)
    throw new Refusal(
      `${file} holds neither a board nor a schematic: name a .kicad_pcb, a .kicad_sch, or a folder or zip.`,
    );
  const onBoard = board && (await checkedBoard(board, { file, circuit, receipt }));
  const onCircuit = circuit && { design: circuit, findings: checkCircuit(circuit, board && electricalSettings(board)) };
  const isClean =
    (onBoard?.isClean(least) ?? true) &&
    (onCircuit?.findings.every(
      ({ severity, excluded, accepted }) => excluded || accepted !== undefined || severityBelow(severity, least),
    ) ??
      true);
  const checked: CheckedProject = {
    ...(onBoard && {
      board: { design: onBoard.board, findings: onBoard.findings, fileName: boardFileOf(receipt, file) },
    }),
    ...(onCircuit && { circuit: onCircuit }),
  };
  return {
    exitCode: isClean ? EXIT_CODE.done : EXIT_CODE.withFindings,
    json: {
      ...onBoard?.json,
      ...(onCircuit && { electrical: onCircuit.findings.map(withSentence) }),
      diagnostics: receipt.diagnostics,
    },
    lines:
      format === "sarif"
        ? [JSON.stringify(sarifReport(checked, await pathsOfInput(file)), null, 2)]
        : format === "kicad"
          ? kicadReport(checked, new Date())
          : [
              ...(onBoard?.head ?? []),
              ...(onCircuit ? describeElectrical(onCircuit.design, onCircuit.findings) : []),
              ...(onBoard?.lines ?? []),
            ],
  };
}

function oneOf<Value extends string>(
  values: readonly Value[],
  { name, given }: { name: string; given: string },
): Value {
  const found = values.find((value) => value === given);
  if (found === undefined) throw new Refusal(`${name} is ${values.join(" or ")}; it was given "${given}".`);
  return found;
}

function severityBelow(severity: "error" | "warning", least: "error" | "warning"): boolean {
  return severity === "warning" && least === "error";
}

/** The name of the board's file, in the report; of a folder the one that was read. */
function boardFileOf(
  { files }: { readonly files: readonly { name: string; recognisedAs: string }[] },
  file: string,
): string {
  return files.find(({ recognisedAs }) => recognisedAs.startsWith("kicad-board"))?.name ?? file;
}

function withSentence(finding: ElectricalFinding) {
  return { ...finding, sentence: sayElectricalFinding(finding) };
}

interface CheckedBoard {
  readonly board: Board;
  readonly findings: readonly Finding[];
  readonly isClean: (least: "error" | "warning") => boolean;
  readonly json: object;
  /** What comes first, and what comes after the schematic. */
  readonly head: readonly string[];
  readonly lines: readonly string[];
}

async function checkedBoard(
  board: Board,
  {
    file,
    circuit,
    receipt,
  }: {
    readonly file: string;
    readonly circuit: Circuit | undefined;
    readonly receipt: ImportReceipt;
  },
): Promise<CheckedBoard> {
  const checked = checkBoard(board);
  const parity = splitExcluded(circuit ? checkParity(board, circuit, sameIds) : []);
  const findings = [...checked.findings, ...parity.findings];
  const excluded = [...checked.excluded, ...parity.excluded];
  const { connections, ratsnest } = checked;
  const verdict = judgeVerdict(board, { ...checked, findings });
  const refilled = isReady(verdict) ? undefined : await betterWhenFilled(board, parity.findings);
  const standIns = sayStandIns(board);
  const limits = checkLimits({ board, file, ...(circuit && { circuit }) });
  const { uncheckedRules = [] } = board.rules;
  return {
    board,
    findings,
    isClean: (least) =>
      findings.every(({ severity }) => severityBelow(severity, least)) &&
      uncheckedRules.length === 0 &&
      limits.length === 0 &&
      verdict.standIns === 0 &&
      connections.connected === connections.total,
    json: {
      verdict,
      ...(refilled && { refilled }),
      connections,
      findingsByRule: groupFindings(findings).map(({ rule, severity, count }) => ({ rule, severity, count })),
      findings,
      excluded,
      uncheckedRules,
      rulesNotChecked: RULES_NOT_CHECKED,
      ratsnest,
      limits,
    },
    head: [
      sayVerdict(verdict),
      ...(refilled ? [`With its copper areas filled, as files for a fab show them: ${sayVerdict(refilled)}`] : []),
      ...(standIns ? [standIns] : []),
    ],
    lines: [
      `${connections.connected} of ${connections.total} connections are made.`,
      ...notesOnRules(receipt),
      ...summarizeFindings(findings, board.rules),
      ...describeFindings(findings),
      ...(excluded.length > 0
        ? [`Findings that the project excludes, which are not counted: ${excluded.length}, listed by --json.`]
        : []),
      ...ratsnest.slice(0, MAX_OPEN).map(({ net, from, to }) => {
        const name = board.nets.find(({ id }) => id === net)?.name ?? net;
        const place = ({ position }: typeof from) => `(${toMm(position.x)}, ${toMm(position.y)})`;
        return `open: ${name} from ${place(from)} to ${place(to)} mm`;
      }),
      ...(ratsnest.length > MAX_OPEN ? [`open: ${ratsnest.length - MAX_OPEN} more, listed by --json`] : []),
      ...limits.map(formatDiagnostic),
      `Not checked, though KiCad does: ${RULES_NOT_CHECKED.join(", ")}.`,
    ],
  };
}

/**
 * What the board comes to with its zones filled again, where that leaves fewer errors or open connections than the
 * stored fill. What differs from the schematic does so with any fill.
 */
async function betterWhenFilled(board: Board, parity: readonly Finding[]): Promise<BoardVerdict | undefined> {
  const { fill, board: filled, checked } = await chooseFill(board);
  if (fill?.plotted !== "refilled") return undefined;
  return judgeVerdict(filled, { ...checked, findings: [...checked.findings, ...parity] });
}
