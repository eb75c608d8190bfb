import type { Changed, Footprint, ItemId, Net, NetId } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { FootprintSource } from "../choose/footprint-source.ts";

/** Tracks, vias and zones that a change is about. */
export interface CopperTouched {
  readonly tracks: number;
  readonly vias: number;
  readonly zones: number;
}

/** A part of the board that a change is about, as it is called there now. */
interface OnPart {
  readonly reference: string;
  readonly footprint: ItemId;
}

export interface PadChange {
  readonly number: string;
  /** Names of nets; absent: none. */
  readonly before?: string;
  readonly after?: string;
  readonly from?: NetId;
  readonly net?: NetId;
}

export interface NetName {
  readonly net: NetId;
  readonly before: string;
  readonly after: string;
}

/**
 * One change that a schematic makes to a board: facts for the decision, and data for applying it.
 * Nothing in it depends on which other lines are accepted but what `dependsOn` names.
 */
export type SchematicChange = {
  /** Kind and subject, "value:R1": the same for the same boards and schematics. */
  readonly id: string;
  /** Ids of changes without which this one means nothing. */
  readonly dependsOn: readonly string[];
  /** Only applied if named explicitly: a locked part that goes, copper that is taken away. */
  readonly isOnRequest: boolean;
  /** Nets that it needs and the board may not have yet. */
  readonly nets: readonly Net[];
  readonly place?: Point;
} & (
  | {
      readonly kind: "part-added";
      readonly reference: string;
      readonly value: string;
      readonly library: string;
      readonly source: FootprintSource | "none";
      /** Why it gets this footprint, and in what it is not as the schematic names it. */
      readonly reason: string;
      readonly differences: readonly string[];
      readonly part: Footprint;
    }
  | (OnPart & {
      readonly kind: "part-removed";
      readonly value: string;
      readonly library: string;
      readonly isLocked: boolean;
      /** Copper on its pads, which stays. */
      readonly copper: CopperTouched;
    })
  | (OnPart & { readonly kind: "part-renamed"; readonly after: string })
  | (OnPart & {
      readonly kind: "footprint";
      readonly before: string;
      readonly after: string;
      readonly source: FootprintSource | "none";
      readonly differences: readonly string[];
      readonly template: Footprint;
      /** Where a text of it stands by the old footprint's own drawing, it moves with the new one's. */
      readonly unmovedTexts: readonly ("reference" | "value")[];
      /** Copper on its pads, which stays. */
      readonly copper: CopperTouched;
      /** By pad number: what pads join that the old footprint does not have. */
      readonly joins: Readonly<Record<string, NetId>>;
    })
  | (OnPart & { readonly kind: "value"; readonly before: string; readonly after: string })
  | (OnPart & { readonly kind: "fields"; readonly fields: readonly (Changed<string> & { readonly name: string })[] })
  | (OnPart & {
      readonly kind: "fitting";
      readonly doNotPopulate?: boolean;
      readonly excludeFromBom?: boolean;
    })
  | (OnPart & {
      readonly kind: "link";
      readonly symbolPath?: string;
      readonly sheetName?: string;
      readonly sheetFile?: string;
    })
  | (OnPart & {
      readonly kind: "pads";
      readonly pads: readonly PadChange[];
      /** Tracks and vias that join only such pads and go to the new net with them. */
      readonly copper: CopperTouched;
    })
  | (OnPart & {
      readonly kind: "pin-names";
      readonly pins: readonly (Changed<string> & { readonly number: string })[];
    })
  | ({ readonly kind: "net-renamed"; readonly pads: number; readonly copper: CopperTouched } & NetName)
  /** Unnamed nets, called after their pins. */
  | { readonly kind: "automatic-names"; readonly names: readonly NetName[] }
  /** Copper that joins pads of several nets once their parts are reconnected; accepted, it is taken away. */
  | {
      readonly kind: "copper";
      /** By name; "" for no net. */
      readonly joined: readonly string[];
      readonly tracks: readonly ItemId[];
      readonly vias: readonly ItemId[];
    }
);

type Bare<Change> = Change extends unknown
  ? Omit<Change, "id" | "dependsOn" | "isOnRequest" | "nets"> & Partial<Pick<SchematicChange, "nets">>
  : never;
/** A line before it has its place in the list. */
export type BareChange = Bare<SchematicChange>;

export type SchematicChangeKind = SchematicChange["kind"];

/** In the order in which they are listed. */
export const CHANGE_KINDS = [
  "part-added",
  "part-removed",
  "part-renamed",
  "footprint",
  "value",
  "fields",
  "fitting",
  "pads",
  "net-renamed",
  "copper",
  "automatic-names",
  "pin-names",
  "link",
] as const satisfies readonly SchematicChangeKind[];
