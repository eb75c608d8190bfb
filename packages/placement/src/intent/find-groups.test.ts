import {
  CIRCUIT_SCHEMA_VERSION,
  type Circuit,
  type Component,
  componentId,
  readWiring,
  type Sheet,
  sheetId,
} from "@tracewright/board";
import { expect, it } from "vitest";
import { wiredBoard } from "../testing/wired-board.ts";
import { findGroups } from "./find-groups.ts";

function sheet(id: string, fileName: string, parent?: string): Sheet {
  const path = parent === undefined ? "/" : `/${id}/`;
  return {
    id: sheetId(id),
    name: id,
    path,
    fileName,
    ...(parent !== undefined && { parent: sheetId(parent) }),
    symbols: [],
    items: [],
  };
}

function component(reference: string, on: string, symbol: string): Component {
  return {
    id: componentId(reference),
    reference,
    value: "",
    footprint: "",
    librarySymbol: "",
    properties: {},
    pins: [],
    symbolPath: `/${on}/${symbol}`,
    sheet: sheetId(on),
    position: { x: 0, y: 0 },
    inBom: true,
    onBoard: true,
    doNotPopulate: false,
  };
}

const circuit: Circuit = {
  schemaVersion: CIRCUIT_SCHEMA_VERSION,
  title: "",
  nets: [],
  librarySymbols: {},
  sheets: [
    sheet("root", "main.kicad_sch"),
    sheet("left", "channel.kicad_sch", "root"),
    sheet("right", "channel.kicad_sch", "root"),
    sheet("lamp", "lamp.kicad_sch", "root"),
  ],
  components: [
    component("U9", "root", "u"),
    ...["u", "r", "c"].map((symbol, index) => component(`${symbol.toUpperCase()}${index + 1}`, "left", symbol)),
    ...["c", "u", "r"].map((symbol, index) => component(`${symbol.toUpperCase()}${index + 11}`, "right", symbol)),
    component("D1", "lamp", "d"),
  ],
};

const wiring = readWiring(wiredBoard(circuit.components.map(({ reference }) => `${reference} - - | 1 - - A`)));

it("takes the parts of a sheet for a group, those of the root and of nearly empty sheets for none", () => {
  const groups = findGroups(circuit, wiring).filter(({ kind }) => kind === "group");
  expect(groups.map((group) => "parts" in group && [group.name, ...group.parts])).toEqual([
    ["left", "U1", "R2", "C3"],
    ["right", "C11", "U12", "R13"],
  ]);
});

it("takes a sheet that is used twice for one circuit twice, part for part by the symbols they come from", () => {
  const channels = findGroups(circuit, wiring).flatMap((group) => (group.kind === "channel" ? [group.instances] : []));
  expect(channels).toEqual([
    [
      ["U1", "R2", "C3"],
      ["U12", "R13", "C11"],
    ],
  ]);
});

it("finds nothing without a schematic", () => {
  expect(findGroups(undefined, wiring)).toEqual([]);
});
