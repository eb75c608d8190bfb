import type { Degrees, Nm, Point } from "@tracewright/geometry";

/** The rectangle that a text box takes, as its words see it: `u` runs along a line of them, `v` from line to line. */
export interface TextFrame {
  readonly left: Nm;
  readonly right: Nm;
  readonly top: Nm;
  readonly bottom: Nm;
  /** A place of the frame where everything else lies. */
  place(u: Nm, v: Nm): Point;
}

export function textFrame(corners: readonly Point[], angle: Degrees): TextFrame {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const along = corners.map(({ x, y }) => x * cos - y * sin);
  const across = corners.map(({ x, y }) => x * sin + y * cos);
  return {
    left: Math.min(...along),
    right: Math.max(...along),
    top: Math.min(...across),
    bottom: Math.max(...across),
    place: (u, v) => ({ x: Math.round(u * cos + v * sin) + 0, y: Math.round(v * cos - u * sin) + 0 }),
  };
}

/** Clockwise on the screen from where the words begin. */
export function cornersOf({ left, right, top, bottom, place }: TextFrame): [Point, Point, Point, Point] {
  return [place(left, top), place(right, top), place(right, bottom), place(left, bottom)];
}
