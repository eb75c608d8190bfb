import { type Circuit, type Component, type ComponentPin, componentId, netId, sheetId } from "@tracewright/board";

/** A part for a test: `pins` are numbers and the nets they are on. */
export function samplePart(
  reference: string,
  footprint: string,
  pins: Readonly<Record<string, string | undefined>>,
): Component {
  return {
    id: componentId(reference),
    reference,
    value: `${reference} value`,
    footprint,
    librarySymbol: "test",
    properties: {},
    pins: Object.entries(pins).map(
      ([number, net]): ComponentPin => ({
        number,
        name: number,
        electricalType: "passive",
        unit: 1,
        ...(net !== undefined && { net: netId(net) }),
      }),
    ),
    symbolPath: `/${reference}`,
    sheet: sheetId("root"),
    position: { x: 0, y: 0 },
    inBom: true,
    onBoard: true,
    doNotPopulate: false,
  };
}

export function sampleCircuit(components: readonly Component[]): Circuit {
  const names = new Set(components.flatMap(({ pins }) => pins.flatMap(({ net }) => net ?? [])));
  return {
    schemaVersion: 1,
    title: "sample",
    components,
    nets: [...names].map((id) => ({ id, name: id })),
    sheets: [{ id: sheetId("root"), name: "root", path: "/", fileName: "sample.kicad_sch", symbols: [], items: [] }],
    librarySymbols: {},
  };
}
