import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { zipFiles } from "@tracewright/formats";
import { afterAll, expect, test } from "vitest";
import { readInput } from "./read-input.ts";

const root = mkdtempSync(join(tmpdir(), "tracewright-input-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const BOARD =
  '(kicad_pcb (version 20211014) (layers (0 "F.Cu" signal) (31 "B.Cu" signal)) (gr_line (start 0 0) (end 9 0) (layer "F.SilkS") (width 0.1)))';
const FOOTPRINT = '(footprint "X" (layer "F.Cu") (pad "1" smd rect (at 0 0) (size 1 1) (layers "F.Cu")))';
const LEGACY = "EESchema Schematic File Version 4\n$Descr A4 11693 8268\n$EndDescr\n$EndSCHEMATC\n";

function project(name: string, files: Readonly<Record<string, string | Uint8Array>>): string {
  for (const [path, content] of Object.entries(files)) {
    const place = join(root, name, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
  return join(root, name);
}

test("a project folder with KiCad's backups and the zip for the fab is the project alone", async () => {
  const zip = (name: string) =>
    zipFiles([{ name, bytes: new TextEncoder().encode(BOARD) }], { createdAt: new Date("2026-01-02T03:04:06Z") });
  const folder = project("backups", {
    "lamp.kicad_pcb": BOARD,
    "lamp-backups/lamp-1.zip": zip("lamp.kicad_pcb"),
    "lamp-backups/lamp-2.zip": zip("lamp.kicad_pcb"),
    "production/gerbers.zip": zip("lamp-F_Cu.gbr"),
  });
  const { accepted, receipt } = await readInput([folder]);
  expect([accepted, receipt.files.map(({ name }) => name)]).toEqual([true, ["lamp.kicad_pcb"]]);
  expect(receipt.diagnostics.map(({ severity, code }) => [severity, code])).toEqual([
    ["info", "copies-passed-over"],
    ["info", "archive"],
  ]);
});

test("a folder of another program's files is told what they are", async () => {
  const folder = project("eagle", { "lamp.brd": '<?xml version="1.0"?>\n<!DOCTYPE eagle SYSTEM "eagle.dtd">\n' });
  const { receipt } = await readInput([folder]);
  expect(receipt.diagnostics.map(({ message }) => message).join(" ")).toMatch(/lamp\.brd is an EAGLE document/);
});

test("a lone schematic of KiCad 5 takes its sheets, libraries and footprints along, and nothing else of its folder", async () => {
  const sheet = '$Sheet\nS 1 1 9 9\nU 5A\nF0 "power" 60\nF1 "sub/power.sch" 60\n$EndSheet\n';
  const folder = project("legacy", {
    "lamp.sch": LEGACY.replace("$EndSCHEMATC", `${sheet}$EndSCHEMATC`),
    "lamp.pro": "update=1\n[eeschema/libraries]\nLibName1=libs/own\nLibName2=../other\n",
    "lamp-cache.lib": "EESchema-LIBRARY Version 2.4\n#End Library\n",
    "libs/own.lib": "EESchema-LIBRARY Version 2.4\n#End Library\n",
    "sub/power.sch": LEGACY,
    "own.pretty/TR8.kicad_mod": FOOTPRINT,
    "vendor/project/other.sch": LEGACY,
    "vendor/other.lib": "EESchema-LIBRARY Version 2.4\n",
  });
  const { receipt, footprints } = await readInput([join(folder, "lamp.sch")]);
  expect(receipt.files.map(({ name }) => name).sort()).toEqual([
    "lamp-cache.lib",
    "lamp.pro",
    "lamp.sch",
    "libs/own.lib",
    "own.pretty/TR8.kicad_mod",
    "sub/power.sch",
  ]);
  expect(footprints.map(({ library }) => library)).toEqual(["own:TR8"]);
});

test("a lone schematic finds its footprints where the table of libraries says, within its folder", async () => {
  const folder = project("table", {
    "lamp.kicad_sch": '(kicad_sch (version 20231120) (uuid "00000000-0000-4000-8000-000000000001") (paper "A4"))',
    "fp-lib-table": `(fp_lib_table (lib (name "Lamp")(uri "\${KIPRJMOD}/lib/parts.pretty")) (lib (name "Far")(uri "\${KIPRJMOD}/../parts.pretty")))`,
    "lib/parts.pretty/A.kicad_mod": FOOTPRINT,
    "unnamed/more.pretty/B.kicad_mod": FOOTPRINT,
  });
  project("parts.pretty", { "C.kicad_mod": FOOTPRINT });
  const { footprints } = await readInput([join(folder, "lamp.kicad_sch")]);
  expect(footprints.map(({ library }) => library)).toEqual(["Lamp:A"]);
});

test("what is no file is named and never read", async () => {
  const folder = project("odd", { "lamp.kicad_pcb": BOARD });
  symlinkSync("/dev/zero", join(folder, "zero.kicad_pcb"));
  execFileSync("mkfifo", [join(folder, "pipe.kicad_pcb"), join(folder, "lamp.kicad_pro")]);
  await expect(readInput([join(folder, "zero.kicad_pcb")])).rejects.toThrow("zero.kicad_pcb is not a file (a device).");
  await expect(readInput([join(folder, "pipe.kicad_pcb")])).rejects.toThrow(
    "pipe.kicad_pcb is not a file (a named pipe).",
  );
  const { accepted, receipt } = await readInput([join(folder, "lamp.kicad_pcb")]);
  expect([accepted, receipt.files.map(({ name }) => name)]).toEqual([true, ["lamp.kicad_pcb"]]);
});

test("a file that is too large is refused by its size, and a folder by that of all its files", async () => {
  const folder = project("large", { "lamp.kicad_pcb": BOARD });
  truncateSync(join(folder, "lamp.kicad_pcb"), 101 * 1024 * 1024);
  await expect(readInput([join(folder, "lamp.kicad_pcb")])).rejects.toThrow("101.0 MB; at most 100 MB are read.");
  const four = project("four", { "1.kicad_pcb": BOARD, "2.kicad_sch": BOARD, "3.kicad_sch": BOARD, "4.json": BOARD });
  for (const name of ["1.kicad_pcb", "2.kicad_sch", "3.kicad_sch", "4.json"])
    truncateSync(join(four, name), 80 * 1024 * 1024);
  await expect(readInput([four])).rejects.toThrow("its project files: 320.0 MB; at most 300 MB are read.");
});

test("a schematic comes with its sheets whatever language their property is named in", async () => {
  const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
  const folder = project("french", {
    "lampe.kicad_sch": `(kicad_sch (version 20211123) (uuid ${id(1)}) (paper "A4") (sheet (at 0 0) (size 10 10) (uuid ${id(2)})
      (property "Nom Feuille" "charge" (id 0) (at 0 0 0)) (property "Fichier Feuille" "charge.kicad_sch" (id 1) (at 0 0 0))))`,
    "charge.kicad_sch": `(kicad_sch (version 20211123) (uuid ${id(3)}) (paper "A4"))`,
  });
  const { accepted, circuit } = await readInput([join(folder, "lampe.kicad_sch")]);
  expect([accepted, circuit?.sheets.map(({ fileName }) => fileName)]).toEqual([
    true,
    ["lampe.kicad_sch", "charge.kicad_sch"],
  ]);
});
