import type { NodeReader } from "../sexpr/node-reader.ts";

/** KiCad numbers its formats by the day. What is no such number is passed over, as if the file had none: `fallback`. */
export function takeVersion(root: NodeReader, fallback: number): number {
  const version = Number(root.takeText("version") ?? fallback);
  return Number.isSafeInteger(version) && version >= 0 ? version : fallback;
}
