import { sameIds } from "@tracewright/board";
import type { SheetFile, SheetSymbol } from "./sheet-file.ts";
import type { SheetInstance } from "./sheet-hierarchy.ts";

/**
 * Value and footprint of one use of a symbol. Version 6 lets every use of a sheet have its own, and writes some in the root
 * file alone; an empty one, or a tilde, leaves what stands at the symbol.
 */
export function fieldsOf(
  symbol: SheetSymbol,
  instance: SheetInstance,
  root: SheetFile | undefined,
): { readonly value: string; readonly footprint: string } {
  const own = symbol.instances.find(({ path }) => sameIds(path) === instance.rootedPath);
  const central = root?.symbolInstances.get(symbolPath(symbol, instance));
  const first = (...texts: readonly (string | undefined)[]): string => texts.find((text) => text && text !== "~") ?? "";
  const { Value, Footprint } = symbol.properties;
  return {
    value: first(own?.value, central?.value) || (Value ?? ""),
    footprint: first(own?.footprint, central?.footprint, Footprint),
  };
}

/**
 * What a symbol is called in one use of its sheet. Version 6 keeps that in the root file by the symbol's path, later
 * versions in the symbol itself; a symbol that neither tells has only what is written beside it.
 */
export function referenceOf(symbol: SheetSymbol, instance: SheetInstance, root: SheetFile | undefined): string {
  const own = symbol.instances.find(({ path }) => sameIds(path) === instance.rootedPath);
  if (own) return own.reference;
  const central = root?.symbolInstances.get(symbolPath(symbol, instance));
  if (central) return central.reference;
  const only = symbol.instances.length === 1 ? symbol.instances[0] : undefined;
  return only?.reference ?? symbol.properties.Reference ?? "";
}

/** "/sheet/…/symbol": what the board's footprint repeats. */
export function symbolPath(symbol: SheetSymbol, { path }: SheetInstance): string {
  return `${path === "/" ? "" : path}/${symbol.id}`;
}
