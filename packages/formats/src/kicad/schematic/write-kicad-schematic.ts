import {
  type Circuit,
  type Component,
  type Diagnostic,
  type LibrarySymbol,
  nameOfField,
  type PlacedSymbol,
  phrase,
  type SchematicText,
  type Sheet,
  stableUuid,
} from "@tracewright/board";
import { formatSExpression, quote, type Written } from "../../sexpr/format-s-expression.ts";
import { DO_NOT_POPULATE_FIELD } from "../do-not-populate-field.ts";
import { place, property, SchematicWriting, uuid, WRITTEN_SCHEMATIC_VERSION } from "./schematic-writing.ts";
import { writeLibrarySymbol } from "./write-library-symbol.ts";
import { writeSheetItem, writtenFileName } from "./write-sheet-items.ts";

export interface WrittenKicadSchematic {
  /** One `.kicad_sch` for each sheet file, version 20211123, the root first. */
  readonly files: readonly { readonly fileName: string; readonly text: string }[];
  readonly lost: readonly Diagnostic[];
}

/** From this version on a power symbol names its net by its value; KiCad 6 does so by its pin. */
const POWER_BY_VALUE_VERSION = 20_230_121;
/** How deep inner lists get lines of their own: sheet, symbol, unit. */
const BREAK_DEPTH = 3;
const FIRST_FREE_FIELD = 4;
const FIXED_FIELDS = ["Reference", "Value", "Footprint", "Datasheet"];

/**
 * Writes the sheets of a circuit as KiCad 6 files, as many as the circuit was read from: a sheet used twice is written
 * once. The same circuit always gives the same texts.
 */
export function writeKicadSchematic(circuit: Circuit): WrittenKicadSchematic {
  const writing = new SchematicWriting();
  const components = new Map(circuit.components.map((component) => [component.id as string, component]));
  const written = new Map<string, Sheet>();
  for (const sheet of circuit.sheets) if (!written.has(sheet.fileName)) written.set(sheet.fileName, sheet);
  const files = [...written.values()].map((sheet, index) => {
    const fileName = writtenFileName(sheet.fileName);
    const library = new SheetLibrary(circuit, sheet);
    const symbols = sheet.symbols.map((symbol) => writeSymbol(writing, symbol, { components, library }));
    const root: Written = [
      "kicad_sch",
      ["version", String(WRITTEN_SCHEMATIC_VERSION)],
      ["generator", "tracewright"],
      uuid(fileName),
      ...writePaper(sheet.paper),
      ...writing.foreign(sheet.foreign),
      ...writeTitle(circuit, sheet, index === 0),
      ["lib_symbols", ...library.write(writing)],
      ...sheet.items.flatMap((item) => writeSheetItem(writing, item, circuit.sheets)),
      ...symbols,
      ...(index === 0 ? writeInstances(circuit, components) : []),
    ];
    return { fileName, text: formatSExpression(root, BREAK_DEPTH) };
  });
  writing.lose(phrase("lost-dnp-of-part", {}), circuit.components.filter(({ doNotPopulate }) => doNotPopulate).length);
  return { files, lost: writing.lost() };
}

/** "A4", "A4 portrait" or "User 100 80". */
function writePaper(paper = "A4"): Written[] {
  const [size = "A4", ...rest] = paper.split(" ");
  return [["paper", quote(size), ...rest]];
}

function writeTitle({ title }: Circuit, { foreign }: Sheet, isRoot: boolean): Written[] {
  const isKept = foreign?.fragments.some((fragment) => fragment.startsWith("(title_block"));
  return isRoot && title !== "" && !isKept ? [["title_block", ["title", quote(title)]]] : [];
}

/** The library symbols that one sheet uses, under the names they have in its file. */
class SheetLibrary {
  readonly #circuit: Circuit;
  readonly #byValue: boolean;
  readonly #used = new Map<string, { readonly symbol: LibrarySymbol; readonly prefix: string }>();

  constructor(circuit: Circuit, { foreign }: Sheet) {
    this.#circuit = circuit;
    this.#byValue = foreign?.format === "kicad" && foreign.version >= POWER_BY_VALUE_VERSION;
  }

  /** The name to write for a placed symbol; its drawing will be among the written. */
  nameFor({ librarySymbol, texts }: PlacedSymbol): string {
    const symbol = this.#circuit.librarySymbols[librarySymbol];
    if (!symbol) return libraryName(librarySymbol);
    const field = (name: string) => texts.find(({ id }) => nameOfField(id) === name)?.text ?? "";
    const value = field("Value");
    const prefix = field("Reference").replace(/[\d?]+$/, "");
    const isRenamed =
      this.#byValue &&
      symbol.power &&
      pinsOf(symbol).some((pin) => pin.electricalType === "power-in" && pin.name !== value);
    const name = libraryName(isRenamed ? `${symbol.name}_as_${value}` : symbol.name);
    if (!this.#used.has(name))
      this.#used.set(name, { symbol: isRenamed ? renamePower(symbol, value) : symbol, prefix });
    return name;
  }

  write(writing: SchematicWriting): Written[] {
    return [...this.#used].map(([name, { symbol, prefix }]) => writeLibrarySymbol(writing, symbol, { name, prefix }));
  }

  pins({ librarySymbol, unit, style }: PlacedSymbol): readonly string[] {
    const units = this.#circuit.librarySymbols[librarySymbol]?.units ?? [];
    const shown = units.filter(
      (part) => (part.unit === 0 || part.unit === unit) && (part.style === 0 || part.style === style),
    );
    return [...new Set(shown.flatMap(({ pins }) => pins.map(({ number }) => number)))];
  }
}

function pinsOf(symbol: LibrarySymbol) {
  return symbol.units.flatMap(({ pins }) => pins);
}

/** A power symbol whose supply pins are called like the net that its value names. */
function renamePower(symbol: LibrarySymbol, name: string): LibrarySymbol {
  const units = symbol.units.map((unit) => ({
    ...unit,
    pins: unit.pins.map((pin) => (pin.electricalType === "power-in" ? { ...pin, name } : pin)),
  }));
  return { ...symbol, units };
}

/** What KiCad 6 does not take within the name of a symbol, in its own words for them; one colon parts library and name. */
const ESCAPES: Readonly<Record<string, string>> = {
  "/": "{slash}",
  ":": "{colon}",
  "\\": "{backslash}",
  "<": "{lt}",
  ">": "{gt}",
  '"': "{dblquote}",
  "\t": "{tab}",
  "\n": "{return}",
  "\r": "{return}",
};

function libraryName(name: string): string {
  const colon = name.indexOf(":");
  const [library, item] = colon === -1 ? ["", name] : [name.slice(0, colon), name.slice(colon + 1)];
  const spell = (part: string) => part.replaceAll(/[/:\\<>"\t\n\r]/g, (letter) => ESCAPES[letter] ?? "_");
  return `${spell(library)}${colon === -1 ? "" : ":"}${spell(item)}`;
}

function writeSymbol(
  writing: SchematicWriting,
  symbol: PlacedSymbol,
  known: { readonly components: ReadonlyMap<string, Component>; readonly library: SheetLibrary },
): Written {
  const component = symbol.component === undefined ? undefined : known.components.get(symbol.component);
  const { id, position, rotation, mirror, unit, style, texts } = symbol;
  let further = FIRST_FREE_FIELD;
  const fields = texts.map((text): Written => {
    const name = nameOfField(text.id);
    const fixed = FIXED_FIELDS.indexOf(name);
    const index = fixed === -1 ? further : fixed;
    if (fixed === -1) further += 1;
    return property(writing, { name, index, text });
  });
  if (component?.doNotPopulate && !texts.some(({ id: text }) => nameOfField(text) === DO_NOT_POPULATE_FIELD))
    fields.push(property(writing, { name: DO_NOT_POPULATE_FIELD, index: further, text: hiddenMark(position) }));
  return [
    "symbol",
    ["lib_id", quote(known.library.nameFor(symbol))],
    place(position, rotation),
    ...(mirror === "none" ? [] : [["mirror", mirror]]),
    ["unit", String(unit)],
    ...(style === 1 ? [] : [["convert", String(style)]]),
    ["in_bom", component && !component.inBom ? "no" : "yes"],
    ["on_board", component && !component.onBoard ? "no" : "yes"],
    uuid(id),
    ...fields,
    ...known.library.pins(symbol).map((number): Written => ["pin", quote(number), uuid(`${id} pin ${number}`)]),
  ];
}

function hiddenMark(position: PlacedSymbol["position"]): Omit<SchematicText, "id"> {
  return {
    text: "",
    position,
    rotation: 0,
    hidden: true,
    style: {
      size: { width: 1_270_000, height: 1_270_000 },
      thickness: 150_000,
      horizontal: "center",
      vertical: "middle",
      mirrored: false,
    },
  };
}

/** KiCad 6 keeps in the root file what every symbol is called in every use of its sheet, and the order of the pages. */
function writeInstances(circuit: Circuit, components: ReadonlyMap<string, Component>): Written[] {
  const pages = circuit.sheets.map(
    ({ id }, index): Written => ["path", quote(String(id)), ["page", quote(String(index + 1))]],
  );
  const symbols = circuit.sheets.flatMap((sheet) =>
    sheet.symbols.map((symbol): Written => {
      const field = (name: string) => symbol.texts.find((text) => nameOfField(text.id) === name)?.text ?? "";
      const component = symbol.component === undefined ? undefined : components.get(symbol.component);
      const above = String(sheet.id) === "/" ? "" : String(sheet.id);
      return [
        "path",
        quote(`${above}/${stableUuid(symbol.id)}`),
        ["reference", quote(component?.reference ?? field("Reference"))],
        ["unit", String(symbol.unit)],
        ["value", quote(field("Value"))],
        ["footprint", quote(field("Footprint"))],
      ];
    }),
  );
  return [
    ["sheet_instances", ...pages],
    ["symbol_instances", ...symbols],
  ];
}
