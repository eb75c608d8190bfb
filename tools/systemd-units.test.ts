import { execFileSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const INSTALLED = "/opt/tracewright";
const UNITS = globSync(`${ROOT}/deploy/systemd/*`).sort();
const SERVICES = UNITS.filter((path) => path.endsWith(".service"));
const ANALYZE = "/usr/bin/systemd-analyze";

function valuesOf(unit: string, key: string): string[] {
  return readFileSync(unit, "utf8")
    .split("\n")
    .flatMap((line) => (line.startsWith(`${key}=`) ? [line.slice(key.length + 1)] : []));
}

describe("the units for systemd", () => {
  it("are a service for one process, and templates for several", () => {
    expect(UNITS.map((path) => basename(path))).toEqual([
      "tracewright-web@.service",
      "tracewright-worker@.service",
      "tracewright.service",
      "tracewright.target",
    ]);
  });

  it.each(SERVICES)("start a program of this checkout: %s", (unit) => {
    for (const command of valuesOf(unit, "ExecStart"))
      for (const path of command.split(" "))
        expect(existsSync(join(ROOT, path.replace(`${INSTALLED}/`, ""))), path).toBe(true);
  });

  it.each(SERVICES)("set variables that the server reads: %s", (unit) => {
    const known = readFileSync(join(ROOT, "docs/operating/configuration.md"), "utf8");
    const names = valuesOf(unit, "Environment").flatMap((line) => line.split(" ").map((each) => each.split("=")[0]!));
    expect(names.length).toBeGreaterThanOrEqual(4);
    // Where the joined programs of threads lie is a matter of the build, not of its operator.
    const unknown = names.filter((name) => name !== "THREAD_PROGRAMS" && !known.includes(`| \`${name}\` |`));
    expect(unknown).toEqual([]);
  });

  it.skipIf(!existsSync(ANALYZE))("are valid as systemd reads them", () => {
    const folder = mkdtempSync(join(tmpdir(), "tracewright-units-"));
    try {
      // With this checkout and this account, which are there.
      const account = execFileSync("id", ["--user", "--name"], { encoding: "utf8" }).trim();
      for (const path of UNITS) {
        const text = readFileSync(path, "utf8")
          .replaceAll(INSTALLED, ROOT)
          .replace("User=tracewright", `User=${account}`);
        writeFileSync(join(folder, basename(path)), text);
      }
      const instances = { "tracewright-web@.service": "web@4000", "tracewright-worker@.service": "worker@1" };
      mkdirSync(join(folder, "instances"));
      for (const [template, name] of Object.entries(instances))
        cpSync(join(folder, template), join(folder, "instances", `tracewright-${name}.service`));
      const verified = ["tracewright.service", "tracewright.target"].map((name) => join(folder, name));
      const arguments_ = ["verify", "--man=no", "--recursive-errors=no", ...verified];
      const instance = globSync(`${folder}/instances/*`);
      const output = execFileSync(ANALYZE, [...arguments_, ...instance], { encoding: "utf8", stdio: "pipe" });
      expect(output).toBe("");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
