/** The example projects, part of the page: each is fetched when it is picked. */
import type { DeskFile } from "./engine/desk-protocol.ts";

const TEXTS = import.meta.glob<string>("../../../../examples/*/*.{kicad_pcb,kicad_pro}", {
  query: "?raw",
  import: "default",
});

const SCHEMATICS = import.meta.glob<string>("../../../../examples/*/*.kicad_sch", { query: "?raw", import: "default" });

export const EXAMPLE_NAMES: readonly string[] = [
  ...new Set(Object.keys(TEXTS).map((path) => path.split("/").at(-2) ?? "")),
].sort();

/** The router needs no schematic; the placer reads from it what parts are for. */
export function loadExample(name: string, what: "board" | "with its schematic" = "board"): Promise<DeskFile[]> {
  const encoder = new TextEncoder();
  const texts = what === "board" ? TEXTS : { ...TEXTS, ...SCHEMATICS };
  const wanted = Object.entries(texts).filter(([path]) => path.split("/").at(-2) === name);
  return Promise.all(
    wanted.map(async ([path, load]) => ({ name: path.split("/").at(-1) ?? path, bytes: encoder.encode(await load()) })),
  );
}
