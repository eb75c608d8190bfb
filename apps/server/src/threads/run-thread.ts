import { constants, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { placeInThread } from "./place-in-thread.ts";
import type { PlacementOptions, RoutingOptions, RunInput, RunMessage } from "./protocol.ts";
import { routeInThread } from "./route-in-thread.ts";

// The web role answers in between, in the same process too. On Linux this is the priority of this thread and of those that it
// starts; elsewhere it would be that of the whole process.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const input = workerData as RunInput;
const flag = new Int32Array(input.signal);
const thread = {
  input,
  signal: () => Atomics.load(flag, 0),
  post: (message: RunMessage) => parentPort?.postMessage(message),
  clock: () => performance.now(),
};

if (input.jobType === "ROUTING") await routeInThread(thread, input.options as RoutingOptions);
else await placeInThread(thread, input.options as PlacementOptions);
