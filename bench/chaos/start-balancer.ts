import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface Balancer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Passes each connection to the next web process that accepts it, as a balancer before several processes does. */
export async function startBalancer(addresses: () => readonly string[]): Promise<Balancer> {
  let turn = 0;
  const open = new Set<Socket>();
  const pass = (socket: Socket, candidates: readonly string[]): void => {
    const [first, ...others] = candidates;
    if (first === undefined) return void socket.destroy();
    const { hostname, port } = new URL(first);
    const backend = connect({ host: hostname, port: Number(port) });
    backend.once("error", () => pass(socket, others));
    backend.once("connect", () => {
      backend.removeAllListeners("error");
      // Where one side is reset, the other is, too.
      const end = (): void => {
        socket.destroy();
        backend.destroy();
      };
      for (const side of [socket, backend]) side.on("error", end).on("close", end);
      socket.pipe(backend).pipe(socket);
    });
  };
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => {}).once("close", () => open.delete(socket));
    const all = addresses();
    turn += 1;
    pass(
      socket,
      all.map((_, index) => all[(turn + index) % all.length] ?? ""),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
