import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { defineConfig, type Plugin } from "vite";

/** Entry files of all threads: the server's own, and the workers that the engines start. What is done in one is no program. */
const ENTRIES = [
  ...globSync(join(import.meta.dirname, "src/threads/*-thread.ts")),
  ...globSync(join(import.meta.dirname, "../../packages/threads/src/*-thread.ts")),
].filter((file) => !file.endsWith("-in-thread.ts"));

/**
 * A program works as soon as it is loaded. One that another program imports would work there, too, and answer in its place: this
 * happens where a module loads a package as a whole, parts of which are in that program.
 */
const programsStandAlone: Plugin = {
  name: "programs-stand-alone",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
    const programs = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
    for (const { fileName, imports, dynamicImports } of chunks)
      for (const imported of [...imports, ...dynamicImports])
        if (programs.has(imported)) this.error(`${fileName} loads ${imported}, which is a program of its own.`);
  },
};

/** Joins the modules of each thread's program. What is installed from elsewhere stays where it is. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [programsStandAlone],
  // The board package has its own version of it, which programs elsewhere do not find.
  ssr: { noExternal: ["@noble/hashes"] },
  build: {
    ssr: true,
    target: "esnext",
    outDir: "dist/threads",
    rolldownOptions: {
      input: Object.fromEntries(ENTRIES.map((file) => [basename(file, ".ts"), file])),
      // All in one folder: a program finds those of its workers beside it.
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
