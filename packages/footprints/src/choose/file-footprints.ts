import type { Footprint } from "@tracewright/board";

/** Footprints of the project's own files, by name. */
export interface FileFootprints {
  /** Of exactly this "Library:Name", else of this name in any library of the project. */
  find(name: string): Footprint | undefined;
  /** Of exactly this "Library:Name". */
  findExact(name: string): Footprint | undefined;
}

/** Of several with one name the first is taken. */
export function fileFootprints(footprints: readonly Footprint[]): FileFootprints {
  const byFullName = new Map<string, Footprint>();
  const byName = new Map<string, Footprint>();
  for (const footprint of footprints) {
    const bare = bareNameOf(footprint.library);
    if (!byFullName.has(footprint.library)) byFullName.set(footprint.library, footprint);
    if (!byName.has(bare)) byName.set(bare, footprint);
  }
  return {
    find: (name) => byFullName.get(name) ?? byName.get(bareNameOf(name)),
    findExact: (name) => byFullName.get(name),
  };
}

function bareNameOf(library: string): string {
  return library.slice(library.lastIndexOf(":") + 1);
}
