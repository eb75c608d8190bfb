import type { FootprintFacts } from "@tracewright/board";
import type { DatedLibraryFiles, LibraryFiles } from "./library-files.ts";
import { listFootprints, orNothing } from "./list-footprints.ts";
import { readFootprintFacts } from "./read-footprint-facts.ts";

/** Facts of every footprint of these folders; what cannot be read is left out. Opens each file once: seconds for KiCad's own. */
export function indexLibraries(folders: readonly string[], files: LibraryFiles): FootprintFacts[] {
  const { pathOf } = listFootprints(folders, files);
  return [...pathOf].flatMap(([name, path]) => {
    const text = orNothing(() => files.read(path));
    return (text !== undefined && readFootprintFacts(text, name)) || [];
  });
}

/** Changes when a library is added, removed or updated. Opens no file; shows whether an index is still valid. */
export function stateOfLibraries(folders: readonly string[], files: DatedLibraryFiles): string {
  return folders
    .flatMap((folder) =>
      (orNothing(() => files.list(folder)) ?? [])
        .filter((name) => name.endsWith(".pretty"))
        .map((name) => `${folder}/${name} ${orNothing(() => files.changedAt(`${folder}/${name}`)) ?? 0}`),
    )
    .join("\n");
}
