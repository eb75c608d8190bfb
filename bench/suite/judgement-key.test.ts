import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { judgementKey } from "./judge-board.ts";

let folder = "";
const at = (name: string) => join(folder, name);
const key = (version = "6.0.11") => judgementKey(at("a.kicad_pcb"), { tool: at("tool.py"), version });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "judgement-"));
  writeFileSync(at("tool.py"), "print()");
  writeFileSync(at("a.kicad_pcb"), "(kicad_pcb)");
  writeFileSync(at("a.kicad_pro"), "{}");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a judgement is known again wherever the same board lies", () => {
  mkdirSync(at("elsewhere"));
  for (const ending of ["pcb", "pro"]) copyFileSync(at(`a.kicad_${ending}`), at(`elsewhere/b.kicad_${ending}`));
  expect(judgementKey(at("elsewhere/b.kicad_pcb"), { tool: at("tool.py"), version: "6.0.11" })).toBe(key());
});

test("a judgement is asked for anew when board, project, rules, tool or KiCad change", () => {
  const keys = [key(), key("6.0.12")];
  for (const [name, text] of [
    ["a.kicad_pcb", "(kicad_pcb (net 1))"],
    ["a.kicad_pro", '{"board":{}}'],
    ["a.kicad_dru", ""],
    ["a.kicad_dru", "(version 1)"],
    ["tool.py", "print(1)"],
  ] as const) {
    writeFileSync(at(name), text);
    keys.push(key());
  }
  expect(new Set(keys).size).toBe(keys.length);
});
