/**
 * A board on which every part is wired to one far away: no router finishes it in a moment, so a story can look at a run
 * while it goes on. Always the same board.
 */
export function tangledBoard({ columns = 12, rows = 12 }: { columns?: number; rows?: number } = {}): string {
  const count = columns * rows;
  const netOf = (index: number) => `N${index % count}`;
  const parts = Array.from({ length: count }, (_, index) =>
    part({
      reference: `R${index + 1}`,
      x: 105 + (index % columns) * 6,
      y: 105 + Math.floor(index / columns) * 4,
      pads: [
        [0, netOf(index * 61), ((index * 61) % count) + 1],
        [2.54, netOf(index * 61 + 31), ((index * 61 + 31) % count) + 1],
      ],
    }),
  );
  const nets = Array.from({ length: count }, (_, index) => ({ number: index + 1, name: netOf(index) }));
  return boardText({ nets, parts, width: columns * 6 + 8, height: rows * 4 + 8 });
}

/**
 * A KiCad board of three parts, written out here so that a story can vary it: a connector feeds an LED through a
 * resistor, all of them stacked in the middle of 30 × 20 mm.
 */
export function smallBoard({ closedOutline = true }: { closedOutline?: boolean } = {}): string {
  return boardText({
    nets: ["VCC", "GND", "LED_A"].map((name, index) => ({ number: index + 1, name })),
    parts: [
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
    ],
    width: 30,
    height: 20,
    closedOutline,
  });
}

/**
 * A board cut in two by a rule area with one gap: of five nets D0 to D4 from left to right two get through, one on each
 * layer. A differential pair on the left has nothing in its way.
 */
export function gateBoard(): string {
  const bus = Array.from({ length: 5 }, (_, index) => `D${index}`);
  const names = [...bus, "USB_D+", "USB_D-"];
  const numberOf = (name: string): number => names.indexOf(name) + 1;
  const onePad = (reference: string, x: number, y: number, name: string): string =>
    part({ reference, x, y, pads: [[0, name, numberOf(name)]] });
  const wall = (top: number, bottom: number): string => {
    const corners = [
      [119, top],
      [121, top],
      [121, bottom],
      [119, bottom],
    ];
    const forbidden =
      "(tracks not_allowed) (vias not_allowed) (pads allowed) (copperpour not_allowed) (footprints allowed)";
    return [
      '  (zone (net 0) (net_name "") (layers F&B.Cu) (hatch edge 0.508) (connect_pads (clearance 0)) (min_thickness 0.254)',
      `    (keepout ${forbidden}) (fill (thermal_gap 0.508) (thermal_bridge_width 0.508))`,
      `    (polygon (pts ${corners.map(([x, y]) => `(xy ${x} ${y})`).join(" ")})))`,
    ].join("\n");
  };
  return boardText({
    nets: names.map((name) => ({ number: numberOf(name), name })),
    parts: [
      ...bus.flatMap((name, index) => [
        onePad(`L${index + 1}`, 112, 104 + 3 * index, name),
        onePad(`R${index + 1}`, 128, 104 + 3 * index, name),
      ]),
      onePad("J1", 104, 105, "USB_D+"),
      onePad("J2", 104, 108, "USB_D-"),
      onePad("J3", 104, 113, "USB_D+"),
      onePad("J4", 107, 113, "USB_D-"),
      wall(100, 109.7),
      wall(110.3, 120),
    ],
    width: 40,
    height: 20,
  });
}

const LAYERS = [
  '(0 "F.Cu" signal)',
  '(31 "B.Cu" signal)',
  '(36 "B.SilkS" user)',
  '(37 "F.SilkS" user)',
  '(38 "B.Mask" user)',
  '(39 "F.Mask" user)',
  '(44 "Edge.Cuts" user)',
  '(46 "B.CrtYd" user)',
  '(47 "F.CrtYd" user)',
  '(49 "F.Fab" user)',
];

function boardText({
  nets,
  parts,
  width,
  height,
  closedOutline = true,
}: {
  nets: readonly { number: number; name: string }[];
  parts: readonly string[];
  width: number;
  height: number;
  closedOutline?: boolean;
}): string {
  const corners = [
    [100, 100],
    [100 + width, 100],
    [100 + width, 100 + height],
    [100, 100 + height],
  ] as const;
  const edges = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? corners[0];
    return `  (gr_line (start ${x} ${y}) (end ${nextX} ${nextY}) (layer "Edge.Cuts") (width 0.1))`;
  });
  return [
    "(kicad_pcb (version 20211014) (generator stories)",
    "  (general (thickness 1.6))",
    '  (paper "A4")',
    `  (layers ${LAYERS.join(" ")})`,
    '  (net 0 "")',
    ...nets.map(({ number, name }) => `  (net ${number} "${name}")`),
    ...parts,
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
    `    (fp_text reference "${reference}" (at ${last / 2} -1.5) (layer "F.SilkS") (effects (font (size 1 1) (thickness 0.15))))`,
    `    (fp_text value "${reference}" (at ${last / 2} 2.2) (layer "F.Fab") (effects (font (size 1 1) (thickness 0.15))))`,
    `    (fp_rect (start -1.2 -1.2) (end ${last + 1.2} 1.2) (layer "F.CrtYd") (width 0.05))`,
    ...pads.map(
      ([offset, net, number], index) =>
        `    (pad "${index + 1}" thru_hole circle (at ${offset} 0) (size 1.6 1.6) (drill 0.8) (layers "*.Cu" "*.Mask") (net ${number} "${net}"))`,
    ),
    "  )",
  ].join("\n");
}
