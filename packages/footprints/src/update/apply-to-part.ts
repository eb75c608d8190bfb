import type { Board, Footprint, NetId, Text } from "@tracewright/board";
import { joinStackedPads } from "../proposal/join-stacked-pads.ts";
import { replaceFootprint } from "./replace-footprint.ts";
import type { SchematicChange } from "./schematic-change.ts";

/** Lines that change one part of the board. */
export type PartLine = Exclude<
  Extract<SchematicChange, { readonly footprint: unknown }>,
  { readonly kind: "part-removed" }
>;

/** The part with the lines that are about it, in whatever order they come. */
export function applyToPart(board: Board, part: Footprint, lines: readonly PartLine[]): Footprint {
  if (lines.length === 0) return part;
  const other = lines.find((line) => line.kind === "footprint");
  // The footprint first: what else is said of pads and texts is said of those that it has from now on.
  const stood = other ? replaceFootprint(board, part, other) : part;
  const after = lines.reduce((before, line) => applyLine(before, line, part), stood);
  return other ? joinStackedPads(after, board) : after;
}

function applyLine(part: Footprint, line: PartLine, before: Footprint): Footprint {
  switch (line.kind) {
    case "footprint":
      return part;
    case "part-renamed":
      return {
        ...part,
        reference: line.after,
        texts: reworded(part.texts, "reference", [before.reference, line.after]),
      };
    case "value":
      return { ...part, value: line.after, texts: reworded(part.texts, "value", [before.value, line.after]) };
    case "fields":
      return {
        ...part,
        properties: {
          ...part.properties,
          ...Object.fromEntries(line.fields.map(({ name, after = "" }) => [name, after])),
        },
      };
    case "fitting": {
      const { doNotPopulate, excludeFromBom } = line;
      return {
        ...part,
        attributes: {
          ...part.attributes,
          ...(doNotPopulate !== undefined && { doNotPopulate }),
          ...(excludeFromBom !== undefined && { excludeFromBom }),
        },
      };
    }
    case "link": {
      const { symbolPath, sheetName, sheetFile } = line;
      return {
        ...part,
        ...(symbolPath !== undefined && { symbolPath }),
        ...(sheetName !== undefined && { sheetName }),
        ...(sheetFile !== undefined && { sheetFile }),
      };
    }
    case "pin-names": {
      const names = new Map(line.pins.map(({ number, after }) => [number, after]));
      return {
        ...part,
        pads: part.pads.map((pad) => {
          const pinFunction = names.get(pad.number);
          return pinFunction === undefined ? pad : { ...pad, pinFunction };
        }),
      };
    }
    case "pads": {
      const netOf = new Map(line.pads.map(({ number, from, net }) => [padKey(number, from), net]));
      return {
        ...part,
        pads: part.pads.map((pad) => {
          const key = padKey(pad.number, pad.net);
          if (!netOf.has(key)) return pad;
          const { net: _, ...open } = pad;
          const net = netOf.get(key);
          return net === undefined ? open : { ...open, net };
        }),
      };
    }
  }
}

/** Pads of one number may be on several nets, by mistake. */
function padKey(number: string, net: NetId | undefined): string {
  return JSON.stringify([number, net]);
}

/** A text that spells the name; one that asks for it by a variable goes on doing so. */
function reworded(texts: readonly Text[], role: Text["role"], [old, now]: readonly [string, string]): readonly Text[] {
  return texts.map((text) => (text.role === role && text.text === old ? { ...text, text: now } : text));
}
