import { type Board, type Circuit, type Diagnostic, type Footprint, type RemarkFact, worded } from "@tracewright/board";
import type { WrittenFile } from "../../written-file.ts";
import { writeKicadBoard } from "../board/write-kicad-board.ts";
import { withElectricalRules } from "../project/write-electrical-rules.ts";
import { readKicadSchematic } from "../schematic/read-kicad-schematic.ts";
import { writeKicadSchematic } from "../schematic/write-kicad-schematic.ts";
import { differenceOfJoins } from "./difference-of-joins.ts";
import { moveOntoPage } from "./move-onto-page.ts";
import { nameSheetFiles } from "./name-sheet-files.ts";
import { withOneRoot } from "./one-root.ts";
import { paperFor } from "./paper-for.ts";

export interface KicadFiles {
  /** Root sheet, board, project and rules are called `stem`; names of sheets may hold folders. */
  readonly files: readonly WrittenFile[];
  /** What could not go along. */
  readonly lost: readonly Diagnostic[];
}

/**
 * A whole project for KiCad 6 and later: the board with its rules, the schematic with all its sheets, or one of them
 * alone, whatever they were read from. What is written of the schematic is read back: where its nets would not join the
 * pins that the circuit's do, it is left out and that is said, because a schematic that means something else is worse
 * than none. The same input always gives the same bytes.
 */
export function writeKicadFiles(
  { board, circuit }: { readonly board?: Board; readonly circuit?: Circuit },
  stem: string,
): KicadFiles {
  const schematic = circuit && prepare(circuit, stem);
  const sheets = schematic && writeSheets(schematic, stem);
  const written = board && writeKicadBoard(circuit && schematic ? linked(board, circuit, schematic) : board);
  const file = (name: string, text: string): WrittenFile => ({ name, bytes: new TextEncoder().encode(text) });
  return {
    files: [
      ...(written ? [file(`${stem}.kicad_pcb`, written.board)] : []),
      file(`${stem}.kicad_pro`, withElectricalRules(written?.project ?? bareProject(stem), circuit?.electricalRules)),
      ...(written?.rules === undefined ? [] : [file(`${stem}.kicad_dru`, written.rules)]),
      ...(sheets?.files ?? []).map(({ fileName, text }) => file(fileName, text)),
    ],
    lost: [...(written?.lost ?? []), ...(sheets?.lost ?? [])],
  };
}

function prepare(circuit: Circuit, stem: string): Circuit {
  const named = nameSheetFiles(withOneRoot(circuit), stem);
  const sheets = named.sheets.map((sheet) => {
    if (sheet.paper !== undefined) return sheet;
    const moved = moveOntoPage(named, sheet);
    return { ...moved, paper: paperFor(named, moved) };
  });
  return { ...named, sheets };
}

function writeSheets(circuit: Circuit, stem: string): ReturnType<typeof writeKicadSchematic> {
  const written = writeKicadSchematic(circuit);
  const again = readKicadSchematic(written.files, { stem });
  const problem = again.circuit
    ? differenceOfJoins(circuit, again.circuit)
    : wordsOf(again.diagnostics.find(({ severity }) => severity === "error"));
  if (problem === undefined) return written;
  return {
    files: [],
    lost: [
      {
        severity: "warning",
        code: "schematic-not-written",
        ...worded("schematic-not-written", { problem }),
        file: "the written schematic",
      },
    ],
  };
}

/**
 * The board with every footprint linked to its symbol, so that KiCad can bring changes over: by the path it has, which
 * follows where sheets moved below a new root, else by its reference.
 */
function linked(board: Board, circuit: Circuit, written: Circuit): Board {
  const moved = new Map(
    circuit.components.map(({ symbolPath }, index) => [symbolPath, written.components[index]?.symbolPath]),
  );
  const byReference = new Map<string, string | undefined>();
  for (const { reference, symbolPath } of written.components)
    byReference.set(reference, byReference.has(reference) ? undefined : symbolPath);
  const footprints = board.footprints.map((footprint): Footprint => {
    const { symbolPath, reference } = footprint;
    const path = symbolPath === undefined ? byReference.get(reference) : (moved.get(symbolPath) ?? symbolPath);
    return path === undefined || path === symbolPath ? footprint : { ...footprint, symbolPath: path };
  });
  return { ...board, footprints };
}

/** What a refusal says, in any language where it can. */
function wordsOf(refusal: Diagnostic | undefined): RemarkFact | undefined {
  return refusal?.words ?? refusal?.message;
}

/** KiCad takes its own defaults for all that a project file does not say. */
function bareProject(stem: string): string {
  return `${JSON.stringify({ meta: { filename: `${stem}.kicad_pro`, version: 1 } }, undefined, 2)}\n`;
}
