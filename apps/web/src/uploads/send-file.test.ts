import fc from "fast-check";
import { expect, test } from "vitest";
import type { PartAnswer, SentPart } from "./put-part.ts";
import { MAX_BREAKS, PART_BYTES, ServerFullError, sendFile } from "./send-file.ts";

/** What becomes of a request: it arrives, it never arrives, its answer gets lost, or its address has run out. */
type Fate = "arrives" | "cut" | "answer lost" | "expired";

/** A server that keeps parts as the real one does; fates are dealt out one by one, then all is well. */
class Server {
  readonly kept: Blob[] = [];
  readonly ranges: string[] = [];
  signature = 0;
  #whole = false;
  readonly #fates: Fate[];

  constructor(fates: readonly Fate[]) {
    this.#fates = [...fates];
  }

  get received(): number {
    return this.kept.reduce((sum, { size }) => sum + size, 0);
  }

  readonly put = async ({ url, range, body, onProgress }: SentPart): Promise<PartAnswer> => {
    const fate = this.#fates.shift() ?? "arrives";
    if (fate === "expired") this.signature++;
    if (url !== `/uploads/1?${this.signature}`) return { kind: "expired" };
    onProgress(body.size / 2);
    if (fate === "cut") throw new Error("cut");
    const answer = this.#take(range, body);
    if (fate === "answer lost") throw new Error("cut");
    return answer;
  };

  #take(range: string, body: Blob): PartAnswer {
    this.ranges.push(range);
    const [, start, end, total] = /^bytes (?:(\d+)-(\d+)|\*)\/(\d+)$/.exec(range) ?? [];
    if (total === undefined) return { kind: "refused", status: 400 };
    if (start !== undefined && !this.#whole) {
      if (Number(end) - Number(start) + 1 !== body.size) return { kind: "refused", status: 400 };
      if (Number(start) === this.received) this.kept.push(body);
    }
    this.#whole ||= this.received === Number(total);
    return this.#whole ? { kind: "stored", url: "/uploads/1" } : { kind: "received", received: this.received };
  }
}

function start(file: Blob, server: Server, change: Partial<Parameters<typeof sendFile>[1]> = {}) {
  const progress: number[] = [];
  const waits: number[] = [];
  const sent = sendFile(file, {
    url: "/uploads/1?0",
    isBegun: false,
    renew: async () => `/uploads/1?${server.signature}`,
    put: server.put,
    wait: async (breaks) => void waits.push(breaks),
    onProgress: (fraction) => void progress.push(fraction),
    onBreak: () => {},
    signal: new AbortController().signal,
    ...change,
  });
  return { sent, progress, waits };
}

const fileOf = (bytes: number) => new Blob([new Uint8Array(bytes).map((_, index) => index * 7 + (index >> 9))]);

test("a file of two and a half parts arrives in three, and progress never says more than all", async () => {
  const server = new Server([]);
  const file = fileOf(PART_BYTES * 2.5);
  const { sent, progress } = start(file, server);
  expect(await sent).toBe("/uploads/1");
  expect(server.ranges).toEqual([
    `bytes 0-${PART_BYTES - 1}/${file.size}`,
    `bytes ${PART_BYTES}-${2 * PART_BYTES - 1}/${file.size}`,
    `bytes ${2 * PART_BYTES}-${file.size - 1}/${file.size}`,
  ]);
  expect(Math.max(...progress)).toBeLessThanOrEqual(1);
});

test("after a cut it asks how much is there, and sends no part twice that has arrived", async () => {
  const server = new Server(["arrives", "answer lost"]);
  const file = fileOf(PART_BYTES * 3);
  const { sent, waits } = start(file, server);
  await sent;
  expect(server.ranges.map((range) => range.split("/")[0])).toEqual([
    `bytes 0-${PART_BYTES - 1}`,
    `bytes ${PART_BYTES}-${2 * PART_BYTES - 1}`,
    "bytes *",
    `bytes ${2 * PART_BYTES}-${3 * PART_BYTES - 1}`,
  ]);
  expect(waits).toEqual([1]);
});

test("what is begun before goes on where it was", async () => {
  const server = new Server([]);
  const file = fileOf(PART_BYTES * 2);
  server.kept.push(file.slice(0, PART_BYTES));
  await start(file, server, { isBegun: true }).sent;
  expect(server.ranges.map((range) => range.split("/")[0])).toEqual([
    "bytes *",
    `bytes ${PART_BYTES}-${2 * PART_BYTES - 1}`,
  ]);
});

test("a line that carries nothing is given up, and one that always carries a little is not", async () => {
  const dead = start(fileOf(10), new Server(Array.from({ length: 99 }, () => "cut" as const)));
  await expect(dead.sent).rejects.toThrow("cut");
  expect(dead.waits).toEqual(Array.from({ length: MAX_BREAKS - 1 }, (_, index) => index + 1));
  const bad = Array.from({ length: 5 }, () => ["cut", "cut", "arrives", "arrives"] as const).flat();
  expect(await start(fileOf(PART_BYTES * 5), new Server(bad)).sent).toBe("/uploads/1");
});

test("a refusal ends it at once, and so does whoever cancels", async () => {
  const put = async (): Promise<PartAnswer> => ({ kind: "refused", status: 413 });
  await expect(start(fileOf(10), new Server([]), { put }).sent).rejects.toThrow("413");
  const full = async (): Promise<PartAnswer> => ({ kind: "full" });
  await expect(start(fileOf(10), new Server([]), { put: full }).sent).rejects.toThrow(ServerFullError);
  const refusal = { message: "The storage of your account is full: 1 MB of 1 MB." };
  const over = async (): Promise<PartAnswer> => ({ kind: "full", refusal });
  await expect(start(fileOf(10), new Server([]), { put: over }).sent).rejects.toMatchObject({
    refusal,
  });
  const abort = new AbortController();
  const cancelled = start(fileOf(10), new Server(["cut"]), {
    signal: abort.signal,
    wait: async () => abort.abort(),
  });
  await expect(cancelled.sent).rejects.toThrow("abort");
});

test("whatever becomes of the requests, what is kept in the end is the file", async () => {
  const fates = fc.array(fc.constantFrom<Fate>("arrives", "cut", "answer lost", "expired"), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fates, fc.constantFrom(1, PART_BYTES, PART_BYTES + 1, PART_BYTES * 3), async (dealt, bytes) => {
      const server = new Server(dealt);
      const file = new Blob([new Uint8Array(bytes)]);
      const url = await start(file, server).sent.catch(() => undefined);
      if (url === undefined) return;
      expect(server.received).toBe(bytes);
    }),
    { numRuns: 100 },
  );
});
