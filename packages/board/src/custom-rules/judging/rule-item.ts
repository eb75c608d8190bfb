import type { Solid } from "@tracewright/geometry";
import type { Footprint } from "../../records/footprint.ts";
import type { Graphic, Text } from "../../records/graphic.ts";
import type { ItemId, NetId } from "../../records/ids.ts";
import type { LayerId } from "../../records/layer.ts";
import type { Pad } from "../../records/pad.ts";
import type { Track, Via } from "../../records/track.ts";
import type { Zone } from "../../records/zone.ts";

/** What a custom rule may be asked about. A piece of copper of the checks is one as it is. */
export interface RuleItem {
  readonly kind: "track" | "via" | "pad" | "zone" | "graphic" | "text" | "footprint";
  readonly id: ItemId;
  readonly net?: NetId;
  /** Copper layers as bits, the front one first; of what is drilled all that the hole runs through. */
  readonly reach: number;
  /** Its shapes on the board; of a zone the area it has. */
  readonly solids: readonly Solid[];
  readonly track?: Track;
  readonly via?: Via;
  readonly pad?: Pad;
  readonly zone?: Zone;
  readonly graphic?: Graphic;
  readonly text?: Text;
  /** The layer of a drawing or text that is on no copper layer: its `reach` is 0. */
  readonly sheet?: LayerId;
  /** The part that it is or belongs to. */
  readonly footprint?: Footprint;
}

/** What an expression is evaluated for. */
export interface RuleSubjects {
  readonly a: RuleItem;
  readonly b?: RuleItem;
  /** Bit of the copper layer on which the two meet; absent where the question has no layer. */
  readonly layer?: number;
}
