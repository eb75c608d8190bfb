/** Records for tests: each has what the test is not about already. */

import {
  CIRCUIT_SCHEMA_VERSION,
  type Component,
  type ComponentPin,
  componentId,
  emptyBoard,
  itemId,
  type NetId,
  netId,
  sheetId,
} from "@tracewright/board";
import { aFootprint, aPad, aTrack } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import { BLOCK_SCHEMA_VERSION, type BlockDocument } from "../records/block-document.ts";
import type { Parameter } from "../records/parameter.ts";
import type { Port } from "../records/port.ts";

export function aParameter(given: Pick<Parameter, "key"> & Partial<Parameter>): Parameter {
  return {
    name: given.key,
    searchType: "VALUE_RANGE",
    viewType: "NORMAL",
    valueType: "NUMBER",
    requiredType: "REQUIRED",
    ...given,
  };
}

export function aPort(given: Pick<Port, "key" | "net"> & Partial<Port>): Port {
  return {
    name: given.key,
    ioType: "DIGITAL",
    direction: "bidirectional",
    netType: "SIGNAL",
    required: true,
    side: "left",
    order: 0,
    pins: [],
    sources: [],
    ...given,
  };
}

/** A low pass: R1 from IN to OUT, C1 from OUT to GND, placed and routed. */
export function aLowPass(given: Partial<BlockDocument> = {}): BlockDocument {
  const nets = ["IN", "OUT", "GND"].map((name) => ({ id: netId(`net ${name}`), name }));
  const [input, output, ground] = nets.map(({ id }) => id) as [NetId, NetId, NetId];
  const pin = (number: string, net: NetId): ComponentPin => ({
    number,
    name: "~",
    electricalType: "passive",
    unit: 1,
    net,
  });
  const component = (reference: string, value: string, pins: readonly ComponentPin[]): Component => ({
    id: componentId(`component ${reference}`),
    reference,
    value,
    footprint: "test:0603",
    librarySymbol: "Device:R",
    properties: {},
    pins,
    symbolPath: `/${reference}`,
    sheet: sheetId("sheet"),
    position: { x: 0, y: 0 },
    inBom: true,
    onBoard: true,
    doNotPopulate: false,
  });
  const part = (reference: string, x: number, one: NetId, two: NetId) =>
    aFootprint({
      id: itemId(`part ${reference}`),
      reference,
      library: "test:0603",
      position: { x: fromMm(x), y: 0 },
      pads: [
        aPad({ id: itemId(`${reference} pad 1`), number: "1", position: { x: fromMm(-0.8), y: 0 }, net: one }),
        aPad({ id: itemId(`${reference} pad 2`), number: "2", position: { x: fromMm(0.8), y: 0 }, net: two }),
      ],
    });
  return {
    schemaVersion: BLOCK_SCHEMA_VERSION,
    circuit: {
      schemaVersion: CIRCUIT_SCHEMA_VERSION,
      title: "Low pass",
      components: [
        component("R1", "1.6k", [pin("1", input), pin("2", output)]),
        component("C1", "100n", [pin("1", output), pin("2", ground)]),
      ],
      nets,
      sheets: [
        { id: sheetId("sheet"), name: "Root", path: "/", fileName: "low-pass.kicad_sch", symbols: [], items: [] },
      ],
      librarySymbols: {},
    },
    board: {
      ...emptyBoard(),
      nets,
      footprints: [part("R1", 0, input, output), part("C1", 4, output, ground)],
      tracks: [
        aTrack({ id: itemId("track"), start: { x: fromMm(0.8), y: 0 }, end: { x: fromMm(3.2), y: 0 }, net: output }),
      ],
    },
    layout: {
      anchor: "R1",
      margin: fromMm(0.25),
      rules: { minTrack: fromMm(0.2), minClearance: fromMm(0.2), minDrill: fromMm(0.4), copperLayers: 2 },
      hull: { front: [], back: [] },
    },
    ports: [
      aPort({ key: "IN", net: "IN", pins: [{ part: "R1", pin: "1" }] }),
      aPort({ key: "OUT", net: "OUT", pins: [{ part: "C1", pin: "1" }] }),
      aPort({ key: "GND", net: "GND", ioType: "GROUND", netType: "GND", pins: [{ part: "C1", pin: "2" }] }),
    ],
    parameters: [aParameter({ key: "R", unit: "Ω", value: "1.6k", targets: [{ part: "R1", field: "value" }] })],
    materials: [
      { part: "R1", mpn: "RC0603FR-071K6L", isDefault: true },
      { part: "C1", mpn: "CC0603KRX7R9BB104", isDefault: true },
    ],
    needs: [],
    sources: [],
    ...given,
  };
}
