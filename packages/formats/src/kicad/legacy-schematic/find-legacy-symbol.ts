import type { LibraryEntry } from "../../schematic/sheet-file.ts";
import type { LegacyDocumentation } from "./read-legacy-documentation.ts";
import type { LegacySymbol } from "./read-legacy-library.ts";

/** A library as handed in, under its bare file name without `.lib`. */
export interface LegacyLibrary {
  readonly name: string;
  readonly symbols: readonly LegacySymbol[];
}

/** How a library is called that KiCad keeps beside a schematic: all its symbols as they were when it was last saved. */
const CACHE = /-cache$/;

/**
 * Finds the drawing of a symbol that a schematic calls `Library:Name` (KiCad 5) or `Name` (KiCad 4). The cache has it
 * as KiCad last drew it and goes first, under `Library_Name`, `Library:Name` or `Name` by version; then the library of
 * that name, then any that knows the name.
 */
export class LegacySymbols {
  readonly #libraries: readonly LegacyLibrary[];
  readonly #documentation: ReadonlyMap<string, LegacyDocumentation>;
  readonly #byName = new Map<LegacyLibrary, ReadonlyMap<string, LibraryEntry>>();

  constructor(libraries: readonly LegacyLibrary[], documentation: ReadonlyMap<string, LegacyDocumentation>) {
    this.#libraries = [...libraries].sort((a, b) => Number(CACHE.test(b.name)) - Number(CACHE.test(a.name)));
    this.#documentation = documentation;
    for (const library of libraries)
      this.#byName.set(
        library,
        new Map(library.symbols.flatMap(({ names, entry }) => names.map((name) => [plainName(name), entry] as const))),
      );
  }

  find(written: string): LibraryEntry | undefined {
    const { nickname, name } = splitLegacySymbolName(written);
    const named = this.#libraries.filter((library) => library.name === nickname);
    const caches = this.#libraries.filter((library) => CACHE.test(library.name));
    const places: readonly (readonly [libraries: readonly LegacyLibrary[], name: string])[] = [
      ...(nickname === undefined ? [] : [[caches, `${nickname}_${name}`] as const]),
      [caches, plainName(written)],
      [named, name],
      [this.#libraries, name],
    ];
    for (const [libraries, wanted] of places)
      for (const library of libraries) {
        const found = this.#byName.get(library)?.get(wanted);
        if (found) return found;
      }
    return undefined;
  }

  documentationOf(written: string): LegacyDocumentation | undefined {
    return this.#documentation.get(splitLegacySymbolName(written).name);
  }
}

/** `Device:R` → library and name; KiCad 4 wrote the name alone. */
export function splitLegacySymbolName(written: string): { readonly nickname?: string; readonly name: string } {
  const colon = written.indexOf(":");
  const name = plainName(written.slice(colon + 1));
  return colon === -1 ? { name } : { nickname: written.slice(0, colon), name };
}

/** Slashes are written out or not, by version; a tilde before a name hid it. */
function plainName(name: string): string {
  return name.replace(/^~/, "").replaceAll("{slash}", "/").replaceAll("{colon}", ":");
}
