import { availableParallelism, totalmem } from "node:os";
import { createFootprintLibrary } from "../../modules/footprints/footprint-library.ts";
import { type Configuration, ConfigurationError } from "../../platform/configuration.ts";
import { openStorage } from "../../platform/open-storage.ts";
import { freeBytesOf } from "../../platform/storage/free-space.ts";
import { hasEmbeddedDatabase, withInstallation } from "../open-installation.ts";
import { reasonOf } from "../reason-of.ts";
import { CommandRefusal } from "../refusal.ts";
import { checkAddress } from "./check-address.ts";
import { checkDatabase } from "./check-database.ts";
import { checkMachine, type Machine } from "./check-machine.ts";
import { checkMail } from "./check-mail.ts";
import { checkSecurity, checkSettings } from "./check-security.ts";
import { checkOwner, checkStorage } from "./check-storage.ts";
import type { Finding } from "./finding.ts";
import { checkNames } from "./list-settings.ts";

export interface Examined {
  readonly configure: () => Configuration;
  readonly envFile: { readonly path: string; readonly names: readonly string[] };
  readonly now: () => Date;
  /** In place of this machine, for tests. */
  readonly machine?: Machine;
}

/** Looks at everything that a server of these settings needs; changes nothing. */
export async function examine({
  configure,
  envFile,
  now,
  machine = THIS_MACHINE,
}: Examined): Promise<readonly Finding[]> {
  const names = checkNames(envFile.names);
  const configuration = read(configure);
  if (!("host" in configuration)) return [...names, ...configuration.findings];
  return [
    ...names,
    ...checkSettings(configuration),
    ...checkSecurity(configuration),
    ...(await checkMachine(configuration, envFile.path, machine)),
    ...(await checkData(configuration, now)),
    ...(await checkMail(configuration)),
    ...(await checkAddress(configuration, now)),
    ...(await checkLibraries(configuration)),
  ];
}

const THIS_MACHINE: Machine = {
  freeBytes: freeBytesOf,
  memoryBytes: totalmem(),
  cores: availableParallelism(),
  nodeVersion: process.versions.node,
};

function read(configure: () => Configuration): Configuration | { readonly findings: readonly Finding[] } {
  try {
    return configure();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return {
      findings: error.problems.map((problem) => ({ subject: "settings", severity: "error", sentence: `${problem}.` })),
    };
  }
}

async function checkData(configuration: Configuration, now: () => Date): Promise<readonly Finding[]> {
  const { databaseUrl, dataDir, s3 } = configuration;
  const storage = openStorage(configuration);
  const place = s3 ? `the bucket ${s3.bucket} at ${s3.endpoint.host}` : dataDir;
  const files = await checkStorage(storage, place);
  if (databaseUrl === undefined && !hasEmbeddedDatabase(configuration))
    return [
      {
        subject: "database",
        severity: "warning",
        sentence: `There is no database in ${dataDir}. The first start creates it.`,
      },
      ...files,
    ];
  const isSound = files.every(({ severity }) => severity === "fine");
  try {
    return await withInstallation(configuration, async ({ database }) => [
      ...(await checkDatabase(database, now)),
      ...files,
      ...(isSound ? await checkOwner(storage, database) : []),
    ]);
  } catch (error) {
    // The lock of a running server is a good sign.
    const isRunning = error instanceof CommandRefusal && databaseUrl === undefined;
    const sentence = isRunning
      ? `The server is running on the embedded database in ${dataDir}. Its tables are examined when it is stopped.`
      : `${reasonOf(error)}.`.replace(/\.\.$/, ".");
    return [{ subject: "database", severity: isRunning ? "fine" : "error", sentence }, ...files];
  }
}

async function checkLibraries(configuration: Configuration): Promise<readonly Finding[]> {
  if (configuration.kicadLibraries === "none") return [];
  const library = createFootprintLibrary(configuration);
  try {
    const { official } = await library.search({ words: "" }, 1);
    return [
      official > 0
        ? { subject: "libraries", severity: "fine", sentence: `${official} footprints of KiCad's libraries are found.` }
        : {
            subject: "libraries",
            severity: "warning",
            sentence:
              "KiCad's footprint libraries are not on this machine: schematics without a board use the built-in footprints. " +
              "Run npx tracewright libraries get.",
          },
    ];
  } catch (error) {
    return [
      { subject: "libraries", severity: "warning", sentence: `KiCad's libraries cannot be read: ${reasonOf(error)}.` },
    ];
  } finally {
    await library.stop();
  }
}
