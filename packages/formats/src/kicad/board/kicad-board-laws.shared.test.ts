import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Board } from "@tracewright/board";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { arbitraryBoard } from "./testing/arbitrary-board.ts";
import { hasKicad, kicadItems } from "./testing/kicad-items.ts";
import { writeKicadBoard } from "./write-kicad-board.ts";

const folder = mkdtempSync(join(tmpdir(), "tracewright-laws-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Made-up details of the format are for our reader alone. */
function withoutForeign(board: Board): Board {
  return JSON.parse(JSON.stringify(board, (key, value) => (key === "foreign" ? undefined : value))) as Board;
}

test.skipIf(!hasKicad())("KiCad opens every board of anything that version 6 can say, and finds all of it", () => {
  const boards = fc.sample(arbitraryBoard, { numRuns: 60, seed: 20_261_122 }).map(withoutForeign);
  const files = boards.map((board, index) => {
    const path = join(folder, `${index}.kicad_pcb`);
    const written = writeKicadBoard(board);
    writeFileSync(path, written.board);
    writeFileSync(path.replace(/pcb$/, "pro"), written.project);
    return path;
  });
  const counts = kicadItems(files).map((seen) =>
    seen.loads
      ? {
          footprints: seen.footprints.length,
          pads: seen.pads.length,
          tracks: seen.tracks.length,
          vias: seen.vias.length,
          zones: seen.zones.length,
          drawings: seen.drawings.length,
          texts: seen.texts.length,
        }
      : "refused",
  );
  const expected = boards.map((board) => {
    const within = (items: "pads" | "graphics" | "texts" | "zones") =>
      board.footprints.reduce((sum, part) => sum + part[items].length, 0);
    return {
      footprints: board.footprints.length,
      pads: within("pads"),
      tracks: board.tracks.length,
      vias: board.vias.length,
      zones: board.zones.length + within("zones"),
      drawings: board.graphics.length + within("graphics"),
      texts: board.texts.length + within("texts"),
    };
  });
  expect(counts).toEqual(expected);
});
