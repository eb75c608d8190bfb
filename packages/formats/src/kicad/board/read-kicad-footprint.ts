import type { Diagnostic, Footprint } from "@tracewright/board";
import { shortened } from "../../diagnostics/shortened.ts";
import { NodeReader } from "../../sexpr/node-reader.ts";
import { parseSExpression, type SourceText } from "../../sexpr/parse-s-expression.ts";
import { numberRefusals, syntaxRefusal } from "../refusals.ts";
import { takeVersion } from "../take-version.ts";
import { BoardReading } from "./board-reading.ts";
import { readFootprint } from "./read-footprint.ts";

export interface KicadFootprintOutcome {
  /** Absent when the file cannot be read; then the diagnostics say why. */
  readonly footprint?: Footprint;
  readonly diagnostics: readonly Diagnostic[];
}

/** What `(module …)` files without a version are: KiCad 5. */
const LAST_MODULE_VERSION = 20171130;

/**
 * Reads a `.kicad_mod`. Schematics name footprints "Library:Name", where the library is the folder `Library.pretty` that the file
 * lies in: it is taken from the path where that tells it.
 */
export function readKicadFootprint({ fileName, text }: { fileName: string; text: SourceText }): KicadFootprintOutcome {
  const parsed = parseSExpression(text);
  if ("problem" in parsed) return { diagnostics: [syntaxRefusal(fileName, parsed.problem)] };
  const root = new NodeReader(parsed.tree);
  const version = takeVersion(root, LAST_MODULE_VERSION);
  const reading = new BoardReading({ source: parsed.tree.source, fileName, version });
  const footprint = readFootprint(reading, root);
  if (reading.unreadable.length > 0)
    return { diagnostics: numberRefusals(fileName, reading.unreadable).map(shortened) };
  const folder = /([^/\\]+)\.pretty[/\\][^/\\]*$/.exec(fileName)?.[1];
  const name = footprint.library.slice(footprint.library.lastIndexOf(":") + 1);
  return {
    footprint: { ...footprint, library: folder === undefined ? footprint.library : `${folder}:${name}` },
    diagnostics: reading.remarks().map(shortened),
  };
}
