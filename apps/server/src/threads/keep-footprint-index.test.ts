import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readFootprintIndex } from "./keep-footprint-index.ts";

const TEXT = '(footprint "a" (pad "1" smd rect (at 0 0) (size 1 1)) (pad "2" smd rect (at 1 0) (size 1 1)))';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tracewright-index-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

let changed = 1;
const lend = () => ({
  list: (path: string) => (path === "/k" ? ["One.pretty"] : ["chip.kicad_mod"]),
  read: vi.fn(() => TEXT),
  changedAt: () => changed,
});

test("an index is made once, kept for its owner alone and made anew when a library changes", () => {
  const keptIn = join(folder, "index.json");
  const [first, second, third] = [lend(), lend(), lend()];
  const made = readFootprintIndex(["/k"], first, keptIn);
  expect(made).toMatchObject([{ name: "One:chip", pads: 2, pitch: 1_000_000 }]);
  expect(statSync(keptIn).mode & 0o777).toBe(0o600);
  expect(readFootprintIndex(["/k"], second, keptIn)).toEqual(made);
  expect(second.read).not.toHaveBeenCalled();
  changed += 1;
  readFootprintIndex(["/k"], third, keptIn);
  expect(third.read).toHaveBeenCalledOnce();
});

test("one that was cut off, or cannot be kept, costs time and nothing else", () => {
  const keptIn = join(folder, "index.json");
  readFootprintIndex(["/k"], lend(), keptIn);
  writeFileSync(keptIn, readFileSync(keptIn, "utf8").slice(0, 40));
  expect(readFootprintIndex(["/k"], lend(), keptIn)).toHaveLength(1);
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(readFootprintIndex(["/k"], lend(), join(folder, "no", "such", "index.json"))).toHaveLength(1);
  expect(told).toHaveBeenCalledWith(expect.stringContaining("the index of footprints was not kept"));
  told.mockRestore();
});
