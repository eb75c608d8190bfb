import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface MailCatcher {
  readonly url: string;
  /** How often each mail came, by its Message-ID. */
  readonly received: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

/** An SMTP server that accepts every mail and delivers none. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const received = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      let text = "";
      stream.on("data", (chunk) => {
        text += chunk;
      });
      stream.on("end", () => {
        const id = /^message-id:\s*<([^>]*)>/im.exec(text)?.[1] ?? "";
        received.set(id, (received.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  // A sender that is killed resets its connection.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
