import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Client } from "../../testkit/client.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const ORACLE = resolve(import.meta.dirname, "../../../oracle/read_exports.py");
const EXAMPLE = resolve(import.meta.dirname, "../../../../../examples/usb-sensor");
const REQUEST = "mutation ($input: RequestEdaProjectExportInput!) { requestEdaProjectExport(input: $input) { id } }";
const READ =
  "query ($input: EdaProjectExportInput!) { edaProjectExport(input: $input) { status failure { message } result { url fileName } } }";

const hasReaders =
  ["gerbv", "unzip"].every((name) => spawnSync("which", [name]).status === 0) &&
  spawnSync("/usr/bin/python3", ["-c", "import pcbnew"]).status === 0;
const folder = mkdtempSync(join(tmpdir(), "tracewright-foreign-"));
let server: TestServer;
let owner: Client;
let id: string;

describe.skipIf(!hasReaders)(
  "what leaves is read by programs that are none of ours (needs KiCad, gerbv and unzip)",
  () => {
    beforeAll(async () => {
      server = await startTestServer();
      owner = await server.signedIn();
      const names = ["kicad_pcb", "kicad_pro", "kicad_sch"].map((ending) => `usb-sensor.${ending}`);
      id = await owner.createProject(
        "=Sensor, 전부",
        names.map((name) => ({ name, bytes: readFileSync(join(EXAMPLE, name)) })),
      );
    });
    afterAll(async () => {
      await server?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    async function download(input: Record<string, unknown>, everything = false): Promise<string> {
      const { requestEdaProjectExport: job } = await owner.get(REQUEST, { export: { id, ...input }, everything });
      const { result } = await vi.waitFor(
        async () => {
          const { edaProjectExport: now } = await owner.get(READ, { id, jobId: job.id });
          expect(now.failure).toBeNull();
          expect(now.status).toBe("COMPLETE");
          return now;
        },
        { timeout: 240_000, interval: 300 },
      );
      const path = join(folder, result.fileName);
      writeFileSync(path, new Uint8Array(await (await owner.fetch(result.url)).arrayBuffer()));
      return path;
    }

    const say = (paths: readonly string[]) => spawnSync("/usr/bin/python3", [ORACLE, ...paths], { encoding: "utf8" });

    test("everything of a project, with its bill counted again", async () => {
      const zip = await download({ boards: 25 }, true);
      const { stdout, stderr, status } = say([zip]);
      expect((stdout + stderr).split("\n").filter((line) => line.includes("PROBLEM"))).toEqual([]);
      expect(status).toBe(0);
      const readers = new Map<string, string[]>();
      for (const line of stdout.split("\n")) {
        const [path = "", reader = ""] = line.split(" | ");
        readers.set(reader, [...(readers.get(reader) ?? []), path]);
      }
      expect(readers.get("pcbnew")).toHaveLength(1);
      expect(readers.get("gerbv")?.length).toBeGreaterThanOrEqual(14);
      expect(readers.get("zipfile, xml")?.length).toBeGreaterThanOrEqual(5);
      expect(stdout).toMatch(/bill\/.*-bom-25-boards\.csv \| csv \| \d+ rows of \d+; recounted \{/);
      expect(stdout).toMatch(/\.glb \| struct \| \d+ triangles, [1-9]\d* parts/);
      expect(stdout).toMatch(/-schematic\.pdf \| zlib \| [1-9]/);
    });

    test("pictures", async () => {
      const paths: string[] = [];
      for (const fileType of ["PNG", "JPG", "SVG"])
        paths.push(await download({ fileType, outputFormat: "DRAWING_EXPORT", drawing: { dpi: 100 } }));
      const { stdout, status } = say(paths);
      expect([stdout, status]).toEqual([
        expect.stringMatching(/\b[3-9] files read, 0 problems|\d{2} files read, 0 problems/),
        0,
      ]);
    });

    test("and they tell a damaged file by its name", async () => {
      const bill = await download({ fileType: "CSV" });
      const model = readFileSync(await download({ fileType: "GLB" }));
      const drawing = readFileSync(await download({ fileType: "PDF" }));
      const damaged = {
        "formula.csv": new TextEncoder().encode("Name\r\n=1+1\r\n"),
        "short.csv": Buffer.from(readFileSync(bill, "utf8").replace(/,[^,\r\n]*\r\n$/, "\r\n")),
        "cut.glb": model.subarray(0, -4),
        "cut.pdf": drawing.subarray(0, -200),
        "open.kicad_pcb": new TextEncoder().encode("(kicad_pcb (version 20211014) (generator x)"),
        "film.gbr": new TextEncoder().encode("nothing"),
      };
      const zip = join(folder, "damaged.zip");
      writeFileSync(zip, zipSync(damaged));
      const { stdout, status } = say([zip]);
      expect(status).toBe(1);
      for (const name of Object.keys(damaged)) expect(stdout).toContain(`damaged.zip/${name} | PROBLEM | `);
    });
  },
);
