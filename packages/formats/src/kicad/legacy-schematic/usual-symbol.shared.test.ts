import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openSymbols } from "../library/open-symbols.ts";
import { usualSymbol } from "./usual-symbol.ts";

const FOLDER = "/usr/share/kicad/footprints";
const DISK = { list: (folder: string) => readdirSync(folder), read: (path: string) => readFileSync(path) };

/** What is said of KiCad's symbols from memory, beside those of Debian's `kicad-symbols`. */
describe.skipIf(!existsSync(FOLDER))("usual symbols", () => {
  const kicad = openSymbols([FOLDER], DISK);
  const two = [
    "R",
    "R_US",
    "C",
    "CP",
    "CP1",
    "L",
    "Ferrite_Bead",
    "Fuse",
    "Polyfuse",
    "R_Small",
    "C_Small",
    "CP_Small",
    "L_Small",
  ];
  const more = [
    "Ferrite_Bead_Small",
    "Fuse_Small",
    "Polyfuse_Small",
    "D",
    "LED",
    "D_Schottky",
    "D_Zener",
    "D_TVS",
    "Crystal",
  ];
  const rows = [
    "01x01",
    "01x02",
    "01x03",
    "01x08",
    "01x20",
    "02x02_Odd_Even",
    "02x05_Odd_Even",
    "02x05_Counter_Clockwise",
    "02x08_Top_Bottom",
  ];
  const names = [
    ...[...two, ...more].map((name) => `Device:${name}`),
    ...rows.map((name) => `Connector_Generic:Conn_${name}`),
  ];

  it.each(names)("%s has its pins where KiCad's libraries have them", (name) => {
    const placesIn = (pins: readonly { number: string; position: { x: number; y: number } }[] = []) =>
      pins.map(({ number, position: { x, y } }) => `${number} ${x} ${y}`).sort();
    expect(placesIn(usualSymbol(name)?.pins)).toEqual(placesIn(kicad.find(name)?.pins));
  });
});
