import type { Footprint } from "@tracewright/board";
import { readKicadFootprint } from "../board/read-kicad-footprint.ts";
import type { LibraryFiles } from "./library-files.ts";
import { type Listing, listFootprints, orNothing } from "./list-footprints.ts";
import { areHandPadsOf, beforeHandPads, otherSpellings } from "./other-spellings.ts";

/** KiCad's libraries on this machine, by name. Files are opened when they are asked for. */
export interface OpenLibraries {
  /** Of every footprint, as "Library:Name". */
  names(): Iterable<string>;
  /** Of exactly this "Library:Name". */
  findExact(name: string): Footprint | undefined;
  /** Of exactly this "Library:Name", else of the name in another library, else under the name it has in another version. */
  find(name: string): Footprint | undefined;
}

/** Footprints that were read stay ready: one design asks for the same ones again and again. */
const MAX_REMEMBERED = 500;

/**
 * The `.pretty` folders in these folders; of two libraries of one name the first counts. Folders are listed at the
 * first question.
 */
export function openLibraries(folders: readonly string[], files: LibraryFiles): OpenLibraries {
  let listed: Listing | undefined;
  const remembered = new Map<string, Footprint | undefined>();
  const read = (fullName: string, path: string): Footprint | undefined => {
    if (remembered.has(fullName)) return remembered.get(fullName);
    const text = orNothing(() => files.read(path));
    const library = fullName.slice(0, fullName.indexOf(":"));
    const { footprint } = text === undefined ? {} : readKicadFootprint({ fileName: path, text, library });
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(fullName, footprint);
    return footprint;
  };
  return {
    names: () => {
      listed ??= listFootprints(folders, files);
      return listed.pathOf.keys();
    },
    findExact: (name) => {
      listed ??= listFootprints(folders, files);
      const path = listed.pathOf.get(name);
      return path === undefined ? undefined : read(name, path);
    },
    find: (wanted) => {
      listed ??= listFootprints(folders, files);
      const fullName = nameIn(listed, wanted);
      const path = fullName === undefined ? undefined : listed.pathOf.get(fullName);
      return fullName === undefined || path === undefined ? undefined : read(fullName, path);
    },
  };
}

/** The "Library:Name" that a wanted one is found under. */
function nameIn({ pathOf, librariesOf }: Listing, wanted: string): string | undefined {
  const colon = wanted.lastIndexOf(":");
  const [library, name] = [wanted.slice(0, Math.max(0, colon)), wanted.slice(colon + 1)];
  for (const spelling of [name, ...otherSpellings(name)]) {
    if (pathOf.has(`${library}:${spelling}`)) return `${library}:${spelling}`;
    const [elsewhere] = librariesOf.get(spelling) ?? [];
    if (elsewhere !== undefined) return `${elsewhere}:${spelling}`;
  }
  const stem = beforeHandPads(name);
  const others = stem === undefined ? [] : [...librariesOf].filter(([other]) => areHandPadsOf(stem, other));
  const [[other, [home = ""]] = ["", []]] = others;
  return other === "" ? undefined : `${home}:${other}`;
}
