import { randomUUID } from "node:crypto";
import type { NamedFile } from "./client.ts";

export interface ResistorBoardOptions {
  readonly name?: string;
  /** How many resistors stand in a row, each joined to the next. */
  readonly resistors?: number;
  readonly outline?: boolean;
}

/** A KiCad 6 board of resistors in a chain, unrouted, on 2 layers: small enough to route in a moment. */
export function resistorBoard({ name = "chain", resistors = 4, outline = true }: ResistorBoardOptions = {}): NamedFile {
  const columns = Math.min(resistors, 10);
  const rows = Math.ceil(resistors / columns);
  const [width, height] = [columns * 6 + 6, rows * 5 + 10];
  const nets = Array.from({ length: resistors + 1 }, (_, i) => `  (net ${i + 1} "N${i + 1}")`);
  const parts = Array.from({ length: resistors }, (_, i) => {
    const at = `${106 + (i % columns) * 6} ${107.5 + Math.floor(i / columns) * 5}`;
    return `  (footprint "Test:R_0805" (layer "F.Cu") (tstamp ${randomUUID()}) (at ${at})
    (attr smd)
    (fp_text reference "R${i + 1}" (at 0 -1.65) (layer "F.SilkS") (effects (font (size 1 1) (thickness 0.15))))
    (fp_text value "10k" (at 0 1.65) (layer "F.Fab") (effects (font (size 1 1) (thickness 0.15))))
    (fp_rect (start -1.7 -0.95) (end 1.7 0.95) (layer "F.CrtYd") (width 0.05) (fill none))
    (pad "1" smd roundrect (at -0.9125 0) (size 1.025 1.4) (layers "F.Cu" "F.Paste" "F.Mask") (roundrect_rratio 0.243902) (net ${i + 1} "N${i + 1}"))
    (pad "2" smd roundrect (at 0.9125 0) (size 1.025 1.4) (layers "F.Cu" "F.Paste" "F.Mask") (roundrect_rratio 0.243902) (net ${i + 2} "N${i + 2}"))
  )`;
  });
  const text = boardText({ nets, parts, width, height, outline });
  return { name: `${name}.kicad_pcb`, bytes: Buffer.from(text) };
}

/** A KiCad 6 board on which a circuit takes 3.3 V by two pins, with two capacitors, a connector and nothing placed well. */
export function supplyBoard(name = "supply"): NamedFile {
  const names = ["+3V3", "GND", "DATA"];
  const part = (reference: string, x: number, pads: readonly (readonly [number: string, pin: string, net: string])[]) =>
    `  (footprint "Test:${reference}" (layer "F.Cu") (tstamp ${randomUUID()}) (at ${x} 110)
    (attr smd)
    (fp_text reference "${reference}" (at 0 -2) (layer "F.SilkS") (effects (font (size 1 1) (thickness 0.15))))
    (fp_text value "${reference.startsWith("C") ? "100n" : reference}" (at 0 2) (layer "F.Fab") (effects (font (size 1 1) (thickness 0.15))))
    (fp_rect (start -1.2 -1.2) (end ${pads.length * 1.5 + 0.2} 1.2) (layer "F.CrtYd") (width 0.05) (fill none))
${pads
  .map(
    ([number, pin, net], index) =>
      `    (pad "${number}" smd rect (at ${index * 1.5} 0) (size 0.8 1.4) (layers "F.Cu" "F.Paste" "F.Mask") (net ${names.indexOf(net) + 1} "${net}") (pinfunction "${pin}") (pintype "${net === "DATA" ? "bidirectional" : "power_in"}"))`,
  )
  .join("\n")}
  )`;
  const capacitor = [
    ["1", "", "+3V3"],
    ["2", "", "GND"],
  ] as const;
  const parts = [
    part("J1", 104, [
      ["1", "VBUS", "+3V3"],
      ["2", "D", "DATA"],
      ["3", "GND", "GND"],
    ]),
    part("U1", 114, [
      ["1", "VDD", "+3V3"],
      ["2", "GND", "GND"],
      ["3", "D", "DATA"],
      ["4", "VDDA", "+3V3"],
    ]),
    part("C1", 126, capacitor),
    part("C2", 132, capacitor),
  ];
  const nets = names.map((net, index) => `  (net ${index + 1} "${net}")`);
  return { name: `${name}.kicad_pcb`, bytes: Buffer.from(boardText({ nets, parts, width: 40, height: 20 })) };
}

function boardText({
  nets,
  parts,
  width,
  height,
  outline = true,
}: {
  nets: readonly string[];
  parts: readonly string[];
  width: number;
  height: number;
  outline?: boolean;
}): string {
  return `(kicad_pcb (version 20211014) (generator pcbnew)
  (general (thickness 1.6))
  (paper "A4")
  (layers
    (0 "F.Cu" signal)
    (31 "B.Cu" signal)
    (34 "B.Paste" user)
    (35 "F.Paste" user)
    (36 "B.SilkS" user "B.Silkscreen")
    (37 "F.SilkS" user "F.Silkscreen")
    (38 "B.Mask" user)
    (39 "F.Mask" user)
    (44 "Edge.Cuts" user)
    (46 "B.CrtYd" user "B.Courtyard")
    (47 "F.CrtYd" user "F.Courtyard")
    (48 "B.Fab" user)
    (49 "F.Fab" user)
  )
  (setup (pad_to_mask_clearance 0))
  (net 0 "")
${nets.join("\n")}
${parts.join("\n")}
${outline ? `  (gr_rect (start 100 100) (end ${100 + width} ${100 + height}) (layer "Edge.Cuts") (width 0.1) (fill none))` : ""}
)
`;
}

/** A KiCad 8 schematic of one resistor. */
export function resistorSchematic(name = "chain", footprint = "", reference = "R1"): NamedFile {
  const pin = (number: number, y: number) =>
    `(pin passive line (at 0 ${y} 0) (length 0) (name "~") (number "${number}"))`;
  const text = `(kicad_sch (version 20231120) (generator "eeschema") (uuid "${randomUUID()}") (paper "A4")
  (lib_symbols (symbol "Device:R" (symbol "R_1_1" ${pin(1, 3.81)} ${pin(2, -3.81)})))
  (symbol (lib_id "Device:R") (at 100 100 0) (unit 1) (uuid "${randomUUID()}")
    (property "Reference" "${reference}" (at 102 99 0)) (property "Value" "10k" (at 102 101 0)) (property "Footprint" "${footprint}" (at 102 103 0)))
)
`;
  return { name: `${name}.kicad_sch`, bytes: Buffer.from(text) };
}

/** A sheet with a note and no part: nothing to make a board of. */
export function notesSchematic(name = "notes"): NamedFile {
  const text = `(kicad_sch (version 20231120) (generator "eeschema") (uuid "${randomUUID()}") (paper "A4")
  (lib_symbols)
  (text "Power comes from the other board." (at 100 100 0) (uuid "${randomUUID()}"))
)
`;
  return { name: `${name}.kicad_sch`, bytes: Buffer.from(text) };
}

/** The same of KiCad 5, two files: the sheet, and the library that KiCad keeps beside it. */
export function legacyResistorSchematic(name = "old"): NamedFile[] {
  const sheet = `EESchema Schematic File Version 4
EELAYER 30 0
EELAYER END
$Descr A4 11693 8268
Title ""
$EndDescr
$Comp
L Device:R R1
U 1 1 5A000001
P 2000 2000
F 0 "R1" H 2100 2000 50  0000 L CNN
F 1 "10k" H 2000 2000 50  0000 C CNN
F 2 "Resistor_SMD:R_0603_1608Metric" H 2000 2000 50  0001 C CNN
F 3 "" H 2000 2000 50  0001 C CNN
	1    2000 2000
	1    0    0    -1
$EndComp
$EndSCHEMATC
`;
  const library = `EESchema-LIBRARY Version 2.4
DEF Device_R R 0 0 N Y 1 F N
DRAW
S -40 -100 40 100 0 1 10 N
X ~ 1 0 150 50 D 50 50 1 1 P
X ~ 2 0 -150 50 U 50 50 1 1 P
ENDDRAW
ENDDEF
`;
  return [
    { name: `${name}.sch`, bytes: Buffer.from(sheet) },
    { name: `${name}-cache.lib`, bytes: Buffer.from(library) },
  ];
}

/** A KiCad 8 sheet of a low-pass: R1 between the hierarchical labels IN and OUT, C1 between OUT and GND. */
export function lowPassSchematic(name = "low-pass", value = "1k"): NamedFile {
  const pin = (number: number, y: number) =>
    `(pin passive line (at 0 ${y} 0) (length 0) (name "~") (number "${number}"))`;
  const part = (library: string, reference: string, x: number, text: string) =>
    `(symbol (lib_id "Device:${library}") (at ${x} 100 0) (unit 1) (uuid "00000000-0000-4000-8000-0000000000${x.toString(16).padStart(2, "0")}")
    (property "Reference" "${reference}" (at ${x} 99 0)) (property "Value" "${text}" (at ${x} 101 0))
    (property "Footprint" "Resistor_SMD:R_0603_1608Metric" (at ${x} 103 0)))`;
  const label = (text: string, shape: string, x: number, y: number) =>
    `(hierarchical_label "${text}" (shape ${shape}) (at ${x} ${y} 0) (effects (font (size 1.27 1.27))) (uuid "00000000-0000-4000-8000-0000000001${x.toString(16).padStart(2, "0")}"))`;
  const wire = (x1: number, y1: number, x2: number, y2: number) =>
    `(wire (pts (xy ${x1} ${y1}) (xy ${x2} ${y2})) (stroke (width 0) (type default)) (uuid "00000000-0000-4000-8000-0000000002${x1.toString(16).padStart(2, "0")}"))`;
  const text = `(kicad_sch (version 20231120) (generator "eeschema") (uuid "00000000-0000-4000-8000-000000000001") (paper "A4")
  (lib_symbols (symbol "Device:R" (symbol "R_1_1" ${pin(1, 3.81)} ${pin(2, -3.81)})) (symbol "Device:C" (symbol "C_1_1" ${pin(1, 3.81)} ${pin(2, -3.81)})))
  ${part("R", "R1", 100, value)}
  ${part("C", "C1", 120, "100n")}
  ${label("IN", "input", 100, 96.19)}
  ${wire(100, 103.81, 110, 103.81)}
  ${wire(110, 103.81, 110, 96.19)}
  ${wire(111, 96.19, 120, 96.19)}
  ${wire(110, 96.19, 111, 96.19)}
  ${label("OUT", "output", 110, 96.19)}
  ${label("GND", "passive", 120, 103.81)}
)
`;
  return { name: `${name}.kicad_sch`, bytes: Buffer.from(text) };
}
