import { connect, createServer, type Socket } from "node:net";

/** A line to the stories' server that can be cut, which to the browser is a server that was killed. */
export interface Line {
  /** Where the browser reaches the server through it. */
  readonly url: string;
  /** Ends every connection and takes no new one. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function openLine(target: string): Promise<Line> {
  const { hostname, port } = new URL(target);
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far).pipe(near);
    for (const end of [near, far]) {
      ends.add(end);
      end.on("error", () => {});
      end.on("close", () => {
        ends.delete(end);
        near.destroy();
        far.destroy();
      });
    }
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, "127.0.0.1", resolve));
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the line has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const end of ends) end.destroy();
      await closed;
    },
    mend: () => listen(address.port),
  };
}
