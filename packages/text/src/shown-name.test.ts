import { expect, test } from "vitest";
import { isUnconnectedName, shownName } from "./shown-name.ts";

test("names are shown with the characters that KiCad escaped, and braces that escape nothing stay", () => {
  expect(shownName("/VPP{slash}MCLR")).toBe("/VPP/MCLR");
  expect(shownName("A{colon}B{backslash}C{lt}D{gt}")).toBe("A:B\\C<D>");
  expect(shownName("{brace}slash}")).toBe("{slash}");
  expect(shownName("USB{DP DM}")).toBe("USB{DP DM}");
  expect(shownName("{constructor}")).toBe("{constructor}");
});

test("the net of a pin that is connected to nothing is known by the name that KiCad gives it", () => {
  expect(isUnconnectedName("unconnected-(U1-PB4-Pad12)")).toBe(true);
  expect(isUnconnectedName("/power/unconnected-(U3-NC-Pad4)")).toBe(true);
  expect(isUnconnectedName("/unconnected-(U3-NC-Pad4)")).toBe(true);
  expect(isUnconnectedName("Net-(U1-PB4)")).toBe(false);
  expect(isUnconnectedName("/NOT_unconnected-(x)")).toBe(false);
});
