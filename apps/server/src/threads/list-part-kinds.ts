import { createHash } from "node:crypto";
import { type AssemblyPart, assemblyParts } from "@tracewright/assembly";
import { type Board, type Circuit, type Footprint, isCopperPad } from "@tracewright/board";
import { partSignature } from "@tracewright/catalogue";
import { boardToSvg, symbolToSvg } from "@tracewright/rendering";
import { compareNaturally } from "@tracewright/text";
import type { PartOfKind, PartQuestion } from "../platform/database/part-match-records.ts";
import type { PartKind } from "./messages/match-parts-messages.ts";

/** Fields longer than this say nothing that a catalogue is asked for. */
const MAX_FIELD_LETTERS = 500;
/** A picture larger than this is none: the part is shown without. */
const MAX_SVG_LETTERS = 200_000;

export interface Design {
  readonly board: Board | undefined;
  readonly circuit: Circuit | undefined;
}

/**
 * The parts of a design that are something to be matched, equal ones together, in natural order of their references. What is
 * only a hole, a mark or a drawing is left out, and what is not in the bill of materials; parts that are not populated are
 * parts all the same.
 */
export function listPartKinds({ board, circuit }: Design): readonly PartKind[] {
  const kinds = new Map<
    string,
    { readonly parts: PartOfKind[]; readonly question: PartQuestion; readonly of: AssemblyPart }
  >();
  for (const part of assemblyParts({ board, circuit })) {
    if (part.leftOut !== undefined && part.leftOut !== "not-populated") continue;
    const question = questionOf(part);
    if (question.padNumbers.length === 0 && question.pins.length === 0) continue;
    // Fields that say nothing of the part differ from one to the next; those that do are in its signature. Some programs name
    // every symbol again; they differ in their pins.
    const { fields: _, symbol: __, ...sameForEquals } = question;
    const kind = createHash("sha256").update(JSON.stringify(sameForEquals)).digest("hex");
    const entry = kinds.get(kind) ?? { parts: [], question, of: part };
    kinds.set(kind, entry);
    entry.parts.push({ key: part.footprint?.id ?? part.component?.id ?? "", reference: part.reference });
  }
  return [...kinds].map(([kind, { parts, question, of }], rank) => ({
    kind,
    rank,
    parts,
    question,
    svg: draw(of, { board, circuit }),
  }));
}

function questionOf({ component, footprint, value, reference }: AssemblyPart): PartQuestion {
  const padNumbers = [
    ...new Set(footprint?.pads.filter((pad) => isCopperPad(pad) && pad.number !== "").map(({ number }) => number)),
  ].sort(compareNaturally);
  const told = {
    prefix: /^[^\d]*/.exec(reference)?.[0] ?? "",
    value,
    footprint: footprint?.library || component?.footprint || "",
    symbol: component?.librarySymbol ?? "",
    fields: fieldsOf(component, footprint),
    padNumbers,
    pins: component ? pinsOf(component) : padsAsPins(footprint),
  };
  return { signature: partSignature(told), ...told };
}

/** The schematic's fields first; those about where or how a part is drawn change from part to part and say nothing of it. */
function fieldsOf(component: AssemblyPart["component"], footprint: AssemblyPart["footprint"]): Record<string, string> {
  const told = {
    ...footprint?.properties,
    ...component?.properties,
    ...(component?.description !== undefined && { Description: component.description }),
    ...(component?.datasheet !== undefined && { Datasheet: component.datasheet }),
  };
  const fields = Object.entries(told)
    .filter(([, text]) => text !== "" && text.length <= MAX_FIELD_LETTERS)
    .filter(([name]) => !/^(sheet ?(name|file)|reference|value|footprint)$/i.test(name));
  return Object.fromEntries(fields.sort(([one], [other]) => compareNaturally(one, other)));
}

function pinsOf({ pins }: NonNullable<AssemblyPart["component"]>): PartQuestion["pins"] {
  const byNumber = new Map(pins.map(({ number, name }) => [number, { number, name: name === "~" ? "" : name }]));
  return [...byNumber.values()].sort((one, other) => compareNaturally(one.number, other.number));
}

function padsAsPins(footprint: AssemblyPart["footprint"]): PartQuestion["pins"] {
  const named = footprint?.pads.filter(({ number, pinFunction }) => number !== "" && pinFunction) ?? [];
  const byNumber = new Map(named.map(({ number, pinFunction = "" }) => [number, { number, name: pinFunction }]));
  return [...byNumber.values()].sort((one, other) => compareNaturally(one.number, other.number));
}

function draw({ component, footprint }: AssemblyPart, { board, circuit }: Design): string | null {
  const symbol = component && circuit?.librarySymbols[component.librarySymbol];
  const svg =
    (symbol && symbolToSvg(symbol)) ?? (board && footprint && boardToSvg(aloneOn(board, footprint), { width: 320 }));
  return svg !== undefined && svg.length <= MAX_SVG_LETTERS ? svg : null;
}

function aloneOn(board: Board, footprint: Footprint): Board {
  return {
    ...board,
    footprints: [footprint],
    tracks: [],
    vias: [],
    zones: [],
    graphics: [],
    texts: [],
    dimensions: [],
    groups: [],
  };
}
