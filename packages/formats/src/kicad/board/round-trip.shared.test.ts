import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { type Board, type Graphic, netClassOf, padPosition } from "@tracewright/board";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readKicadBoard } from "./read-kicad-board.ts";
import { hasKicad, ITEM_KINDS, type KicadItems, kicadItems } from "./testing/kicad-items.ts";
import { writeKicadBoard } from "./write-kicad-board.ts";

/**
 * Every real board is read, written and read again, by us and by KiCad. What KiCad sees in the written file is compared
 * with what it sees in the original, item by item: pads with their shapes and nets, tracks, vias, zones and the area
 * they fill, drawings, texts, net classes. Originals newer than KiCad 6 are compared with our reading of them.
 */
const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../../../shared");
const paths = ["boards/*/*.kicad_pcb", "bench/*.kicad_pcb"].flatMap((pattern) => globSync(join(SHARED, pattern)));

function read(path: string) {
  const pro = path.replace(/pcb$/, "pro");
  const project = existsSync(pro) ? { fileName: basename(pro), text: readFileSync(pro, "utf8") } : undefined;
  const text = readFileSync(path, "utf8");
  const { board, diagnostics, version } = readKicadBoard({
    fileName: basename(path),
    text,
    ...(project && { project }),
  });
  if (!board) throw new Error(`${path} was refused: ${diagnostics.map(({ message }) => message).join(" ")}`);
  return { board, version };
}

const folder = mkdtempSync(join(tmpdir(), "tracewright-boards-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const writtenPath = (path: string) => join(folder, basename(path));

/** Writes a board, and leaves it as files for KiCad, which sees all of them in one start. */
function write(path: string, board: Board) {
  const written = writeKicadBoard(board);
  writeFileSync(writtenPath(path), written.board);
  writeFileSync(writtenPath(path).replace(/pcb$/, "pro"), written.project);
  return written;
}

/** What one list holds more often than the other. */
function missing(from: readonly string[], among: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const item of among) left.set(item, (left.get(item) ?? 0) + 1);
  return from.filter((item) => {
    const count = left.get(item) ?? 0;
    left.set(item, count - 1);
    return count === 0;
  });
}

/** What version 20211014 has no word for, each of which the writer reports, taken out of the model. */
function withoutWhatVersion6Lacks(board: Board): Board {
  const drawing = ({ stroke, shape, foreign: _, net: __, ...graphic }: Graphic) => ({
    ...graphic,
    stroke: { ...stroke, style: "solid" as const },
    // An arc may be written from its other end.
    shape:
      shape.kind === "arc" && shape.start.x > shape.end.x ? { ...shape, start: shape.end, end: shape.start } : shape,
  });
  const bare = <Item extends { foreign?: unknown }>({ foreign: _, ...item }: Item) => item;
  const text = ({
    style: { fontFace: _, lineSpacing: __, knockout: ____, ...style },
    letters: ___,
    ...rest
  }: Board["texts"][number]) => ({
    ...bare(rest),
    style,
  });
  const { allowMaskBridgesInFootprints: _, knowsComponentClasses: __, ...rules } = board.rules;
  return {
    ...bare(board),
    layers: board.layers.filter(({ id }) => !/^User\.\d\d/.test(id)),
    rules: {
      ...rules,
      // Version 6 keeps nets inside the classes: patterns become the nets they match.
      assignments: board.nets.map(({ id, name }) => ({ pattern: name, netClass: netClassOf(board, id).name })),
      // A class's inherited values are written out.
      netClasses: board.rules.netClasses
        .map((netClass) => ({ ...board.rules.netClasses.find(({ name }) => name === "Default"), ...netClass }))
        .map(({ priority: _, ...netClass }) => netClass),
    },
    graphics: board.graphics.map(drawing),
    texts: board.texts.map(text),
    tracks: board.tracks.map(bare),
    vias: board.vias.map(bare),
    zones: board.zones.map(bare),
    dimensions: board.dimensions.map(({ text: words, ...dimension }) => ({
      ...bare(dimension),
      ...(words && { text: text(words) }),
    })),
    footprints: board.footprints.map(({ netTieGroups: _, ...part }) => ({
      ...bare(part),
      keywords: part.keywords?.replace(/^net tie ?/, "") ?? "",
      attributes: { ...part.attributes, doNotPopulate: false, allowSolderMaskBridges: false },
      graphics: part.graphics.map(drawing),
      texts: part.texts.map(text),
      zones: part.zones.map(bare),
      pads: part.pads.map(({ layerShapes: __, thermal, ...pad }) => {
        const { bridgeAngle: ___, ...relief } = thermal ?? {};
        return { ...bare(pad), ...(Object.keys(relief).length > 0 && { thermal: relief }) };
      }),
    })),
  };
}

describe.skipIf(paths.length === 0)("real KiCad boards (needs the shared test data folder)", () => {
  it.each(paths)("%s reads back as it was written", (path) => {
    const { board, version } = read(path);
    const written = write(path, board);
    const again = readKicadBoard({
      fileName: "again.kicad_pcb",
      text: written.board,
      project: { fileName: "again.kicad_pro", text: written.project },
    });
    expect(again.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    if (!again.board) throw new Error("what was written was refused");
    if (version === 20211014) expect(again.board).toEqual(board);
    else expect(withoutWhatVersion6Lacks(again.board)).toEqual(withoutWhatVersion6Lacks(board));
    const second = writeKicadBoard(again.board);
    expect(second.board === written.board && second.project === written.project).toBe(true);
  });
});

describe.skipIf(paths.length === 0 || !hasKicad())("KiCad sees in a written board what it saw before", () => {
  let before: readonly KicadItems[] = [];
  let after: readonly KicadItems[] = [];

  beforeAll(() => {
    // Where the tests before were left out, nothing is written yet.
    for (const path of paths) if (!existsSync(writtenPath(path))) write(path, read(path).board);
    before = kicadItems(paths);
    after = kicadItems(paths.map(writtenPath));
  });

  it.each(paths.map((path, index) => [path, index] as const))("%s", (path, index) => {
    const [original, written] = [before[index], after[index]];
    if (!original || !written?.loads) throw new Error("KiCad does not load what was written");
    if (original.loads) {
      for (const kind of ITEM_KINDS) {
        expect(missing(original[kind], written[kind]), `${kind} of the original`).toEqual([]);
        expect(missing(written[kind], original[kind]), `${kind} of the written file`).toEqual([]);
      }
      return;
    }
    const { board } = read(path);
    const countOf = { footprints: board.footprints, tracks: board.tracks, vias: board.vias, nets: board.nets };
    for (const [kind, items] of Object.entries(countOf))
      expect(written[kind as keyof typeof countOf].length, kind).toBe(items.length);
    const zones = [...board.zones, ...board.footprints.flatMap((part) => part.zones)];
    expect(written.zones.length).toBe(zones.length);
    const nets = new Map(board.nets.map(({ id, name }) => [id, name]));
    const pads = board.footprints.flatMap((part) =>
      part.pads.map((pad) => {
        const { x, y } = padPosition(part, pad);
        return `${part.reference}.${pad.number} net ${(pad.net && nets.get(pad.net)) ?? ""} at ${x},${y}`;
      }),
    );
    const seen = written.pads.map((pad) => {
      const [, name, at, net] =
        /^(.*?) at (\S+) turned \S+ net (.*?) (?:Circle|Rect|Oval|Trap|Roundrect|Cust|Chamf)/.exec(pad) ?? [];
      return `${name} net ${net} at ${at}`;
    });
    expect(missing(pads, seen)).toEqual([]);
    expect(seen.length).toBe(pads.length);
  });
});
