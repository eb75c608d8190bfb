/**
 * Length in integer nanometres, KiCad's own unit. Every coordinate, width and distance of the board model is one of
 * these; millimetres and mils exist only at the edges (files, the API, the screen).
 */
export type Nm = number;

/**
 * Angle in degrees, counter-clockwise positive as seen on the screen although y grows downwards: KiCad's convention.
 * A point (x, y) turned by `a` lands on (x·cos a + y·sin a, −x·sin a + y·cos a).
 */
export type Degrees = number;

export const NM_PER_MM = 1_000_000;
export const NM_PER_MIL = 25_400;

/** The largest coordinate the model accepts: ±2 m. Anything beyond is refused at the door as out of range. */
export const MAX_COORDINATE: Nm = 2_000_000_000;

/** Millimetres to the nearest nanometre; −0 is normalised so that equal places compare and hash equal. */
export function fromMm(mm: number): Nm {
  return Math.round(mm * NM_PER_MM) + 0;
}

export function toMm(nm: Nm): number {
  return nm / NM_PER_MM;
}

export function fromMil(mil: number): Nm {
  return Math.round(mil * NM_PER_MIL) + 0;
}

export function toMil(nm: Nm): number {
  return nm / NM_PER_MIL;
}
