import { existsSync } from "node:fs";
import { join } from "node:path";
import { findAutorouter, HOW_TO_INSTALL } from "../peers/tscircuit/load-autorouter.ts";

/** Other people's routers that run in the same call, on the same stripped boards, before the same judge. */
export const PEERS = ["tscircuit", "freerouting"] as const;
export type Peer = (typeof PEERS)[number];

/** The program that routes with it, called as ours is. */
export function peerProgram(peer: Peer): string {
  return join(import.meta.dirname, `../peers/${peer}/route-one.ts`);
}

/** Why a peer cannot run here, and what to do; undefined: it can. */
export function peerObstacle(peer: Peer): string | undefined {
  if (peer === "tscircuit") return findAutorouter() === undefined ? HOW_TO_INSTALL : undefined;
  const jar = process.env.FREEROUTING_JAR;
  return jar && existsSync(jar) ? undefined : "FREEROUTING_JAR names no file: Freerouting's jar belongs there";
}
