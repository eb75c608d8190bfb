import type { RunInput, RunMessage } from "./messages/run-messages.ts";

/** What a run's thread has to work with: its input, the server's signal, a way to answer and a clock. */
export interface RunContext {
  readonly input: RunInput;
  readonly signal: () => number;
  readonly post: (message: RunMessage) => void;
  readonly clock: () => number;
}
