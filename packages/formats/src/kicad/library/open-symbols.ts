import type { LibraryEntry } from "../../schematic/sheet-file.ts";
import { NodeReader } from "../../sexpr/node-reader.ts";
import { parseSExpression } from "../../sexpr/parse-s-expression.ts";
import { BoardReading } from "../board/board-reading.ts";
import { readLibrarySymbol } from "../schematic/read-library-symbol.ts";
import type { LibraryFiles } from "./library-files.ts";
import { orNothing } from "./list-footprints.ts";

/** KiCad's symbol libraries on this machine. Files are opened when they are asked for. */
export interface OpenSymbols {
  /** "Device:R" of KiCad 5, or "R" of KiCad 4, which kept no library's name. Undefined: no library has it. */
  find(name: string): LibraryEntry | undefined;
}

/** Where a name of KiCad 4 without a library is looked for: the libraries that its projects began with. */
const BEFORE_NICKNAMES = [
  "Device",
  "Connector_Generic",
  "Connector",
  "Switch",
  "Jumper",
  "Mechanical",
  "74xx",
  "4xxx",
  "Regulator_Linear",
  "Amplifier_Operational",
  "Timer",
  "Transistor_FET",
  "Transistor_BJT",
] as const;

/** Libraries that later versions call otherwise, and the beginning of names that moved with them. */
const RENAMED: readonly (readonly [RegExp, string])[] = [
  [/^device:/i, "Device:"],
  [/^(Device:)?CP1$/, "Device:C_Polarized_US"],
  [/^(Device:)?CP(?=$|_Small$)/, "Device:C_Polarized"],
  [/^(Device:)?Ferrite_Bead(?=$|_Small$)/, "Device:FerriteBead"],
  [/^(?:conn|Connector(?:_Generic)?):(?:CONN_|Conn_)0?([12])x0?(\d{1,2})$/i, "Connector_Generic:Conn_0$1x$2"],
  [/^CONN_0?([12])X0?(\d{1,2})$/, "Connector_Generic:Conn_0$1x$2"],
  [/^switches:/i, "Switch:"],
  [/^regul:/i, "Regulator_Linear:"],
  [/^linear:/i, "Amplifier_Operational:"],
  [/^transistors:/i, "Transistor_FET:"],
];

/** The `.kicad_sym` in the folders beside those of footprints: KiCad lays both in one place. */
export function openSymbols(footprintFolders: readonly string[], files: LibraryFiles): OpenSymbols {
  const folders = footprintFolders.map((folder) => folder.replace(/footprints$/, "symbols"));
  const texts = new Map<string, string | undefined>();
  const textOf = (library: string): string | undefined => {
    if (!/^[\w.+-]+$/.test(library)) return undefined;
    if (!texts.has(library)) texts.set(library, read(library));
    return texts.get(library);
  };
  const read = (library: string): string | undefined => {
    for (const folder of folders) {
      const found = orNothing(() => files.read(`${folder}/${library}.kicad_sym`));
      if (found !== undefined) return typeof found === "string" ? found : new TextDecoder().decode(found);
    }
    return undefined;
  };
  const findIn = (library: string, name: string): LibraryEntry | undefined => {
    const text = textOf(library);
    return text === undefined ? undefined : readSymbol(text, library, name);
  };
  return {
    find: (written) => {
      const renamed = RENAMED.reduce((name, [old, now]) => name.replace(old, now), written).replace(
        /(Conn_0\dx)(\d)$/,
        "$10$2",
      );
      const colon = renamed.indexOf(":");
      const name = renamed.slice(colon + 1).replaceAll("{slash}", "/");
      if (colon !== -1) return findIn(renamed.slice(0, colon), name);
      for (const library of BEFORE_NICKNAMES) {
        const found = findIn(library, name);
        if (found) return found;
      }
      return undefined;
    },
  };
}

/** A symbol with the pins of the one that it is derived from. */
function readSymbol(text: string, library: string, name: string): LibraryEntry | undefined {
  const own = blockOf(text, name);
  const base = own && /^\s*\(symbol\s+"(?:[^"\\]|\\.)*"\s+\(extends\s+"((?:[^"\\]|\\.)*)"\)/.exec(own)?.[1];
  const block = base === undefined ? own : blockOf(text, base);
  if (block === undefined) return undefined;
  const parsed = parseSExpression(block);
  if ("problem" in parsed) return undefined;
  const reading = new BoardReading({
    source: parsed.tree.source,
    fileName: `${library}.kicad_sym`,
    version: LIBRARY_VERSION,
  });
  const entry = readLibrarySymbol(reading, new NodeReader(parsed.tree));
  return reading.unreadable.length > 0 ? undefined : { ...entry, symbol: { ...entry.symbol, name } };
}

/** Any version of the form that KiCad 6 began. */
const LIBRARY_VERSION = 20_211_014;

/** The text of one symbol of a library: nothing else of megabytes is read. */
function blockOf(text: string, name: string): string | undefined {
  const start = text.indexOf(`(symbol ${JSON.stringify(name)}`);
  if (start === -1) return undefined;
  let depth = 0;
  let isQuoted = false;
  for (let index = start; index < text.length; index += 1) {
    const letter = text[index];
    if (isQuoted) {
      if (letter === "\\") index += 1;
      else if (letter === '"') isQuoted = false;
    } else if (letter === '"') isQuoted = true;
    else if (letter === "(") depth += 1;
    else if (letter === ")") {
      depth -= 1;
      if (depth === 0) return text.slice(start, index + 1);
    }
  }
  return undefined;
}
