import * as boards from "@tracewright/board";
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { DistinctIds } from "./distinct-ids.ts";

it("gives no id twice, and the same ids to the same file", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("a", "a~2", "a~3", "b", "A")), (written) => {
      const give = () => {
        const ids = new DistinctIds();
        return written.map((basis) => ids.give(basis));
      };
      const ids = give();
      expect(new Set(ids).size).toBe(written.length);
      expect(give()).toEqual(ids);
    }),
  );
});

it("looks for the next copy where the last one was", () => {
  const sums = vi.spyOn(boards, "stableUuid");
  const ids = new DistinctIds();
  for (let copy = 0; copy < 1_000; copy += 1) ids.give("gge3620");
  expect(sums.mock.calls.length).toBe(1_999);
  sums.mockRestore();
});
