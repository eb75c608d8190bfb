import type pg from "pg";

const RETRY_AFTER_MS = 1000;

/**
 * LISTEN on a connection of its own, opened again a second after it breaks, until the returned function is called.
 * What was notified in between is lost: `missed` is called once it listens again. The first attempt has to succeed.
 */
export async function listenOnServer(
  createClient: () => pg.Client,
  channel: string,
  receive: (text: string) => void,
  missed: () => void,
  retryAfterMs: number = RETRY_AFTER_MS,
): Promise<() => Promise<void>> {
  let current: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const connect = async (): Promise<void> => {
    const client = createClient();
    current = client;
    client.on("notification", (message) => receive(message.payload ?? ""));
    client.on("error", () => {});
    await client.connect();
    // Only from here on: a client that fails to connect ends too, and two retries for one failure would double
    // the connections at every turn of an outage.
    client.on("end", retryLater);
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  };
  const retryLater = (): void => {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => void connect().then(missed, retryLater), retryAfterMs);
  };

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await current?.end();
  };
}
