/** `npm run dev`: the server restarting on changes, and the web application with hot reload in front of it. */
import { join } from "node:path";
import { endWithNpm } from "./setup/end-with-npm.mjs";
import { ensureDependencies } from "./setup/ensure-dependencies.mjs";
import { pinnedNode } from "./setup/pinned-node.mjs";
import { repositoryRoot } from "./setup/repository-root.mjs";
import { runCommand } from "./setup/run-command.mjs";

endWithNpm();
await ensureDependencies();
const node = pinnedNode();
const codes = await Promise.all([
  runCommand(node, ["--watch", join(repositoryRoot, "apps/server/src/main.ts")]),
  runCommand(node, [join(repositoryRoot, "node_modules/vite/bin/vite.js"), "apps/web", "--host", "127.0.0.1"]),
]);
process.exitCode = Math.max(...codes);
