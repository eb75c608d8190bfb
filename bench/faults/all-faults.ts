import { cutSocket } from "./cut-socket.ts";
import type { Fault } from "./fault.ts";
import { fillDiskUnderCheckpoint, fillDiskUnderParts, fillDiskUnderUpload } from "./fill-disk.ts";
import { jumpClock } from "./jump-clock.ts";
import { killMatching } from "./kill-matching.ts";
import { freezeWorker, killProcess, restartDatabase, upgradeWorker } from "./kill-process.ts";
import { pressTogether } from "./press-together.ts";

const SERVERS = ["PostgreSQL, pg-boss", "PostgreSQL, leases"] as const;

export const ALL_FAULTS: readonly Fault[] = [
  killProcess("embedded", "server"),
  ...SERVERS.map((server) => killProcess(server, "server")),
  ...SERVERS.map((server) => killProcess(server, "worker")),
  killMatching("embedded"),
  ...SERVERS.map(killMatching),
  ...SERVERS.map(restartDatabase),
  ...SERVERS.map(upgradeWorker),
  ...SERVERS.map(freezeWorker),
  fillDiskUnderUpload(),
  fillDiskUnderParts(),
  fillDiskUnderCheckpoint(),
  cutSocket("embedded"),
  pressTogether("embedded"),
  pressTogether("PostgreSQL, pg-boss"),
  jumpClock("embedded"),
  ...SERVERS.map(jumpClock),
];
