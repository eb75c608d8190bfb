import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Board } from "@tracewright/board";
import { withFilledZones } from "@tracewright/flows";
import { readSuiteBoard } from "../suite/suite-boards.ts";

const ROOT = join(import.meta.dirname, "../..");
const COMMAND_LINE = join(ROOT, "apps/cli/src/main.ts");
const SECONDS = { place: "300", route: "60" };

export interface RoutedExample {
  readonly file: string;
  readonly board: Board;
  /** The same places, no tracks. */
  readonly unrouted: Board;
  readonly facts: {
    readonly connected: number;
    readonly total: number;
    readonly vias: number;
    readonly lengthMm: number;
  };
}

export interface PlacedExample {
  readonly file: string;
  readonly board: Board;
  readonly facts: {
    readonly profile: string;
    readonly wireLengthMm: number;
    readonly crossings: number;
    readonly decouplingMm: number;
    readonly trialVias: number;
  };
}

/** What `tracewright` writes to standard output. Exit code 1 tells of findings, which are no failure here. */
export async function tracewright(...args: string[]): Promise<string> {
  const running = promisify(execFile)(process.execPath, [COMMAND_LINE, ...args], { maxBuffer: 64 * 1024 * 1024 });
  const { stdout } = await running.catch((failure) => {
    if (failure.code === 1) return failure as { stdout: string };
    throw failure;
  });
  return stdout;
}

/** The three placements of an example; what hands and plugs go to stays where it was, as the labels on the board say. */
export async function placeExample(name: string, folder: string): Promise<PlacedExample[]> {
  const told = await tracewright(
    "place",
    exampleBoard(name),
    "-o",
    folder,
    "--fixed",
    "J*,H*,SW*,D*",
    "--time",
    SECONDS.place,
    "--json",
  );
  const { candidates } = JSON.parse(told) as {
    candidates: {
      file: string;
      profile: string;
      metrics: { wireLengthMm: number; crossings: number; decouplingMedianMm: number };
      trial: { vias: number };
    }[];
  };
  return candidates.map(({ file, profile, metrics, trial }) => ({
    file,
    board: readSuiteBoard({ path: file }),
    facts: {
      profile,
      wireLengthMm: Math.round(metrics.wireLengthMm),
      crossings: metrics.crossings,
      decouplingMm: Number(metrics.decouplingMedianMm.toFixed(1)),
      trialVias: trial.vias,
    },
  }));
}

/**
 * The first of the boards that comes out whole with nothing found against it, silkscreen included: another is no
 * picture to show.
 */
export async function routeExample(sources: readonly string[], file: string): Promise<RoutedExample> {
  const failures: string[] = [];
  for (const source of sources) {
    const routed = await routeOne(source, file);
    if (typeof routed !== "string") return routed;
    failures.push(routed);
  }
  throw new Error(failures.join("\n"));
}

/** What keeps it from being shown, where something does. */
async function routeOne(source: string, file: string): Promise<RoutedExample | string> {
  const told = await tracewright("route", source, "-o", file, "--time", SECONDS.route, "--json");
  const { status, connected, total, vias, lengthMm, findings } = JSON.parse(told);
  if (status !== "complete" || findings.length > 0) return `${source}: ${status}, ${findings.length} findings`;
  return {
    file,
    board: await withFilledZones(readSuiteBoard({ path: file })),
    unrouted: readSuiteBoard({ path: source }),
    facts: { connected, total, vias, lengthMm: Math.round(lengthMm) },
  };
}

/** How many of the checks on the fabrication files passed, of how many. */
export async function checkFabFiles(
  file: string,
  zip: string,
): Promise<{ readonly passed: number; readonly made: number }> {
  const { checks } = JSON.parse(await tracewright("export", file, "-o", zip, "--json")) as {
    checks: { passed: boolean }[];
  };
  return { passed: checks.filter(({ passed }) => passed).length, made: checks.length };
}

/** One layer as it goes to the fab, black on white. */
export async function drawFilm(file: string, layer: string, svg: string): Promise<string> {
  await tracewright("export", file, "--as", "drawing", "--layers", layer, "--black", "-o", svg);
  return readFileSync(svg, "utf8");
}

export function exampleBoard(name: string): string {
  return join(ROOT, "examples", name, `${name}.kicad_pcb`);
}
