import { toMm } from "@tracewright/board";
import { summarizeFindings } from "./describe-findings.ts";
import { EXIT_CODE, type ExitCode } from "./exit-code.ts";
import type { TimedRoutedBoard } from "./route-board.ts";

/** The facts of a routing for machines; lengths in millimetres. */
export function jsonOfRoutedBoard({ status, open, added, connections, findings, seconds }: TimedRoutedBoard) {
  return {
    status,
    connected: connections.connected,
    total: connections.total,
    vias: added.vias,
    lengthMm: toMm(added.length),
    findings,
    open,
    seconds: Number(seconds.toFixed(2)),
  };
}

export function linesOfRoutedBoard({ open, added, connections, findings, seconds }: TimedRoutedBoard): string[] {
  return [
    `${connections.connected} of ${connections.total} connections, ${added.vias} vias, ` +
      `${toMm(added.length).toFixed(1)} mm of track, ${seconds.toFixed(1)} s.`,
    ...summarizeFindings(findings),
    ...open.map(({ net, reason }) => `open: ${net}: ${reason.message}`),
  ];
}

export function exitCodeOfRoutedBoard({ connections, findings }: TimedRoutedBoard): ExitCode {
  const clean = connections.connected === connections.total && findings.every(({ severity }) => severity !== "error");
  return clean ? EXIT_CODE.done : EXIT_CODE.withFindings;
}
