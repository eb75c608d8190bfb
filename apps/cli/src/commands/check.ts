import { type Board, type BoardVerdict, isReady, sayStandIns, sayVerdict } from "@tracewright/board";
import { checkBoard, checkLimits, groupFindings, judgeVerdict, RULES_NOT_CHECKED } from "@tracewright/checks";
import { chooseFill } from "@tracewright/flows";
import { toMm } from "@tracewright/geometry";
import type { CommandResult } from "../command-result.ts";
import { describeFindings, summarizeFindings } from "../describe-findings.ts";
import { EXIT_CODE } from "../exit-code.ts";
import { INPUT_FLAGS, readInputOptions } from "../input-options.ts";
import { notesOnRules } from "../notes-on-rules.ts";
import { parseOptions, required } from "../parse-options.ts";
import { readBoard } from "../read-input.ts";
import { formatDiagnostic } from "../refusal.ts";

/** More open connections are counted, not listed. */
const MAX_OPEN = 20;

/** `tracewright check FILE`: design rules, open connections and limits, with the names KiCad gives them. */
export async function checkCommand(args: readonly string[]): Promise<CommandResult> {
  const { positionals, values } = parseOptions(args, INPUT_FLAGS);
  const file = required(positionals[0], "The file to check");
  const { board, circuit, receipt } = await readBoard(file, readInputOptions(values));
  const checked = checkBoard(board);
  const { findings, connections, ratsnest } = checked;
  const verdict = judgeVerdict(board, checked);
  const refilled = isReady(verdict) ? undefined : await betterWhenFilled(board);
  const standIns = sayStandIns(board);
  const limits = checkLimits({ board, file, ...(circuit && { circuit }) });
  const { uncheckedRules = [] } = board.rules;
  const clean =
    findings.length === 0 &&
    uncheckedRules.length === 0 &&
    limits.length === 0 &&
    verdict.standIns === 0 &&
    connections.connected === connections.total;
  return {
    exitCode: clean ? EXIT_CODE.done : EXIT_CODE.withFindings,
    json: {
      verdict,
      ...(refilled && { refilled }),
      connections,
      findingsByRule: groupFindings(findings).map(({ rule, severity, count }) => ({ rule, severity, count })),
      findings,
      uncheckedRules,
      rulesNotChecked: RULES_NOT_CHECKED,
      ratsnest,
      limits,
      diagnostics: receipt.diagnostics,
    },
    lines: [
      sayVerdict(verdict),
      ...(refilled ? [`With its copper areas filled, as files for a fab show them: ${sayVerdict(refilled)}`] : []),
      ...(standIns ? [standIns] : []),
      `${connections.connected} of ${connections.total} connections are made.`,
      ...notesOnRules(receipt),
      ...summarizeFindings(findings, board.rules),
      ...describeFindings(findings),
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
 * stored fill.
 */
async function betterWhenFilled(board: Board): Promise<BoardVerdict | undefined> {
  const { fill, verdict } = await chooseFill(board);
  return fill?.plotted === "refilled" ? verdict : undefined;
}
