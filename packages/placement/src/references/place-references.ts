/**
 * References (and values, where they are printed) find their places: beside their part or on it, readable from below or
 * from the right, off mask openings, drills and other ink, inside the outline, and nearer to their part than to any other.
 * They keep their size where that goes; else they become as small as fabs still print; what finds no place even so is
 * hidden, and reported.
 */
import {
  type Board,
  type BoardEdit,
  editBetween,
  type Footprint,
  footprintBody,
  graphicSolids,
  type ItemId,
  padBox,
  replaceTextVariables,
  resolveLayers,
  type Side,
  type Text,
} from "@tracewright/board";
import {
  type Box,
  boxOfPoints,
  joinBoxes,
  type Nm,
  normalizeDegrees,
  type Point,
  placePoint,
  rectRing,
  rotatePoint,
  solidBox,
} from "@tracewright/geometry";
import type { TextStyle } from "@tracewright/text";
import { choosePlaces, type PlaceOffer } from "./choose-places.ts";
import { Silkscreen } from "./silkscreen.ts";
import { anchorOf, inkBox, readingAngle } from "./text-ink.ts";
import { standingPlace, type TextHost, type TextPlace, textPlaces } from "./text-places.ts";

export interface PlaceReferencesOptions {
  /** Parts whose texts may move; all by default. Locked parts' and locked texts never do. */
  readonly parts?: ReadonlySet<ItemId>;
  /**
   * "keep": a text that is printed whole where it lies stays there. "weigh", the usual: that place is one of many, since
   * the part has come among others.
   */
  readonly standing?: "keep" | "weigh";
}

/** A text in the report. */
export interface NamedText {
  readonly reference: string;
  readonly role: "reference" | "value";
}

/** What became of the texts. */
export interface ReferenceReport {
  /** Texts that had a place to find. */
  readonly total: number;
  readonly moved: number;
  readonly smaller: readonly NamedText[];
  readonly hidden: readonly NamedText[];
}

export interface PlacedReferences extends ReferenceReport {
  readonly edit: BoardEdit;
}

const MM = 1_000_000;
/** What ink leaves to everything, where there is room and where there is not; more where the board's rule says so. */
const GAPS = { roomy: 0.15 * MM, tight: 0.05 * MM };
const TIGHT_COST = 0.6;
/** Between two texts, so that they are not read as one. */
const WORD_GAP = 0.25 * MM;
/** Heights to shrink to, down to the least that fabs print; their least stroke is 0.12 mm. */
const SMALLER_HEIGHTS = [1.2, 1, 0.9, 0.8].map((mm) => mm * MM);
const MIN_SIZE = 0.8 * MM;
const MIN_STROKE = 0.12 * MM;
/** A text shrunk at all, and one that would be shrunk to nothing. */
const SMALLER_COST = { any: 1, all: 3 };
const NOWHERE_COST = { reference: 14, value: 6 };
const KEPT_COST = -20;
const VIA_COST = 0.4;
/** Another part is hardly farther away than the text's own: by less than half its distance and this. */
const DOUBT = { cost: 0.8, margin: 0.2 * MM };
/** Places that are looked for at each size, and fewer than which make the next size worth a look. */
const WANTED_PLACES = 24;
const FEW_PLACES = 8;
const STEPS_PER_TEXT = 1500;
const MAX_STEPS = 600_000;

interface SoughtText {
  readonly part: Footprint;
  readonly text: Text;
  readonly role: "reference" | "value";
  readonly words: string;
}

interface Offer extends PlaceOffer {
  readonly angle: number;
  readonly style: TextStyle;
  /** Of the style's ink about its anchor, unturned. */
  readonly ink: Box;
}

/** The edit that gives the texts of the parts their places, and what became of them. The same board gives the same edit. */
export function placeReferences(board: Board, options: PlaceReferencesOptions = {}): PlacedReferences {
  const changed = new Map<ItemId, Text>();
  const smaller: NamedText[] = [];
  const hidden: NamedText[] = [];
  let total = 0;
  for (const side of ["front", "back"] as const) {
    const sought = soughtTexts(board, side, options.parts);
    if (sought.length === 0) continue;
    total += sought.length;
    const texts = new Set(sought.map(({ text }) => text));
    const silkscreen = new Silkscreen(board, side, (text) => texts.has(text));
    const gaps = gapsOf(board);
    const requests = sought.map((entry) => ({
      offers: offersFor(board, { entry, side, silkscreen, gaps, standing: options.standing ?? "weigh" }),
      nowhere: NOWHERE_COST[entry.role],
    }));
    const steps = Math.min(MAX_STEPS, sought.length * STEPS_PER_TEXT);
    const choice = choosePlaces(requests, { gap: Math.max(WORD_GAP, gaps.tight), steps });
    for (const [index, { part, text, role }] of sought.entries()) {
      const offer = requests[index]!.offers[choice[index]!];
      const after = offer ? textAt(part, text, offer) : { ...text, hidden: true };
      if (!offer) hidden.push({ reference: part.reference, role });
      else if (offer.style.size.height < text.style.size.height) smaller.push({ reference: part.reference, role });
      if (!isSameText(text, after)) changed.set(text.id, after);
    }
  }
  return { edit: editOf(board, changed), total, moved: changed.size - hidden.length, smaller, hidden };
}

function editOf(board: Board, changed: ReadonlyMap<ItemId, Text>): BoardEdit {
  const footprints = board.footprints.map((part) =>
    part.texts.some(({ id }) => changed.has(id))
      ? { ...part, texts: part.texts.map((text) => changed.get(text.id) ?? text) }
      : part,
  );
  return editBetween(board, { ...board, footprints });
}

function soughtTexts(board: Board, side: Side, parts: ReadonlySet<ItemId> | undefined): SoughtText[] {
  const layer = side === "front" ? "F.SilkS" : "B.SilkS";
  return board.footprints.flatMap((part) => {
    if (part.locked || (parts && !parts.has(part.id))) return [];
    return part.texts.flatMap((text): SoughtText[] => {
      const { role } = text;
      if (role === "user" || text.hidden || text.locked || text.layer !== layer) return [];
      const words = replaceTextVariables(text.text, board, part);
      return inkBox(words, text.style) ? [{ part, text, role, words }] : [];
    });
  });
}

function gapsOf(board: Board): { roomy: Nm; tight: Nm } {
  const { silkClearance } = board.rules;
  return { roomy: Math.max(GAPS.roomy, silkClearance), tight: Math.max(GAPS.tight, silkClearance) };
}

/** The places that a text can have whatever the other texts do, the cheapest first. */
function offersFor(
  board: Board,
  {
    entry,
    side,
    silkscreen,
    gaps,
    standing,
  }: {
    entry: SoughtText;
    side: Side;
    silkscreen: Silkscreen;
    gaps: { roomy: Nm; tight: Nm };
    standing: "keep" | "weigh";
  },
): Offer[] {
  const { part, text, words } = entry;
  const host = hostOf(board, part, side);
  if (!host) return [];
  const offers: Offer[] = [];
  const kept = standingOffer(entry, { host, silkscreen, gaps, standing });
  if (kept) offers.push(kept);
  if (kept && standing === "keep") return offers;
  for (const { style, cost: smallness } of [{ style: text.style, cost: 0 }, ...smallerStyles(text.style)]) {
    const ink = inkBox(words, style)!;
    const size = { width: ink.maxX - ink.minX, height: ink.maxY - ink.minY };
    for (const [gap, tightness] of [
      [gaps.roomy, 0],
      [gaps.tight, TIGHT_COST],
    ] as const) {
      const isSmaller = smallness > 0;
      if (isSmaller && gap !== gaps.tight) continue;
      let found = 0;
      for (const place of textPlaces(host, size, gap)) {
        if (!isReadable(silkscreen, part, place, gap)) continue;
        const cost = place.cost + smallness + tightness + surroundingCost(silkscreen, part, place);
        offers.push({ box: place.box, angle: place.angle, style, ink, cost });
        found += 1;
        if (found === WANTED_PLACES) break;
      }
      if (gaps.roomy === gaps.tight || offers.length >= FEW_PLACES) break;
    }
    if (offers.length >= FEW_PLACES) break;
  }
  return offers.sort((a, b) => a.cost - b.cost);
}

function isReadable(silkscreen: Silkscreen, part: Footprint, { box, distance }: TextPlace, gap: Nm): boolean {
  return silkscreen.isFree(box, part, gap) && (distance === 0 || !silkscreen.isNearerToAnother(box, part, distance));
}

function surroundingCost(silkscreen: Silkscreen, part: Footprint, { box, distance }: TextPlace): number {
  const isDoubtful = distance > 0 && silkscreen.isNearerToAnother(box, part, distance * 1.5 + DOUBT.margin);
  return VIA_COST * silkscreen.viasUnder(box) + (isDoubtful ? DOUBT.cost : 0);
}

/** The place where the text lies, as its part brought it there, where it is printed whole. */
function standingOffer(
  { part, text, words }: SoughtText,
  {
    host,
    silkscreen,
    gaps,
    standing,
  }: { host: TextHost; silkscreen: Silkscreen; gaps: { roomy: Nm; tight: Nm }; standing: "keep" | "weigh" },
): Offer | undefined {
  const angle = readingAngle(text, part);
  const ink = inkBox(words, text.style)!;
  const box = boxAround(ink, anchorOf(text, part), angle);
  const offer = { box, angle, style: text.style, ink };
  if (standing === "keep") return silkscreen.isFree(box, part, gaps.tight) ? { ...offer, cost: KEPT_COST } : undefined;
  if (angle !== 0 && angle !== 90) return undefined;
  const place = standingPlace(host, box, { angle, gap: gaps.roomy });
  return isReadable(silkscreen, part, place, gaps.roomy)
    ? { ...offer, cost: place.cost + surroundingCost(silkscreen, part, place) }
    : undefined;
}

/** What is drawn of a part on a side, pads too; undefined for one of which nothing is. */
function hostOf(board: Board, part: Footprint, side: Side): TextHost | undefined {
  const letter = side === "front" ? "F" : "B";
  const local = footprintBody(part);
  const body =
    local &&
    boxOfPoints(
      rectRing({ x: local.minX, y: local.minY }, { x: local.maxX, y: local.maxY }).map((corner) =>
        placePoint(corner, part.position, part.rotation),
      ),
    );
  const pads = part.pads.flatMap((pad) =>
    resolveLayers(board, pad.layers).includes(`${letter}.Mask`) ? [padBox(part, pad)] : [],
  );
  const ink = part.graphics.flatMap((graphic) =>
    graphic.layer === `${letter}.SilkS` ? graphicSolids(graphic, part).map(solidBox) : [],
  );
  const figure = joinBoxes([...(body ? [body] : []), ...pads, ...ink]);
  return figure && { figure, body: part.side === side ? body : undefined };
}

function smallerStyles(style: TextStyle): { style: TextStyle; cost: number }[] {
  const { size, thickness } = style;
  return SMALLER_HEIGHTS.filter(
    (height) => height < size.height && (size.width * height) / size.height >= MIN_SIZE,
  ).map((height) => {
    const scale = height / size.height;
    const width = Math.round(size.width * scale);
    const pen = thickness > 0 ? Math.min(thickness, Math.max(MIN_STROKE, Math.round(thickness * scale))) : MIN_STROKE;
    return {
      style: { ...style, size: { width, height }, thickness: pen },
      cost: SMALLER_COST.any + SMALLER_COST.all * (1 - scale),
    };
  });
}

/** The text as it lies on its offer. The angle in the record is relative to the part. */
function textAt(part: Footprint, text: Text, { box, angle, style, ink }: Offer): Text {
  const turned = boxAround(ink, { x: 0, y: 0 }, angle);
  const anchor = { x: box.minX - turned.minX, y: box.minY - turned.minY };
  const position = rotatePoint({ x: anchor.x - part.position.x, y: anchor.y - part.position.y }, -part.rotation);
  // A text that keeps upright and was carried upside down reads as it did, and stays the very same record.
  const isCarried =
    style === text.style && readingAngle(text, part) === angle && isSamePoint(anchorOf(text, part), anchor);
  return isCarried ? text : { ...text, position, rotation: normalizeDegrees(angle - part.rotation), style };
}

function boxAround(ink: Box, anchor: Point, angle: number): Box {
  const corners = rectRing({ x: ink.minX, y: ink.minY }, { x: ink.maxX, y: ink.maxY });
  return boxOfPoints(corners.map((corner) => placePoint(corner, anchor, angle)))!;
}

function isSameText(a: Text, b: Text): boolean {
  return (
    a === b ||
    (isSamePoint(a.position, b.position) &&
      a.rotation === b.rotation &&
      a.hidden === b.hidden &&
      a.style.size.height === b.style.size.height)
  );
}

function isSamePoint(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}
