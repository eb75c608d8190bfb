import { join } from "node:path";

/** Other people's routers that run in the same call, on the same stripped boards, before the same judge. */
export const PEERS = ["tscircuit", "freerouting"] as const;
export type Peer = (typeof PEERS)[number];

/** The program that routes with it, called as ours is. */
export function peerProgram(peer: Peer): string {
  return join(import.meta.dirname, `../peers/${peer}/route-one.ts`);
}
