/**
 * A KiCad board of three alike amplifiers in a row. The first is placed and routed, the parts of the others wait near their
 * amplifiers, and a connector is in the way of the third.
 */
export function channelBoard(): string {
  const nets = ["GND", "VCC", ...[1, 2, 3].flatMap((n) => [`OUT${n}`, `FB${n}`])];
  const numberOf = (name: string): number => nets.indexOf(name) + 1;
  const part = (kind: string, reference: string, [x, y]: readonly [number, number], on: readonly string[]): string => {
    const half = (on.length - 1) / 2;
    return [
      `  (footprint "Stories:${kind}" (layer "F.Cu") (at ${x} ${y})`,
      `    (fp_text reference "${reference}" (at 0 -1.2) (layer "F.SilkS") (effects (font (size 0.6 0.6) (thickness 0.1))))`,
      `    (fp_text value "${kind}" (at 0 1.2) (layer "F.Fab") (effects (font (size 0.6 0.6) (thickness 0.1))))`,
      `    (fp_rect (start ${-half - 0.6} -0.6) (end ${half + 0.6} 0.6) (layer "F.CrtYd") (width 0.05))`,
      ...on.map(
        (net, index) =>
          `    (pad "${index + 1}" smd rect (at ${index - half} 0) (size 0.6 0.6) (layers "F.Cu" "F.Paste" "F.Mask") (net ${numberOf(net)} "${net}"))`,
      ),
      "  )",
    ].join("\n");
  };
  const channel = (n: number, x: number): readonly string[] => [
    part("AMP", `U${n}`, [x, 108], [`OUT${n}`, "GND", `FB${n}`, "VCC"]),
    part("10k", `R${n}`, n === 1 ? [x - 0.5, 110] : [x + 3, 116], [`OUT${n}`, `FB${n}`]),
    part("100n", `C${n}`, n === 1 ? [x + 1, 106] : [x - 3, 116], ["GND", "VCC"]),
  ];
  const track = (from: readonly [number, number], to: readonly [number, number], net: string): string =>
    `  (segment (start ${from.join(" ")}) (end ${to.join(" ")}) (width 0.25) (layer "F.Cu") (net ${numberOf(net)}))`;
  const corners = [
    [100, 100],
    [146, 100],
    [146, 120],
    [100, 120],
  ] as const;
  return [
    "(kicad_pcb (version 20211014) (generator stories)",
    "  (general (thickness 1.6))",
    '  (paper "A4")',
    `  (layers ${LAYERS.join(" ")})`,
    '  (net 0 "")',
    ...nets.map((name) => `  (net ${numberOf(name)} "${name}")`),
    ...channel(1, 108),
    ...channel(2, 123),
    ...channel(3, 138),
    part("JACK", "J9", [138, 110.5], ["GND", "VCC"]),
    track([106.5, 108], [107, 110], "OUT1"),
    track([108.5, 108], [108, 110], "FB1"),
    track([109.5, 108], [109.5, 106], "VCC"),
    ...corners.map(([x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % 4] ?? corners[0];
      return `  (gr_line (start ${x} ${y}) (end ${nextX} ${nextY}) (layer "Edge.Cuts") (width 0.1))`;
    }),
    ")",
  ].join("\n");
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
