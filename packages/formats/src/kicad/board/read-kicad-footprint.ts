import type { Diagnostic, Footprint } from "@tracewright/board";
import { shortened } from "../../diagnostics/shortened.ts";
import { NodeReader } from "../../sexpr/node-reader.ts";
import { parseSExpression, type SourceText } from "../../sexpr/parse-s-expression.ts";
import { numberRefusals, surplusRemarks, syntaxRefusal } from "../refusals.ts";
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
 * Reads a `.kicad_mod`. Schematics name footprints "Library:Name", where the name is the file's, whatever stands in it,
 * and the library what the project's table calls it, else the folder `Library.pretty` that the file lies in.
 */
export function readKicadFootprint(file: {
  readonly fileName: string;
  readonly text: SourceText;
  readonly library?: string | undefined;
}): KicadFootprintOutcome {
  const { fileName, text } = file;
  const parsed = parseSExpression(text);
  if ("problem" in parsed) return { diagnostics: [syntaxRefusal(fileName, parsed.problem)] };
  const root = new NodeReader(parsed.tree);
  const version = takeVersion(root, LAST_MODULE_VERSION);
  const reading = new BoardReading({ source: parsed.tree.source, fileName, version });
  const footprint = readFootprint(reading, root);
  if (reading.unreadable.length > 0)
    return { diagnostics: numberRefusals(fileName, reading.unreadable).map(shortened) };
  const library = file.library ?? /([^/\\]+)\.pretty[/\\][^/\\]*$/.exec(fileName)?.[1];
  const written = footprint.library.slice(footprint.library.lastIndexOf(":") + 1);
  const name = /([^/\\]+)\.kicad_mod$/i.exec(fileName)?.[1] ?? written;
  return {
    footprint: { ...footprint, library: library === undefined ? name : `${library}:${name}` },
    diagnostics: [...surplusRemarks(fileName, parsed.tree), ...reading.remarks()].map(shortened),
  };
}
