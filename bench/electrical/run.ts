/**
 * Electrical rules of schematics of other people, judged by eeschema 6 on a virtual screen and by `checkCircuit`, finding for
 * finding: the same rule at one of the same places.
 *
 * `npm run bench -- electrical [--only a,b] [--reports FOLDER]`; needs eeschema, xvfb-run, xdotool and openbox.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { checkCircuit } from "@tracewright/checks";
import { importFiles } from "@tracewright/formats";
import { formatTable } from "../suite/format-table.ts";
import { requireSharedFolder } from "../suite/shared-folder.ts";

const ROOT = join(import.meta.dirname, "../..");
const DEMOS = process.env.KICAD_DEMOS ?? "/usr/share/kicad/demos";
/** KiCad 6 writes this version; it reads no later one. */
const LATEST = 20211123;
/** They compare with libraries, which the editor is started without; the second one came with KiCad 8. */
const OF_LIBRARIES: ReadonlySet<string> = new Set(["footprint_link_issues", "lib_symbol_issues"]);
/** What KiCad 6 says, and what KiCad 9 says in its place. */
const RENAMED: Readonly<Record<string, string>> = { label_dangling: "isolated_pin_label" };

interface Judged {
  readonly rule: string;
  /** Of all its items, in tenths of a millimetre. */
  readonly places: readonly string[];
  /** Pins that a report of KiCad names, "U1.5" or "#PWR01.1 GND", or the same pins of the nets that a finding here is about. */
  readonly pins: ReadonlySet<string>;
}

const { values } = parseArgs({ options: { only: { type: "string" }, reports: { type: "string" } } });
const only = values.only?.split(",");
const reports = values.reports ?? mkdtempSync(join(tmpdir(), "erc-"));
mkdirSync(reports, { recursive: true });
const rows: (readonly string[])[] = [];
const differences: string[] = [];
const totals = { kicad: 0, own: 0, agreed: 0 };
for (const path of schematics()) {
  const name = basename(path, ".kicad_sch");
  if (only && !only.includes(name)) continue;
  const theirs = askKicad(path, join(reports, `${name}.rpt`));
  if (!theirs) {
    rows.push([name, "the editor did not answer", "", "", "", "", ""]);
    continue;
  }
  const own = judge(path);
  const { agreed, elsewhere, missing, extra } = compare(theirs, own);
  rows.push([name, ...[theirs.length, own.length, agreed, elsewhere, missing.length, extra.length].map(String)]);
  totals.kicad += theirs.length;
  totals.own += own.length;
  totals.agreed += agreed;
  for (const one of missing) differences.push(`${name}: only KiCad: ${one.rule} at ${one.places.join("; ")}`);
  for (const one of extra) differences.push(`${name}: only here: ${one.rule} at ${one.places.join("; ")}`);
}
const head = ["schematic", "KiCad 6", "here", "agreed", "of these at another pin", "only KiCad", "only here"];
const text = `${formatTable([head, ...rows])}

${rows.length} schematics: ${totals.kicad} findings of KiCad 6, ${totals.own} here, ${totals.agreed} agreed

${differences.join("\n")}
`;
process.stdout.write(text);
if (!only) writeFileSync(join(ROOT, "bench/results/electrical.txt"), text);

/** Roots of projects that KiCad 6 can open, with something on them. */
function schematics(): string[] {
  const folders = [DEMOS, join(requireSharedFolder(), "boards"), join(ROOT, "examples")].filter(existsSync);
  const paths = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith(".kicad_sch"))
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .filter((path) => existsSync(path.replace(/\.kicad_sch$/, ".kicad_pro")) && versionOf(path) <= LATEST)
    .sort();
  // Some demos are in the shared folder as well.
  return [...new Map(paths.map((path) => [basename(path), path])).values()];
}

function versionOf(path: string): number {
  return Number(/\(version (\d+)\)/.exec(readFileSync(path, "utf8"))?.[1] ?? Number.POSITIVE_INFINITY);
}

function askKicad(path: string, report: string): Judged[] | undefined {
  if (!existsSync(report)) {
    const tool = join(ROOT, "packages/checks/oracle/erc_report.py");
    const command = ["-a", "-s", "-screen 0 1400x1000x24", "python3", tool, path, report];
    try {
      execFileSync("xvfb-run", command, { stdio: "ignore", timeout: 240_000 });
    } catch {
      return undefined;
    }
  }
  const blocks = readFileSync(report, "utf8")
    .split(/^(?=\[\w+\]: )/m)
    .slice(1);
  return blocks
    .map((block) => ({
      rule: /^\[(\w+)\]/.exec(block)?.[1] ?? "",
      places: [...block.matchAll(/@\((-?[\d.]+) mm, (-?[\d.]+) mm\)/g)].map(([, x, y]) =>
        placeOf(Number(x), Number(y)),
      ),
      pins: new Set(
        [...block.matchAll(/Symbol (\S+) \[(.*?)\] Pin (\S+) \[/g)].map(([, part = "", value, pin]) =>
          part.startsWith("#") ? `net ${value}` : `${part}.${pin}`,
        ),
      ),
    }))
    .filter(({ rule }) => !OF_LIBRARIES.has(rule));
}

function judge(path: string): Judged[] {
  const folder = dirname(path);
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(kicad_sch|kicad_pro)$/.test(name),
  );
  // Of several projects in one folder only this one.
  const stem = basename(path, ".kicad_sch");
  const others = new Set(
    names
      .filter((name) => name.endsWith(".kicad_pro") && name !== `${stem}.kicad_pro`)
      .map((name) => name.slice(0, -10)),
  );
  const files = names
    .filter((name) => !others.has(name.replace(/\.kicad_(sch|pro)$/, "")))
    .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
  const { circuit, receipt } = importFiles(files);
  if (!circuit) throw new Error(`${path}: ${receipt.diagnostics.map(({ message }) => message).join("\n")}`);
  const pinsOf = new Map(
    circuit.nets.map(({ id, name }) => [
      id,
      [
        `net ${name}`,
        ...circuit.components.flatMap(({ reference, pins }) =>
          pins.filter(({ net }) => net === id).map(({ number }) => `${reference}.${number}`),
        ),
      ],
    ]),
  );
  return checkCircuit(circuit)
    .filter(({ rule, excluded }) => !excluded && !OF_LIBRARIES.has(rule))
    .map(({ rule, items, nets }) => ({
      rule,
      places: items.map(({ position }) => placeOf(position.x / 1e6, position.y / 1e6)),
      pins: new Set(nets.flatMap((net) => pinsOf.get(net) ?? [])),
    }));
}

function placeOf(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Each finding of KiCad takes one of the same rule at one of its places, or else one about a net of which it names a pin. */
function compare(theirs: readonly Judged[], own: readonly Judged[]) {
  const left = [...own];
  const takes = (test: (one: Judged, other: Judged) => boolean) => (finding: Judged) => {
    const at = left.findIndex(
      (one) => (one.rule === finding.rule || one.rule === RENAMED[finding.rule]) && test(one, finding),
    );
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  };
  const elsewhere = theirs.filter(takes((one, { places }) => one.places.some((place) => places.includes(place))));
  const missing = elsewhere.filter(takes((one, { pins }) => [...pins].some((pin) => one.pins.has(pin))));
  return { agreed: theirs.length - missing.length, elsewhere: elsewhere.length - missing.length, missing, extra: left };
}
