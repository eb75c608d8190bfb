/**
 * A KiCad board of three parts, written out here so that a story can vary it: a connector feeds an LED through a
 * resistor, all of them stacked in the middle of 30 × 20 mm.
 */
export function smallBoard({ closedOutline = true }: { closedOutline?: boolean } = {}): string {
  const corners = [
    [100, 100],
    [130, 100],
    [130, 120],
    [100, 120],
  ] as const;
  const edges = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? corners[0];
    return `  (gr_line (start ${x} ${y}) (end ${nextX} ${nextY}) (layer "Edge.Cuts") (width 0.1))`;
  });
  return [
    "(kicad_pcb (version 20211014) (generator stories)",
    "  (general (thickness 1.6))",
    '  (paper "A4")',
    '  (layers (0 "F.Cu" signal) (31 "B.Cu" signal) (36 "B.SilkS" user) (37 "F.SilkS" user) (38 "B.Mask" user) (39 "F.Mask" user) (44 "Edge.Cuts" user) (46 "B.CrtYd" user) (47 "F.CrtYd" user) (49 "F.Fab" user))',
    '  (net 0 "") (net 1 "VCC") (net 2 "GND") (net 3 "LED_A")',
    part({
      reference: "J1",
      x: 104,
      y: 110,
      pads: [
        [0, "VCC", 1],
        [2.54, "GND", 2],
      ],
    }),
    part({
      reference: "R1",
      x: 112,
      y: 110,
      pads: [
        [0, "VCC", 1],
        [7.62, "LED_A", 3],
      ],
    }),
    part({
      reference: "D1",
      x: 123,
      y: 110,
      pads: [
        [0, "LED_A", 3],
        [2.54, "GND", 2],
      ],
    }),
    ...(closedOutline ? edges : edges.slice(0, 3)),
    ")",
  ].join("\n");
}

function part({
  reference,
  x,
  y,
  pads,
}: {
  reference: string;
  x: number;
  y: number;
  pads: readonly (readonly [offset: number, net: string, number: number])[];
}): string {
  const last = pads.at(-1)?.[0] ?? 0;
  return [
    `  (footprint "Stories:${reference}" (layer "F.Cu") (at ${x} ${y})`,
    `    (fp_text reference "${reference}" (at ${last / 2} -2.2) (layer "F.SilkS") (effects (font (size 1 1) (thickness 0.15))))`,
    `    (fp_text value "${reference}" (at ${last / 2} 2.2) (layer "F.Fab") (effects (font (size 1 1) (thickness 0.15))))`,
    `    (fp_rect (start -1.2 -1.2) (end ${last + 1.2} 1.2) (layer "F.CrtYd") (width 0.05))`,
    ...pads.map(
      ([offset, net, number], index) =>
        `    (pad "${index + 1}" thru_hole circle (at ${offset} 0) (size 1.6 1.6) (drill 0.8) (layers "*.Cu" "*.Mask") (net ${number} "${net}"))`,
    ),
    "  )",
  ].join("\n");
}
