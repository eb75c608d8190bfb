import { cutSocket } from "./cut-socket.ts";
import type { Fault } from "./fault.ts";
import { fillDiskUnderCheckpoint, fillDiskUnderParts, fillDiskUnderUpload } from "./fill-disk.ts";
import { interruptExport } from "./interrupt-export.ts";
import { jumpClock } from "./jump-clock.ts";
import { killMatching } from "./kill-matching.ts";
import {
  cutNetwork,
  freezeWorker,
  killProcess,
  restartDatabase,
  restartEmbedded,
  upgradeWorker,
} from "./kill-process.ts";
import { pressTogether } from "./press-together.ts";

const SERVERS = ["PostgreSQL, pg-boss", "PostgreSQL, leases"] as const;
const EVERYWHERE = ["embedded", ...SERVERS] as const;

export const ALL_FAULTS: readonly Fault[] = [
  killProcess("embedded", "server"),
  ...SERVERS.map((server) => killProcess(server, "server")),
  ...SERVERS.map((server) => killProcess(server, "worker")),
  killMatching("embedded"),
  ...SERVERS.map(killMatching),
  restartEmbedded(),
  ...SERVERS.map(restartDatabase),
  ...SERVERS.map(interruptExport),
  ...SERVERS.map(upgradeWorker),
  ...SERVERS.map(freezeWorker),
  ...SERVERS.map(cutNetwork),
  ...EVERYWHERE.map(fillDiskUnderUpload),
  ...EVERYWHERE.map(fillDiskUnderParts),
  ...EVERYWHERE.map(fillDiskUnderCheckpoint),
  ...EVERYWHERE.map((database) => cutSocket(database)),
  ...EVERYWHERE.map(pressTogether),
  jumpClock("embedded"),
  ...SERVERS.map(jumpClock),
];
