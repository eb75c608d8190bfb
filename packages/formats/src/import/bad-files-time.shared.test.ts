import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { importFiles } from "./import-files.ts";

/** Hostile and broken files are answered within two seconds of computing, which other work on the machine does not change. */
const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../../shared");
const BAD = join(SHARED, "bad");
const MAX_MS = 2_000;
const entries = existsSync(BAD) ? readdirSync(BAD).filter((name) => name !== "NOTES.md") : [];

describe.skipIf(entries.length === 0)("hostile files are answered within two seconds", () => {
  it.each(entries)("%s", (name) => {
    const path = join(BAD, name);
    const paths = statSync(path).isDirectory() ? readdirSync(path).map((file) => join(path, file)) : [path];
    const files = paths.map((file) => ({ name: basename(file), bytes: new Uint8Array(readFileSync(file)) }));
    const begun = process.cpuUsage();
    const { accepted, receipt } = importFiles(files);
    const { user, system } = process.cpuUsage(begun);
    expect((user + system) / 1000).toBeLessThan(MAX_MS);
    expect(accepted || receipt.diagnostics.some(({ severity }) => severity === "error")).toBe(true);
  });
});
