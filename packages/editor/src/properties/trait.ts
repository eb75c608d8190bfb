import { type Board, copperLayers, type NetId } from "@tracewright/board";
import { MAX_COORDINATE } from "@tracewright/geometry";
import type { PropertyKey, PropertyKind, PropertyLimits, PropertyValue } from "./property.ts";

/**
 * One property of the records of one kind: how it is read and written. `write` is given a value that fits kind,
 * limits and choices, and answers the record as it was where it has it already.
 */
export interface Trait<Record> {
  readonly key: PropertyKey;
  readonly kind: PropertyKind;
  readonly read: (record: Record, board: Board) => PropertyValue;
  /** Absent: it is derived from others. */
  readonly write?: (record: Record, value: never, board: Board) => Record;
  /** Held by a lock, as the server holds it: place and form are, names, nets and settings of a pour are not. */
  readonly isHeld?: boolean;
  /** Absent: every record has it. */
  readonly isOf?: (record: Record, board: Board) => boolean;
  readonly limits?: (record: Record) => PropertyLimits;
  readonly choices?: (record: Record, board: Board) => readonly string[];
  /** Of texts: the most letters, and whether there must be one. */
  readonly letters?: { readonly most: number; readonly isNeeded?: boolean; readonly isOneLine?: boolean };
}

/** Whatever a coordinate may be. */
export const ANYWHERE: PropertyLimits = { least: -MAX_COORDINATE, most: MAX_COORDINATE };

/** What has to be there at all, to the nanometre. */
export const POSITIVE: PropertyLimits = { least: 1, most: MAX_COORDINATE };

export const NON_NEGATIVE: PropertyLimits = { least: 0, most: MAX_COORDINATE };

/** The name of a part or an area. */
export const NAME = { most: 100, isOneLine: true } as const;

interface Netted {
  readonly net?: NetId;
}

/** The net of copper; null takes it away. */
export function netTrait<Record extends Netted>(isOf?: (record: Record) => boolean): Trait<Record> {
  return {
    key: "net",
    kind: "net",
    read: ({ net }) => net ?? null,
    write: (record, value: NetId | null) => {
      const { net: _net, ...rest } = record;
      return (value === null ? rest : { ...rest, net: value }) as Record;
    },
    ...(isOf && { isOf }),
  };
}

export function allLayers(_record: unknown, { layers }: Board): readonly string[] {
  return layers.map(({ id }) => id);
}

export function allCopper(_record: unknown, board: Board): readonly string[] {
  return copperLayers(board);
}

/** The mark of a lock is changed by its own command, for groups as a whole. */
export function lockedTrait<Record extends { readonly locked?: boolean }>(): Trait<Record> {
  return { key: "locked", kind: "flag", read: ({ locked }) => locked ?? false };
}
