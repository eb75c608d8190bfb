import { writeFile } from "node:fs/promises";
import type { Circuit } from "@tracewright/board";
import { netlistPoints } from "@tracewright/fabrication";
import { SOFTWARE, writeCsvNetlist, writeIpcD356a, writeKicadNetlist, writeSpiceNetlist } from "@tracewright/formats";
import type { CommandResult } from "../command-result.ts";
import { EXIT_CODE } from "../exit-code.ts";
import { INPUT_FLAGS, readInputOptions } from "../input-options.ts";
import { parseOptions, required } from "../parse-options.ts";
import { inputStem, readAccepted } from "../read-input.ts";
import { Refusal } from "../refusal.ts";

const FORMATS = ["kicad", "csv", "spice", "ipc-d-356"] as const;
type Format = (typeof FORMATS)[number];

/** `tracewright netlist FILE --format KIND [-o OUT]`: the nets of a schematic, or of a board for its test. */
export async function netlistCommand(args: readonly string[]): Promise<CommandResult> {
  const { positionals, values } = parseOptions(args, {
    ...INPUT_FLAGS,
    format: { type: "string" },
    output: { type: "string", short: "o" },
  });
  const file = required(positionals[0], "The schematic or board");
  const format = FORMATS.find((one) => one === (values.format ?? "kicad"));
  if (!format) throw new Refusal(`--format is ${FORMATS.join(", ")}; it was given "${values.format}".`);
  const { text, notes, counts } = await makeNetlist(file, { format, options: readInputOptions(values) });
  const { output } = values;
  if (output !== undefined) await writeFile(output, text);
  return {
    exitCode: notes.length > 0 ? EXIT_CODE.withFindings : EXIT_CODE.done,
    json: { format, ...counts, notes, ...(output === undefined ? { text: asText(text) } : { output }) },
    lines: output === undefined ? asText(text).trimEnd().split("\n") : [`Wrote ${output}.`, ...notes],
  };
}

function asText(text: string | Uint8Array): string {
  return typeof text === "string" ? text : new TextDecoder().decode(text);
}

interface MadeNetlist {
  readonly text: string | Uint8Array;
  readonly notes: readonly string[];
  readonly counts: { readonly nets?: number; readonly parts?: number; readonly points?: number };
}

async function makeNetlist(
  file: string,
  { format, options }: { readonly format: Format; readonly options: ReturnType<typeof readInputOptions> },
): Promise<MadeNetlist> {
  const { board, circuit } = await readAccepted(file, options);
  if (format === "ipc-d-356") {
    if (!board) throw new Refusal(`${file} holds no board: an IPC-D-356 netlist states where pads and vias are.`);
    const points = netlistPoints(board);
    return { text: writeIpcD356a({ points }, { job: inputStem(file) }), notes: [], counts: { points: points.length } };
  }
  if (!circuit) throw new Refusal(`${file} holds no schematic: name a .kicad_sch, or a folder or zip with one.`);
  const counts = { nets: circuit.nets.length, parts: circuit.components.length };
  return { ...netlistOf(circuit, format), counts };
}

function netlistOf(circuit: Circuit, format: Exclude<Format, "ipc-d-356">): Omit<MadeNetlist, "counts"> {
  switch (format) {
    case "kicad": {
      const head = {
        source: circuit.sheets[0]?.fileName ?? "",
        date: new Date().toISOString().replace(/\.\d+Z$/, "+0000"),
        tool: `${SOFTWARE.application} ${SOFTWARE.version}`,
      };
      return { text: writeKicadNetlist(circuit, head), notes: [] };
    }
    case "csv":
      return { text: writeCsvNetlist(circuit), notes: [] };
    case "spice": {
      const { text, withoutModel } = writeSpiceNetlist(circuit);
      const notes = withoutModel.length > 0 ? [`Without a model, left out: ${withoutModel.join(", ")}.`] : [];
      return { text, notes };
    }
  }
}
