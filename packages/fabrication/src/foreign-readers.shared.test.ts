import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { compareFilms, compareWithKicad, type FilmReading } from "./testing/compare-with-kicad.ts";
import { COMPARED_BOARDS, MAX_DIFFERENCE } from "./testing/compared-boards.ts";
import { hasPlottingTools } from "./testing/has-plotting-tools.ts";

/** `npm run bench -- films` does the same for all twenty boards. */
const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../shared");
const READINGS: readonly FilmReading[] = [
  { reader: "gerbv", preset: "jlc" },
  { reader: "tracespace", preset: "jlc" },
  { reader: "tracespace", preset: "x2" },
];

const folder = mkdtempSync(join(tmpdir(), "tracewright-readers-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(!existsSync(join(SHARED, "boards")) || !hasPlottingTools())(
  "two foreign readers see KiCad's films in ours (needs KiCad, gerbv and the shared test data folder)",
  () => {
    it.each(COMPARED_BOARDS.filter(({ quick }) => quick))("of $path", async ({ path }) => {
      const question = { readings: READINGS, most: MAX_DIFFERENCE };
      const differences = await compareWithKicad(join(SHARED, `${path}.kicad_pcb`), join(folder, path), question);
      // Two copper films, masks, pastes, silks and two drill files at least, each read three times.
      expect(differences.length).toBeGreaterThanOrEqual(30);
      expect(differences.filter(({ share }) => !(share <= MAX_DIFFERENCE))).toEqual([]);
    });

    it.each(["gerbv", "tracespace"] as const)("and %s shows pads 0.1 mm too wide at every dpi", async (reader) => {
      const film = (width: number, name: string) => {
        const flashes = Array.from({ length: 20 }, (_, index) => `X${(index + 1) * 500_000}Y-1000000D03*`);
        const text = [
          "%FSLAX46Y46*%",
          "%MOMM*%",
          `%ADD10R,${width.toFixed(3)}X1.500*%`,
          "D10*",
          ...flashes,
          "M02*",
          "",
        ];
        writeFileSync(join(folder, name), text.join("\n"));
        return join(folder, name);
      };
      const files = [film(0.25, `${reader}-a.gbr`), film(0.35, `${reader}-b.gbr`)] as const;
      const window = { minX: -1_000_000, minY: 0, maxX: 11_000_000, maxY: 10_000_000 };
      const area = 120e12;
      const { share, dpi } = await compareFilms(reader, files, { window, area }, MAX_DIFFERENCE);
      // 20 pads, each 0.1 mm × 1.5 mm larger, on 120 mm²; gerbv draws a flash an even number of pixels wide.
      const difference = (20 * 0.1 * 1.5) / 120;
      expect(share).toBeGreaterThan(0.9 * difference);
      expect(share).toBeLessThan(1.1 * difference);
      expect(dpi).toBe(4_800);
    });
  },
);
