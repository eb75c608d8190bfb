import type { FileCheckResult } from "./use-file-check.ts";

/** The outline of the board made of a schematic alone, as it is being typed. */
export interface BoardDraft {
  readonly unit: LengthUnit;
  readonly width: string;
  readonly height: string;
  readonly copperLayers: 2 | 4;
}

export type LengthUnit = "mm" | "mil";
export type BoardProposal = NonNullable<FileCheckResult["proposal"]>;

export interface OutlineSize {
  readonly widthMm: number;
  readonly heightMm: number;
}

const MM_PER_MIL = 0.0254;
/** What the server takes. */
export const MIN_SIDE_MM = 5;
export const MAX_SIDE_MM = 500;
/** Beyond this share of the board little room is left for tracks. */
export const CROWDED_SHARE = 0.7;

export function draftOf({ widthMm, heightMm, copperLayers }: BoardProposal): BoardDraft {
  return { unit: "mm", width: `${widthMm}`, height: `${heightMm}`, copperLayers: copperLayers === 4 ? 4 : 2 };
}

/** The draft in the other unit; what is no number stays as it was typed. */
export function inUnit(draft: BoardDraft, unit: LengthUnit): BoardDraft {
  if (unit === draft.unit) return draft;
  const convert = (text: string): string => {
    const mm = readLength(text, draft.unit);
    if (mm === undefined) return text;
    return unit === "mm" ? `${Number(mm.toFixed(3))}` : `${Number((mm / MM_PER_MIL).toFixed(1))}`;
  };
  return { ...draft, unit, width: convert(draft.width), height: convert(draft.height) };
}

/** A typed length in millimetres; a comma is a decimal point. */
export function readLength(text: string, unit: LengthUnit): number | undefined {
  const trimmed = text.trim().replace(",", ".");
  if (!/^\d+(\.\d*)?$/.test(trimmed)) return undefined;
  return Number(trimmed) * (unit === "mm" ? 1 : MM_PER_MIL);
}

/** A side the server will take, or undefined. */
export function readSide(text: string, unit: LengthUnit): number | undefined {
  const mm = readLength(text, unit);
  return mm !== undefined && mm >= MIN_SIDE_MM && mm <= MAX_SIDE_MM ? mm : undefined;
}

export function readDraft({ width, height, unit }: BoardDraft): OutlineSize | undefined {
  const widthMm = readSide(width, unit);
  const heightMm = readSide(height, unit);
  return widthMm === undefined || heightMm === undefined ? undefined : { widthMm, heightMm };
}

/** Whether a board is made at all: it is not where the pins of a part are unknown. */
export function isMade({ parts }: BoardProposal): boolean {
  return parts.every(({ severity }) => severity !== "error");
}

/** What the parts take of the board, 0 … (above 1 they cannot fit on one side). */
export function shareOf({ partAreaMm2 }: BoardProposal, { widthMm, heightMm }: OutlineSize): number {
  return partAreaMm2 / (widthMm * heightMm);
}
