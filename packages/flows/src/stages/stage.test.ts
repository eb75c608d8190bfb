import { describe, expect, test } from "vitest";
import { stagesFrom } from "./stage.ts";

interface Given {
  readonly seen: string[];
}

describe("the stages of a flow", () => {
  test("each is given what those before it have added", async () => {
    const flow = stagesFrom<Given>()
      .next(async () => ({ first: 1 }))
      .next(async ({ first }) => ({ second: first + 1, seen: ["replaced"] }));
    expect(await flow.run({ seen: [] })).toEqual({ seen: ["replaced"], first: 1, second: 2 });
  });

  test("none begins after one that was stopped", async () => {
    const flow = stagesFrom<Given>()
      .next(async ({ seen }) => ({ count: seen.push("first") }))
      .next(async (): Promise<{ never: true } | "stopped"> => "stopped")
      .next(async ({ seen }) => ({ count: seen.push("third") }));
    const seen: string[] = [];
    expect(await flow.run({ seen })).toBe("stopped");
    expect(seen).toEqual(["first"]);
  });

  test("a flow that was made longer is still what it was", async () => {
    const short = stagesFrom<Given>().next(async () => ({ first: 1 }));
    short.next(async () => ({ second: 2 }));
    expect(await short.run({ seen: [] })).toEqual({ seen: [], first: 1 });
  });
});
