import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { boardOutline } from "@tracewright/board";
import { describe, expect, test } from "vitest";
import { openEasyedaDocuments } from "../easyeda-document.ts";
import { readEasyedaBoard } from "./read-easyeda-board.ts";

const shared = process.env.TRACEWRIGHT_SHARED ?? join(import.meta.dirname, "../../../../../../shared");
const index = join(shared, "boards", "index.json");

interface Entry {
  readonly name: string;
  readonly format: string;
  readonly pcb: string;
  readonly [count: string]: unknown;
}

function easyedaEntries(): Entry[] {
  if (!existsSync(index)) return [];
  const parsed = JSON.parse(readFileSync(index, "utf8")) as Entry[] | { boards: Entry[] };
  return (Array.isArray(parsed) ? parsed : parsed.boards).filter(({ format }) => format.startsWith("EasyEDA"));
}

/** Needs the shared test data folder; skipped without it. */
describe.skipIf(!existsSync(index))("real boards of EasyEDA come to the counts that another reader found", () => {
  for (const entry of easyedaEntries())
    test(entry.name, () => {
      const text = readFileSync(join(shared, "boards", entry.name, entry.pcb), "utf8");
      const [document] = openEasyedaDocuments(JSON.parse(text)).documents;
      if (!document) throw new Error("no document");
      const { board, lines } = readEasyedaBoard(entry.pcb, document);
      if (!board) throw new Error("refused");
      const count = (kind: string, what: "read" | "dropped" = "read") =>
        lines.find((line) => line.kind === kind)?.[what] ?? 0;
      const parts = board.footprints.filter(({ library }) => !library.startsWith("EasyEDA:"));
      const pads = board.footprints
        .flatMap((footprint) => footprint.pads)
        .filter((pad) => pad.number !== "" || pad.net);
      const onNet = new Map<string, number>();
      for (const { net } of pads) if (net) onNet.set(net, (onNet.get(net) ?? 0) + 1);
      const outline = boardOutline(board);
      expect({
        components: parts.length,
        on_back: parts.filter(({ side }) => side === "back").length,
        pads: count("pads"),
        pads_no_net: count("pads") - [...onNet.values()].reduce((sum, number) => sum + number, 0),
        nets: onNet.size,
        nets_2plus: [...onNet.values()].filter((number) => number > 1).length,
        connections: [...onNet.values()].reduce((sum, number) => sum + number - 1, 0),
        tracks: board.tracks.length + count("tracks without length", "dropped"),
        vias: board.vias.length,
        zones: count("zones"),
        outline_loops: outline.areas.reduce((sum, { holes }) => sum + 1 + holes.length, 0),
        status: outline.status,
      }).toEqual({
        ...Object.fromEntries(
          [
            "components",
            "on_back",
            "pads",
            "pads_no_net",
            "nets",
            "nets_2plus",
            "connections",
            "tracks",
            "vias",
            "zones",
            "outline_loops",
          ].map((key) => [key, entry[key]]),
        ),
        status: "closed",
      });
    });
});
