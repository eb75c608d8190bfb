import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { CATALOGUE } from "./catalogue.ts";
import type { CataloguePin } from "./catalogue-part.ts";

/**
 * Catalogue pinouts beside KiCad's symbols (Debian's `kicad-symbols`), which other people have read from the
 * datasheets. Names differ (OUT and VO, A1 and A0), so that only what cannot be a matter of words counts: a name that
 * the symbol has at another pin, and an output where the symbol has an input.
 */
const LIBRARY = process.env.KICAD6_SYMBOL_DIR ?? "/usr/share/kicad/symbols";

interface SymbolPin {
  readonly name: string;
  readonly type: string;
}

type Symbol = ReadonlyMap<string, SymbolPin>;

/** Names in capitals; those that extend another one have its pins. */
function readSymbols(): { readonly name: string; readonly symbol: Symbol }[] {
  const symbols: { readonly name: string; readonly symbol: Symbol }[] = [];
  for (const path of globSync(`${LIBRARY}/*.kicad_sym`)) {
    // A symbol of the library begins at two blanks, its units at four.
    const blocks = readFileSync(path, "utf8")
      .split(/^ {2}\(symbol "/m)
      .slice(1);
    const own = new Map(blocks.map((block) => [block.slice(0, block.indexOf('"')), block]));
    for (const [name, block] of own) {
      const [, base] = /^[^\n]*\(extends "([^"]+)"/.exec(block) ?? [];
      const drawn = (base !== undefined && own.get(base)) || block;
      const pins = drawn.matchAll(/\(pin (\w+) [\s\S]*?\(name "([^"]*)"[\s\S]*?\(number "([^"]*)"/g);
      symbols.push({
        name: name.toUpperCase(),
        symbol: new Map([...pins].map(([, type = "", pin = "", number = ""]) => [number, { name: pin, type }])),
      });
    }
  }
  return symbols;
}

const plain = (name: string) => name.toUpperCase().replaceAll(/[^A-Z0-9+-]/g, "");
const NAMELESS = new Set(["", "NC", "DNC", "-", "+"]);
const OUTPUT = /^(?:\d?Y\d?|OUT\d?|Q\w?|VOUT\w?)$/;

function contradictions(pins: readonly CataloguePin[], symbol: Symbol): string[] {
  const theirs = (name: string) => [...symbol].filter(([, pin]) => plain(pin.name) === name).map(([number]) => number);
  return pins.flatMap(({ number, name }) => {
    const pin = symbol.get(number);
    const elsewhere = NAMELESS.has(plain(name)) ? [] : theirs(plain(name));
    if (elsewhere.length > 0 && !elsewhere.includes(number)) return [`${name} is ${number}, not ${elsewhere}`];
    return pin?.type === "input" && OUTPUT.test(name) ? [`${name} at ${number} is an input`] : [];
  });
}

function hasPins(symbol: Symbol, pins: readonly CataloguePin[]): boolean {
  const common = pins.filter(({ number }) => symbol.has(number)).length;
  return common >= 0.7 * pins.length && symbol.size <= pins.length + 2;
}

/** Why ours is right all the same. */
const KNOWN: ReadonlyMap<string, string> = new Map([
  ["SN74HC245", "KiCad counts the bits from 0, the maker from 1"],
  ["SN74HC540", "KiCad counts the bits from 0, the maker from 1"],
  ["TLV733", "KiCad has the symbol of SOT-23-5 alone"],
  ["SN74HC541", "KiCad counts the bits from 0, the maker from 1"],
  ["CD4040B", "KiCad counts the stages from 0, the maker from 1"],
  ["DRV8871", "KiCad's symbol counts the exposed pad as pin 9"],
  ["LAN8720A", "KiCad's symbol counts the exposed pad as pin 25"],
  ["DRV8833", "KiCad's DRV8833PW is the package without a pad below"],
]);

it.skipIf(!existsSync(LIBRARY))("no pin of the catalogue stands where KiCad's symbol has another one", () => {
  const symbols = readSymbols();
  let compared = 0;
  const wrong: string[] = [];
  const met = new Set<string>();
  for (const { partNumber, alsoKnownAs, pinouts } of CATALOGUE) {
    const numbers = [partNumber, ...alsoKnownAs].map((number) => number.toUpperCase());
    const named = symbols.filter(({ name }) =>
      numbers.some((number) => name.startsWith(number) && name.length <= number.length + 8),
    );
    for (const { packages, pins } of pinouts) {
      const same = named.filter(({ symbol }) => hasPins(symbol, pins));
      if (same.length === 0) continue;
      compared += 1;
      // A number has several symbols, one for each package; ours has to be one of them.
      const [least] = same
        .map(({ name, symbol }) => ({ name, found: contradictions(pins, symbol) }))
        .sort((a, b) => a.found.length - b.found.length);
      if (!least || least.found.length === 0) continue;
      if (KNOWN.has(partNumber)) met.add(partNumber);
      else wrong.push(`${partNumber} ${packages.join(" ")}, KiCad's ${least.name}: ${least.found.join("; ")}`);
    }
  }
  expect(wrong).toEqual([]);
  expect([...met].sort()).toEqual([...KNOWN.keys()].sort());
  expect(compared).toBeGreaterThan(250);
});
