import {
  type Board,
  CIRCUIT_SCHEMA_VERSION,
  type Circuit,
  type Component,
  componentId,
  emptyBoard,
  type Footprint,
  type FootprintAttributes,
  itemId,
  netId,
  type Pad,
  PLAIN_ATTRIBUTES,
  sheetId,
} from "@tracewright/board";
import { aFootprint, aPad } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";

const NET = netId("net");

export function smdPad(number: string, x: number, y: number, further: Partial<Pad> = {}): Pad {
  return aPad({
    id: itemId(`pad ${number} ${x} ${y}`),
    number,
    shape: { kind: "rect", size: { width: fromMm(1), height: fromMm(1) } },
    position: { x: fromMm(x), y: fromMm(y) },
    layers: ["F.Cu", "F.Mask", "F.Paste"],
    net: NET,
    ...further,
  });
}

/** A chip resistor at (10, 10) mm, by default. */
export function placedPart(
  reference: string,
  further: Partial<Omit<Footprint, "attributes">> & { attributes?: Partial<FootprintAttributes> } = {},
): Footprint {
  return aFootprint({
    id: itemId(`${reference} on the board`),
    reference,
    value: "10k",
    library: "Resistor_SMD:R_0603_1608Metric",
    position: { x: fromMm(10), y: fromMm(10) },
    pads: [smdPad("1", -1, 0), smdPad("2", 1, 0)],
    ...further,
    attributes: { ...PLAIN_ATTRIBUTES, mount: "smd", ...further.attributes },
  });
}

export function drawnPart(reference: string, further: Partial<Component> = {}): Component {
  return {
    id: componentId(`/${reference}`),
    reference,
    value: "10k",
    footprint: "Resistor_SMD:R_0603_1608Metric",
    librarySymbol: "Device:R",
    properties: {},
    pins: [],
    symbolPath: `/${reference}`,
    sheet: sheetId("/"),
    position: { x: 0, y: 0 },
    inBom: true,
    onBoard: true,
    doNotPopulate: false,
    ...further,
  };
}

export function boardOf(...footprints: readonly Footprint[]): Board {
  const corner = { x: 0, y: 0 };
  const far = { x: fromMm(50), y: fromMm(50) };
  return {
    ...emptyBoard(),
    nets: [{ id: NET, name: "N" }],
    graphics: [
      {
        id: itemId("outline"),
        layer: "Edge.Cuts",
        shape: { kind: "rect", start: corner, end: far },
        stroke: { width: fromMm(0.1), style: "solid" },
        filled: false,
      },
    ],
    footprints,
  };
}

export function circuitOf(...components: readonly Component[]): Circuit {
  return {
    schemaVersion: CIRCUIT_SCHEMA_VERSION,
    title: "",
    components,
    nets: [],
    sheets: [],
    librarySymbols: {},
  };
}
