import type { Footprint } from "../records/footprint.ts";

/** A mark for cameras: nothing is bought, nothing is placed. */
export function isFiducial({ reference, library, pads }: Footprint): boolean {
  return (
    /^FID\d*$/i.test(reference) ||
    /fiducial/i.test(library) ||
    pads.some(({ property }) => property === "fiducial-global" || property === "fiducial-local")
  );
}
