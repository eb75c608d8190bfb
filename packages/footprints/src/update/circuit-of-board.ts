import {
  type Board,
  CIRCUIT_SCHEMA_VERSION,
  type Circuit,
  type Component,
  componentId,
  type Footprint,
  type Sheet,
  type SheetId,
  sheetId,
} from "@tracewright/board";

/**
 * What a board says of parts and nets, as a schematic would: so that a newer board can be taken over by the same list. Where its
 * parts stand, and its copper, are no part of it.
 */
export function circuitOfBoard(
  { title, footprints, nets }: Board,
  { fileName, idsOf }: { readonly fileName: string; readonly idsOf: (symbolPath: string) => string },
): Circuit {
  const root = sheetId("/");
  const sheets = new Map<string, Sheet>();
  const sheetOf = ({ sheetName: name = "", sheetFile }: Footprint): SheetId => {
    if (sheetFile === undefined) return sheetId("");
    const id = sheetId(`/${JSON.stringify([name, sheetFile])}`);
    sheets.set(id, { id, name, path: name, fileName: sheetFile, parent: root, symbols: [], items: [] });
    return id;
  };
  const components = footprints
    .filter(({ attributes, reference }) => !attributes.boardOnly && reference !== "")
    .map((part): Component => {
      const numbered = new Map(
        part.pads.filter(({ number }) => number !== "").map((pad) => [pad.number, pad] as const),
      );
      for (const pad of part.pads) if (pad.number !== "" && pad.net !== undefined) numbered.set(pad.number, pad);
      return {
        id: componentId(part.id),
        reference: part.reference,
        value: part.value,
        footprint: part.library,
        librarySymbol: "",
        properties: part.properties,
        pins: [...numbered.values()].map(({ number, net, pinFunction }) => ({
          number,
          name: pinFunction ?? "~",
          electricalType: "unspecified",
          unit: 0,
          ...(net !== undefined && { net }),
        })),
        symbolPath: part.symbolPath === undefined ? "" : idsOf(part.symbolPath),
        sheet: sheetOf(part),
        position: part.position,
        inBom: !part.attributes.excludeFromBom,
        onBoard: true,
        doNotPopulate: part.attributes.doNotPopulate,
      };
    });
  return {
    schemaVersion: CIRCUIT_SCHEMA_VERSION,
    title: title.title ?? "",
    components,
    nets: nets.map(({ id, name, netClass }) => ({ id, name, ...(netClass !== undefined && { netClass }) })),
    sheets: [{ id: root, name: "", path: "/", fileName, symbols: [], items: [] }, ...sheets.values()],
    librarySymbols: {},
  };
}
