import type { Nm, Point } from "@tracewright/geometry";
import type { ItemId, NetId } from "./ids.ts";
import type { LayerId } from "./layer.ts";
import type { PlaceOnSheet } from "./place-on-sheet.ts";
import type { Severity } from "./rules.ts";

/** Something about the design that a rule objects to. Data, not an exception. */
export interface Finding {
  /** KiCad's name of the item where it has one: "clearance", "courtyards_overlap", "track_dangling". */
  readonly rule: string;
  readonly severity: Exclude<Severity, "ignore">;
  /** For a person, with names and numbers: "R12 pad 2 to GND track on F.Cu: 0.130 mm, rule 0.200 mm". */
  readonly message: string;
  /** The same as data, where a message holds more than items and distances: a screen says it in its own language. */
  readonly words?: { readonly kind: string; readonly facts: Readonly<Record<string, string>> };
  readonly items: readonly ItemId[];
  readonly nets: readonly NetId[];
  readonly position: Point;
  /** Where the schematic draws what is not on the board: the finding is there, and `position` is the board's origin. */
  readonly onSheet?: PlaceOnSheet;
  /**
   * Of two things that are too near each other the nearest points of their edges, of a missing connection its two ends:
   * in the order of `items`, so that a screen can draw the line between them.
   */
  readonly ends?: readonly [Point, Point];
  /** Of a distance along the surface, the way that was measured, from the first of `ends` to the second. */
  readonly path?: readonly Point[];
  readonly layer?: LayerId;
  /** The constraint of custom rules that is broken, where `rule` is that of another one too: "physical_clearance". */
  readonly constraint?: string;
  /** Name of the custom rule that asks for it, where one does. */
  readonly customRule?: string;
  /** The project accepts it, with this note; it is not counted. */
  readonly excluded?: { readonly comment?: string };
  readonly actual?: Nm;
  readonly required?: Nm;
}
