import { writeFile } from "node:fs/promises";
import { csvOfLengths, type LengthGroup, lengthRatio, measureLengths, type NetLength } from "@tracewright/checks";
import { toMm } from "@tracewright/geometry";
import type { CommandResult } from "../command-result.ts";
import { EXIT_CODE } from "../exit-code.ts";
import { INPUT_FLAGS, readInputOptions } from "../input-options.ts";
import { parseOptions, required } from "../parse-options.ts";
import { readBoard } from "../read-input.ts";

/** `tracewright lengths FILE [-o OUT.csv]`: track length by net, pair, bus and net class. */
export async function lengthsCommand(args: readonly string[]): Promise<CommandResult> {
  const { positionals, values } = parseOptions(args, { ...INPUT_FLAGS, output: { type: "string", short: "o" } });
  const { board } = await readBoard(required(positionals[0], "The board to measure"), readInputOptions(values));
  const report = measureLengths(board);
  const { output } = values;
  if (output !== undefined) await writeFile(output, csvOfLengths(report));
  return {
    exitCode: EXIT_CODE.done,
    json: { ...report, ...(output !== undefined && { output }) },
    lines:
      output === undefined
        ? [...report.groups.map(describeGroup), ...report.nets.map(describeNet)]
        : [`${report.nets.length} nets and ${report.groups.length} groups written to ${output}.`],
  };
}

function describeGroup({ kind, name, nets, length, vias, open, range }: LengthGroup): string {
  const spread = range
    ? `, ${mm(range.shortest)} to ${mm(range.longest)}, skew ${mm(range.skew)} (${range.basis.replaceAll("-", " ")})`
    : `, ${open} open`;
  return `${kind.padEnd(5)} ${name}: ${nets.length} nets, ${mm(length)}, ${vias} vias${spread}`;
}

function describeNet(net: NetLength): string {
  const { name, length, vias, byLayer, open, direct, padToPad } = net;
  const ratio = lengthRatio(net);
  return [
    `net   ${name}: ${mm(length)}`,
    ...byLayer.map((part) => `${part.layer} ${mm(part.length)}`),
    `${vias} vias`,
    `direct ${mm(direct)}${ratio === undefined ? "" : ` × ${ratio.toFixed(2)}`}`,
    ...(padToPad ? [`pad to pad ${mm(padToPad.length)} and ${mm(padToPad.viaHeight)} through the board`] : []),
    ...(open > 0 ? [`${open} open`] : []),
  ].join(", ");
}

function mm(nm: number): string {
  return `${toMm(nm).toFixed(3)} mm`;
}
