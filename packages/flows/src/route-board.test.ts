import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Board, canonicalJson, type Group, indexBoard, itemId } from "@tracewright/board";
import { aZone } from "@tracewright/board/testing";
import { checkBoard } from "@tracewright/checks";
import { importFiles } from "@tracewright/formats";
import { describe, expect, test } from "vitest";
import type { DriveRun } from "./driven-run.ts";
import { routeBoard } from "./route-board.ts";
import type { RouteBoardOptions } from "./route-request.ts";

const STEP = 100_000;

const toTheEnd: DriveRun = (run) => {
  while (run.step(STEP) === "running");
  return "finished";
};

function example(name: string): Board {
  const folder = join(import.meta.dirname, "../../../examples", name);
  const files = [`${name}.kicad_pcb`, `${name}.kicad_pro`];
  const { board } = importFiles(files.map((file) => ({ name: file, bytes: readFileSync(join(folder, file)) })));
  if (!board) throw new Error(`${name} was refused`);
  return board;
}

async function route(board: Board, change: Partial<RouteBoardOptions> = {}) {
  const routed = await routeBoard(board, {
    strip: true,
    pours: "keep",
    seed: 1,
    control: { effort: "draft" },
    drive: toTheEnd,
    ...change,
  });
  if (routed === "stopped") throw new Error("nobody stopped it");
  return routed;
}

describe("routing a board", () => {
  test("joins everything though its tracks part the pours", async () => {
    const { status, board, connections, findings, open } = await route(example("usb-sensor"));
    expect([status, connections.total - connections.connected, open]).toEqual(["complete", 0, []]);
    expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(findings.filter(({ rule }) => rule === "track_dangling" || rule === "via_dangling")).toEqual([]);
    expect(board.zones.some(({ fills }) => fills.length > 0)).toBe(true);
  });

  test("keeps custom rules about nets, with its tracks, its vias and its pours", async () => {
    const blinker = example("blinker");
    const customRules = `(version 1)
(rule supply (condition "A.NetName == 'GND' || A.NetName == '*VCC*' || A.NetName == '+*'")
  (constraint clearance (min 0.31mm)) (constraint track_width (min 0.4mm)) (constraint via_diameter (min 0.9mm)))`;
    const ruled = { ...blinker, rules: { ...blinker.rules, customRules } };
    const without = await route(blinker);
    // Routed without the rule the board breaks it.
    const judged = checkBoard({ ...without.board, rules: ruled.rules }).findings;
    expect(judged.some(({ customRule }) => customRule === "supply")).toBe(true);
    const { status, findings } = await route(ruled);
    expect(status).toBe("complete");
    expect(findings.filter(({ customRule, severity }) => customRule !== undefined || severity === "error")).toEqual([]);
  });

  test("keeps custom rules about places, layers and kinds of items", async () => {
    const blinker = example("blinker");
    const customRules = `(rule parts (condition "A.intersectsCourtyard('*')") (constraint clearance (min 0.3mm)))
(rule front (layer "F.Cu") (condition "A.Type == 'Track'") (constraint track_width (min 0.35mm)))
(rule vias (condition "A.Type == 'Via'") (constraint edge_clearance (min 1.5mm)) (constraint hole_to_hole (min 0.6mm)))`;
    const ruled = { ...blinker, rules: { ...blinker.rules, customRules } };
    const without = await route(blinker);
    const judged = checkBoard({ ...without.board, rules: ruled.rules }).findings;
    expect(judged.some(({ customRule }) => customRule === "parts")).toBe(true);
    const { status, findings } = await route(ruled);
    expect(status).toBe("complete");
    expect(findings.filter(({ customRule, severity }) => customRule !== undefined || severity === "error")).toEqual([]);
  });

  test("keeps tracks and vias out of an area where a custom rule forbids them", async () => {
    const blinker = example("blinker");
    const without = await route(blinker);
    // Where the longest track runs is room for another way.
    const longest = without.board.tracks.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]!;
    const middle = {
      x: Math.round((longest.start.x + longest.end.x) / 2),
      y: Math.round((longest.start.y + longest.end.y) / 2),
    };
    const [left, top, right, bottom] = [middle.x - 500_000, middle.y - 500_000, middle.x + 500_000, middle.y + 500_000];
    const corners = [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ];
    const area = aZone({
      id: itemId("quiet"),
      name: "quiet",
      layers: ["F.Cu", "B.Cu"],
      outline: [corners],
      keepout: { tracks: false, vias: false, pads: false, pours: false, footprints: false },
    });
    const customRules = `(rule quiet (condition "A.insideArea('quiet')") (constraint disallow track via))`;
    const ruled = { ...blinker, zones: [...blinker.zones, area], rules: { ...blinker.rules, customRules } };
    const judged = checkBoard({ ...without.board, zones: ruled.zones, rules: ruled.rules }).findings;
    expect(judged.some(({ customRule }) => customRule === "quiet")).toBe(true);
    const { status, findings } = await route(ruled);
    expect(status).toBe("complete");
    expect(findings.filter(({ customRule }) => customRule !== undefined)).toEqual([]);
  });

  test("takes pours away when all nets are to be tracks, and the tracks only when asked", async () => {
    const routed = await route(example("blinker"));
    const again = await route(routed.board, { strip: false, pours: "tracks" });
    expect(again.board.zones.filter(({ keepout }) => !keepout)).toEqual([]);
    const kept = new Set(again.board.tracks.map(({ id }) => id));
    expect(routed.board.tracks.every(({ id }) => kept.has(id))).toBe(true);
    expect(again.status).toBe("complete");
  });

  test("leaves the copper within a rigid block as it is, byte for byte, whatever is stripped", async () => {
    const { board: first } = await route(example("blinker"));
    const [net, pads = []] = [...indexBoard(first).padsByNet].find(([, on]) => on.length === 2) ?? [];
    const parts = new Set(pads.map(({ footprint }) => footprint.id));
    // A width that no run chooses: the same tracks drawn again would be others.
    const width = 260_000;
    const tracks = first.tracks.map((track) => (track.net === net ? { ...track, width } : track));
    const routed = { ...first, tracks };
    const inner = tracks.filter((track) => track.net === net);
    expect(inner.length).toBeGreaterThan(0);
    const [anchor] = parts;
    const group: Group = {
      id: itemId("block"),
      name: "Block",
      members: [...parts, ...inner.map(({ id }) => id)],
      block: {
        ...{ use: "u", document: "0".repeat(64), mode: "rigid", margin: 0, ports: [] },
        anchor: { part: anchor!, rotation: 0, side: "front" },
      },
    };
    const board: Board = { ...routed, schemaVersion: 2, groups: [...routed.groups, group] };
    const again = await route(board, { seed: 2, pours: "tracks" });
    expect(canonicalJson(again.board.tracks.filter((track) => track.width === width))).toBe(canonicalJson(inner));
    expect(again.board.tracks.length).toBeGreaterThan(inner.length);
    expect(again.status).toBe("complete");
    const soft = { ...board, groups: [{ ...group, block: { ...group.block!, mode: "soft" as const } }] };
    const free = await route(soft, { seed: 2, pours: "tracks" });
    expect(free.board.tracks.filter((track) => track.width === width)).toEqual([]);
  });

  test("tells every open connection when its time is over at once", async () => {
    const board = example("header-shield");
    const { status, connections, open } = await route(board, { pours: "tracks", drive: () => "ended" });
    expect(status).toBe("partial");
    const { ratsnest } = checkBoard({ ...board, zones: [] });
    expect(ratsnest.length).toBeGreaterThan(0);
    expect(open).toHaveLength(ratsnest.length);
    expect(connections.connected).toBe(0);
    for (const { reason } of open) expect(reason.message).not.toBe("");
  });

  test("can be put aside while its board is prepared, with nothing to show or to keep yet", async () => {
    const board = example("blinker");
    const seen: unknown[] = [];
    const stopAtOnce: DriveRun = (run) => {
      run.step(1);
      const { phase, connected, total } = run.progress();
      seen.push(phase, connected < total, run.preview().tracks, run.checkpoint());
      return "stopped";
    };
    expect(await routeBoard(board, { strip: true, pours: "keep", seed: 1, drive: stopAtOnce })).toBe("stopped");
    expect(seen).toEqual(["prepare", true, [], new Uint8Array(0)]);
    const resumed = await route(board, { checkpoint: new Uint8Array(0) });
    expect(resumed.board).toEqual((await route(board)).board);
  });

  test("answers that it was stopped, and goes on from the checkpoint to the same end", async () => {
    const board = example("blinker");
    let checkpoint: Uint8Array | undefined;
    const stopEarly: DriveRun = (run) => {
      run.step(1_000);
      checkpoint = run.checkpoint();
      return "stopped";
    };
    expect(await routeBoard(board, { strip: true, pours: "keep", seed: 1, drive: stopEarly })).toBe("stopped");
    const resumed = await route(board, checkpoint ? { checkpoint } : {});
    expect(resumed.board).toEqual((await route(board)).board);
  });
});

function lengthOf({ start, end }: Board["tracks"][number]): number {
  return Math.hypot(end.x - start.x, end.y - start.y);
}
