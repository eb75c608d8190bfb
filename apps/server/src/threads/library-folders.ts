import { homedir } from "node:os";
import { usualLibraryFolders } from "@tracewright/formats";

/** Where libraries may lie, as the configuration has it. */
export interface LibraryPlaces {
  readonly dataDir: string;
  readonly kicadLibraries: string;
}

export function libraryFolders({ dataDir, kicadLibraries }: LibraryPlaces): readonly string[] {
  const env = { ...process.env, KICAD_LIBRARIES: kicadLibraries };
  return usualLibraryFolders({ platform: process.platform, home: homedir(), env, dataDir });
}
