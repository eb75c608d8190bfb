/** The least hole that a screw of M2 goes through; millimetres. */
export const SCREW_HOLE = 2;
