import { describe, expect, it } from "vitest";
import type { Circuit, Component, PlacedSymbol, Sheet } from "../records/circuit.ts";
import { componentId, itemId, netId, sheetId } from "../records/ids.ts";
import { placeOnSheets } from "./place-on-sheets.ts";

const [A, B] = [sheetId("a"), sheetId("b")];

const component = (id: string, reference: string, pins: Component["pins"] = []): Component => ({
  id: componentId(id),
  reference,
  value: "",
  footprint: "",
  librarySymbol: "",
  properties: {},
  pins,
  symbolPath: `/${id}`,
  sheet: A,
  position: { x: 0, y: 0 },
  inBom: true,
  onBoard: true,
  doNotPopulate: false,
});

const symbol = (of: string, unit: number, x: number): PlacedSymbol => ({
  id: itemId(`${of} ${unit} ${x}`),
  component: componentId(of),
  librarySymbol: "",
  unit,
  style: 1,
  position: { x, y: 0 },
  rotation: 0,
  mirror: "none",
  texts: [],
});

const sheet = (id: Sheet["id"], symbols: Sheet["symbols"], items: Sheet["items"] = []): Sheet => ({
  id,
  name: id,
  path: `/${id}`,
  fileName: `${id}.kicad_sch`,
  symbols,
  items,
});

const pin = (number: string, unit: number) => ({ number, name: "", electricalType: "passive" as const, unit });

const CIRCUIT: Circuit = {
  schemaVersion: 1,
  title: "",
  components: [
    component("u1", "U1", [pin("1", 1), pin("5", 2), pin("8", 0)]),
    component("r1", "R1"),
    component("r2", "R1"),
  ],
  nets: [{ id: netId("n"), name: "SDA" }],
  sheets: [
    sheet(A, [symbol("u1", 1, 10), symbol("r1", 1, 20), symbol("r2", 1, 30)]),
    sheet(
      B,
      [symbol("u1", 2, 40)],
      [
        {
          kind: "wire",
          id: itemId("w"),
          points: [
            { x: 7, y: 7 },
            { x: 8, y: 7 },
          ],
          net: netId("n"),
        },
      ],
    ),
  ],
  librarySymbols: {},
};

describe("places on sheets", () => {
  it("are where all parts of a name stand, on the first sheet that has one", () => {
    expect(placeOnSheets(CIRCUIT, ["R1"])).toEqual({
      sheet: A,
      spots: [
        { x: 20, y: 0 },
        { x: 30, y: 0 },
      ],
    });
  });

  it("are those of the unit that has the pin", () => {
    expect(placeOnSheets(CIRCUIT, ["U1 pin 5"])).toEqual({ sheet: B, spots: [{ x: 40, y: 0 }] });
    expect(placeOnSheets(CIRCUIT, ["U1 pad 1"])).toEqual({ sheet: A, spots: [{ x: 10, y: 0 }] });
  });

  it("are the part's own where a pin is common to all units, or unknown", () => {
    for (const subject of ["U1 pin 8", "U1 pin 99"])
      expect(placeOnSheets(CIRCUIT, [subject])).toEqual({ sheet: A, spots: [{ x: 10, y: 0 }] });
  });

  it("are on a wire of a net that has no label", () => {
    expect(placeOnSheets(CIRCUIT, ["SDA"])).toEqual({ sheet: B, spots: [{ x: 7, y: 7 }] });
  });

  it("are none for what no sheet has", () => {
    for (const subjects of [[], ["R9"], ["a track"], ["R9 pin 1"]])
      expect(placeOnSheets(CIRCUIT, subjects)).toBeUndefined();
  });
});
