import { describe, expect, it, vi } from "vitest";
import { ActionRegistry } from "./action-registry.ts";
import { ALL_ACTIONS } from "./action-table.ts";

describe("the actions of the workspace", () => {
  it("stand in one group each", () => {
    expect(ALL_ACTIONS).toHaveLength(new Set(ALL_ACTIONS).size);
  });

  it("run while they are told and enabled", () => {
    const registry = new ActionRegistry();
    const run = vi.fn();
    let isEnabled = false;
    const source = {};
    expect(registry.run("undo")).toBe(false);
    registry.register(source, [{ id: "undo", isEnabled: () => isEnabled, run }]);
    expect(registry.run("undo")).toBe(false);
    isEnabled = true;
    expect(registry.run("undo")).toBe(true);
    registry.unregister(source);
    expect(registry.run("undo")).toBe(false);
    expect(run).toHaveBeenCalledOnce();
  });

  it("are those of whoever came last", () => {
    const registry = new ActionRegistry();
    const [first, last] = [vi.fn(), vi.fn()];
    const dialog = {};
    registry.register({}, [{ id: "cancel", run: first }]);
    registry.register(dialog, [{ id: "cancel", run: last }]);
    registry.run("cancel");
    registry.unregister(dialog);
    registry.run("cancel");
    expect([first.mock.calls.length, last.mock.calls.length]).toEqual([1, 1]);
  });

  it("cannot be told twice by one source", () => {
    const twice = [
      { id: "undo", run: () => {} },
      { id: "undo", run: () => {} },
    ] as const;
    expect(() => new ActionRegistry().register({}, twice)).toThrow("An action is told twice: undo, undo");
  });

  it("are looked at again when something about them is to be seen, and only then", () => {
    const registry = new ActionRegistry();
    const listener = vi.fn();
    const source = {};
    registry.subscribe(listener);
    registry.register(source, [{ id: "undo", isEnabled: () => false, run: () => {} }]);
    registry.register(source, [{ id: "undo", isEnabled: () => false, run: () => {} }]);
    expect(listener).toHaveBeenCalledTimes(1);
    registry.register(source, [{ id: "undo", isEnabled: () => true, run: () => {} }]);
    expect(listener).toHaveBeenCalledTimes(2);
    registry.register(source, [{ id: "undo", isEnabled: () => true, isOn: () => true, run: () => {} }]);
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
