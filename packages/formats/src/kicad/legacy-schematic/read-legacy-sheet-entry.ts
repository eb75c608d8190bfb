import type { SheetPin } from "@tracewright/board";
import type { SheetEntry } from "../../schematic/sheet-file.ts";
import { wordTable } from "../../word-table.ts";
import { DEFAULT_TEXT_THICKNESS } from "../board/read-graphic.ts";
import { type LegacyReading, legacyText } from "./legacy-reading.ts";
import { splitLegacyLine } from "./split-legacy-line.ts";

/** On which side of the sheet symbol a pin stands: the direction that its name turns its back to. */
const SIDES: Readonly<Record<string, number>> = wordTable({ R: 0, T: 90, L: 180, B: 270 });

/** Which way signals go, in the words of later versions. */
const SHAPES: Readonly<Record<string, string>> = wordTable({
  I: "input",
  O: "output",
  B: "bidirectional",
  T: "tri_state",
  U: "passive",
});

/** The lines of a `$Sheet` after its first: `S` place and size, `U` time stamp, `F0` name, `F1` file, further `F` its pins. */
export function readLegacySheetEntry(reading: LegacyReading): SheetEntry {
  const rows = reading.takeBlock("$EndSheet").map(splitLegacyLine);
  const row = (name: string) => rows.find(([first]) => first === name) ?? [];
  const [, x, y, width, height] = row("S");
  const id = reading.id(row("U")[1], "sheet");
  const pins = rows
    .filter(([first = ""]) => /^F\d+$/.test(first) && first !== "F0" && first !== "F1")
    .map(([, written = "", form = "", side = "L", pinX, pinY, size]) => {
      const name = legacyText(written);
      const position = reading.point(pinX, pinY);
      const rotation = SIDES[side] ?? 180;
      const letter = reading.length(size);
      const shape = SHAPES[form];
      const text: SheetPin = {
        id: reading.id(undefined, "sheet-pin"),
        text: name,
        position,
        rotation,
        style: {
          size: { width: letter, height: letter },
          thickness: DEFAULT_TEXT_THICKNESS,
          horizontal: rotation < 180 ? "right" : "left",
          vertical: "middle",
          mirrored: false,
        },
        ...(shape !== undefined && { shape }),
      };
      return { name, position, text };
    });
  reading.count("sheets", "read");
  return {
    id,
    name: row("F0")[1] ?? "",
    fileName: row("F1")[1] ?? "",
    position: reading.point(x, y),
    size: { width: reading.length(width), height: reading.length(height) },
    pins,
  };
}
