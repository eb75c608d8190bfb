import {
  type Board,
  type Footprint,
  flipFootprint,
  isAlike,
  type Pad,
  renamePart,
  type Text,
} from "@tracewright/board";
import { normalizeDegrees } from "@tracewright/geometry";
import { isNearlyAlike } from "./is-nearly-alike.ts";
import { merge, mergeMembers, type Versions } from "./merge.ts";
import { PART_EDITS, type PartEdit } from "./update-remark.ts";

/** Members that make up the footprint: they are taken from one side, so that pads fit their drawing. */
const SHAPE = ["library", "pads", "graphics", "zones", "models", "netTieGroups", "antennaRoom"] as const;
const MERGED_APART = ["id", "reference", "value", "position", "rotation", "side", "texts", "properties", "attributes"];

export interface MergedPart {
  readonly part: Footprint;
  /** What both sides changed; it is as the board has it. */
  readonly conflicts: readonly PartEdit[];
}

/**
 * A part with what the project changed of it (reference, value, fields, fitting, lock, place, footprint, places of its texts,
 * nets of its pads) and for the rest as the new version has it. The id is that of the new version.
 */
export function mergePart(board: Pick<Board, "layers">, versions: Versions<Footprint>): MergedPart {
  const { ours } = versions;
  const { base, ours: own, theirs } = alongside(board, versions);
  const value = merge({ base: base.value, ours: own.value, theirs: theirs.value });
  const named = { base: namedLike(base, theirs), ours: namedLike(own, theirs), theirs };
  const fields = mergeMembers(pick(named, "properties"));
  const attributes = mergeMembers(pick(named, "attributes"));
  const rest = mergeMembers(named, [...MERGED_APART, ...SHAPE]);
  const shape = merge(eachOf(named, shapeOf));
  const place = merge(eachOf(versions, placeOf));
  const nets = mergeNets(named);
  const source = shape.isOurs ? own : theirs;
  const merged: Footprint = {
    ...rest.value,
    ...Object.fromEntries(Object.entries(source).filter(([key]) => SHAPE.some((one) => one === key))),
    id: theirs.id,
    reference: theirs.reference,
    value: theirs.value,
    properties: fields.value,
    attributes: attributes.value,
    texts: mergeTexts(pick(named, "texts")),
    pads: source.pads.map((pad, index) => withNet(pad, nets.of(source, index))),
  } as Footprint;
  const sided = place.value.side === base.side ? { ...merged, side: base.side } : flipFootprint(merged, board);
  const placed = { ...sided, ...place.value };
  const conflicts: Readonly<Record<PartEdit, boolean>> = {
    value: value.isConflict,
    fields: fields.conflicts.length > 0,
    fitting: attributes.conflicts.length > 0,
    place: place.isConflict,
    footprint: shape.isConflict,
    texts: false,
    nets: nets.isConflict,
    symbol: rest.conflicts.includes("symbolPath"),
  };
  return {
    part: renamePart(renamePart(placed, "reference", ours.reference), "value", value.value),
    conflicts: PART_EDITS.filter((edit) => conflicts[edit]),
  };
}

/** What the project changed of a part, besides its reference. */
export function editsOfPart(board: Pick<Board, "layers">, base: Footprint, ours: Footprint): PartEdit[] {
  const versions = { base, ours, theirs: base };
  const { ours: sided } = alongside(board, versions);
  const own = namedLike(sided, base);
  const is: Readonly<Record<PartEdit, boolean>> = {
    value: ours.value !== base.value,
    fields: !isNearlyAlike(ours.properties, base.properties),
    fitting: !isNearlyAlike(ours.attributes, base.attributes),
    place: !isNearlyAlike(placeOf(ours), placeOf(base)),
    footprint: !isNearlyAlike(shapeOf(own), shapeOf(base)),
    texts: !isNearlyAlike(own.texts.map(withoutId), base.texts.map(withoutId)),
    nets: !isAlike(
      ours.pads.map(({ net }) => net ?? null),
      base.pads.map(({ net }) => net ?? null),
    ),
    symbol: ours.symbolPath !== base.symbolPath,
  };
  return PART_EDITS.filter((edit) => is[edit]);
}

/** All three as they are on the side of the first, where their drawings can be compared. */
function alongside(board: Pick<Board, "layers">, versions: Versions<Footprint>): Versions<Footprint> {
  const { side } = versions.base;
  return eachOf(versions, (part) => (part.side === side ? part : flipFootprint(part, board)));
}

/** By the other's reference and value, with the texts that say them. */
function namedLike(part: Footprint, { reference, value }: Footprint): Footprint {
  return renamePart(renamePart(part, "reference", reference), "value", value);
}

function eachOf<Value, Of>({ base, ours, theirs }: Versions<Value>, of: (value: Value) => Of): Versions<Of> {
  return { base: of(base), ours: of(ours), theirs: of(theirs) };
}

function pick<Key extends keyof Footprint>(versions: Versions<Footprint>, key: Key): Versions<Footprint[Key]> {
  return eachOf(versions, (part) => part[key]);
}

function placeOf({ position, rotation, side }: Footprint) {
  // 359.9999999 and 0 are one angle.
  return { position, rotation: normalizeDegrees(Math.round(rotation * 1e6) / 1e6), side };
}

function shapeOf(part: Footprint) {
  return {
    ...Object.fromEntries(SHAPE.map((key) => [key, part[key]])),
    pads: part.pads.map(({ net: _net, ...pad }) => withoutId(pad)),
    graphics: part.graphics.map(withoutId),
    zones: part.zones.map(withoutId),
  };
}

function withoutId<Entry extends { readonly id: unknown }>({ id: _id, ...entry }: Entry): Omit<Entry, "id"> {
  return entry;
}

/** Texts by their role, others by their order. One that the project removed stays removed. */
function mergeTexts(versions: Versions<readonly Text[]>): Text[] {
  const keyed = eachOf(versions, (texts) => {
    const counts = new Map<string, number>();
    return new Map(
      texts.map((text) => {
        const count = (counts.get(text.role) ?? 0) + 1;
        counts.set(text.role, count);
        return [`${text.role} ${count}`, text] as const;
      }),
    );
  });
  const merged = [...keyed.theirs].flatMap(([key, theirs]) => {
    const [base, ours] = [keyed.base.get(key), keyed.ours.get(key)];
    if (!base || !ours) return base ? [] : [theirs];
    return [{ ...mergeMembers({ base, ours, theirs }, ["id"]).value, id: theirs.id }];
  });
  return [...merged, ...[...keyed.ours].flatMap(([key, ours]) => (keyed.base.has(key) ? [] : [ours]))];
}

/** Pads by number and, where several have it, by order. */
function mergeNets(versions: Versions<Footprint>) {
  const nets = eachOf(versions, ({ pads }) => new Map(pads.map((pad, index) => [keyOf(pads, index), pad.net])));
  let isConflict = false;
  const merged = new Map(
    [...new Set([...nets.theirs.keys(), ...nets.ours.keys()])].map((key) => {
      const net = merge({ base: nets.base.get(key), ours: nets.ours.get(key), theirs: nets.theirs.get(key) });
      isConflict ||= net.isConflict && nets.theirs.has(key) && nets.ours.has(key);
      return [key, net.value];
    }),
  );
  return { isConflict, of: ({ pads }: Footprint, index: number) => merged.get(keyOf(pads, index)) };
}

function keyOf(pads: readonly Pad[], index: number): string {
  const number = pads[index]?.number;
  return `${number} ${pads.slice(0, index).filter((pad) => pad.number === number).length}`;
}

function withNet({ net: _net, ...pad }: Pad, net: Pad["net"]): Pad {
  return { ...pad, ...(net !== undefined && { net }) };
}
