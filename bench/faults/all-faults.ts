import { cutSocket } from "./cut-socket.ts";
import type { Fault } from "./fault.ts";
import { fillDiskUnderCheckpoint, fillDiskUnderParts, fillDiskUnderUpload } from "./fill-disk.ts";
import { jumpClock } from "./jump-clock.ts";
import { killMatching } from "./kill-matching.ts";
import { killProcess, restartDatabase } from "./kill-process.ts";
import { pressTogether } from "./press-together.ts";

export const ALL_FAULTS: readonly Fault[] = [
  killProcess("embedded", "server"),
  killProcess("PostgreSQL", "server"),
  killProcess("PostgreSQL", "worker"),
  killMatching("embedded"),
  killMatching("PostgreSQL"),
  restartDatabase(),
  fillDiskUnderUpload(),
  fillDiskUnderParts(),
  fillDiskUnderCheckpoint(),
  cutSocket("embedded"),
  pressTogether("embedded"),
  pressTogether("PostgreSQL"),
  jumpClock("embedded"),
  jumpClock("PostgreSQL"),
];
