import { toMm } from "@tracewright/board";
import { summarizeFindings } from "./describe-findings.ts";
import { EXIT_CODE, type ExitCode } from "./exit-code.ts";
import type { TimedRoutedBoard } from "./route-board.ts";

/** The facts of a routing for machines; lengths in millimetres. */
export function jsonOfRoutedBoard({ status, open, unasked, added, connections, findings, seconds }: TimedRoutedBoard) {
  return {
    status,
    connected: connections.connected,
    total: connections.total,
    vias: added.vias,
    lengthMm: toMm(added.length),
    findings,
    open,
    unasked,
    seconds: Number(seconds.toFixed(2)),
  };
}

export function linesOfRoutedBoard({
  open,
  unasked,
  added,
  connections,
  findings,
  seconds,
}: TimedRoutedBoard): string[] {
  return [
    `${connections.connected} of ${connections.total} connections, ${added.vias} vias, ` +
      `${toMm(added.length).toFixed(1)} mm of track, ${seconds.toFixed(1)} s.`,
    ...summarizeFindings(findings),
    ...open.map(({ net, reason }) => `open: ${net}: ${reason.message}`),
    ...(unasked > 0 ? [`${unasked} further connections are open that were not asked for.`] : []),
  ];
}

/** Done is what was asked for; connections that nobody asked for are no findings of this run. */
export function exitCodeOfRoutedBoard({ open, findings }: TimedRoutedBoard): ExitCode {
  const errors = findings.filter(({ rule, severity }) => severity === "error" && rule !== "unconnected_items");
  return open.length === 0 && errors.length === 0 ? EXIT_CODE.done : EXIT_CODE.withFindings;
}
