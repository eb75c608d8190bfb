import { expect, test } from "vitest";
import { PartTimes } from "./part-times.mjs";

test("the parts are told before they run, each with its number, and their seconds at the end", () => {
  let clock = 5_000;
  const times = new PartTimes(["lint", "unit tests"], () => clock);
  expect(times.plan()).toEqual(["2 parts will run:", "  1. lint", "  2. unit tests"]);
  expect(times.begin("lint")).toBe("— 1 of 2: lint");
  clock += 1_400;
  expect(times.end("lint")).toBe("lint: 1 s");
  expect(times.lines()).toEqual(["lint: 1 s", "together: 1 s"]);
  expect(times.begin("unit tests")).toBe("— 2 of 2: unit tests");
  clock += 311_700;
  expect(times.end("unit tests")).toBe("unit tests: 312 s");
  expect(times.lines()).toEqual(["lint: 1 s", "unit tests: 312 s", "together: 313 s"]);
});
