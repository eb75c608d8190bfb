/**
 * The schematic bench: takes schematics without their boards and libraries, makes boards of them and places these three
 * ways, as a person's upload is; the funnel says how many come how far, and what stops the others.
 *
 * `npm run bench -- schematic-alone [--folder FOLDER] [--most 4] [--only NAME] [--time 60] [--unplaced] [--rows FILE.json]
 * [--libraries] [--footprints] [--route SECONDS]`: with KiCad's libraries of this machine; with the footprints of the
 * project's folder; routes the best placement of each, and KiCad, the fab's rules and the review of layouts judge it.
 *
 * `npm run bench -- schematic-alone --show FOLDER`: the table of rows measured before, one or more to a file, each of which
 * names its commit, below what FOLDER/about.txt says of machine and date. Public projects are measured one at a time; their
 * table is bench/results/schematic-alone-public.txt.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openLibraries, usualLibraryFolders } from "@tracewright/formats";
import { requireSharedFolder } from "../suite/shared-folder.ts";
import { describeFunnel } from "./describe-funnel.ts";
import { listSchematics } from "./list-schematics.ts";
import { measureSchematic, type SchematicRow } from "./measure-schematic.ts";

const RESULTS = join(import.meta.dirname, "../results");
const { values } = parseArgs({
  options: {
    folder: { type: "string" },
    // Of each folder right below: one person's many boards are not many people's.
    most: { type: "string", default: "4" },
    only: { type: "string" },
    time: { type: "string", default: "60" },
    unplaced: { type: "boolean", default: false },
    rows: { type: "string" },
    route: { type: "string" },
    libraries: { type: "boolean", default: false },
    footprints: { type: "boolean", default: false },
    show: { type: "string" },
  },
});
if (values.show !== undefined) {
  const shown = readdirSync(values.show)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .flatMap((name): SchematicRow[] => JSON.parse(readFileSync(join(values.show!, name), "utf8")));
  const about = readFileSync(join(values.show, "about.txt"), "utf8");
  const table = `${about}\n${describeFunnel(shown.toSorted((a, b) => (a.name < b.name ? -1 : 1)))}`;
  writeFileSync(join(RESULTS, "schematic-alone-public.txt"), table);
  process.stdout.write(table);
  process.exit();
}
const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
const official = values.libraries
  ? openLibraries(usualLibraryFolders({ platform: process.platform, home: homedir(), env: process.env }), {
      list: (path) => readdirSync(path),
      read: (path) => readFileSync(path, "utf8"),
    })
  : undefined;
const folder = values.folder ?? join(requireSharedFolder(), "boards");
const rows: SchematicRow[] = [];
for (const project of listSchematics(folder, Number(values.most))) {
  if (values.only && !project.name.includes(values.only)) continue;
  const row = await measureSchematic(project, {
    places: !values.unplaced,
    seconds: Number(values.time),
    ...(values.route !== undefined && { routeSeconds: Number(values.route) }),
    ...(official && { official }),
    takesFootprints: values.footprints,
  });
  rows.push({ ...row, commit });
  process.stdout.write(`${row.stage.padEnd(12)} ${row.name}  ${row.reasons[0] ?? ""}\n`);
  if (values.rows) writeFileSync(values.rows, `${JSON.stringify(rows, undefined, 1)}\n`);
}
const text = describeFunnel(rows);
process.stdout.write(`\n${text}`);
if (values.folder === undefined && !values.only && !values.unplaced && !official && !values.footprints) {
  mkdirSync(RESULTS, { recursive: true });
  // Routed rows depend on the machine's speed: they stand apart from those that are the same everywhere.
  const name = values.route === undefined ? "schematic-alone.txt" : "schematic-alone-routed.txt";
  writeFileSync(join(RESULTS, name), text);
}
