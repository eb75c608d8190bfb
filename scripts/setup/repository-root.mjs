import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Absolute path of the checkout, wherever the command was called from. */
export const repositoryRoot = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
