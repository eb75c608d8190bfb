import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Board, padPosition } from "@tracewright/board";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importFiles } from "../../import/import-files.ts";
import { writeKicadFiles } from "../../kicad/files/write-kicad-files.ts";

/** KiCad opens what we write of the real boards of EasyEDA, and sees the parts, pads and nets that we read. */

const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../../../shared");
const BOARDS = join(SHARED, "boards");
const ORACLE = resolve(import.meta.dirname, "../../../oracle/board_items.py");

const jsonOf = (project: string) => readdirSync(join(BOARDS, project)).filter((name) => name.endsWith(".json"));
const projects = existsSync(BOARDS)
  ? readdirSync(BOARDS, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && jsonOf(entry.name).length > 0)
      .map(({ name }) => name)
  : [];

function hasKicad(): boolean {
  try {
    execFileSync("/usr/bin/python3", ["-c", "import pcbnew"], { stdio: "ignore" });
    return existsSync("/usr/bin/xvfb-run");
  } catch {
    return false;
  }
}

interface KicadItems {
  readonly loads: boolean;
  readonly footprints: readonly string[];
  readonly pads: readonly string[];
  readonly tracks: readonly string[];
  readonly vias: readonly string[];
  readonly zones: readonly string[];
}

/** KiCad's words for a pad, as the script writes them. */
const PAD = /^(.*) at (-?\d+),(-?\d+) turned \S+ net (.*?) \S+ \d+x\d+ drill /;
/** Nanometres that KiCad's own turning of a pad's place may come out beside ours. */
const ROUNDING = 2;

interface PlacedPad {
  /** "R1.2 on GND". */
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

function ownPads({ footprints, nets }: Board): PlacedPad[] {
  const names = new Map(nets.map(({ id, name }) => [id, name]));
  return sorted(
    footprints.flatMap((footprint) =>
      footprint.pads.map((pad) => {
        const net = (pad.net && names.get(pad.net)) ?? "";
        // KiCad 6 takes the number off a hole without copper.
        const number = pad.kind === "npth" ? "" : pad.number;
        return { name: `${footprint.reference}.${number} on ${net}`, ...padPosition(footprint, pad) };
      }),
    ),
  );
}

function kicadPads({ pads }: KicadItems): PlacedPad[] {
  return sorted(
    pads.map((line) => {
      const [, name, x, y, net] = PAD.exec(line) ?? [];
      return { name: `${name} on ${net}`, x: Number(x), y: Number(y) };
    }),
  );
}

function sorted(pads: readonly PlacedPad[]): PlacedPad[] {
  return pads.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.x - b.x || a.y - b.y));
}

describe.skipIf(projects.length === 0 || !hasKicad())("boards of EasyEDA as KiCad sees what we write of them", () => {
  const folder = mkdtempSync(join(tmpdir(), "tracewright-easyeda-"));
  const boards = new Map<string, Board>();
  const seen = new Map<string, KicadItems>();
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeAll(() => {
    for (const project of projects) {
      const { board, circuit } = importFiles(
        jsonOf(project).map((name) => ({ name, bytes: readFileSync(join(BOARDS, project, name)) })),
      );
      if (!board) throw new Error(`${project} was not read`);
      boards.set(project, board);
      for (const { name, bytes } of writeKicadFiles({ board, ...(circuit && { circuit }) }, project).files)
        writeFileSync(join(folder, name), bytes);
    }
    const answers = execFileSync(
      "xvfb-run",
      ["-a", "/usr/bin/python3", ORACLE, ...projects.map((project) => join(folder, `${project}.kicad_pcb`))],
      { maxBuffer: 2 ** 30, stdio: ["ignore", "pipe", "ignore"] },
    );
    for (const [index, line] of answers.toString().trim().split("\n").entries())
      seen.set(projects[index] ?? "", JSON.parse(line) as KicadItems);
  });

  test.each(projects)("%s: the same parts, pads, nets, tracks, vias and zones", (project) => {
    const board = boards.get(project);
    const items = seen.get(project);
    if (!board || !items?.loads) throw new Error(`KiCad does not open ${project}`);
    expect(items.footprints).toHaveLength(board.footprints.length);
    const [ours, theirs] = [ownPads(board), kicadPads(items)];
    expect(theirs.map(({ name }) => name)).toEqual(ours.map(({ name }) => name));
    const astray = ours.filter(({ x, y }, index) => {
      const other = theirs[index];
      return !other || Math.abs(other.x - x) > ROUNDING || Math.abs(other.y - y) > ROUNDING;
    });
    expect(astray).toEqual([]);
    expect(items.tracks).toHaveLength(board.tracks.length);
    expect(items.vias).toHaveLength(board.vias.length);
    expect(items.zones).toHaveLength(
      board.zones.length + board.footprints.reduce((sum, { zones }) => sum + zones.length, 0),
    );
  });
});
