import { expect, it } from "vitest";
import { formatBytes } from "./format-bytes.ts";

it.each([
  [0, "0 B"],
  [999, "999 B"],
  [1234, "1.2 kB"],
  [104_857_600, "105 MB"],
  [2_500_000_000, "2.5 GB"],
])("shows %i bytes as %s", (bytes, text) => {
  expect(formatBytes(bytes, "en")).toBe(text);
});
