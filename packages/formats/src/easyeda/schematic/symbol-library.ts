import { fieldId, itemId, type SchematicText, type SymbolPinGraphic } from "@tracewright/board";
import type { TextStyle } from "@tracewright/text";
import type { LibraryEntry, SheetSymbol } from "../../schematic/sheet-file.ts";
import type { DocumentReading } from "../document-reading.ts";
import type { NetFlag } from "./net-flag.ts";
import { type EasyedaSymbol, libraryEntryOf } from "./read-symbol.ts";
import type { SheetContent } from "./sheet-content.ts";

/** The symbols of all sheets of one schematic, each under a name of its own. */
export interface SymbolLibrary {
  readonly entries: ReadonlyMap<string, LibraryEntry>;
  readonly nameOf: (drawn: EasyedaSymbol | NetFlag) => string;
}

const HIDDEN_STYLE: TextStyle = {
  size: { width: 1_270_000, height: 1_270_000 },
  thickness: 158_750,
  horizontal: "left",
  vertical: "bottom",
  mirrored: false,
};

/** Every symbol is drawn where it stands; those drawn alike share an entry, and the units of a part have one together. */
export function buildLibrary(contents: readonly SheetContent[]): SymbolLibrary {
  const entries = new Map<string, LibraryEntry>();
  const nameOf = new Map<EasyedaSymbol, string>();
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  const add = (units: readonly EasyedaSymbol[]) => {
    const [first] = units;
    if (!first) return;
    const drawn = JSON.stringify(units.map(({ unit, graphics, pins }) => [unit, graphics, pins]));
    const key = JSON.stringify([first.name, drawn]);
    let name = names.get(key);
    if (name === undefined) {
      const count = (counts.get(first.name) ?? 0) + 1;
      counts.set(first.name, count);
      name = count === 1 ? first.name : `${first.name} (${count})`;
      names.set(key, name);
      entries.set(name, { ...libraryEntryOf(name, units), localPower: false });
    }
    for (const symbol of units) nameOf.set(symbol, name);
  };
  const parts = new Map<string, EasyedaSymbol[]>();
  for (const { symbols } of contents)
    for (const symbol of symbols) {
      if (!symbol.isSubpart) {
        add([symbol]);
        continue;
      }
      const units = parts.get(symbol.reference) ?? [];
      parts.set(symbol.reference, units);
      // A unit that stands twice is a part of its own.
      if (units.some(({ unit }) => unit === symbol.unit)) add([symbol]);
      else units.push(symbol);
    }
  for (const units of parts.values()) add(units.sort((a, b) => a.unit - b.unit));
  const flagNames = new Map<NetFlag, string>();
  for (const { flags } of contents)
    for (const flag of flags) {
      const key = JSON.stringify(["net flag", flag.name, flag.graphics]);
      let name = names.get(key);
      if (name === undefined) {
        const wanted = `power:${flag.name}`;
        const count = (counts.get(wanted) ?? 0) + 1;
        counts.set(wanted, count);
        name = count === 1 ? wanted : `${wanted} (${count})`;
        names.set(key, name);
        entries.set(name, flagEntryOf(name, flag));
      }
      flagNames.set(flag, name);
    }
  return { entries, nameOf: (drawn) => nameOf.get(drawn as EasyedaSymbol) ?? flagNames.get(drawn as NetFlag) ?? "" };
}

/** A flag names a net as KiCad's power symbols do: by the value of a symbol with one supply pin. */
function flagEntryOf(name: string, { name: net, graphics }: NetFlag): LibraryEntry {
  const pin = { number: "1", name: net, electricalType: "power-in", position: { x: 0, y: 0 }, hidden: true } as const;
  const drawn: SymbolPinGraphic = { ...pin, rotation: 90, length: 0, numberHidden: true, nameHidden: true };
  return {
    symbol: {
      name,
      power: true,
      pinNameOffset: 0,
      units: [{ unit: 1, style: 1, graphics, pins: [drawn], texts: [] }],
    },
    pins: [{ ...pin, unit: 1, style: 1 }],
    localPower: false,
  };
}

export function partSymbolOf(reading: DocumentReading, symbol: EasyedaSymbol, library: SymbolLibrary): SheetSymbol {
  const { position, unit, inBom, onBoard } = symbol;
  // Frames and logos have no pins and are drawn only; "#" keeps them out of the parts as KiCad does.
  const isPart = symbol.pins.length > 0;
  const properties = {
    ...symbol.properties,
    Reference: isPart ? symbol.reference : `#${symbol.reference || "SYM"}`,
    Value: symbol.value,
    Footprint: symbol.footprint,
  };
  return {
    ...standingAt(reading, { id: symbol.id, position, properties, shown: isPart ? symbol.fields : [] }),
    library: library.nameOf(symbol),
    unit,
    inBom,
    onBoard,
  };
}

export function flagSymbolOf(
  reading: DocumentReading,
  flag: NetFlag,
  as: { readonly reference: string; readonly library: SymbolLibrary },
): SheetSymbol {
  const { id, position, name, text } = flag;
  const properties = { Reference: as.reference, Value: name };
  return {
    ...standingAt(reading, { id, position, properties, shown: [{ name: "Value", text }] }),
    library: as.library.nameOf(flag),
    unit: 1,
    inBom: true,
    onBoard: true,
  };
}

/** Fields that are drawn stand where they are drawn, all others hidden at the symbol. */
function standingAt(
  reading: DocumentReading,
  symbol: {
    readonly id: string;
    readonly position: SheetSymbol["position"];
    readonly properties: Readonly<Record<string, string>>;
    readonly shown: readonly { readonly name: string; readonly text: SchematicText }[];
  },
): Omit<SheetSymbol, "library" | "unit" | "inBom" | "onBoard"> {
  const id = reading.id(symbol.id);
  const { position, properties, shown } = symbol;
  const fields = Object.entries(properties).map(([name, value]) => {
    const drawn = shown.find((field) => field.name === name)?.text;
    const hidden = { text: value, position, rotation: 0, style: HIDDEN_STYLE, hidden: true };
    return { name, text: { ...(drawn ?? hidden), id: itemId(fieldId(id, name)) } };
  });
  return {
    id,
    position,
    rotation: 0,
    mirror: "none",
    style: 1,
    doNotPopulate: false,
    properties,
    fields,
    instances: [],
  };
}
