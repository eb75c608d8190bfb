import type { BlockDocument, Port } from "@tracewright/blocks";
import {
  type Component,
  type ComponentId,
  componentId,
  type ItemId,
  itemId,
  type LibrarySymbol,
  type NetId,
  type PlacedSymbol,
  type SchematicItem,
  type SchematicText,
  type Sheet,
  type SheetId,
  sheetId,
} from "@tracewright/board";
import type { Use } from "../records/logic.ts";
import type { NetOfUse } from "./net-names.ts";
import type { PartChoice } from "./part-choices.ts";
import { openEndOf } from "./port-labels.ts";
import { uuidInUse } from "./use-ids.ts";

/** What one use brings into the schematic. */
export interface UseSheets {
  readonly components: readonly Component[];
  /** Its own sheet first, then those within it. */
  readonly sheets: readonly Sheet[];
  readonly librarySymbols: Readonly<Record<string, LibrarySymbol>>;
  /** The symbol on the root sheet that opens into it. */
  readonly symbol: { readonly id: ItemId; readonly child: SheetId; readonly name: string; readonly fileName: string };
  readonly ports: readonly Port[];
  /** What the sheet's pin for a net of the block is called. */
  readonly pinText: (net: string) => string;
}

export interface UseToDraw {
  readonly use: Use;
  readonly document: BlockDocument;
  readonly nets: ReadonlyMap<NetId, NetOfUse>;
  readonly choices: ReadonlyMap<string, PartChoice>;
  /** Of the sheet's file, without ending; no other sheet has it. */
  readonly stem: string;
}

/** The field of a part that says which block it belongs to. */
export const BLOCK_FIELD = "Block";

/** The block's own drawing, with the references, values and nets of the use. */
export function drawUse(given: UseToDraw): UseSheets {
  const { use, document, stem } = given;
  const { circuit, ports } = document;
  const root = itemId(uuidInUse(use.id, "sheet"));
  const placed = placeSheets(document, { use: use.id, root });
  const drawing = new UseDrawing(given, placed);
  const sheets = circuit.sheets.map((sheet, index) =>
    drawing.sheet(sheet, index === 0 ? stem : `${stem}-${index + 1}`),
  );
  const [first] = sheets;
  const child = first?.id ?? sheetId(`/${root}`);
  return {
    components: circuit.components.map((component) => drawing.component(component)),
    sheets,
    librarySymbols: drawing.librarySymbols,
    symbol: { id: root, child, name: use.name, fileName: first?.fileName ?? `${stem}.kicad_sch` },
    ports,
    pinText: (net) => drawing.textOf(net),
  };
}

/** Ids of the sheets on the project, which are paths of sheet symbols from the root down. */
function placeSheets(
  { circuit }: BlockDocument,
  { use, root }: { readonly use: string; readonly root: ItemId },
): ReadonlyMap<SheetId, SheetId> {
  const openers = new Map<SheetId, { readonly symbol: ItemId; readonly on: SheetId }>();
  for (const sheet of circuit.sheets)
    for (const item of sheet.items)
      if (item.kind === "sheet" && item.child !== undefined) openers.set(item.child, { symbol: item.id, on: sheet.id });
  const top = circuit.sheets[0]?.id;
  const placed = new Map<SheetId, SheetId>();
  for (const { id } of circuit.sheets) {
    const opener = openers.get(id);
    const above = opener && placed.get(opener.on);
    const own = opener ? uuidInUse(use, opener.symbol) : id === top ? root : uuidInUse(use, `sheet ${id}`);
    placed.set(id, sheetId(`${above ?? ""}/${own}`));
  }
  return placed;
}

class UseDrawing {
  readonly librarySymbols: Record<string, LibrarySymbol> = {};
  readonly #given: UseToDraw;
  readonly #placed: ReadonlyMap<SheetId, SheetId>;
  readonly #components: ReadonlyMap<ComponentId, Component>;
  readonly #netByName: ReadonlyMap<string, NetOfUse>;
  /** Nets that power symbols and global labels of the drawing name, by the name that these have on the project. */
  readonly #global: ReadonlyMap<string, NetOfUse>;

  constructor(given: UseToDraw, placed: ReadonlyMap<SheetId, SheetId>) {
    const { circuit } = given.document;
    this.#given = given;
    this.#placed = placed;
    this.#components = new Map(circuit.components.map((component) => [component.id, component]));
    this.#netByName = new Map(
      circuit.nets.flatMap(({ id, name }) => {
        const net = given.nets.get(id);
        return net ? [[name, net] as const] : [];
      }),
    );
    this.#global = this.#globalNets();
  }

  /**
   * What labels of the drawing call a net of the block: its name there, with underscores behind where a power symbol of the
   * sheet has that name for another net. KiCad would join them: the names of a sheet are of one kind.
   */
  textOf(net: string): string {
    const own = this.#netByName.get(net);
    let text = net;
    while (own && (this.#global.get(text) ?? own) !== own) text = `${text}_`;
    return text;
  }

  #globalNets(): ReadonlyMap<string, NetOfUse> {
    const { circuit } = this.#given.document;
    const nets = circuit.sheets.flatMap(({ items, symbols }) => [
      ...symbols.flatMap((symbol) => this.#netOfPower(symbol) ?? []),
      ...items.flatMap((item) =>
        item.kind === "label" && isGlobal(item.scope) && item.net !== undefined
          ? (this.#given.nets.get(item.net) ?? [])
          : [],
      ),
    ]);
    return new Map(nets.map((net) => [globalName(net), net]));
  }

  component(own: Component): Component {
    const { use, choices } = this.#given;
    const choice = choices.get(own.reference);
    const sheet = this.#sheetId(own.sheet);
    return {
      ...own,
      id: this.#componentId(own.id),
      reference: use.references?.[own.reference] ?? own.reference,
      value: choice?.value ?? own.value,
      properties: { ...(choice?.properties ?? own.properties), [BLOCK_FIELD]: use.name },
      pins: own.pins.map(({ net, ...pin }) => ({ ...pin, ...this.#net(net) })),
      symbolPath: `${sheet}/${this.#symbolOf(own)}`,
      sheet,
      doNotPopulate: choice ? !choice.isFitted : own.doNotPopulate,
      librarySymbol: own.librarySymbol === "" ? "" : this.#library(own.librarySymbol),
    };
  }

  sheet(own: Sheet, stem: string): Sheet {
    const { use, document } = this.#given;
    const isTop = own === document.circuit.sheets[0];
    const { parent, paper, foreign, ...rest } = own;
    const items = own.items.map((item) => this.#item(item));
    const lacking = isTop ? this.#lackingLabels(own) : [];
    return {
      ...rest,
      id: this.#sheetId(own.id),
      name: isTop ? use.name : own.name,
      path: isTop ? `/${use.name}/` : `/${use.name}${own.path}`,
      fileName: `${stem}.kicad_sch`,
      parent: parent === undefined ? sheetId("/") : this.#sheetId(parent),
      ...(paper !== undefined && { paper }),
      ...(foreign && { foreign }),
      symbols: own.symbols.map((symbol) => this.#symbol(symbol)),
      items: [...items, ...lacking],
    };
  }

  #item(item: SchematicItem): SchematicItem {
    const id = this.#id(item.id);
    switch (item.kind) {
      case "label": {
        const { net: own, ...rest } = item;
        const label = { ...item.label, id: this.#id(item.label.id) };
        return { ...rest, id, ...this.#net(own), label: { ...label, text: this.#labelText(item) } };
      }
      case "wire": {
        const { net: own, ...rest } = item;
        return { ...rest, id, ...this.#net(own) };
      }
      case "sheet": {
        const pins = item.pins.map((pin) => ({ ...pin, id: this.#id(pin.id), text: this.textOf(pin.text) }));
        const child = item.child === undefined ? undefined : this.#sheetId(item.child);
        return { ...item, id, pins, ...(child !== undefined && { child }) };
      }
      case "text":
        return { ...item, id, text: { ...item.text, id: this.#id(item.text.id) } };
      default:
        return { ...item, id };
    }
  }

  /** Names that reach all sheets would join the nets of different uses: they are called as the net is. */
  #labelText({ scope, label, net }: Extract<SchematicItem, { kind: "label" }>): string {
    if (!isGlobal(scope)) return this.textOf(label.text);
    const own = (net === undefined ? undefined : this.#given.nets.get(net)) ?? this.#netByName.get(label.text);
    return own ? globalName(own) : label.text;
  }

  /** Hierarchical labels of ports that the drawing does not have. */
  #lackingLabels(own: Sheet): SchematicItem[] {
    const { document, use } = this.#given;
    const labels = new Set(
      own.items.flatMap((item) => (item.kind === "label" && item.scope === "hierarchical" ? [item.label.text] : [])),
    );
    return document.ports.flatMap((port): SchematicItem[] => {
      const net = labels.has(port.net) ? undefined : document.circuit.nets.find(({ name }) => name === port.net);
      const at = net && openEndOf(own, net.id);
      if (!net || !at) return [];
      const id = itemId(uuidInUse(use.id, `label ${port.key}`));
      const text = this.textOf(port.net);
      const label: SchematicText = { id: itemId(uuidInUse(use.id, `text ${port.key}`)), text, ...at };
      return [{ kind: "label", id, scope: "hierarchical", shape: "passive", ...this.#net(net.id), label }];
    });
  }

  #symbol(own: PlacedSymbol): PlacedSymbol {
    const { use, choices } = this.#given;
    const component = own.component === undefined ? undefined : this.#components.get(own.component);
    const texts = own.texts.map((text): SchematicText => {
      const id = itemId(`${uuidInUse(use.id, own.id)}:${fieldOf(text.id)}`);
      if (!component) return { ...text, id };
      const field = fieldOf(text.id);
      if (field === "Reference")
        return { ...text, id, text: use.references?.[component.reference] ?? component.reference };
      const choice = choices.get(component.reference);
      if (field === "Value") return { ...text, id, text: choice?.value ?? text.text };
      if (!choice || !Object.hasOwn(component.properties, field)) return { ...text, id };
      return { ...text, id, text: choice.properties[field] ?? "" };
    });
    const id = this.#id(own.id);
    if (own.component !== undefined)
      return {
        ...own,
        id,
        component: this.#componentId(own.component),
        librarySymbol: this.#library(own.librarySymbol),
        texts,
      };
    const power = this.#powerNet(own);
    if (!power) return { ...own, id, librarySymbol: this.#library(own.librarySymbol), texts };
    return {
      ...own,
      id,
      librarySymbol: this.#power(own.librarySymbol, power),
      texts: texts.map((text) => (fieldOf(text.id) === "Value" ? { ...text, text: power } : text)),
    };
  }

  /** What the net of a power symbol is called on the project; undefined: the symbol names none. */
  #powerNet(symbol: PlacedSymbol): string | undefined {
    const net = this.#netOfPower(symbol);
    return net && globalName(net);
  }

  #netOfPower({ librarySymbol, texts }: PlacedSymbol): NetOfUse | undefined {
    const symbol = this.#given.document.circuit.librarySymbols[librarySymbol];
    if (!symbol?.power) return undefined;
    const value = texts.find(({ id }) => fieldOf(id) === "Value")?.text;
    const pins = symbol.units.flatMap(({ pins }) => pins).filter(({ electricalType }) => electricalType === "power-in");
    const named = [value, ...pins.map(({ name }) => name)].find(
      (name) => name !== undefined && this.#netByName.has(name),
    );
    return named === undefined ? undefined : this.#netByName.get(named);
  }

  #library(name: string): string {
    const { document, use } = this.#given;
    const symbol = document.circuit.librarySymbols[name];
    if (!symbol) return name;
    const key = `${use.block.hash.slice(0, 12)} ${name}`;
    this.librarySymbols[key] = symbol;
    return key;
  }

  #power(name: string, net: string): string {
    const symbol = this.#given.document.circuit.librarySymbols[name];
    if (!symbol) return name;
    const key = `${this.#given.use.block.hash.slice(0, 12)} ${name} ${net}`;
    const library = symbol.name.includes(":") ? symbol.name.slice(0, symbol.name.indexOf(":") + 1) : "";
    this.librarySymbols[key] = {
      ...symbol,
      name: `${library}${net}`,
      units: symbol.units.map((unit) => ({
        ...unit,
        pins: unit.pins.map((pin) => (pin.electricalType === "power-in" ? { ...pin, name: net } : pin)),
      })),
    };
    return key;
  }

  #symbolOf({ id, symbolPath }: Component): string {
    const symbols = this.#given.document.circuit.sheets.flatMap((sheet) =>
      sheet.symbols.filter((one) => one.component === id),
    );
    const named = symbols.find((symbol) => symbolPath.endsWith(`/${symbol.id}`));
    const first = named ?? symbols.toSorted((a, b) => a.unit - b.unit)[0];
    return uuidInUse(this.#given.use.id, first?.id ?? `symbol of ${id}`);
  }

  #id(own: ItemId): ItemId {
    return itemId(uuidInUse(this.#given.use.id, own));
  }

  #componentId(own: ComponentId): ComponentId {
    return componentId(uuidInUse(this.#given.use.id, own));
  }

  #sheetId(own: SheetId): SheetId {
    return this.#placed.get(own) ?? sheetId(`/${uuidInUse(this.#given.use.id, `sheet ${own}`)}`);
  }

  #net(own: NetId | undefined): { readonly net?: NetId } {
    const net = own === undefined ? undefined : this.#given.nets.get(own);
    return net ? { net: net.id } : {};
  }
}

/** The name of the field that a text of a symbol is, as its id ends: "…:Reference". */
function fieldOf(id: ItemId): string {
  return id.slice(id.indexOf(":") + 1);
}

/** Whether labels of that scope reach all sheets. */
function isGlobal(scope: Extract<SchematicItem, { kind: "label" }>["scope"]): boolean {
  return scope === "global" || scope === "power";
}

/** A name that no other sheet has: a slash would read as a sheet's. */
function globalName({ name, joined }: NetOfUse): string {
  return joined ? name : name.replace(/^\//, "").replaceAll("/", " ");
}
