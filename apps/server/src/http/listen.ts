import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Connections that wait to be accepted. Of Node's 511 nothing is left for others while one account opens and drops 200 at a
 * time and other processes hold the cores for a second. Linux takes at most `net.core.somaxconn`, 4,096 since 5.4.
 */
const WAITING_CONNECTIONS = 4096;

/** Rejects when the address cannot be listened on. */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host, backlog: WAITING_CONNECTIONS }, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

/** The address of a server that listens. */
export function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
