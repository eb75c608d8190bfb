import type { BoardFab } from "../../graphql/generated/documents.ts";
import type { FileCheckResult } from "./use-file-check.ts";

/** The board made of a schematic alone, as it is being typed and chosen. */
export interface BoardDraft {
  readonly unit: LengthUnit;
  readonly width: string;
  readonly height: string;
  readonly copperLayers: 2 | 4;
  /** A form by name, whose size stands in width and height; null for a rectangle of that size. */
  readonly form: string | null;
  readonly planes: boolean;
  readonly netClasses: boolean;
  readonly fab: BoardFab;
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

export function draftOf({ widthMm, heightMm, copperLayers, fab }: BoardProposal): BoardDraft {
  return {
    unit: "mm",
    width: `${widthMm}`,
    height: `${heightMm}`,
    copperLayers: copperLayers === 4 ? 4 : 2,
    form: null,
    planes: true,
    netClasses: true,
    fab,
  };
}

/** The draft in a form's size, or in the size proposed where it is none. */
export function inForm(draft: BoardDraft, id: string | null, proposal: BoardProposal): BoardDraft {
  const { widthMm, heightMm } = proposal.forms.find((form) => form.id === id) ?? proposal;
  return { ...ofSize(draft, { widthMm, heightMm }), form: id };
}

/**
 * The same area in another proportion, width over height, in whole millimetres; a side that is no length yet leaves
 * the draft as it is.
 */
export function inRatio(draft: BoardDraft, ratio: number): BoardDraft {
  const size = readDraft(draft);
  if (!size) return draft;
  const height = Math.sqrt((size.widthMm * size.heightMm) / ratio);
  const within = (side: number): number => Math.min(MAX_SIDE_MM, Math.max(MIN_SIDE_MM, Math.round(side)));
  return { ...ofSize(draft, { widthMm: within(height * ratio), heightMm: within(height) }), form: null };
}

/** Whether the sides stand in that proportion, as far as whole millimetres can. */
export function hasRatio({ widthMm, heightMm }: OutlineSize, ratio: number): boolean {
  return Math.abs(widthMm - heightMm * ratio) <= 1 + ratio;
}

/** The draft with sides that were dragged or moved by keys, in whole steps of its unit; a form's size is its own no more. */
export function dragged(draft: BoardDraft, { widthMm, heightMm }: OutlineSize): BoardDraft {
  return { ...ofSize(draft, { widthMm: inSteps(widthMm, draft), heightMm: inSteps(heightMm, draft) }), form: null };
}

/** Of a drag, and of an arrow key. */
export function stepOf({ unit }: Pick<BoardDraft, "unit">): number {
  return unit === "mm" ? 1 : 50 * MM_PER_MIL;
}

function inSteps(mm: number, draft: BoardDraft): number {
  const step = stepOf(draft);
  const [least, most] = [Math.ceil(MIN_SIDE_MM / step), Math.floor(MAX_SIDE_MM / step)];
  return Math.min(most, Math.max(least, Math.round(mm / step))) * step;
}

/**
 * What stands against an outline: a part that is larger, no room for all parts, more connections than people route,
 * or little room.
 */
export type Tightness = "part" | "parts" | "connections" | "crowded";

export function tightnessOf(
  proposal: BoardProposal,
  { widthMm, heightMm }: OutlineSize,
  copperLayers: 2 | 4,
): Tightness | undefined {
  const { largestPart } = proposal;
  const [short, long] = [Math.min(widthMm, heightMm), Math.max(widthMm, heightMm)];
  if (
    Math.min(largestPart.widthMm, largestPart.heightMm) > short ||
    Math.max(largestPart.widthMm, largestPart.heightMm) > long
  )
    return "part";
  const share = shareOf(proposal, { widthMm, heightMm });
  if (share > 1) return "parts";
  if (proposal.connections > mostConnections(proposal, { widthMm, heightMm }, copperLayers)) return "connections";
  return share > CROWDED_SHARE ? "crowded" : undefined;
}

/** As many as people route on an outline of this area. */
export function mostConnections(
  { routablePerCm2: { twoLayers, fourLayers } }: BoardProposal,
  { widthMm, heightMm }: OutlineSize,
  copperLayers: 2 | 4,
): number {
  return Math.floor((copperLayers === 4 ? fourLayers : twoLayers) * ((widthMm * heightMm) / 100));
}

function ofSize(draft: BoardDraft, { widthMm, heightMm }: OutlineSize): BoardDraft {
  return inUnit({ ...draft, unit: "mm", width: `${widthMm}`, height: `${heightMm}` }, draft.unit);
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
