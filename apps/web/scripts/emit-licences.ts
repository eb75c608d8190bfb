import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The fonts of theme/fonts.ts, each under the SIL Open Font License, whose text has to go with them. */
const LICENCES = {
  inter: "@fontsource-variable/inter/LICENSE",
  "jetbrains-mono": "@fontsource-variable/jetbrains-mono/LICENSE",
  pretendard: "pretendard/dist/LICENSE.txt",
};

/** Programs that are delivered as they are, with the licence that names where their source is. */
const PROGRAMS = { elkjs: "elkjs/LICENSE.md" };

/** Puts the licences of the fonts and of programs into the built application, under /licences/. */
export function emitLicences(): Plugin {
  return {
    name: "emit-licences",
    apply: "build",
    generateBundle() {
      for (const [name, path] of Object.entries({ ...LICENCES, ...PROGRAMS })) {
        const source = readFileSync(fileURLToPath(import.meta.resolve(path)));
        this.emitFile({ type: "asset", fileName: `licences/${name}.txt`, source });
      }
    },
  };
}
