import {
  type Circuit,
  type Component,
  itemId,
  type SchematicItem,
  type Sheet,
  sheetId,
  stableUuid,
} from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";

/** How the symbols of the sheets stand on the root, in rows. */
const COLUMNS = 4;
const SYMBOL_WIDTH: Nm = 50_800_000;
const SYMBOL_HEIGHT: Nm = 25_400_000;
const GAP: Nm = 12_700_000;
const CORNER: Nm = 25_400_000;

/**
 * The circuit with one sheet that opens into all others, as KiCad has it. Where sheets lie side by side (EasyEDA), a
 * root is put above them that holds nothing else: names that reach all sheets join them as before.
 */
export function withOneRoot(circuit: Circuit): Circuit {
  const tops = circuit.sheets.filter(({ parent }) => parent === undefined);
  if (tops.length < 2) return circuit;
  const symbolOf = new Map(tops.map((sheet, index) => [sheet.id, stableUuid(`${sheet.id} sheet ${index + 1}`)]));
  const byId = new Map(circuit.sheets.map((sheet) => [sheet.id, sheet]));
  /** Ids are paths of sheet symbols from the root down; all of them get longer by one at the front. */
  const movedId = (sheet: Sheet): Sheet["id"] => {
    const parent = sheet.parent === undefined ? undefined : byId.get(sheet.parent);
    if (!parent) return sheetId(`/${symbolOf.get(sheet.id)}`);
    return sheetId(`${movedId(parent)}/${sheet.id.slice(sheet.id.lastIndexOf("/") + 1)}`);
  };
  const moved = new Map(circuit.sheets.map((sheet) => [sheet.id, movedId(sheet)]));
  const rootId = sheetId("/");
  const root: Sheet = {
    id: rootId,
    name: circuit.title,
    path: "/",
    fileName: "",
    symbols: [],
    items: tops.map((sheet, index): SchematicItem => {
      const position = {
        x: CORNER + (index % COLUMNS) * (SYMBOL_WIDTH + GAP),
        y: CORNER + Math.floor(index / COLUMNS) * (SYMBOL_HEIGHT + GAP),
      };
      return {
        kind: "sheet",
        id: itemId(symbolOf.get(sheet.id) ?? ""),
        name: sheet.name,
        fileName: "",
        position,
        size: { width: SYMBOL_WIDTH, height: SYMBOL_HEIGHT },
        pins: [],
        child: moved.get(sheet.id) ?? rootId,
      };
    }),
  };
  const sheets = circuit.sheets.map(
    (sheet): Sheet => ({
      ...sheet,
      id: moved.get(sheet.id) ?? sheet.id,
      parent: (sheet.parent && moved.get(sheet.parent)) ?? rootId,
      path: `/${sheet.name}${sheet.path}`,
      items: sheet.items.map((item) =>
        item.kind === "sheet" && item.child !== undefined
          ? { ...item, child: moved.get(item.child) ?? item.child }
          : item,
      ),
    }),
  );
  const components = circuit.components.map((component): Component => {
    const sheet = moved.get(component.sheet) ?? component.sheet;
    const symbol = component.symbolPath.slice(component.symbolPath.lastIndexOf("/") + 1);
    return { ...component, sheet, symbolPath: `${sheet}/${symbol}` };
  });
  return { ...circuit, components, sheets: [root, ...sheets] };
}
