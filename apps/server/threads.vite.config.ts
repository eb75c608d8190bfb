import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { defineConfig } from "vite";

/** Entry files of all threads: the server's own, and the workers that the engines start. */
const ENTRIES = [
  ...globSync(join(import.meta.dirname, "src/threads/*-thread.ts")),
  ...globSync(join(import.meta.dirname, "../../packages/threads/src/*-thread.ts")),
];

/** Joins the modules of each thread's program. What is installed from elsewhere stays where it is. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
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
