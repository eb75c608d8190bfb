import type { LibraryFiles } from "./library-files.ts";

const ENDING = ".kicad_mod";

/** Where footprints lie, none of them opened. */
export interface Listing {
  /** By "Library:Name". */
  readonly pathOf: ReadonlyMap<string, string>;
  readonly librariesOf: ReadonlyMap<string, readonly string[]>;
}

/** The `.pretty` folders in these folders; of two libraries of one name the first counts. */
export function listFootprints(folders: readonly string[], files: LibraryFiles): Listing {
  const namesIn = (folder: string): readonly string[] => orNothing(() => files.list(folder)) ?? [];
  const pathOf = new Map<string, string>();
  const librariesOf = new Map<string, string[]>();
  for (const folder of folders)
    for (const pretty of namesIn(folder).filter((name) => name.endsWith(".pretty"))) {
      const library = pretty.slice(0, -".pretty".length);
      for (const file of namesIn(`${folder}/${pretty}`)) {
        if (!file.endsWith(ENDING)) continue;
        const name = file.slice(0, -ENDING.length);
        if (pathOf.has(`${library}:${name}`)) continue;
        pathOf.set(`${library}:${name}`, `${folder}/${pretty}/${file}`);
        const libraries = librariesOf.get(name);
        if (libraries) libraries.push(library);
        else librariesOf.set(name, [library]);
      }
    }
  return { pathOf, librariesOf };
}

/** Undefined where the disk refuses. Anything else that is thrown is a bug. */
export function orNothing<Value>(ask: () => Value): Value | undefined {
  try {
    return ask();
  } catch (error) {
    if (error instanceof Error && "code" in error) return undefined;
    throw error;
  }
}
