import type { LandPattern } from "../pattern/land-pattern.ts";

/** Middle and size of every land as the maker's sheet recommends, in millimetres. */
export interface Drawing {
  readonly lands: string;
  readonly body: readonly [minX: number, minY: number, maxX: number, maxY: number];
  readonly source: string;
  readonly mark?: LandPattern["mark"];
  /** Between the lands or the body and the courtyard, where the mark of pin 1 needs more than the usual. */
  readonly courtyardExcess?: number;
  readonly cutout?: LandPattern["cutout"];
  /** Where the lands are from, if not from the maker. */
  readonly origin?: string;
  /** KiCad's library of this part where it is not that of the shelf. */
  readonly library?: string;
}

export type Shelf = Readonly<Record<string, Drawing>>;
