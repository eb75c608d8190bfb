import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { changeRoleByCommand } from "./modules/administration/change-role-by-command.ts";
import { ConfigurationError, readConfiguration } from "./platform/configuration.ts";
import { DirectoryInUseError, DirectoryLockError } from "./platform/database/directory-lock.ts";
import { openEmbeddedDatabase, openServerDatabase } from "./platform/database/open-database.ts";

/**
 * `npm run administrator -- EMAIL [--revoke]`: gives an account the role of an administrator, or takes it. On the embedded
 * database the server has to be stopped.
 */
async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const revoke = given.includes("--revoke");
  const [email, ...others] = given.filter((argument) => argument !== "--revoke");
  if (email === undefined || others.length > 0) {
    process.stderr.write("Usage: npm run administrator -- EMAIL [--revoke]\n");
    process.exitCode = 2;
    return;
  }
  const root = resolve(import.meta.dirname, "..", "..", "..");
  if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
  const { databaseUrl, dataDir } = readConfiguration({ env: process.env, arguments: [], root, terminal: false });
  const database =
    databaseUrl === undefined
      ? await openEmbeddedDatabase({ directory: dataDir })
      : await openServerDatabase(databaseUrl);
  try {
    const outcome = await changeRoleByCommand(database.db, { email, role: revoke ? "USER" : "ADMIN", at: new Date() });
    if (outcome === "unknown") {
      process.stderr.write(`No account has the e-mail address ${email}. Sign up first.\n`);
      process.exitCode = 1;
    } else process.stdout.write(`${email} is ${revoke ? "no longer" : "now"} an administrator.\n`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  const isExpected =
    error instanceof ConfigurationError || error instanceof DirectoryInUseError || error instanceof DirectoryLockError;
  process.stderr.write(`${error instanceof Error ? (isExpected ? error.message : error.stack) : String(error)}\n`);
  process.exitCode = 1;
});
