import { execFileSync } from "node:child_process";

/** A network namespace of its own, with one line to this machine. */
export interface Network {
  /** Runs a command in it. */
  readonly launcher: readonly string[];
  /** Of this machine, as seen from there. */
  readonly address: string;
  /** Silently: packets of both sides are lost, and connections stay open. */
  cut(): void;
  mend(): void;
  close(): void;
}

/** Undefined where this machine does not let us make one (that takes root on Linux). */
export function openNetwork(): Network | undefined {
  const name = `tw${process.pid % 100_000}`;
  const [here, there] = [`${name}h`, `${name}t`];
  const net = `10.219.${process.pid % 250}`;
  const ip = (...args: string[]): void => {
    execFileSync("ip", args, { stdio: "ignore" });
  };
  try {
    ip("netns", "add", name);
    ip("link", "add", here, "type", "veth", "peer", "name", there, "netns", name);
    ip("address", "add", `${net}.1/24`, "dev", here);
    ip("link", "set", here, "up");
    ip("-n", name, "address", "add", `${net}.2/24`, "dev", there);
    ip("-n", name, "link", "set", there, "up");
    ip("-n", name, "link", "set", "lo", "up");
  } catch {
    return undefined;
  }
  return {
    launcher: ["ip", "netns", "exec", name],
    address: `${net}.1`,
    cut: () => ip("link", "set", here, "down"),
    mend: () => ip("link", "set", here, "up"),
    close: () => ip("netns", "del", name),
  };
}
