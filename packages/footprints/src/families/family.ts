import type { LandPattern } from "../pattern/land-pattern.ts";

/** Parts of one build: what they are called and how a name becomes a land pattern. */
export interface Family {
  /** The sizes that are listed. `build` may know more: whatever its names can say. */
  readonly names: readonly string[];
  /** `undefined` where the name is of another family, or asks for what cannot be. */
  readonly build: (name: string) => LandPattern | undefined;
}

/** A family of fixed sizes. */
export function tableFamily<Row>(
  rows: Readonly<Record<string, Row>>,
  build: (name: string, row: Row) => LandPattern,
): Family {
  return {
    names: Object.keys(rows),
    build: (name) => {
      const row = Object.hasOwn(rows, name) ? rows[name] : undefined;
      return row && build(name, row);
    },
  };
}
