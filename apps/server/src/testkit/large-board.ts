import type { NamedFile } from "./client.ts";
import { resistorBoard } from "./kicad-files.ts";

/** A million corners are the most that is imported; spaces make up the rest, as in files of some programs. */
const FILLS = 49;
const CORNERS = 20_000;

/** A board of 60 MB that is accepted: nearly all of it is fills of zones. */
export function largeBoard(): NamedFile {
  const { name, bytes } = resistorBoard({ name: "large" });
  const text = Buffer.from(bytes).toString();
  const end = text.lastIndexOf(")");
  const corners = Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CORNERS;
    const [x, y] = [Math.cos(angle), Math.sin(angle)].map((part) => (100 + 40 * part).toFixed(6));
    return `${" ".repeat(37)}(xy ${x} ${y})`;
  }).join("\n");
  const zone = `(zone (net 0) (net_name "") (layer "B.Cu") (hatch edge 0.5) (connect_pads (clearance 0.2)) (min_thickness 0.25)
  (fill yes (thermal_gap 0.3) (thermal_bridge_width 0.3)) (polygon (pts (xy 60 60) (xy 140 60) (xy 140 140) (xy 60 140)))
  (filled_polygon (layer "B.Cu") (pts
${corners})))\n`;
  return { name, bytes: Buffer.from(`${text.slice(0, end)}${zone.repeat(FILLS)})\n`) };
}
