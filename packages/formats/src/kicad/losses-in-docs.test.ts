import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { REMARK_SENTENCES, type RemarkKind } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { documentedLosses } from "./documented-losses.fixture.ts";

const KICAD = import.meta.dirname;
const page = (name: string) => readFileSync(join(KICAD, "../../../../docs/formats", name), "utf8");
const COUNTED = /\bcount\(\s*(?:"([^"]+)"|(\w+)),\s*"(dropped|converted)"/g;
const LOST = /\.lose\(\s*phrase\(\s*"([^"]+)"/g;

/** "read tracks", "written layer …": all that the readers count as dropped or converted, and all that the writers say is lost. */
function lossesInCode(...patterns: readonly string[]): string[] {
  const names = new Set<string>();
  for (const path of patterns.flatMap((pattern) => globSync(join(KICAD, pattern)))) {
    if (/\.(test|fixture)\.ts$/.test(path)) continue;
    const source = readFileSync(path, "utf8");
    for (const [, text, constant, what] of source.matchAll(COUNTED)) {
      const name = text ?? new RegExp(`const ${constant} = "([^"]+)"`).exec(source)?.[1];
      if (name === undefined) throw new Error(`${path}: the name of what is ${what} cannot be read from the code`);
      names.add(`${what} ${name}`);
    }
    for (const [, kind = ""] of source.matchAll(LOST))
      names.add(`left out ${REMARK_SENTENCES[kind as RemarkKind].replace(/\{\{\w+\}\}/g, "…")}`);
  }
  return [...names].sort();
}

describe("what a foreign file loses", () => {
  it("stands in docs/formats/kicad-board.md, all of it and nothing else", () => {
    expect(documentedLosses(page("kicad-board.md"))).toEqual(lossesInCode("board/*.ts"));
  });

  it("stands in docs/formats/kicad-schematic.md, all of it and nothing else", () => {
    expect(documentedLosses(page("kicad-schematic.md"))).toEqual(
      lossesInCode("schematic/*.ts", "legacy-schematic/*.ts", "board/text-effects.ts"),
    );
  });

  it("is read from folders that hold the code", () => {
    expect(globSync(join(resolve(KICAD), "board/write-*.ts")).length).toBeGreaterThan(3);
  });
});
