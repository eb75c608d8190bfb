import { access, constants, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Configuration } from "../../platform/configuration.ts";
import { sizeText } from "../size-text.ts";
import type { Finding, Severity } from "./finding.ts";

const MB = 1_048_576;
/** The process without its runs (docs/operating/running.md). */
const OWN_MB = 600;
const NEEDED_NODE = 24;

export interface Machine {
  readonly freeBytes: (folder: string) => Promise<number>;
  readonly memoryBytes: number;
  readonly cores: number;
  readonly nodeVersion: string;
}

/** Disk, memory, folders and versions of this machine. */
export async function checkMachine(
  configuration: Configuration,
  envFile: string,
  machine: Machine,
): Promise<readonly Finding[]> {
  const { dataDir, diskReserveMb, workers, runMemoryMb, services, webDir } = configuration;
  const finding = (severity: Severity, sentence: string): Finding => ({ subject: "machine", severity, sentence });
  const found: Finding[] = [];

  const free = await machine.freeBytes(dataDir);
  const disk = `${sizeText(free)} are free on the disk of ${dataDir}`;
  if (free < (diskReserveMb + 64) * MB)
    found.push(
      finding("error", `${disk}: uploads and results are refused (DISK_RESERVE_MB=${diskReserveMb}). Free space.`),
    );
  else if (free < (diskReserveMb + 5_120) * MB) found.push(finding("warning", `${disk}. Free space soon.`));
  else found.push(finding("fine", `${disk}.`));

  const needed = ((services.has("worker") ? workers * runMemoryMb : 0) + OWN_MB) * MB;
  const memory = `The machine has ${sizeText(machine.memoryBytes)} of memory and ${machine.cores} cores`;
  found.push(
    machine.memoryBytes < needed
      ? finding("warning", `${memory}; WORKERS and RUN_MEMORY_MB may use ${sizeText(needed)}. Lower one of them.`)
      : finding("fine", `${memory}; this process may use ${sizeText(needed)} of it.`),
  );

  found.push(
    Number.parseInt(machine.nodeVersion, 10) < NEEDED_NODE
      ? finding("error", `Node.js ${machine.nodeVersion} is too old: ${NEEDED_NODE} or later is needed.`)
      : finding("fine", `Node.js ${machine.nodeVersion}.`),
  );
  const canWrite = await access(dataDir, constants.W_OK).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code === "ENOENT",
  );
  if (!canWrite) found.push(finding("error", `${dataDir} cannot be written by this account. Change its owner.`));
  for (const path of [envFile, join(dataDir, "secret"), join(dataDir, "files"), join(dataDir, "db")])
    if (await isOpenToOthers(path))
      found.push({
        subject: "security",
        severity: "warning",
        sentence: `${path} can be read by other accounts of this machine. Run chmod -R go= ${path}.`,
      });
  if (services.has("web") && !(await exists(join(webDir, "index.html"))))
    found.push(finding("error", `The web application is missing in ${webDir}. Run npm start, which builds it.`));
  return found;
}

async function isOpenToOthers(path: string): Promise<boolean> {
  if (process.platform === "win32") return false;
  return stat(path).then(
    ({ mode }) => (mode & 0o077) !== 0,
    () => false,
  );
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
