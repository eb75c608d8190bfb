import { toMm } from "@tracewright/board";
import { summarizeFindings } from "./describe-findings.ts";
import { EXIT_CODE, type ExitCode } from "./exit-code.ts";
import type { RoutedBoard } from "./route-board.ts";

/** The facts of a routing for machines; lengths in millimetres. */
export function jsonOfRoutedBoard({ outcome, connections, findings, seconds }: RoutedBoard) {
  return {
    status: outcome.status,
    connected: connections.connected,
    total: connections.total,
    vias: outcome.vias,
    lengthMm: toMm(outcome.length),
    findings,
    open: outcome.open,
    seconds: Number(seconds.toFixed(2)),
  };
}

export function linesOfRoutedBoard({ outcome, connections, findings, seconds, board }: RoutedBoard): string[] {
  const names = new Map<string, string>(board.nets.map(({ id, name }) => [id, name]));
  return [
    `${connections.connected} of ${connections.total} connections, ${outcome.vias} vias, ` +
      `${toMm(outcome.length).toFixed(1)} mm of track, ${seconds.toFixed(1)} s.`,
    ...summarizeFindings(findings),
    ...outcome.open.map(({ net, reason }) => `open: ${names.get(net) ?? net}: ${reason.message}`),
  ];
}

export function exitCodeOfRoutedBoard({ connections, findings }: RoutedBoard): ExitCode {
  const clean = connections.connected === connections.total && findings.every(({ severity }) => severity !== "error");
  return clean ? EXIT_CODE.done : EXIT_CODE.withFindings;
}
