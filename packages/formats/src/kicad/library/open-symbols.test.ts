import { expect, it } from "vitest";
import type { LibraryFiles } from "./library-files.ts";
import { openSymbols } from "./open-symbols.ts";

const pin = (number: string, y: number) =>
  `(pin passive line (at 0 ${y} 270) (length 1.27) (name "~" (effects (font (size 1.27 1.27)))) (number "${number}" (effects (font (size 1.27 1.27)))))`;

const DEVICE = `(kicad_symbol_lib (version 20211014) (generator kicad_symbol_editor)
  (symbol "R" (property "Value" "odd ) \\" text" (id 1) (at 0 0 0)) (symbol "R_1_1" ${pin("1", 3.81)} ${pin("2", -3.81)}))
  (symbol "R_Alias" (extends "R") (property "Value" "R_Alias" (id 1) (at 0 0 0)))
  (symbol "Broken" (symbol "Broken_1_1" ${pin("1", 3.81)})
`;

const CONNECTORS = `(kicad_symbol_lib (version 20211014) (symbol "Conn_01x04" (symbol "Conn_01x04_1_1" ${pin("1", 2.54)})))`;

const opened: string[] = [];
const files: LibraryFiles = {
  list: () => [],
  read: (path) => {
    opened.push(path);
    if (path === "/kicad/symbols/Device.kicad_sym") return new TextEncoder().encode(DEVICE);
    if (path === "/kicad/symbols/Connector_Generic.kicad_sym") return CONNECTORS;
    throw Object.assign(new Error(`ENOENT: ${path}`), { code: "ENOENT" });
  },
};

const open = () => openSymbols(["/missing/footprints", "/kicad/footprints"], files);
const pinsOf = (name: string) =>
  open()
    .find(name)
    ?.pins.map(({ number, position }) => [number, position.y / 1e6]);

it("KiCad's symbols give their pins by library and name, y downwards", () => {
  expect(pinsOf("Device:R")).toEqual([
    ["1", -3.81],
    ["2", 3.81],
  ]);
});

it("a symbol that is derived has the pins of the other one, under its own name", () => {
  expect(pinsOf("Device:R_Alias")).toEqual(pinsOf("Device:R"));
  expect(open().find("Device:R_Alias")?.symbol.name).toBe("R_Alias");
});

it("names of KiCad 4 are found without a library, and under those that were renamed", () => {
  expect(pinsOf("R")).toEqual(pinsOf("Device:R"));
  expect(pinsOf("device:R")).toEqual(pinsOf("Device:R"));
  expect(pinsOf("conn:CONN_01X04")).toEqual([["1", -2.54]]);
  expect(pinsOf("CONN_01X04")).toEqual([["1", -2.54]]);
});

it("what is not there, cut off or called like a path is nobody's", () => {
  for (const name of ["Device:X", "Device:Broken", "Nobody:R", "../../etc/passwd:R", "Device:"])
    expect(open().find(name)).toBeUndefined();
  expect(opened.filter((path) => path.includes(".."))).toEqual([]);
});
