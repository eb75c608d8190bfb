import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { BlockDefinition } from "../src/definition/block-definition.ts";
import { type FrozenLayout, NO_LAYOUT } from "../src/layout/frozen-layout.ts";

const BLOCKS = join(import.meta.dirname, "../blocks");

export function folderOf(key: string): string {
  return join(BLOCKS, key);
}

export function allKeys(): string[] {
  return globSync(join(BLOCKS, "*/block.ts"))
    .map((file) => basename(dirname(file)))
    .sort();
}

export async function readDefinition(key: string): Promise<BlockDefinition> {
  const { block } = await import(join(folderOf(key), "block.ts"));
  return block;
}

export function readLayout(key: string): FrozenLayout {
  const file = join(folderOf(key), "layout.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : NO_LAYOUT;
}
