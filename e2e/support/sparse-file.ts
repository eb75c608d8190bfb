import { closeSync, ftruncateSync, openSync } from "node:fs";
import { test } from "@playwright/test";

/** A file of so many bytes that takes no room on the disk, for what is refused by its size alone; answers its path. */
export function sparseFile(name: string, bytes: number): string {
  const path = test.info().outputPath(name);
  const file = openSync(path, "w");
  ftruncateSync(file, bytes);
  closeSync(file);
  return path;
}
