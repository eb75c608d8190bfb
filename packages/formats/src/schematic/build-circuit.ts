import {
  CIRCUIT_SCHEMA_VERSION,
  type Circuit,
  type Component,
  type ComponentId,
  type ComponentPin,
  componentId,
  type Diagnostic,
  type LibrarySymbol,
  listed,
  netId,
  type PlacedSymbol,
  type SchematicItem,
  type Sheet,
  sheetId,
  worded,
} from "@tracewright/board";
import { type Connections, isPower } from "./connect-hierarchy.ts";
import { shownPins } from "./place-pin.ts";
import { fieldsOf, referenceOf, symbolPath } from "./reference-of.ts";
import type { LibraryPin, SheetFile, SheetSymbol } from "./sheet-file.ts";
import type { SheetInstance } from "./sheet-hierarchy.ts";

interface Use {
  readonly symbol: SheetSymbol;
  readonly instance: SheetInstance;
  readonly reference: string;
}

/** Assembles the model's circuit. Remarks: references given twice, parts not yet numbered, symbols without drawing. */
export function buildCircuit(
  instances: readonly SheetInstance[],
  connections: Connections,
): { circuit: Circuit; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const root = instances[0]?.sheet as SheetFile;
  const nets = netsOfPins(connections);
  const uses = instances.flatMap((instance) =>
    instance.sheet.symbols
      .filter((symbol) => !isPower(instance.sheet, symbol))
      .map((symbol): Use => ({ symbol, instance, reference: referenceOf(symbol, instance, root) }))
      .filter(({ reference }) => !reference.startsWith("#")),
  );
  const parts = gatherUnits(uses);
  diagnostics.push(...remarkOnReferences(parts, root));
  const componentOf = new Map<string, ComponentId>();
  const components = parts.map((units): Component => {
    const component = buildComponent(units, root, (use, pin) => nets.get(pinKey(use, pin)));
    for (const { symbol, instance } of units) componentOf.set(symbolPath(symbol, instance), component.id);
    return component;
  });
  const librarySymbols: Record<string, LibrarySymbol> = {};
  for (const { sheet } of instances)
    for (const [name, { symbol, localPower }] of sheet.library)
      librarySymbols[libraryKey(sheet, name, instances)] = localPower ? { ...symbol, localPower } : symbol;
  const sheets = instances.map((instance, index): Sheet => {
    const groups = connections.groups[index] ?? [];
    const netOfWire = new Map<number, string>();
    for (const { group, net } of groups)
      for (const wire of group.wires) if (net !== undefined) netOfWire.set(wire, net);
    const isFirst = instances.findIndex(({ sheet }) => sheet.fileName === instance.sheet.fileName) === index;
    return buildSheet(instance, { instances, componentOf, netOfWire, isFirst });
  });
  const circuit: Circuit = {
    schemaVersion: CIRCUIT_SCHEMA_VERSION,
    title: root.title,
    components,
    nets: connections.netNames.map((name) => ({ id: netId(`net:${name}`), name })),
    sheets,
    librarySymbols,
  };
  return { circuit, diagnostics };
}

/** Two files may hold different drawings under one name; the later file's is then kept under its own. */
function libraryKey(sheet: SheetFile, written: string, instances: readonly SheetInstance[]): string {
  const name = drawingKey(sheet, written, instances);
  // Every record answers to "constructor" and the like, whether it holds them or not.
  return name in Object.prototype ? `symbol ${name}` : name;
}

function drawingKey(sheet: SheetFile, name: string, instances: readonly SheetInstance[]): string {
  const first = instances.find((instance) => instance.sheet.library.has(name))?.sheet;
  if (!first || first === sheet) return name;
  const same = JSON.stringify(first.library.get(name)?.symbol) === JSON.stringify(sheet.library.get(name)?.symbol);
  return same ? name : `${name} of ${sheet.fileName}`;
}

function pinKey({ symbol, instance }: Omit<Use, "reference">, pin: LibraryPin): string {
  return `${symbolPath(symbol, instance)} ${pin.unit} ${pin.style} ${pin.number} ${pin.position.x} ${pin.position.y}`;
}

function netsOfPins({ groups }: Connections): Map<string, { net: string | undefined; noConnect: boolean }> {
  return new Map(
    groups.flatMap((ofInstance) =>
      ofInstance.flatMap(({ group, net, instance }) =>
        group.pins.map(
          ({ symbol, pin, noConnect }) => [pinKey({ symbol, instance }, pin), { net, noConnect }] as const,
        ),
      ),
    ),
  );
}

/**
 * Symbols of one reference are the units of one part, unless a unit stands twice. Each may be drawn by a symbol of its
 * own: KiCad keeps a changed drawing under another name (`lib_name`).
 */
function gatherUnits(uses: readonly Use[]): Use[][] {
  const parts: Use[][] = [];
  const byReference = new Map<string, Use[][]>();
  for (const use of uses) {
    const isNumbered = /\d$/.test(use.reference);
    const candidates = isNumbered ? (byReference.get(use.reference) ?? []) : [];
    const home = candidates.find((units) => units.every(({ symbol }) => symbol.unit !== use.symbol.unit));
    if (home) home.push(use);
    else {
      const part = [use];
      parts.push(part);
      byReference.set(use.reference, [...candidates, part]);
    }
  }
  for (const units of parts) units.sort((a, b) => a.symbol.unit - b.symbol.unit);
  return parts;
}

function remarkOnReferences(parts: readonly (readonly Use[])[], root: SheetFile): Diagnostic[] {
  const references = parts.map(([first]) => first?.reference ?? "");
  const counts = new Map<string, number>();
  for (const reference of references) counts.set(reference, (counts.get(reference) ?? 0) + 1);
  const unnumbered = references.filter((reference) => !/\d$/.test(reference));
  const twice = [...counts].filter(([reference, count]) => count > 1 && /\d$/.test(reference));
  const remarks = twice.map(
    ([reference, count]): Diagnostic => ({
      severity: "warning",
      code: "duplicate-reference",
      ...worded("reference-twice-in-schematic", { reference, count }),
      file: root.fileName,
      subjects: [reference],
    }),
  );
  if (unnumbered.length > 0)
    remarks.push({
      severity: "warning",
      code: "not-annotated",
      ...worded("not-annotated", { count: unnumbered.length, names: listed([...new Set(unnumbered)], 10) }),
      file: root.fileName,
      subjects: [...new Set(unnumbered)],
    });
  return remarks;
}

const STANDARD_FIELDS: ReadonlySet<string> = new Set(["Reference", "Value", "Footprint", "Datasheet", "Description"]);

function buildComponent(
  units: readonly Use[],
  root: SheetFile,
  netOf: (use: Use, pin: LibraryPin) => { net: string | undefined; noConnect: boolean } | undefined,
): Component {
  const first = units[0] as Use;
  const { symbol, instance, reference } = first;
  const path = symbolPath(symbol, instance);
  const pins = new Map<string, ComponentPin>();
  for (const use of units)
    for (const pin of shownPins(use.symbol, use.instance.sheet.library.get(use.symbol.library)?.pins ?? [])) {
      const at = netOf(use, pin);
      const known = pins.get(pin.number);
      // A pin common to all units is drawn on each; whichever is wired says where it goes.
      if (known && (known.net !== undefined || at?.net === undefined)) continue;
      pins.set(pin.number, {
        number: pin.number,
        name: pin.name,
        electricalType: pin.electricalType,
        unit: pin.unit,
        ...(at?.net !== undefined && { net: netId(`net:${at.net}`) }),
        ...(at?.noConnect && { noConnect: true }),
      });
    }
  const { properties } = symbol;
  const { Description: description, Datasheet: datasheet } = properties;
  return {
    id: componentId(path),
    reference,
    ...fieldsOf(symbol, instance, root),
    librarySymbol: symbol.library,
    ...(description && { description }),
    ...(datasheet && datasheet !== "~" && { datasheet }),
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !STANDARD_FIELDS.has(name))),
    pins: [...pins.values()],
    symbolPath: path,
    sheet: sheetId(instance.path),
    position: symbol.position,
    inBom: symbol.inBom,
    onBoard: units.some((unit) => unit.symbol.onBoard),
    doNotPopulate: symbol.doNotPopulate,
  };
}

function buildSheet(
  instance: SheetInstance,
  known: {
    readonly instances: readonly SheetInstance[];
    readonly componentOf: ReadonlyMap<string, ComponentId>;
    readonly netOfWire: ReadonlyMap<number, string>;
    /** Of several uses of one file the first carries what belongs to the file. */
    readonly isFirst: boolean;
  },
): Sheet {
  const { sheet } = instance;
  let wire = 0;
  const items = sheet.items.map((item): SchematicItem => {
    if (item.kind !== "wire") return item;
    const net = known.netOfWire.get(wire);
    wire += 1;
    return net === undefined ? item : { ...item, net: netId(`net:${net}`) };
  });
  const children = sheet.sheets.map((entry): SchematicItem => {
    const child = known.instances.find((candidate) => candidate.parent === instance && candidate.entry === entry);
    const { id, name, fileName, position, size } = entry;
    const pins = entry.pins.map(({ text }) => text);
    return { kind: "sheet", id, name, fileName, position, size, pins, ...(child && { child: sheetId(child.path) }) };
  });
  return {
    id: sheetId(instance.path),
    name: instance.name,
    path: instance.humanPath,
    fileName: sheet.fileName,
    ...(sheet.paper !== undefined && { paper: sheet.paper }),
    ...(instance.parent && { parent: sheetId(instance.parent.path) }),
    symbols: sheet.symbols.map((symbol): PlacedSymbol => {
      const component = known.componentOf.get(symbolPath(symbol, instance));
      const root = known.instances[0]?.sheet;
      const shown: Readonly<Record<string, string>> = component
        ? { Reference: referenceOf(symbol, instance, root), Value: fieldsOf(symbol, instance, root).value }
        : {};
      return {
        id: symbol.id,
        ...(component && { component }),
        librarySymbol: libraryKey(sheet, symbol.library, known.instances),
        unit: symbol.unit,
        style: symbol.style,
        position: symbol.position,
        rotation: symbol.rotation,
        mirror: symbol.mirror,
        texts: symbol.fields.map(({ name, text }) => {
          const said = Object.hasOwn(shown, name) ? shown[name] : undefined;
          return said === undefined || said === text.text ? text : { ...text, text: said };
        }),
      };
    }),
    items: [...items, ...children],
    ...(known.isFirst && sheet.busAliases.size > 0 && { busAliases: Object.fromEntries(sheet.busAliases) }),
    ...(known.isFirst && sheet.foreign && { foreign: sheet.foreign }),
  };
}
