import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { seedDemo } from "./demo/seed-demo.ts";
import { seedDemoHouse } from "./demo/seed-demo-house.ts";
import { ConfigurationError, readConfiguration } from "./platform/configuration.ts";
import { DirectoryInUseError, DirectoryLockError } from "./platform/database/directory-lock.ts";
import { NewerDatabaseError } from "./platform/database/needed-migration.ts";
import { NoDiskSpaceError } from "./platform/database/require-disk-space.ts";
import { makeHelpersWay } from "./platform/make-way.ts";
import { type RunningServer, startServer } from "./start-server.ts";

/** `node apps/server/src/main.ts [--services web,worker]`: reads the environment, starts, says so, stops on a signal. */

const say = (sentence: string): void => {
  process.stdout.write(`${sentence}\n`);
};

async function main(): Promise<void> {
  // Boards, results and the database are for nobody else on this machine.
  process.umask(0o077);
  const begun = performance.now();
  const root = resolve(import.meta.dirname, "..", "..", "..");
  // What the environment already holds wins over the file.
  if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
  const configuration = readConfiguration({
    env: process.env,
    arguments: process.argv.slice(2),
    root,
    terminal: process.stdout.isTTY === true,
  });
  // Threads load their code again each time; reading V8's compile cache takes a quarter of the time.
  process.env.NODE_COMPILE_CACHE ??= join(configuration.dataDir, "compiled");
  if (configuration.services.has("worker")) makeHelpersWay();
  const server = await startServer({ configuration, tell: say });
  stopOnSignal(server);
  const seeds = configuration.demo && configuration.readOnly === undefined;
  if (seeds) await seedDemo(server.application, say);
  if (seeds && configuration.isPrivate) await seedDemoHouse(server.application, say);
  if (configuration.smtpUrl === undefined)
    say(
      "No mail server is configured (SMTP_URL): mail stays in the outbox, and codes are printed in a developer's log.",
    );
  if (configuration.readOnly !== undefined)
    say("READ_ONLY=on: everything can be seen and downloaded, nothing can be changed, and runs do not start.");
  if (server.monitoringUrl !== undefined) say(`Health and metrics are at ${server.monitoringUrl}.`);
  if (!configuration.services.has("worker"))
    say("This process serves the web only; another one has to work on the runs.");
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  say(
    server.url === undefined
      ? `Tracewright works on runs (ready after ${seconds} s). Stop it with Ctrl+C.`
      : `Tracewright is ready after ${seconds} s at ${server.url} (stop it with Ctrl+C).`,
  );
}

function stopOnSignal(server: RunningServer): void {
  let stopping = false;
  const stop = (signal: string): void => {
    // The second Ctrl+C means now.
    if (stopping) process.exit(1);
    stopping = true;
    say(`${signal}: stopping, runs are checkpointed …`);
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", () => stop("SIGINT"));
  process.on("SIGTERM", () => stop("SIGTERM"));
  // The channel to the program that started this one, where there is one, closes when that program is gone.
  process.on("disconnect", () => {
    if (!stopping) stop("The program that started the server ended");
  });
}

main().catch((error: unknown) => {
  const expected =
    error instanceof ConfigurationError ||
    error instanceof DirectoryInUseError ||
    error instanceof DirectoryLockError ||
    error instanceof NewerDatabaseError ||
    error instanceof NoDiskSpaceError ||
    isAddressInUse(error);
  process.stderr.write(`${error instanceof Error ? (expected ? error.message : error.stack) : String(error)}\n`);
  process.exit(1);
});

function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "EADDRINUSE" || error.code === "EACCES");
}
