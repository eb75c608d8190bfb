import type { LegacyReading } from "./legacy-reading.ts";

/** What a `.dcm` says about a symbol of the library of the same name. */
export interface LegacyDocumentation {
  readonly description?: string;
  readonly datasheet?: string;
}

/** Reads a `.dcm` (EESchema-DOCLIB): `$CMP name`, then `D description`, `K keywords`, `F datasheet`. */
export function readLegacyDocumentation(reading: LegacyReading): Map<string, LegacyDocumentation> {
  const documentation = new Map<string, LegacyDocumentation>();
  for (let line = reading.takeLine(); line !== undefined; line = reading.takeLine()) {
    const name = /^\$CMP\s+(\S+)/.exec(line)?.[1];
    if (name === undefined) continue;
    const block = reading.takeBlock("$ENDCMP");
    const said = (letter: string) =>
      block
        .find((entry) => entry.startsWith(`${letter} `))
        ?.slice(2)
        .trim();
    const description = said("D");
    const datasheet = said("F");
    documentation.set(name, {
      ...(description && { description }),
      ...(datasheet && datasheet !== "~" && { datasheet }),
    });
  }
  return documentation;
}
