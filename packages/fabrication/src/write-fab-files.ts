import { type Board, hashBoard } from "@tracewright/board";
import type { WrittenFile } from "@tracewright/formats";
import { escapeField, SOFTWARE, safeFileName, writeExcellon, writeGerber, writeIpcD356a } from "@tracewright/formats";
import { strToU8 } from "fflate";
import { drawLayer } from "./draw-layer.ts";
import { drawProfile } from "./draw-profile.ts";
import { drillFiles } from "./drill-files.ts";
import { fabLayers } from "./fab-layers.ts";
import type { FabWriting } from "./fab-writing.ts";
import { writeJobFile } from "./job-file.ts";
import { netlistPoints } from "./netlist-points.ts";

/**
 * The files a fab needs to make the bare board: films, drill files, the
 * netlist for its electrical test and, with preset "x2", the job file. Coordinates are
 * the board's own in every file. Zones are written as they are filled; fill them first. What comes out still has to
 * pass `proveFabFiles` before anybody gets it.
 */
export function writeFabFiles(board: Board, writing: FabWriting): WrittenFile[] {
  const { preset, createdAt, vias = "tented" } = writing;
  const name = safeFileName(writing.name, "board");
  const created = `${createdAt.toISOString().slice(0, 19)}+00:00`;
  const guid = guidOf(hashBoard(board));
  const revision = board.title.revision ?? "";
  const common = new Map<string, readonly string[]>([
    ["GenerationSoftware", [SOFTWARE.vendor, SOFTWARE.application, SOFTWARE.version]],
    ["CreationDate", [created]],
    ["ProjectId", [escapeField(name), guid, escapeField(revision || "rev?")]],
    ["SameCoordinates", ["Original"]],
  ]);
  const drawing = { apertures: preset === "x2" ? "macros" : "plain", vias } as const;
  const attributesAs = preset === "x2" ? "x2" : "comments";
  // gerbv takes a film with letters beyond ASCII for no text where nothing else gives the format away.
  const comments = [`${SOFTWARE.application} ${SOFTWARE.version}: ${escapeField(name)}`];

  const films = fabLayers(board, preset).map((film) => {
    const attributes = new Map(common).set("FileFunction", film.function);
    if (film.polarity) attributes.set("FilePolarity", [film.polarity]);
    const objects = film.layer === "Edge.Cuts" ? drawProfile(board) : drawLayer(board, film.layer, drawing);
    const text = writeGerber({ attributes, objects }, { attributesAs, comments });
    return { film, file: { name: `${name}${film.suffix}`, bytes: strToU8(text) } };
  });
  const drills = drillFiles(board).map((set): WrittenFile => {
    const attributes = new Map(common).set("FileFunction", set.function);
    return {
      name: `${name}${set.suffix}`,
      bytes: strToU8(writeExcellon({ attributes, hits: set.hits }, comments)),
    };
  });
  const netlist = writeIpcD356a({ points: netlistPoints(board, vias) }, { job: name, comments });
  const files = [...films.map(({ file }) => file), ...drills, { name: `${name}.ipc`, bytes: strToU8(netlist) }];
  if (preset === "jlc") return files;
  const head = { ...SOFTWARE, createdAt: created, projectName: name, guid, revision };
  const entries = films.map(({ film, file }) => ({ path: file.name, film }));
  return [...files, { name: `${name}-job.gbrjob`, bytes: strToU8(writeJobFile(board, head, entries)) }];
}

/** A hash in the shape of a GUID, version 4 as KiCad marks its own, so that the same board keeps the same one. */
function guidOf(hash: string): string {
  const digits = hash.slice(0, 32);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join("-");
}
