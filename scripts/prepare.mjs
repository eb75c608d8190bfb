/** `npm run prepare-server`: all that `npm start` would set up, and no start: for machines where the server may not write there. */
import { ensureDependencies } from "./setup/ensure-dependencies.mjs";
import { ensureThreadPrograms } from "./setup/ensure-thread-programs.mjs";
import { ensureWebBuild } from "./setup/ensure-web-build.mjs";

await ensureDependencies();
await Promise.all([ensureThreadPrograms(), ensureWebBuild()]);
