import { expect, test } from "vitest";
import type { RunInput, RunMessage } from "../../threads/messages/run-messages.ts";
import { type Patience, startRunThread } from "./start-run-thread.ts";

const INPUT: Omit<RunInput, "signal"> = {
  jobType: "ROUTING",
  board: new Uint8Array(0),
  circuit: null,
  options: { strip: false, pours: "TRACKS", seed: 1, seconds: 60 },
  checkpoint: null,
  threads: 1,
};

test("a thread that is too busy to hear that it shall stop is cut off, and what it left before counts", async () => {
  const told: RunMessage[] = [];
  const heard = Promise.withResolvers<void>();
  const receive = (message: RunMessage): void => {
    told.push(message);
    heard.resolve();
  };
  const thread = startRunThread(INPUT, 256, receive, new URL("../../testkit/deaf-thread.ts", import.meta.url));
  await heard.promise;
  thread.stop();
  expect(await thread.ended).toEqual({ status: "ended" });
  expect(told).toEqual([{ kind: "checkpoint", bytes: new Uint8Array([1]) }]);
});

test("a thread that has left nothing yet may end its preparation before it stops", async () => {
  const told: RunMessage[] = [];
  const file = new URL("../../testkit/preparing-thread.ts", import.meta.url);
  const thread = startRunThread(INPUT, 256, (message) => told.push(message), file);
  thread.stop();
  expect(await thread.ended).toEqual({ status: "ended" });
  expect(told.map(({ kind }) => kind)).toEqual(["stopped"]);
});

test("the time in which its engine is loaded is none of its preparation", async () => {
  const file = new URL("../../testkit/loading-thread.ts", import.meta.url);
  const stop = async (patience: Patience): Promise<readonly string[]> => {
    const told: RunMessage[] = [];
    const thread = startRunThread(INPUT, 256, (message) => told.push(message), file, patience);
    thread.stop();
    expect(await thread.ended).toEqual({ status: "ended" });
    return told.map(({ kind }) => kind);
  };
  expect(await stop({ working: 10, preparing: 500, loading: 60_000 })).toEqual(["stopped"]);
  expect(await stop({ working: 10, preparing: 60_000, loading: 100 })).toEqual([]);
});
