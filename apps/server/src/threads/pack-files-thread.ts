import { parentPort, workerData } from "node:worker_threads";
import { safeFileName, unzipFiles, writeCsv, zipFiles } from "@tracewright/formats";
import type { PackAnswer, PackInput } from "./messages/pack-messages.ts";

const { project, pieces, tables, createdAt } = workerData as PackInput;

const files = pieces.flatMap(({ folder, name, bytes, isUnpacked }) =>
  (isUnpacked ? unzipFiles(bytes) : [{ name, bytes }]).map((file) => ({ ...file, name: `${folder}${file.name}` })),
);
const written = tables.map(({ path, ...table }) => ({ name: path, bytes: writeCsv(table) }));
parentPort?.postMessage({
  fileName: `${safeFileName(project, "board")}-everything.zip`,
  bytes: zipFiles([...written, ...files], { createdAt: new Date(createdAt) }),
} satisfies PackAnswer);
