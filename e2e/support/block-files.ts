import { channelBoard } from "./channel-board.ts";
import { type StoryFile, textFile } from "./wizard.ts";
import { writePng } from "./write-png.ts";

/** A picture of a block. */
export function aPicture(): StoryFile {
  return { name: "picture.png", mimeType: "image/png", buffer: writePng({ width: 128, height: 128 }) };
}

/** A low-pass of a resistor and a capacitor, with a hierarchical label for each of its three ports. */
export function lowPassSchematic(name = "low-pass.kicad_sch"): StoryFile {
  const pin = (number: number, y: number) =>
    `(pin passive line (at 0 ${y} 0) (length 0) (name "~") (number "${number}"))`;
  const symbol = (name: string) => `(symbol "Device:${name}" (symbol "${name}_1_1" ${pin(1, 3.81)} ${pin(2, -3.81)}))`;
  const part = (library: string, reference: string, x: number, value: string) =>
    `(symbol (lib_id "Device:${library}") (at ${x} 100 0) (unit 1) (uuid "00000000-0000-4000-8000-000000000${x}")
    (property "Reference" "${reference}" (at ${x} 99 0)) (property "Value" "${value}" (at ${x} 101 0))
    (property "Footprint" "Resistor_SMD:R_0603_1608Metric" (at ${x} 103 0)))`;
  const label = (text: string, shape: string, x: number, y: number) =>
    `(hierarchical_label "${text}" (shape ${shape}) (at ${x} ${y} 0) (effects (font (size 1.27 1.27))) (uuid "00000000-0000-4000-8000-000000001${x}"))`;
  const wire = (x1: number, y1: number, x2: number, y2: number) =>
    `(wire (pts (xy ${x1} ${y1}) (xy ${x2} ${y2})) (stroke (width 0) (type default)) (uuid "00000000-0000-4000-8000-0000002${x1}${x2}"))`;
  return textFile(
    name,
    `(kicad_sch (version 20231120) (generator "eeschema") (uuid "00000000-0000-4000-8000-000000000001") (paper "A4")
  (lib_symbols ${symbol("R")} ${symbol("C")})
  ${part("R", "R1", 100, "1k")}
  ${part("C", "C1", 120, "100n")}
  ${label("IN", "input", 100, 96.19)}
  ${wire(100, 103.81, 110, 103.81)}
  ${wire(110, 103.81, 110, 96.19)}
  ${wire(110, 96.19, 120, 96.19)}
  ${label("OUT", "output", 110, 96.19)}
  ${label("GND", "passive", 120, 103.81)}
)
`,
  );
}

/** A sheet with a text and no part. */
export function notesSchematic(): StoryFile {
  return textFile(
    "notes.kicad_sch",
    `(kicad_sch (version 20231120) (generator "eeschema") (uuid "00000000-0000-4000-8000-000000000002") (paper "A4")
  (text "No part" (at 100 100 0) (effects (font (size 1.27 1.27))) (uuid "00000000-0000-4000-8000-000000000003"))
)
`,
  );
}

/** A routed layout without a schematic. */
export function layoutOfBlock(): StoryFile {
  return textFile("amplifiers.kicad_pcb", channelBoard());
}
