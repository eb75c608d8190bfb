import { zipSync } from "fflate";
import { sampleEasyedaBoard, sampleEasyedaSchematic } from "../easyeda/sample-easyeda.ts";
import { writeKicadBoard } from "../kicad/board/write-kicad-board.ts";
import { LEGACY_CACHE, LEGACY_CHANNEL } from "../kicad/legacy-schematic/sample-legacy-project.ts";
import { sampleSchematic } from "../kicad/schematic/sample-schematic.ts";
import type { FuzzReaderName } from "./fuzz-readers.ts";
import { sampleBoard } from "./sample-board.ts";
import { sampleFilms } from "./sample-films.ts";

const FOOTPRINT = `(footprint "R_0603" (version 20211014) (layer "F.Cu") (attr smd) (descr "resistor")
  (fp_text reference "REF**" (at 0 -1.4) (layer "F.SilkS") (effects (font (size 1 1) (thickness 0.15))))
  (fp_rect (start -1.5 -0.8) (end 1.5 0.8) (layer "F.CrtYd") (width 0.05) (fill none))
  (fp_poly (pts (xy 0 0) (xy 1 0) (xy 1 1)) (layer "F.Fab") (width 0.1) (fill solid))
  (fp_arc (start 0 0) (mid 0.5 0.5) (end 1 0) (layer "F.Fab") (width 0.1))
  (pad "1" smd roundrect (at -0.8 0 90) (size 0.8 0.95) (layers "F.Cu" "F.Paste" "F.Mask") (roundrect_rratio 0.25))
  (pad "2" thru_hole oval (at 0.8 0) (size 1.6 1) (drill oval 1.2 0.6 (offset 0.1 0)) (layers "*.Cu" "*.Mask"))
  (pad "3" smd custom (at 0 0) (size 0.4 0.4) (layers "F.Cu") (options (clearance outline) (anchor circle))
    (primitives (gr_poly (pts (xy 0 0) (xy 1 0) (xy 1 1)) (width 0.1)) (gr_circle (center 0 0) (end 1 0) (width 0.1))))
  (zone (net 0) (layer "F.Cu") (hatch edge 0.5) (keepout (tracks not_allowed) (vias not_allowed) (pads allowed)
    (copperpour allowed) (footprints allowed)) (polygon (pts (xy 0 0) (xy 1 0) (xy 1 1)))))`;
const RULES = `(version 1)
(rule "wide" (condition "A.NetClass == 'Power' && B.Type == 'Via'") (constraint clearance (min 0.3mm)) (layer outer))
(rule all (constraint track_width (min 6mil) (opt 0.2mm) (max 3mm)) (constraint hole_size (min 0.2mm)))`;
const LEGACY_PROJECT = `update=22/11/2026
version=1
[pcbnew]
CopperLayerCount=2
BoardThickness=1.6
MinTrackWidth=0.15
MinViaDiameter=0.4
[pcbnew/Netclasses]
[pcbnew/Netclasses/Default]
Name=Default
Clearance=0.2
TrackWidth=0.25
[pcbnew/Netclasses/1]
Name=Power
Clearance=0.3
TrackWidth=0.5
`;

/** Small sample files for every reader, with one of most things in them. */
export function ownSamples(): Readonly<Record<FuzzReaderName, readonly Uint8Array[]>> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const written = writeKicadBoard(sampleBoard());
  const films = sampleFilms();
  const schematic = sampleSchematic({
    version: 20211123,
    symbols: [
      { library: "R", reference: "R1", at: [10, 10], rotation: 90 },
      { library: "GND", reference: "#PWR01", at: [20, 20] },
      { library: "DUAL", reference: "U1", at: [30, 10], mirror: "x", unit: 2 },
      { library: "HIDDEN", reference: "U2", at: [40, 10] },
    ],
    wires: [
      [
        [12.54, 10],
        [30, 10],
      ],
    ],
    buses: [
      [
        [50, 0],
        [50, 40],
      ],
    ],
    busEntries: [{ at: [47.46, 10], size: [2.54, 2.54] }],
    junctions: [[20, 10]],
    noConnects: [[30, 30]],
    labels: [
      { kind: "label", text: "D[0..7]", at: [50, 10] },
      { kind: "global_label", text: "3V3", at: [7.46, 10] },
      { kind: "hierarchical_label", text: "IN", at: [10, 7.46] },
    ],
  });
  return {
    "kicad-board": [encode(written.board)],
    "kicad-footprint": [encode(FOOTPRINT)],
    "kicad-schematic": [encode(schematic), encode(schematic.replace("(version 20211123)", "(version 20231120)"))],
    "kicad-legacy-schematic": [encode(LEGACY_CHANNEL)],
    "kicad-legacy-library": [encode(LEGACY_CACHE)],
    "kicad-project": [encode(written.project), encode(LEGACY_PROJECT)],
    "kicad-rules": [encode(RULES)],
    "easyeda-board": [encode(JSON.stringify(sampleEasyedaBoard()))],
    "easyeda-schematic": [encode(JSON.stringify(sampleEasyedaSchematic()))],
    archive: [
      zipSync({ "case.kicad_pcb": encode(written.board), "a/case.kicad_pro": encode(written.project) }, { level: 6 }),
      zipSync({ "schematic.json": encode(JSON.stringify(sampleEasyedaSchematic())) }, { level: 0 }),
    ],
    gerber: films.gerber.map(encode),
    excellon: films.excellon.map(encode),
    "ipc-d356a": films["ipc-d356a"].map(encode),
  };
}
