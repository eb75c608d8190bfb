import { describe, expect, it } from "vitest";
import { Steady } from "./steady.ts";

interface Orders {
  readonly busy: boolean;
  readonly start: ((task: string) => string) | undefined;
}

const startedBy = (name: string) => (task: string) => `${task} by ${name}`;

describe("an object that keeps its identity", () => {
  it("is the same while its facts are, though its functions are others", () => {
    const steady = new Steady<Orders>();
    const first = steady.show({ busy: false, start: startedBy("one") });
    expect(steady.show({ busy: false, start: startedBy("two") })).toBe(first);
  });

  it("is another one when a fact has changed, with the same functions", () => {
    const steady = new Steady<Orders>();
    const first = steady.show({ busy: false, start: startedBy("one") });
    const second = steady.show({ busy: true, start: startedBy("two") });
    expect(second).not.toBe(first);
    expect(second.busy).toBe(true);
    expect(second.start).toBe(first.start);
  });

  it("is another one when a function comes or goes", () => {
    const steady = new Steady<Orders>();
    const first = steady.show({ busy: false, start: startedBy("one") });
    const without = steady.show({ busy: false, start: undefined });
    expect(without.start).toBeUndefined();
    expect(without).not.toBe(first);
    expect(steady.show({ busy: false, start: startedBy("two") }).start).toBe(first.start);
  });

  it("calls the latest committed function, and none that was taken away", () => {
    const steady = new Steady<Orders>();
    const one = { busy: false, start: startedBy("one") };
    const shown = steady.show(one);
    steady.commit(one);
    expect(shown.start?.("routing")).toBe("routing by one");
    steady.commit({ busy: false, start: startedBy("two") });
    expect(shown.start?.("routing")).toBe("routing by two");
    steady.commit({ busy: false, start: undefined });
    expect(shown.start?.("routing")).toBeUndefined();
  });
});
