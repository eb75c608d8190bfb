import pg from "pg";

/** As the network's own, so that callers take it for the outage that it is (`isOutage`). */
class UnansweredError extends Error {
  readonly code = "ETIMEDOUT";
}

/** When a silent peer is asked whether it is there. Ten questions without an answer, a second apart, end the connection. */
const SILENT_MS = 10_000;

type Client = new (config?: pg.ClientConfig) => pg.Client;

/**
 * A connection that ends when the server does not answer a query within `limitMs`. A network that is cut silently leaves
 * connections open whose queries wait for minutes. The connection must end with its query: the answer may come yet, and would
 * be taken for that of the next query.
 */
export function limitedClient(limitMs: number): Client {
  return class LimitedClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis: limitMs, keepAlive: true, keepAliveInitialDelayMillis: SILENT_MS });
    }

    // Drizzle and `listen` await the answer, the pool passes a callback as its last value.
    override query(...values: unknown[]): never {
      let isOver = false;
      const giveUp = (): void => {
        if (isOver) return;
        const { stream } = (this as unknown as { connection: { stream: { destroy(error: Error): void } } }).connection;
        stream.destroy(new UnansweredError(`The database did not answer a query within ${limitMs / 1000} s.`));
      };
      // After a process stood still, its timers come before the answers that have arrived meanwhile.
      const timer = setTimeout(() => setImmediate(giveUp), limitMs);
      const stop = (): void => {
        isOver = true;
        clearTimeout(timer);
      };
      const callback = values.at(-1);
      if (typeof callback === "function")
        values[values.length - 1] = (...answer: unknown[]): void => {
          stop();
          callback(...answer);
        };
      const answer = Reflect.apply(super.query, this, values) as Promise<unknown> | undefined;
      answer?.then(stop, stop);
      return answer as never;
    }
  };
}
