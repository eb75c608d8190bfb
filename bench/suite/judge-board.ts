/** KiCad's own verdict on a board, by the measuring tool of the shared test data folder. The only judge of the benches. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Board } from "@tracewright/board";
import { writeKicadBoard } from "@tracewright/formats";
import { askKicadTool } from "./kicad-tool.ts";

/** Counts of findings by KiCad's name. */
export type FindingCounts = Readonly<Record<string, number>>;

export interface RoutingJudgement {
  /** What the board needs, pads that touch counted as one, whatever is routed already. */
  readonly connections: number;
  readonly unrouted: number;
  readonly vias: number;
  readonly lengthMm: number;
  /** All findings that copper can cause or cure, against copper artwork too. */
  readonly findings: FindingCounts;
}

export interface PlacementJudgement {
  readonly courtyardOverlaps: number;
  readonly partsOutside: number;
  /** Errors between pads, drills, the edge and copper, artwork left out. */
  readonly padErrors: number;
}

export interface Judgement {
  readonly routing: RoutingJudgement;
  readonly placement: PlacementJudgement;
}

/** As far as we read the tool's answer. */
interface Measurement {
  readonly routing: {
    readonly connections: number;
    readonly unrouted: number;
    readonly vias: number;
    readonly length_mm: number;
  };
  readonly drc: { readonly routing_errors: number; readonly routing: FindingCounts };
  readonly placement: { readonly courtyard_overlaps: number; readonly parts_with_pads_outside: number };
}

/** Writes `STEM.kicad_pcb` with its project and rules. */
export function writeBoardFiles(board: Board, stem: string): string {
  const files = writeKicadBoard(board);
  const path = `${stem}.kicad_pcb`;
  mkdirSync(dirname(stem), { recursive: true });
  writeFileSync(path, files.board);
  writeFileSync(`${stem}.kicad_pro`, files.project);
  if (files.rules) writeFileSync(`${stem}.kicad_dru`, files.rules);
  return path;
}

/** Measures a board file, its zones refilled; throws when KiCad gives no answer. */
export async function judgeFile(path: string): Promise<Judgement> {
  return readJudgement(await askKicadTool("measure_board.py", path));
}

function readJudgement(answer: string): Judgement {
  const { routing, drc, placement }: Measurement = JSON.parse(answer);
  return {
    routing: {
      connections: routing.connections,
      unrouted: routing.unrouted,
      vias: routing.vias,
      lengthMm: routing.length_mm,
      findings: drc.routing,
    },
    placement: {
      courtyardOverlaps: placement.courtyard_overlaps,
      partsOutside: placement.parts_with_pads_outside,
      padErrors: drc.routing_errors,
    },
  };
}
