import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { builtInBlocks } from "../index.ts";

/** KiCad's symbols (Debian's `kicad-symbols`), which other people have read from the datasheets. */
const LIBRARY = process.env.KICAD6_SYMBOL_DIR ?? "/usr/share/kicad/symbols";

/** Pins by number. */
function pinsOf(library: string, name: string): ReadonlyMap<string, string> {
  // A symbol of the library begins at two blanks, its units at four.
  const drawn = readFileSync(`${LIBRARY}/${library}.kicad_sym`, "utf8")
    .split(/^ {2}\(symbol "/m)
    .slice(1);
  const find = (wanted: string) => drawn.find((text) => text.startsWith(`${wanted}"`)) ?? "";
  const [, base = name] = /^[^\n]*\(extends "([^"]+)"/.exec(find(name)) ?? [];
  const pins = find(base).matchAll(/\(pin \w+ [\s\S]*?\(name "([^"]*)"[\s\S]*?\(number "([^"]*)"/g);
  return new Map([...pins].map(([, pin = "", number = ""]) => [number, pin]));
}

/** Without the signs by which makers and KiCad mark what is active low. */
const plain = (name: string) =>
  name
    .replaceAll(/[~{}]/g, "")
    .replace(/(?:_N|n)$/, "")
    .toUpperCase();

it.skipIf(!existsSync(LIBRARY)).each([
  ["buck-boost-3v3", "U1", "Regulator_Switching", "TPS63000"],
  ["eth-spi", "U1", "Interface_Ethernet", "W5500"],
  ["level-shift-i2c", "U1", "Logic_LevelTranslator", "TXS0102DCU"],
  ["microsd", "J1", "Connector", "Micro_SD_Card_Det"],
  ["radio-gnss", "U1", "RF_GPS", "MAX-M8Q"],
  ["sensor-humidity", "U1", "Sensor_Humidity", "SHT4x"],
  ["usbc-pd-sink", "U1", "Interface_USB", "STUSB4500QTR"],
] as const)("%s: every pin of %s has the number and name of %s:%s", (key, reference, library, symbol) => {
  const { circuit } = builtInBlocks.find((block) => block.key === key)!.document;
  const part = circuit.components.find((one) => one.reference === reference)!;
  const sorted = (pins: Iterable<readonly [string, string]>) =>
    [...pins].map(([number, name]) => [number, plain(name)]).toSorted(([a = ""], [b = ""]) => a.localeCompare(b));
  expect(sorted(part.pins.map(({ number, name }) => [number, name]))).toEqual(sorted(pinsOf(library, symbol)));
});
