import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Board } from "@tracewright/board";
import { importFiles } from "@tracewright/formats";
import { afterAll, describe, expect, it } from "vitest";
import { runInProcess } from "./testing/run-in-process.ts";

const blinker = join(import.meta.dirname, "../../../examples/blinker/blinker.kicad_pcb");
const folder = mkdtempSync(join(tmpdir(), "tracewright-control-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const inFolder = (name: string) => join(folder, name);
const out = inFolder("out.kicad_pcb");

async function route(...flags: readonly string[]) {
  const { exitCode, stdout, stderr } = await runInProcess("route", blinker, "-o", out, "--json", ...flags);
  return { exitCode, stderr, result: JSON.parse(stdout) };
}

function routedNets(path: string = out): ReadonlySet<string | undefined> {
  const board = readBoard(path);
  const nameOf = new Map<string, string>(board.nets.map(({ id, name }) => [id, name]));
  return new Set(board.tracks.map(({ net }) => net && nameOf.get(net)));
}

function readBoard(path: string = out): Board {
  const { board } = importFiles([{ name: "out.kicad_pcb", bytes: readFileSync(path) }]);
  if (!board) throw new Error("what was written cannot be read");
  return board;
}

describe("what a routing run is told", () => {
  const nets = readNets();
  const [first = "", second = ""] = nets;

  it("routes the nets that are named and no others, and is done when they are", async () => {
    const { exitCode, result } = await route("--pours", "tracks", "--strip", "--nets", `${first},${second}`);
    expect([exitCode, result.open]).toEqual([0, []]);
    expect(result.unasked).toBe(result.total - result.connected);
    expect(result.unasked).toBeGreaterThan(0);
    expect(routedNets()).toEqual(new Set([first, second]));
  });

  it("takes patterns of names, and the same options from a file", async () => {
    await route("--strip", "--pours", "tracks", "--nets", `${first.slice(0, -1)}?`);
    const byPattern = routedNets();
    expect(byPattern.has(first)).toBe(true);
    const file = inFolder("options.json");
    writeFileSync(file, JSON.stringify({ nets: [...byPattern], priority: { byNet: { [first]: 9 } }, effort: "draft" }));
    const { exitCode } = await route("--strip", "--pours", "tracks", "--options", file);
    expect(exitCode).toBe(0);
    expect(routedNets()).toEqual(byPattern);
  });

  it("only improves what is routed, and joins nothing new", async () => {
    await route("--pours", "tracks", "--strip", "--nets", `${first},${second}`);
    const before = { nets: routedNets(), vias: readBoard().vias.length };
    const again = await runInProcess("route", out, "-o", inFolder("again.kicad_pcb"), "--json", "--only-optimise");
    expect([again.exitCode, JSON.parse(again.stdout).open]).toEqual([0, []]);
    expect(routedNets(inFolder("again.kicad_pcb"))).toEqual(before.nets);
    expect(readBoard(inFolder("again.kicad_pcb")).vias.length).toBeLessThanOrEqual(before.vias);
  });

  const refusals: [readonly string[], string][] = [
    [["--nets", "NOWHERE"], '--nets: the board has no net "NOWHERE".'],
    [["--nets", ","], "nets: name at least one net."],
    [["--region", "1,2,3"], '--region takes four numbers in millimetres, X1,Y1,X2,Y2; it was given "1,2,3".'],
    [["--region=-900,-900,-800,-800"], "region: (-900, -900) mm to (-800, -800) mm is outside the board"],
    [["--existing", "burn"], 'existing of all nets: "burn" is not one of keep, shove, rip.'],
    [["--pairs", "twisted"], 'pairs: "twisted" is not one of coupled, separate.'],
    [["--plane-tracks", "some"], 'planes: "some" is not one of never, needed, free.'],
    [["--effort", "most"], 'effort: "most" is not one of draft, normal, thorough.'],
    [["--options", inFolder("nowhere.json")], "nowhere.json: there is no such file."],
  ];
  it.each(refusals)("answers 2 to %j with a sentence", async (flags, sentence) => {
    const { exitCode, result } = await route(...flags);
    expect(exitCode).toBe(2);
    expect(result.refused).toContain(sentence);
  });

  it.each([
    ["[1, 2]", "holds no JSON object"],
    ["{", "is not JSON"],
    ['{"layers": {"default": ["In1.Cu"]}}', 'the board has no copper layer "In1.Cu"; it has F.Cu, B.Cu.'],
    ['{"priority": {"byNet": {"NOWHERE": 3}}}', 'priority.byNet: the board has no net "NOWHERE".'],
    ['{"__proto__": {"task": "optimise"}}', '"__proto__" is not a setting'],
  ])("answers 2 to a file that holds %s", async (text, sentence) => {
    const file = inFolder("bad.json");
    writeFileSync(file, text);
    const { exitCode, result } = await route("--options", file);
    expect(exitCode).toBe(2);
    expect(result.refused).toContain(sentence);
  });

  it("writes nothing when it refuses, and asks whether another name was meant", async () => {
    rmSync(out, { force: true });
    const { result } = await route("--nets", first.toLowerCase());
    expect(result.refused).toContain(`did you mean "${first}"?`);
    expect(readdirSync(folder)).not.toContain("out.kicad_pcb");
  });
});

/** Nets with something to join and a capital letter in their names. */
function readNets(): readonly string[] {
  const { board } = importFiles([{ name: "blinker.kicad_pcb", bytes: readFileSync(blinker) }]);
  const pads = board?.footprints.flatMap((footprint) => footprint.pads) ?? [];
  const isWanted = ({ id, name }: { id: string; name: string }) =>
    pads.filter(({ net }) => net === id).length > 1 && /[A-Z]/.test(name) && name !== "GND";
  return board?.nets.filter(isWanted).map(({ name }) => name) ?? [];
}
