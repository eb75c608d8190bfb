import { existsSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "./repository-root.mjs";

const NEEDED_MAJOR = 24;

/**
 * Path of a Node that runs TypeScript directly: the one that came with the dependencies where there is one for this
 * platform, else the one running us if it is new enough.
 *
 * @returns {string}
 */
export function pinnedNode() {
  const bundled = join(repositoryRoot, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
  if (existsSync(bundled)) return bundled;
  if (Number(process.versions.node.split(".")[0]) >= NEEDED_MAJOR) return process.execPath;
  throw new Error(
    `Tracewright runs on Node ${NEEDED_MAJOR} or later; this is ${process.versions.node}, and the dependencies bring no Node for ` +
      `${process.platform}-${process.arch}. Install Node ${NEEDED_MAJOR} and start again.`,
  );
}
