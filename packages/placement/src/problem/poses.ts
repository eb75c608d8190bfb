/** A part can stand in eight ways: four quarter turns on its own side, then the same four turned over. */
export const POSES = 8;
export const OWN_SIDE_POSES = 4;

/** Sides, as bits. */
export const ON_FRONT = 1;
export const ON_BACK = 2;
