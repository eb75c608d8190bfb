import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DISK } from "./disk.ts";
import { readLibraries } from "./read-libraries.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tracewright-libraries-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("libraries that are brought while the server runs are found without a restart, and gone when they are removed", () => {
  let clock = 0;
  const brought = join(folder, "libraries");
  const answer = readLibraries([brought], DISK, { keptIn: join(folder, "index.json"), now: () => clock });
  const search = () => answer({ kind: "search", query: { words: "quaint" }, limit: 5 });
  expect(search()).toMatchObject({ total: 0, official: 0 });

  const coming = join(folder, "coming");
  mkdirSync(join(coming, "New.pretty"), { recursive: true });
  writeFileSync(
    join(coming, "New.pretty", "Quaint.kicad_mod"),
    '(footprint "Quaint" (pad "1" smd rect (at 0 0) (size 1 1)))',
  );
  renameSync(coming, brought);
  clock += 4999;
  expect(search().total).toBe(0);
  clock += 1;
  expect(search()).toMatchObject({ official: 1, hits: [{ name: "New:Quaint", source: "official" }] });
  expect(answer({ kind: "find", names: ["New:Quaint"] }).records).toHaveLength(1);

  rmSync(brought, { recursive: true });
  clock += 5000;
  expect(search()).toMatchObject({ total: 0, official: 0 });
});
