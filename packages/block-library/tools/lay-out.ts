/** `npm run blocks:layout -- KEY …`: places and routes blocks and freezes what comes of it; `--all` does so with all. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { takeBlock } from "@tracewright/blocks";
import { applyEdit, type Board, type Footprint, footprintCourtyard, indexBoard } from "@tracewright/board";
import { checkBoard } from "@tracewright/checks";
import { routeBoard, startTrialPlacement, withFilledZones } from "@tracewright/flows";
import { fromMm, type Point } from "@tracewright/geometry";
import { placeReferences } from "@tracewright/placement";
import { circuitOf } from "../src/circuit/circuit-of.ts";
import type { BlockDefinition } from "../src/definition/block-definition.ts";
import { type FrozenLayout, partLine, trackLine, viaLine, zoneLine } from "../src/layout/frozen-layout.ts";
import { allKeys, folderOf, readDefinition } from "./read-block.ts";
import { isTerminal, roomOf, workingBoard } from "./working-board.ts";

const SECONDS = { place: 20, route: 40 };
const RASTER = fromMm(0.1);

interface Steppable {
  step(work: number): "running" | "finished";
}

function drive(run: Steppable, seconds: number): "finished" | "ended" {
  const end = performance.now() + 1000 * seconds;
  while (performance.now() < end) if (run.step(20_000) === "finished") return "finished";
  return "ended";
}

function place(board: Board, definition: BlockDefinition): Board {
  if (board.footprints.every(({ locked }) => locked)) return board;
  const seed = definition.layout.seed ?? 1;
  const run = startTrialPlacement(board, circuitOf(definition), { seed, sides: "front" });
  drive(run, SECONDS.place);
  const candidates = run.outcome().candidates.map((candidate) => ({
    candidate,
    board: applyEdit(board, candidate.edit),
  }));
  const open = ({ trial }: (typeof candidates)[number]["candidate"]) => (trial ? trial.total - trial.connected : 1000);
  candidates.sort(
    (a, b) =>
      a.candidate.unplaced.length - b.candidate.unplaced.length ||
      open(a.candidate) - open(b.candidate) ||
      (a.candidate.trial?.lengthMm ?? 0) - (b.candidate.trial?.lengthMm ?? 0),
  );
  const [best] = candidates;
  if (!best) throw new Error(`${definition.key}: no placement`);
  for (const { reason } of best.candidate.unplaced) console.log(`  no room: ${reason}`);
  return onRaster(best.board);
}

/** Parts on the raster where that makes no errors. */
function onRaster(board: Board): Board {
  const snap = (value: number) => Math.round(value / RASTER) * RASTER;
  const snapped = {
    ...board,
    footprints: board.footprints.map((part) =>
      isTerminal(part) ? part : { ...part, position: { x: snap(part.position.x), y: snap(part.position.y) } },
    ),
  };
  return errorsOf(snapped).length <= errorsOf(board).length ? snapped : board;
}

function errorsOf(board: Board) {
  return checkBoard(board).findings.filter(({ severity }) => severity === "error");
}

async function layOut(definition: BlockDefinition): Promise<void> {
  const { key } = definition;
  const placed = place(workingBoard(definition), definition);
  const fixed = placed.footprints.map((part) => ({ ...part, locked: true }));
  const parts = fixed.filter((part) => !isTerminal(part));
  const options = {
    strip: false,
    pours: "keep" as const,
    seed: definition.layout.seed ?? 1,
    drive: (run: Steppable) => drive(run, SECONDS.route),
  };
  const routed = await routeBoard({ ...placed, footprints: parts }, options);
  if (routed === "stopped") throw new Error("stopped");
  const { connections } = routed;
  const reached = await routeBoard(
    { ...routed.board, footprints: fixed },
    { ...options, control: { existing: { default: "keep" as const } } },
  );
  if (reached !== "stopped")
    for (const { from, to } of reached.open)
      console.log(`  no way to the edge: ${JSON.stringify([from, to]).slice(0, 200)}`);
  const free = { ...routed.board, footprints: routed.board.footprints.map((part) => ({ ...part, locked: false })) };
  const named = applyEdit(free, placeReferences(shown(free), { standing: "weigh" }).edit ?? {});
  const ids = named.footprints.filter((part) => !isTerminal(part)).map(({ id }) => id);
  const taken = takeBlock(named, { ids, title: key, anchor: definition.layout.anchor });
  if (taken.status !== "taken" || !taken.block.board) throw new Error(`${key}: nothing to take`);
  const frozen = freeze(taken.block.board, definition, taken.block.layout?.takenAt ?? { x: 0, y: 0 });
  writeFileSync(join(folderOf(key), "layout.json"), textOf(frozen));
  console.log(
    `${key}: ${connections.connected} of ${connections.total} connections, ${frozen.tracks.length} tracks, ${frozen.vias.length} vias`,
  );
  for (const { message } of errorsOf(await withFilledZones(named))) console.log(`  ${message}`);
}

/** References of parts print; those of ports do not exist. */
function shown(board: Board): Board {
  return {
    ...board,
    footprints: board.footprints.map((part) => ({
      ...part,
      texts: part.texts.map((text) => (text.role === "reference" ? { ...text, hidden: false } : text)),
    })),
  };
}

function freeze(board: Board, definition: BlockDefinition, origin: Point): FrozenLayout {
  const { netById } = indexBoard(board);
  const nameOf = (net: Board["tracks"][number]["net"]) => (net === undefined ? "" : (netById.get(net)?.name ?? ""));
  const { min, max } = roomOf(definition);
  const by = (point: Point): Point => ({ x: point.x - origin.x, y: point.y - origin.y });
  const room = [by(min), by(max)];
  return {
    parts: board.footprints.map((part) => partLine({ ...part, ...textOfPart(part) })).sort(),
    tracks: board.tracks.map(({ net, ...track }) => trackLine({ ...track, net: nameOf(net) })).sort(),
    vias: board.vias.map(({ net, ...via }) => viaLine({ ...via, net: nameOf(net) })).sort(),
    zones: board.zones
      .filter(({ keepout }) => !keepout)
      .map(({ layers, net, outline: [ring = []] }) =>
        zoneLine({ layers: layers as never, net: nameOf(net), outline: ring }),
      )
      .sort(),
    keepouts: (definition.layout.keepouts ?? []).map(([left, top, right, bottom]) => {
      const corner = (x: number, y: number) => by({ x: min.x + fromMm(x), y: min.y + fromMm(y) });
      return cornersLine([corner(left, top), corner(right, bottom)]);
    }),
    room: cornersLine(room),
  };
}

function cornersLine(corners: readonly Point[]): string {
  return corners.flatMap(({ x, y }) => [x, y]).join(" ");
}

function textOfPart(part: Footprint) {
  const text = part.texts.find(({ role }) => role === "reference");
  if (!text || text.hidden) return {};
  return { text: { position: text.position, rotation: text.rotation, height: text.style.size.height } };
}

/** One record a line, so that a change shows as what it is. */
function textOf(frozen: FrozenLayout): string {
  return `${JSON.stringify(frozen, null, 2)}\n`;
}

/** What is wrong with the places given by hand, without routing. */
function checkPlaces(definition: BlockDefinition): void {
  const board = workingBoard(definition);
  const { min, max } = roomOf(definition);
  const given = board.footprints.filter((part) => part.locked);
  console.log(`${definition.key}: ${board.footprints.length - given.length} parts without a place`);
  for (const { message } of errorsOf({ ...board, footprints: given }))
    if (/courtyard/.test(message)) console.log(`  ${message}`);
  for (const part of given.filter((one) => !isTerminal(one))) {
    const points = footprintCourtyard(part).front.flatMap(({ outer }) => outer);
    if (points.some(({ x, y }) => x < min.x || x > max.x || y < min.y || y > max.y))
      console.log(`  ${part.reference} reaches beyond the outline`);
  }
}

const asked = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const isCheck = process.argv.includes("--check");
for (const key of process.argv.includes("--all") ? allKeys() : asked) {
  const definition = await readDefinition(key);
  if (isCheck) checkPlaces(definition);
  else await layOut(definition);
}
