import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answerKey } from "./kicad-tool.ts";

let folder = "";
const at = (name: string) => join(folder, name);
const key = (version = "6.0.11", options: readonly string[] = []) =>
  answerKey(at("a.kicad_pcb"), { tool: at("tool.py"), version, options });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "answer-"));
  writeFileSync(at("tool.py"), "print()");
  writeFileSync(at("a.kicad_pcb"), "(kicad_pcb)");
  writeFileSync(at("a.kicad_pro"), "{}");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("an answer is known again wherever the same board lies", () => {
  mkdirSync(at("elsewhere"));
  for (const ending of ["pcb", "pro"]) copyFileSync(at(`a.kicad_${ending}`), at(`elsewhere/b.kicad_${ending}`));
  expect(answerKey(at("elsewhere/b.kicad_pcb"), { tool: at("tool.py"), version: "6.0.11", options: [] })).toBe(key());
});

test("an answer is recomputed when board, project, rules, tool, options or KiCad change", () => {
  const keys = [key(), key("6.0.12"), key("6.0.11", ["--plane", "GND"])];
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
