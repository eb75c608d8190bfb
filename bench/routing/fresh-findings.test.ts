import { expect, test } from "vitest";
import { countErrors, freshFindings } from "./fresh-findings.ts";

test("an error that went away does not pay for one that came", () => {
  const fresh = freshFindings({ clearance: 1 }, { hole_clearance: 3 });
  expect(fresh).toEqual({ clearance: 1 });
  expect(countErrors(fresh)).toBe(1);
});

test("what the stripped board had already is no fault of the router", () => {
  expect(freshFindings({ clearance: 2, hole_clearance: 1 }, { clearance: 2, hole_clearance: 1 })).toEqual({});
});

test("loose ends are told and are no errors; open connections are counted elsewhere", () => {
  const fresh = freshFindings({ track_dangling: 4, unconnected_items: 9 }, {});
  expect(fresh).toEqual({ track_dangling: 4 });
  expect(countErrors(fresh)).toBe(0);
});
