import { emptyBoard, itemId } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { type FillAnswer, ZoneFiller } from "./zone-filler.ts";

/** A thread that answers on demand. */
class SlowWorker extends EventTarget {
  readonly asked: unknown[] = [];
  isEnded = false;

  postMessage(question: unknown): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(id: string): void {
    this.dispatchEvent(new MessageEvent<FillAnswer>("message", { data: { fills: new Map([[itemId(id), []]]) } }));
  }
}

function filler() {
  const begun: SlowWorker[] = [];
  const made = new ZoneFiller(() => {
    const worker = new SlowWorker();
    begun.push(worker);
    return worker as unknown as Worker;
  });
  return { made, begun };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("the filler of zones", () => {
  it("asks one board after the other, and answers each with its own fills", async () => {
    const { made, begun } = filler();
    const [first, second] = [made.fill(emptyBoard()), made.fill(emptyBoard(4))];
    await settled();
    expect(begun.map(({ asked }) => asked.length)).toEqual([1]);
    begun[0]!.answer("a");
    await settled();
    begun[0]!.answer("b");
    expect([...(await first).keys(), ...(await second).keys()]).toEqual(["a", "b"]);
  });

  it("says when its thread fails, and begins another one for the next question", async () => {
    const { made, begun } = filler();
    const broken = made.fill(emptyBoard());
    await settled();
    const event = Object.assign(new Event("error"), { message: "out of memory" });
    begun[0]!.dispatchEvent(event);
    await expect(broken).rejects.toThrow("Zones could not be filled: out of memory");
    expect(begun[0]!.isEnded).toBe(true);
    const next = made.fill(emptyBoard());
    await settled();
    begun[1]!.answer("c");
    expect([...(await next).keys()]).toEqual(["c"]);
  });
});
