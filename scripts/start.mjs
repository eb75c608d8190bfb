/** `npm start`: whatever set-up is still missing, then the server with everything in it, at one address. */
import { join } from "node:path";
import { endWithNpm } from "./setup/end-with-npm.mjs";
import { ensureDependencies } from "./setup/ensure-dependencies.mjs";
import { ensureThreadPrograms } from "./setup/ensure-thread-programs.mjs";
import { ensureWebBuild } from "./setup/ensure-web-build.mjs";
import { pinnedNode } from "./setup/pinned-node.mjs";
import { repositoryRoot } from "./setup/repository-root.mjs";
import { runCommand } from "./setup/run-command.mjs";

endWithNpm();
try {
  await ensureDependencies();
  const [env] = await Promise.all([ensureThreadPrograms(), ensureWebBuild()]);
  const server = join(repositoryRoot, "apps/server/src/main.ts");
  process.exitCode = await runCommand(pinnedNode(), [server, ...process.argv.slice(2)], { env, hasChannel: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
