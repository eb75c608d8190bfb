import { kicadArc, type Point } from "@tracewright/geometry";
import type { NodeReader } from "../../sexpr/node-reader.ts";
import type { BoardReading } from "./board-reading.ts";

/** Corners of an area. An arc between them (KiCad 6 and later) becomes the chords that KiCad itself measures from. */
export function readPoints(reading: BoardReading, pts: NodeReader | undefined): Point[] {
  if (!pts) return [];
  return pts.takeAll("xy", "arc").flatMap((item): readonly Point[] => {
    if (item.name === "xy") return [reading.point(item)];
    const [start, mid, end] = ["start", "mid", "end"].map((name) => reading.takePoint(item, name) ?? { x: 0, y: 0 });
    return kicadArc(start!, mid!, end!, 0).points;
  });
}
