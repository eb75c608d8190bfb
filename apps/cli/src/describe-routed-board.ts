import type { Board } from "@tracewright/board";
import type { PairReport } from "@tracewright/flows";
import { toMm } from "@tracewright/geometry";
import { summarizeFindings } from "./describe-findings.ts";
import { EXIT_CODE, type ExitCode } from "./exit-code.ts";
import type { TimedRoutedBoard } from "./route-board.ts";

/** The facts of a routing for machines; lengths in millimetres. */
export function jsonOfRoutedBoard({
  board,
  status,
  open,
  unasked,
  pairs,
  planeVias,
  added,
  connections,
  findings,
  seconds,
}: TimedRoutedBoard) {
  return {
    status,
    connected: connections.connected,
    total: connections.total,
    vias: added.vias,
    lengthMm: toMm(added.length),
    findings,
    uncheckedRules: board.rules.uncheckedRules ?? [],
    open,
    unasked,
    pairs,
    planeVias,
    seconds: Number(seconds.toFixed(2)),
  };
}

export function linesOfRoutedBoard({
  board,
  open,
  unasked,
  pairs,
  planeVias: { thermal, drops, stitching },
  added,
  connections,
  findings,
  seconds,
}: TimedRoutedBoard): string[] {
  return [
    `${connections.connected} of ${connections.total} connections, ${added.vias} vias, ` +
      `${toMm(added.length).toFixed(1)} mm of track, ${seconds.toFixed(1)} s.`,
    ...(thermal + drops + stitching > 0
      ? [
          `Of these vias, ${thermal} are in exposed pads, ${drops} connect pads to planes and ${stitching} stitch planes.`,
        ]
      : []),
    ...summarizeFindings(findings, board.rules),
    ...pairs.flatMap((pair) => linesOfPair(pair, board)),
    ...open.map(({ net, reason }) => `open: ${net}: ${reason.message}`),
    ...(unasked > 0 ? [`${unasked} more connections are open; they were not part of this run.`] : []),
  ];
}

/** Lengths to the hundredth of a millimetre, skew to the tenth of a picosecond: what the formulas behind it are good for. */
function linesOfPair({ name, legs, apart, lengthened }: PairReport, { nets }: Board): string[] {
  const longer = lengthened && nets.find(({ id }) => id === lengthened.net)?.name;
  return [
    ...legs.map(({ from, to, coupledLength, positive, skew }) => {
      const vias = positive.vias > 0 ? `, ${positive.vias} ${positive.vias === 1 ? "pair" : "pairs"} of vias` : "";
      const late = `${toMm(Math.abs(skew.length)).toFixed(2)} mm (${Math.abs(skew.delay).toFixed(1)} ps at εr ${skew.epsilonR.toFixed(1)})`;
      return `pair ${name}: ${from} to ${to}, coupled over ${toMm(coupledLength).toFixed(2)} mm${vias}, skew ${late}.`;
    }),
    ...(lengthened
      ? [
          `pair ${name}: ${longer} lengthened by ${toMm(lengthened.by).toFixed(2)} mm, both nets differ by ${toMm(lengthened.rest).toFixed(2)} mm.`,
        ]
      : []),
    ...apart.map(({ message }) => `pair ${name}, not coupled: ${message}.`),
  ];
}

/** Done is what was asked for, by rules that are all checked; connections outside the request are not findings of this run. */
export function exitCodeOfRoutedBoard({ board, open, findings }: TimedRoutedBoard): ExitCode {
  const { uncheckedRules = [] } = board.rules;
  const errors = findings.filter(({ rule, severity }) => severity === "error" && rule !== "unconnected_items");
  return open.length === 0 && errors.length === 0 && uncheckedRules.length === 0
    ? EXIT_CODE.done
    : EXIT_CODE.withFindings;
}
