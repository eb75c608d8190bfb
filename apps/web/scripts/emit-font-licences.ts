import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The fonts of theme/fonts.ts, each under the SIL Open Font License, whose text has to go with them. */
const LICENCES = {
  inter: "@fontsource-variable/inter/LICENSE",
  "jetbrains-mono": "@fontsource-variable/jetbrains-mono/LICENSE",
  pretendard: "pretendard/dist/LICENSE.txt",
};

/** Puts the licences of the fonts into the built application, under /licences/. */
export function emitFontLicences(): Plugin {
  return {
    name: "emit-font-licences",
    apply: "build",
    generateBundle() {
      for (const [font, path] of Object.entries(LICENCES)) {
        const source = readFileSync(fileURLToPath(import.meta.resolve(path)));
        this.emitFile({ type: "asset", fileName: `licences/${font}.txt`, source });
      }
    },
  };
}
