import { createHash, randomBytes } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { waitForState } from "../../apps/server/src/testkit/run-operations.ts";
import { accountFor, lookAtFiles } from "./account-for.ts";
import { type Fault, NO_POSTGRES } from "./fault.ts";
import { Projects } from "./runs-in-every-state.ts";
import { mountSmallDisk, type SmallDisk } from "./small-disk.ts";
import { type DatabaseKind, Stand } from "./stand.ts";

const DISK_MB = 24;
const UPLOAD_BYTES = 3 * 1_048_576;
/** A file that comes in parts has to be put together beside them: it comes in four. */
const PART_BYTES = UPLOAD_BYTES / 4;
const NO_MOUNT = "a small file system cannot be mounted here: that takes root on Linux";

/** The disk has less room than a file that is being uploaded part by part, as browsers do; it goes on where it was. */
export function fillDiskUnderParts(database: DatabaseKind): Fault {
  return {
    name: "the disk is full in the middle of an upload in parts",
    database,
    open: () =>
      openOnSmallDisk(database, async ({ stand, disk }, trial) => {
        const { client } = stand;
        const bytes = randomBytes(UPLOAD_BYTES);
        const folder = join(stand.directory, "files", "uploads");
        const before = new Set(await readdir(folder));
        const url = await announce(client);
        const put = async (range: string, body: Uint8Array<ArrayBuffer> = new Uint8Array(0)) => {
          const headers = { "content-range": `bytes ${range}/${UPLOAD_BYTES}` };
          const answer = await client.fetch(url, { method: "PUT", headers, body });
          return { status: answer.status, ...(JSON.parse(await answer.text()) as { received?: number; url?: string }) };
        };
        /** As many parts as are taken, from there on; the answer to the last. */
        const send = async (received: number) => {
          for (let start = received; ; start += PART_BYTES) {
            const range = start < UPLOAD_BYTES ? `${start}-${start + PART_BYTES - 1}` : "*";
            const answer = await put(range, bytes.slice(start, start + PART_BYTES));
            if (answer.status !== 202) return answer;
          }
        };
        const problems: string[] = [];
        // Between nothing and all parts fit; in the last trials all do, and the whole file beside them does not.
        await disk.fill(Math.floor((UPLOAD_BYTES * (trial % 10)) / 8));
        const refused = await send(0);
        if (refused.status !== 507) problems.push(`a part without room is answered ${refused.status}`);
        await disk.makeRoom();
        const { received = -1 } = await put("*");
        const taken = received < 0 ? { status: 200 } : await send(received);
        if (taken.status !== 200) problems.push(`with room again the upload is answered ${taken.status}`);
        const added = (await readdir(folder)).filter((name) => !before.has(name));
        if (added.length !== 1) problems.push(`${added.length} files lie in the place of one`);
        const path = join(folder, added[0] ?? "");
        if (sha256(await readFile(path)) !== sha256(bytes)) problems.push("what is stored is not what was uploaded");
        await rm(path);
        return { states: [], problems };
      }),
  };
}

function sha256(data: Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

/** The disk has less room than a file that is being uploaded at once. */
export function fillDiskUnderUpload(database: DatabaseKind): Fault {
  return {
    name: "the disk is full in the middle of an upload",
    database,
    open: () =>
      openOnSmallDisk(database, async ({ stand, disk }, trial) => {
        const { client } = stand;
        const bytes = randomBytes(UPLOAD_BYTES);
        const folder = join(stand.directory, "files", "uploads");
        const before = new Set(await readdir(folder));
        const added = async () => (await readdir(folder)).filter((name) => !before.has(name));
        const url = await announce(client);
        await disk.fill(Math.floor((UPLOAD_BYTES * (trial % 10)) / 10));
        const refused = await client.fetch(url, { method: "PUT", body: bytes });
        const sentence = await refused.text();
        const problems: string[] = [];
        if (refused.status !== 507 || !sentence.includes("disk is full"))
          problems.push(`an upload without room is answered ${refused.status} ${sentence.slice(0, 200)}`);
        const kept = await added();
        if (kept.length > 0) problems.push(`${kept.length} pieces are kept of an upload that was refused`);
        await disk.makeRoom();
        const taken = await client.fetch(url, { method: "PUT", body: bytes });
        if (!taken.ok) problems.push(`with room again the upload is answered ${taken.status} ${await taken.text()}`);
        else {
          const [name = ""] = await added();
          const path = join(folder, name);
          if (sha256(await readFile(path)) !== sha256(bytes)) problems.push("what is stored is not what was uploaded");
          await rm(path);
        }
        return { states: [], problems };
      }),
  };
}

/** The disk is full when a checkpoint is due; in every second trial until the run has ended. */
export function fillDiskUnderCheckpoint(database: DatabaseKind): Fault {
  return {
    name: "the disk is full when a run wants to store",
    database,
    open: () =>
      openOnSmallDisk(database, async ({ stand, disk, projects }, trial) => {
        const { client } = stand;
        const asked = await projects.requestAnew(() => disk.fill(0));
        const { run } = await waitForState(client, asked.projectId, /_(PROGRESS|COMPLETE|FAILED)$/);
        const staysFull = trial % 2 === 1;
        if (!staysFull) {
          // A checkpoint comes every five seconds, a picture every half second; the result of this run in three.
          await new Promise((resolve) => setTimeout(resolve, 1500));
          await disk.makeRoom();
          return { states: [run.status], problems: await accountFor(stand, asked) };
        }
        const problems = await accountFor(stand, { ...asked, mayEnd: ["EVENT_HANDLER_FAILED"] });
        await disk.makeRoom();
        problems.push(...(await accountFor(stand, await projects.requestAnew())));
        return { states: [run.status], problems };
      }),
  };
}

interface OnSmallDisk {
  readonly stand: Stand;
  readonly disk: SmallDisk;
  readonly projects: Projects;
}

async function openOnSmallDisk(
  database: DatabaseKind,
  once: (on: OnSmallDisk, trial: number) => Promise<{ states: string[]; problems: string[] }>,
) {
  // The disk of the faults is smaller than what is kept of it otherwise.
  const stand = await Stand.open(database, { DISK_RESERVE_MB: "0" });
  if (stand === undefined) return NO_POSTGRES;
  const disk = await mountSmallDisk(join(stand.directory, "files"), DISK_MB);
  if (disk === undefined) {
    await stand.close();
    return NO_MOUNT;
  }
  await stand.start();
  const projects = await Projects.create(stand);
  return {
    once: (trial: number) => once({ stand, disk, projects }, trial),
    end: async () => {
      const { broken, leftOver } = await lookAtFiles(stand);
      disk.unmount();
      await stand.close();
      return [...broken, ...(leftOver > 0 ? [`${leftOver} half-written files are never thrown away`] : [])];
    },
  };
}

async function announce(client: Stand["client"]): Promise<string> {
  const { presignedMultiUrlsForFileUpload } = await client.get(
    "query ($input: PresignedMultiUrlsForFileUploadInput!) { presignedMultiUrlsForFileUpload(input: $input) { urls } }",
    { files: [{ fileName: "large.kicad_pcb", fileType: "application/octet-stream" }] },
  );
  return presignedMultiUrlsForFileUpload.urls[0];
}
