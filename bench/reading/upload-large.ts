/** Uploads one file to a server process of its own, as a browser does, and makes a project of it. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CREATE_PROJECT, readNamedFile } from "../../apps/server/src/testkit/client.ts";
import { startServerProcess } from "../../apps/server/src/testkit/start-server-process.ts";

export interface UploadRow {
  /** "accepted", or the code that it was refused with. */
  readonly answer: string;
  /** Memory of the server with its database before. */
  readonly beforeMb: number;
  /** Most from then on. */
  readonly peakMb: number;
  readonly cpuSeconds: number;
}

/** Other work on the machine must not look like a slow file. */
const PATIENCE_SECONDS = "300";

export async function uploadLarge(path: string, folder: string): Promise<UploadRow> {
  const server = await startServerProcess({
    DATA_DIR: mkdtempSync(join(folder, "server-")),
    IMPORT_SECONDS: PATIENCE_SECONDS,
  });
  try {
    const client = await server.signedIn();
    const file = await readNamedFile(path);
    // Forgets how much the opening of the database took (proc(5), clear_refs).
    writeFileSync(`/proc/${server.pid}/clear_refs`, "5");
    const beforeMb = memoryOf(server.pid);
    const cpuBefore = cpuSecondsOf(server.pid);
    const fileUrls = await client.upload([file]);
    const { errors } = await client.ask(CREATE_PROJECT, { name: "Large", jobType: "ROUTING", fileUrls });
    const answer = errors?.[0] ? `refused, ${errors[0].extensions.code}` : "accepted";
    return {
      answer,
      beforeMb,
      peakMb: memoryOf(server.pid),
      cpuSeconds: cpuSecondsOf(server.pid) - cpuBefore,
    };
  } finally {
    await server.terminate();
  }
}

/** VmHWM, the most since it was forgotten last. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmHWM:\s*(\d+) kB/.exec(status)?.[1]) / 1024;
}

/** Hundredths of a second in user and kernel mode: fields 14 and 15 of proc(5)'s stat, counted behind the name in parentheses. */
function cpuSecondsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
