import { sameIds } from "@tracewright/board";
import { symbolPath } from "./reference-of.ts";
import type { SheetFile, SheetSymbol } from "./sheet-file.ts";
import type { SheetInstance } from "./sheet-hierarchy.ts";

/**
 * The uses of sheets with the units that their symbols have in each: a file keeps beside a symbol the unit of whatever use
 * was edited last, and two channels drawn by one sheet may take the units A and B of one part.
 */
export function withOwnUnits(instances: readonly SheetInstance[]): SheetInstance[] {
  const root = instances[0]?.sheet;
  const variants = new Map<SheetFile, Map<string, SheetFile>>();
  const own = new Map<SheetInstance, SheetInstance>();
  return instances.map((instance) => {
    const { sheet, parent } = instance;
    const units = sheet.symbols.map((symbol) => unitOf(symbol, instance, root));
    const known = variants.get(sheet) ?? new Map<string, SheetFile>();
    variants.set(sheet, known);
    const isAsWritten = sheet.symbols.every(({ unit }, index) => unit === units[index]);
    const key = units.join();
    const variant =
      known.get(key) ??
      (isAsWritten
        ? sheet
        : {
            ...sheet,
            symbols: sheet.symbols.map((symbol, index) => ({ ...symbol, unit: units[index] ?? symbol.unit })),
          });
    known.set(key, variant);
    const ownParent = parent && (own.get(parent) ?? parent);
    const result = { ...instance, sheet: variant, ...(ownParent && { parent: ownParent }) };
    own.set(instance, result);
    return result;
  });
}

/** Kept where its reference is: see `referenceOf`. */
function unitOf(symbol: SheetSymbol, instance: SheetInstance, root: SheetFile | undefined): number {
  const use = symbol.instances.find(({ path }) => sameIds(path) === instance.rootedPath);
  return use?.unit ?? root?.symbolInstances.get(symbolPath(symbol, instance))?.unit ?? symbol.unit;
}
