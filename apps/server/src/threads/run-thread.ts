import { parentPort, workerData } from "node:worker_threads";
import { makeWay } from "../platform/make-way.ts";
import type { RunInput, RunMessage } from "./messages/run-messages.ts";
import type { PlacementOptions, RoutingOptions } from "./messages/run-options.ts";

// The web role answers in between, in the same process too. Engines are loaded after it, not with this file: loading one takes
// as long as routing a small board.
makeWay();

const input = workerData as RunInput;
const flag = new Int32Array(input.signal);
const thread = {
  input,
  signal: () => Atomics.load(flag, 0),
  post: (message: RunMessage) => parentPort?.postMessage(message),
  clock: () => performance.now(),
};

if (input.jobType === "ROUTING") {
  const { routeInThread } = await import("./route-in-thread.ts");
  thread.post({ kind: "begun" });
  await routeInThread(thread, input.options as RoutingOptions);
} else {
  const { placeInThread } = await import("./place-in-thread.ts");
  thread.post({ kind: "begun" });
  await placeInThread(thread, input.options as PlacementOptions);
}
