import { type Board, boardOutline, copperLayers, netClassOf, type StackupLayer } from "@tracewright/board";
import { boxOfPoints, toMm } from "@tracewright/geometry";
import type { FabLayer } from "./fab-layers.ts";

/** What the job file says of one file of the set. */
export interface JobEntry {
  readonly path: string;
  readonly film: FabLayer;
}

export interface JobHead {
  readonly createdAt: string;
  readonly vendor: string;
  readonly application: string;
  readonly version: string;
  readonly projectName: string;
  readonly guid: string;
  readonly revision: string;
}

/** The Gerber job file (Ucamco's .gbrjob): what the fab would otherwise have to guess from names and drawings. */
export function writeJobFile(board: Board, head: JobHead, entries: readonly JobEntry[]): string {
  const corners = boardOutline(board).areas.flatMap(({ outer }) => outer);
  const box = boxOfPoints(corners) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
  const { boardThickness, copperFinish } = board.stackup;
  const defaults = netClassOf(board, undefined);
  const copperCount = copperLayers(board).length;
  const job = {
    Header: {
      GenerationSoftware: { Vendor: head.vendor, Application: head.application, Version: head.version },
      CreationDate: head.createdAt,
    },
    GeneralSpecs: {
      ProjectId: { Name: head.projectName, GUID: head.guid, Revision: head.revision },
      Size: { X: mm(box.maxX - box.minX), Y: mm(box.maxY - box.minY) },
      LayerNumber: copperCount,
      BoardThickness: mm(boardThickness),
      ...(copperFinish ? { Finish: copperFinish } : {}),
    },
    DesignRules: ["Outer", ...(copperCount > 2 ? ["Inner"] : [])].map((Layers) => ({
      Layers,
      PadToPad: mm(defaults.clearance),
      PadToTrack: mm(defaults.clearance),
      TrackToTrack: mm(defaults.clearance),
      MinLineWidth: mm(smallestTrack(board) ?? defaults.trackWidth),
    })),
    FilesAttributes: entries.map(({ path, film }) => ({
      Path: path,
      FileFunction: film.function.join(","),
      ...(film.polarity ? { FilePolarity: film.polarity } : {}),
    })),
    ...(board.stackup.layers.length > 0 ? { MaterialStackup: board.stackup.layers.map(stackupEntry) } : {}),
  };
  return `${JSON.stringify(job, undefined, 2)}\n`;
}

function smallestTrack(board: Board): number | undefined {
  let least: number | undefined;
  for (const { width } of board.tracks) if (least === undefined || width < least) least = width;
  return least;
}

const STACKUP_TYPES: Readonly<Record<StackupLayer["kind"], string>> = {
  copper: "Copper",
  core: "Dielectric",
  prepreg: "Dielectric",
  "solder-mask": "SolderMask",
  "solder-paste": "SolderPaste",
  silkscreen: "Legend",
};

function stackupEntry(layer: StackupLayer) {
  return {
    Type: STACKUP_TYPES[layer.kind],
    ...(layer.thickness === undefined ? {} : { Thickness: mm(layer.thickness) }),
    ...(layer.material ? { Material: layer.material } : {}),
    ...(layer.color ? { Color: layer.color } : {}),
    Name: layer.name,
  };
}

function mm(value: number): number {
  return Math.round(toMm(value) * 10_000) / 10_000;
}
