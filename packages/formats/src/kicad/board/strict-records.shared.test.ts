import { globSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { checkEdit, editBetween, emptyBoard, patchOf, readPatch } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { readKicadBoard } from "./read-kicad-board.ts";

/**
 * What a browser saves is held against schemas that know every member of every record. They have to know all that our
 * readers make of real files, or an edit of such a board would be refused for what the file brought.
 */
const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../../../shared");
const paths = ["boards/*/*.kicad_pcb", "bench/*.kicad_pcb"].flatMap((pattern) => globSync(join(SHARED, pattern)));

describe.skipIf(paths.length === 0)("every record of a real board", () => {
  it.each(paths.map((path) => [basename(path), path]))("%s could be added by an edit", (fileName, path) => {
    const { board: read } = readKicadBoard({ fileName, text: readFileSync(path, "utf8") });
    if (!read) throw new Error(`${path} was refused`);
    const { foreign: _, ...board } = read;
    const before = emptyBoard();
    const patch: unknown = JSON.parse(JSON.stringify(patchOf(editBetween(before, board))));
    const answer = readPatch(before, patch);
    expect(answer.status === "refused" ? answer.problems : []).toEqual([]);
    if (answer.status === "refused") return;
    const broken = checkEdit(before, answer.edit).filter(({ kind }) => kind === "fragment");
    expect(broken).toEqual([]);
  });
});
