import {
  CIRCUIT_SCHEMA_VERSION,
  type Circuit,
  type CircuitNet,
  type Component,
  componentId,
  netId,
  sheetId,
} from "@tracewright/board";
import { findFootprint } from "@tracewright/footprints";
import type { BlockDefinition, PartRow } from "../definition/block-definition.ts";
import { drawSheet } from "./draw-sheet.ts";

const SHEET = sheetId("/");

/** The circuit that the rows of a block mean, drawn on one sheet. */
export function circuitOf(definition: BlockDefinition): Circuit {
  const { parts, names } = definition;
  const nets = netsOf(parts);
  const ids = new Map(nets.map(({ name, id }) => [name, id]));
  const components = new Map(parts.map(({ reference }) => [reference, componentId(`component ${reference}`)]));
  const { sheet, librarySymbols, positions } = drawSheet(definition, {
    sheet: SHEET,
    title: names.en,
    nets: ids,
    components,
  });
  const symbols = new Map(sheet.symbols.map((symbol) => [symbol.component, symbol]));
  return {
    schemaVersion: CIRCUIT_SCHEMA_VERSION,
    title: names.en,
    components: parts.map((part): Component => {
      const id = componentId(`component ${part.reference}`);
      const symbol = symbols.get(id);
      return {
        id,
        reference: part.reference,
        value: part.value,
        footprint: footprintName(part),
        librarySymbol: symbol?.librarySymbol ?? "",
        properties: part.isBare ? {} : { Manufacturer: part.manufacturer, MPN: part.mpn },
        pins: part.pins.map(({ number, name, type, net }) => {
          const own = net === undefined ? undefined : ids.get(net);
          return {
            number,
            name,
            electricalType: type,
            unit: 1,
            ...(own === undefined ? { noConnect: true } : { net: own }),
          };
        }),
        symbolPath: `/${part.reference}`,
        sheet: SHEET,
        position: positions.get(part.reference) ?? { x: 0, y: 0 },
        inBom: !part.isBare,
        onBoard: true,
        doNotPopulate: false,
      };
    }),
    nets,
    sheets: [sheet],
    librarySymbols,
  };
}

/** In the order of the pins that name them. */
export function netsOf(parts: readonly PartRow[]): CircuitNet[] {
  const names = new Set(parts.flatMap(({ pins }) => pins.flatMap(({ net }) => net ?? [])));
  return [...names].map((name) => ({ id: netId(`net ${name}`), name }));
}

/** "Library:Name" as the built-in library has it. */
export function footprintName({ reference, footprint }: PartRow): string {
  const found = findFootprint(footprint);
  if (!found) throw new Error(`${reference}: there is no footprint ${footprint}`);
  return found.footprint.library;
}
