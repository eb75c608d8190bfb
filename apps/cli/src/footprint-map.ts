import { readFileSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import type { Circuit, Component, Diagnostic, Footprint } from "@tracewright/board";
import { type ChosenFootprint, findChosen, type OfficialFootprints, prepareSources } from "@tracewright/footprints";
import { readKicadFootprint } from "@tracewright/formats";
import { Refusal } from "./refusal.ts";

/** A line of the map: a reference or the name that parts want, and what they get. */
interface MapLine {
  readonly line: number;
  readonly part: string;
  readonly footprint: string;
}

export interface FootprintMap {
  readonly chosen: (part: Component) => ChosenFootprint | undefined;
  /** Footprints of files that the map names. */
  readonly footprints: readonly Footprint[];
}

/**
 * Reads `--footprints map.csv` and holds it against the schematic: each line a reference or a wanted name, a comma, and
 * "Library:Name" or a .kicad_mod beside the map. All errors are reported at once, by line.
 */
export function readFootprintMap(
  path: string,
  circuit: Circuit,
  sources: { readonly footprints: readonly Footprint[]; readonly official: OfficialFootprints },
): FootprintMap {
  const problems: Diagnostic[] = [];
  const tell = (line: number, message: string) =>
    problems.push({ severity: "error", code: "footprint-map", message, file: path, line });
  const lines = parseFootprintMap(readText(path), tell);
  const own: Footprint[] = [];
  const choices = new Map<string, ChosenFootprint>();
  const references = new Set(circuit.components.map(({ reference }) => reference));
  const wanted = new Set(circuit.components.flatMap(({ footprint }) => [footprint, bareName(footprint)]));
  const prepared = prepareSources({ files: sources.footprints, official: sources.official });
  for (const { line, part, footprint } of lines) {
    if (!references.has(part) && !wanted.has(part))
      tell(line, `${part} is neither a part of the schematic nor a footprint that it names.`);
    if (choices.has(part)) tell(line, `${part} is already in an earlier line.`);
    if (/\.kicad_mod$/i.test(footprint)) {
      const read = readFile(isAbsolute(footprint) ? footprint : join(dirname(path), footprint));
      if (typeof read === "string") tell(line, read);
      else {
        own.push(read);
        choices.set(part, { footprint: read.library });
      }
    } else if (findChosen({ footprint }, prepared)) choices.set(part, { footprint });
    else
      tell(
        line,
        `${footprint} is in none of the project's files, KiCad's libraries on this machine and the Tracewright library.`,
      );
  }
  if (problems.length > 0)
    throw new Refusal(
      `${path}: ${problems.length === 1 ? "a line" : `${problems.length} lines`} cannot be used.`,
      problems,
    );
  return {
    chosen: ({ reference, footprint }) =>
      choices.get(reference) ??
      (footprint === "" ? undefined : (choices.get(footprint) ?? choices.get(bareName(footprint)))),
    footprints: own,
  };
}

/** Lines of two values; blank ones, comments after # and a line of headings first are passed over. */
export function parseFootprintMap(text: string, tell: (line: number, message: string) => void): MapLine[] {
  const found: MapLine[] = [];
  for (const [index, written] of text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = index + 1;
    if (/^\s*(#|$)/.test(written)) continue;
    const values = valuesOf(written);
    const [part = "", footprint = ""] = values.map((value) => value.trim());
    if (line === 1 && /^(part|reference|ref|wanted)$/i.test(part) && /^footprint$/i.test(footprint)) continue;
    if (values.length !== 2 || part === "" || footprint === "")
      tell(
        line,
        `a line holds a reference or a footprint's name, a comma and the footprint; this one is "${written}".`,
      );
    else found.push({ line, part, footprint });
  }
  return found;
}

/** Values between commas; those in quotes may hold commas and doubled quotes. */
function valuesOf(line: string): string[] {
  const pieces = line.matchAll(/\s*(?:"((?:[^"]|"")*)"|([^,]*?))\s*(?:,|$)/g);
  const values: string[] = [];
  let end = 0;
  for (const piece of pieces) {
    if (end >= line.length && values.length > 0) break;
    values.push(piece[1]?.replaceAll('""', '"') ?? piece[2] ?? "");
    end = piece.index + piece[0].length;
  }
  return line.endsWith(",") ? [...values, ""] : values;
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new Refusal(`${path} cannot be read: ${reasonOf(error)}`);
  }
}

/** The footprint, or why there is none. */
function readFile(path: string): Footprint | string {
  try {
    const { footprint, diagnostics } = readKicadFootprint({ fileName: path, text: readFileSync(path) });
    return footprint ?? diagnostics[0]?.message ?? `${path} holds no footprint.`;
  } catch (error) {
    return `${path} cannot be read: ${reasonOf(error)}`;
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && "code" in error) return error.message;
  throw error;
}

function bareName(name: string): string {
  return name.slice(name.lastIndexOf(":") + 1);
}
