import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";

export const ITEM_KINDS = [
  "footprints",
  "pads",
  "nets",
  "tracks",
  "vias",
  "zones",
  "fills",
  "drawings",
  "texts",
] as const;
type ItemKind = (typeof ITEM_KINDS)[number];
/** What KiCad 6 sees on a board, a sentence an item. */
export type KicadItems = { readonly loads: false } | ({ readonly loads: true } & Record<ItemKind, readonly string[]>);

const ORACLE = resolve(import.meta.dirname, "../../../../oracle/board_items.py");

export function hasKicad(): boolean {
  try {
    execFileSync("/usr/bin/python3", ["-c", "import pcbnew"], { stdio: "ignore" });
    return existsSync("/usr/bin/xvfb-run");
  } catch {
    return false;
  }
}

/** KiCad's answer for each of the files, in their order. */
export function kicadItems(files: readonly string[]): KicadItems[] {
  return execFileSync("xvfb-run", ["-a", "/usr/bin/python3", ORACLE, ...files], {
    maxBuffer: 2 ** 30,
    stdio: ["ignore", "pipe", "ignore"],
  })
    .toString()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as KicadItems);
}
