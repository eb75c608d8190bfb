import { CATALOGUE } from "../catalogue.ts";
import type { CataloguePart } from "../catalogue-part.ts";
import { findByNumber, indexOf } from "./find-by-number.ts";
import { packageOf, samePackage } from "./footprint-package.ts";

/** The parts of the catalogue that a maker's number means, ordering codes behind it included. */
export function partsOfNumber(text: string): readonly CataloguePart[] {
  return findByNumber(indexOf(CATALOGUE), text).map(({ part }) => part);
}

/** The part's package that a footprint's name speaks of; undefined where it comes in none such, or the name speaks of none. */
export function packageForFootprint({ pinouts }: CataloguePart, footprint: string): string | undefined {
  const drawn = packageOf(footprint);
  if (drawn === undefined) return undefined;
  return pinouts
    .flatMap(({ packages }) => packages)
    .find((name) => {
      const known = packageOf(name);
      return known !== undefined && samePackage(known, drawn);
    });
}
