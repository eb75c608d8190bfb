import { HEAP_LIMITS } from "@tracewright/threads";
import { expect, it } from "vitest";
import { COMMAND_LIMITS } from "./command-limits.ts";

it("commands are held to what other threads of the engines are held to", () => {
  expect(COMMAND_LIMITS).toEqual(HEAP_LIMITS);
});
