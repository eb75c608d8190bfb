import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { DEMO_ACCOUNT } from "../demo/demo-account.ts";
import { Client } from "./client.ts";

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** What it has said so far. */
  said(): string;
  /** kill -9: no chance to tidy up. */
  kill(): Promise<void>;
  /** SIGTERM; resolves with the exit code. */
  terminate(): Promise<number | null>;
  /** Closes the channel to it, as the end of the program that started it does; resolves with the exit code. */
  abandon(): Promise<number | null>;
  /** A browser signed in to the demo account. */
  signedIn(): Promise<Client>;
}

/** What lets a process load its programs fast, and the engine that is tested, where this one has them. */
const INHERITED = Object.fromEntries(
  ["NODE_COMPILE_CACHE", "THREAD_PROGRAMS", "WORK_ENGINE"].flatMap((name) =>
    process.env[name] ? [[name, process.env[name]]] : [],
  ),
);

/**
 * `node apps/server/src/main.ts` as people run it, or that of another checkout, ready when it has named its address. `launcher`:
 * a command that replaces itself by the one that follows, such as `ip netns exec`.
 */
export async function startServerProcess(
  env: Readonly<Record<string, string>>,
  program = join(import.meta.dirname, "..", "main.ts"),
  launcher: readonly string[] = [],
): Promise<ServerProcess> {
  const [command = process.execPath, ...options] = [...launcher, process.execPath, program];
  const child = spawn(command, options, {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DEMO: "on",
      BUILT_IN_BLOCKS: "off",
      LOG: "json",
      EXAMPLES_DIR: "/nonexistent",
      ...INHERITED,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  const ready = Promise.withResolvers<void>();
  const listen = (chunk: Buffer): void => {
    output += chunk.toString();
    if (/is ready after|works on runs/.test(output)) ready.resolve();
  };
  child.stdout?.on("data", listen);
  child.stderr?.on("data", listen);
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  exited.then((code) => ready.reject(new Error(`the server ended with ${code}:\n${output}`)));
  await ready.promise;
  const url = /at (http:\S+)/.exec(output)?.[1] ?? "";
  return {
    url,
    pid: child.pid ?? 0,
    said: () => output,
    kill: () => end(child, "SIGKILL", exited).then(() => {}),
    terminate: () => end(child, "SIGTERM", exited),
    abandon: () => {
      child.disconnect();
      return exited;
    },
    signedIn: async () => {
      const client = new Client(url);
      await client.signIn(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
      return client;
    },
  };
}

function end(child: ChildProcess, signal: NodeJS.Signals, exited: Promise<number | null>): Promise<number | null> {
  child.kill(signal);
  return exited;
}
