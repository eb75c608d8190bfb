import { describe, expect, it } from "vitest";
import { readKicadBoard } from "./read-kicad-board.ts";
import { writeKicadBoard } from "./write-kicad-board.ts";

/**
 * What KiCad 7 to 10 write and KiCad 6 cannot hold: each is written as something that KiCad 6 has, or named among
 * what could not go along. Nothing is lost unsaid.
 */
const uuid = (number: number) => `(uuid "00000000-0000-4000-8000-0000000000${String(number).padStart(2, "0")}")`;
const EFFECTS = "(effects (font (size 1 1) (thickness 0.15)))";
const STROKE = "(stroke (width 0.2) (type solid))";

const part = (content: string) => `(footprint "X:Y" (layer "F.Cu") ${uuid(50)} (at 10 10)
  (property "Reference" "R1" (at 0 0 0) (layer "F.SilkS") ${uuid(51)} ${EFFECTS})
  (property "Value" "1k" (at 0 1 0) (layer "F.Fab") ${uuid(52)} ${EFFECTS}) ${content})`;
const pad = (more: string) =>
  part(
    `(pad "1" thru_hole circle (at 0 0) (size 1 1) (drill 0.5) (layers "*.Cu" "*.Mask") (net 1 "GND") ${more} ${uuid(53)})`,
  );
const via = (more: string, kind = "") =>
  `(via ${kind} (at 5 5) (size 0.6) (drill 0.3) (layers "F.Cu" "B.Cu") ${more} (net 1) ${uuid(54)})`;
const zone = (more: string) => `(zone (net 1) (net_name "GND") (layer "F.Cu") ${uuid(56)} ${more} (hatch edge 0.5)
  (connect_pads (clearance 0.2)) (min_thickness 0.25) (fill yes (thermal_gap 0.3) (thermal_bridge_width 0.4))
  (polygon (pts (xy 0 0) (xy 9 0) (xy 9 9))))`;
const line = (more: string, layer = "F.SilkS") =>
  `(gr_line (start 0 0) (end 5 5) ${more} (layer "${layer}") ${uuid(1)})`;
const text = (more: string, { layer = '"F.SilkS"', words = "A", effects = EFFECTS } = {}) =>
  `(gr_text "${words}" ${more} (at 0 0) (layer ${layer}) ${uuid(1)} ${effects})`;
const font = (more: string, rest = "") => ({ effects: `(effects (font (size 1 1) (thickness 0.15) ${more}) ${rest})` });
const dimension = (type: string, style: string, more = "") => `(dimension (type ${type}) (layer "F.SilkS") ${uuid(1)}
  (pts (xy 0 0) (xy 5 0)) ${more} (format (prefix "") (suffix "") (units 3) (units_format 1) (precision 4))
  (style (thickness 0.1) (arrow_length 1) (text_position_mode 0) ${style})
  (gr_text "5" (at 1 1) (layer "F.SilkS") ${uuid(2)} ${EFFECTS}))`;
const box = (
  name: string,
) => `(${name} "A" (start 0 0) (end 9 9) (margins 1 1 1 1) (layer "F.SilkS") ${uuid(1)} ${EFFECTS}
  (border yes) ${STROKE})`;
const TEARDROPS = `(teardrops (best_length_ratio 0.5) (max_length 1) (best_width_ratio 1) (max_width 2) (curved_edges no)
  (filter_ratio 0.9) (enabled yes) (allow_two_segments yes) (prefer_zone_connections yes))`;
const stack = (inner: string, back: string) =>
  `(padstack (mode front_inner_back) (layer "Inner" ${inner}) (layer "B.Cu" ${back}))`;

function written(content: string) {
  const source = `(kicad_pcb (version 20241229) (generator "pcbnew")
    (layers (0 "F.Cu" signal) (4 "In1.Cu" signal) (6 "In2.Cu" signal) (2 "B.Cu" signal) (5 "F.SilkS" user) (1 "F.Mask" user)
      (3 "B.Mask" user) (25 "Edge.Cuts" user) (35 "F.Fab" user))
    (setup (pad_to_mask_clearance 0.05))
    (net 0 "") (net 1 "GND") ${content})`;
  const read = readKicadBoard({ fileName: "new.kicad_pcb", text: source });
  if (!read.board) throw new Error(read.diagnostics.map(({ message }) => message).join(" "));
  const { board, lost } = writeKicadBoard(read.board);
  return { text: board.replace(/\s+/g, " "), lost: lost.map(({ message }) => message).join(" "), dropped: read.lines };
}

/** Written as this. */
const WRITTEN: readonly (readonly [string, string, RegExp])[] = [
  ["a text box", box("gr_text_box"), /\(gr_poly .*\(gr_text "A" /],
  ["a text box of a part", part(box("fp_text_box")), /\(fp_text user "A" .*\(fp_poly /],
  [
    "a table",
    `(table (column_count 1) ${uuid(1)} (layer "F.SilkS") (border (external yes) (header yes) ${STROKE})
      (separators (rows yes) (cols yes) ${STROKE}) (column_widths 5) (row_heights 5)
      (cells (table_cell "a" (start 0 0) (end 5 5) (margins 1 1 1 1) (span 1 1) (layer "F.SilkS") ${uuid(2)} ${EFFECTS})))`,
    /\(gr_line .*\(gr_text "a" /,
  ],
  [
    "a field that is shown",
    part(`(property "MPN" "123" (at 0 3 0) (layer "F.SilkS") ${uuid(57)} ${EFFECTS})`),
    /user "123"/,
  ],
  ["a net of a drawing", line(`${STROKE} (net 1)`, "F.Cu"), /\(net 1\) \(tstamp/],
  ["a buried via", via("", "buried"), /\(via blind /],
  [
    "a track that opens the mask",
    `(segment (start 0 0) (end 5 0) (width 0.2) (layers "F.Cu" "F.Mask") (solder_mask_margin 0.1) (net 1) ${uuid(1)})`,
    /\(gr_line \(start 0 0\) \(end 5 0\) \(layer "F.Mask"\) \(width 0.4\).*\(segment \(start 0 0\)/,
  ],
  [
    "an arc that opens the mask as far as the board says",
    `(arc (start 0 0) (mid 1 1) (end 2 0) (width 0.2) (layers "F.Cu" "F.Mask") (net 1) ${uuid(1)})`,
    /\(gr_arc .*\(layer "F.Mask"\) \(width 0.3\).*\(arc \(start 0 0\)/,
  ],
  ["what is drawn on a layer that KiCad 6 lacks", line(STROKE, "User.20"), /\(layer "Cmts.User"\)/],
  [
    "the mark that a model is hidden",
    part('(model "a.step" (hide yes) (offset (xyz 0 0 0)) (scale (xyz 1 1 1)) (rotate (xyz 0 0 0)))'),
    /\(model "?a.step"? hide/,
  ],
  [
    "the islands of a zone",
    zone("").replace("(fill yes", "(fill yes (island_removal_mode 2) (island_area_min 5)"),
    /island_area_min 5/,
  ],
];

/** Named as this. */
const NAMED: readonly (readonly [string, string, RegExp])[] = [
  ["a picture", `(image (at 1 1) (layer "F.SilkS") (scale 1) (data "AAAA") ${uuid(1)})`, /picture/],
  ["a barcode", `(barcode (at 1 1) (layer "F.SilkS") (size 5 5) (text "x") (type qr) ${uuid(1)})`, /without barcode/],
  ["an outline font", text("", font('(face "Arial")')), /outline font/],
  ["a text cut out of a box", text("", { layer: '"F.SilkS" knockout' }), /cut out of a filled box/],
  ["the lock of a text", text("(locked yes)"), /without its lock/],
  ["a link", text("", font("", '(href "http://x")')), /without href/],
  [
    "the space between lines",
    text("", { words: "A\\nB", ...font("(line_spacing 1.5)") }),
    /usual space between its lines/,
  ],
  ["a dashed line", line("(stroke (width 0.2) (type dash))"), /dashed/],
  [
    "a round corner",
    `(gr_rect (start 0 0) (end 5 5) (radius 1) ${STROKE} (fill no) (layer "F.SilkS") ${uuid(1)})`,
    /without radius/,
  ],
  ...["hatch", "reverse_hatch", "cross_hatch"].map(
    (word) =>
      [
        `a ${word}`,
        `(gr_poly (pts (xy 0 0) (xy 5 0) (xy 5 5)) ${STROKE} (fill ${word}) (layer "F.Cu") ${uuid(1)})`,
        /without fill/,
      ] as const,
  ),
  ["a radial dimension", dimension("radial", "(arrow_direction outward)", "(leader_length 3)"), /radial dimension/],
  [
    "arrows from outside",
    dimension("aligned", "(arrow_direction inward) (extension_height 0.5)", "(height 2)"),
    /without arrow_direction/,
  ],
  [
    "a tuned length",
    `(generated ${uuid(1)} (type tuning_pattern) (name "t") (layer "F.Cu") (members))`,
    /without generated/,
  ],
  ["a point", `(point (at 1 1) (size 1) (layer "F.SilkS") ${uuid(1)})`, /without point/],
  ["variants", '(variants (variant (name "A")))', /without variants/],
  ["chains of nets", '(net_chain "a" (members "b"))', /without net_chain/],
  [
    "files within the board",
    '(embedded_files (file (name "x.pdf") (type other) (data |AAAA|)))',
    /without embedded_files/,
  ],
  [
    "files within a part",
    part('(embedded_files (file (name "x") (type model) (data |AAAA|)))'),
    /without embedded_files/,
  ],
  ["classes of a part", part('(component_classes (class "A"))'), /without component_classes/],
  ["pads that a jumper joins", part('(jumper_pad_groups ("1" "2"))'), /without jumper_pad_groups/],
  [
    "pads of one number that a jumper joins",
    part("(duplicate_pad_numbers_are_jumpers yes)"),
    /without duplicate_pad_numbers/,
  ],
  ["units of a part", part('(units (unit (name "A") (pins "1" "2")))'), /without units/],
  ["net ties", part('(net_tie_pad_groups "1, 2")'), /net tie groups of R1/],
  ["layers of a part's own", part('(private_layers "F.Fab")'), /without private_layers/],
  ["a part that is not fitted", part("(attr smd dnp)"), /do-not-populate/],
  ["a part without a courtyard", part("(attr smd allow_missing_courtyard)"), /no courtyard/],
  ["bridges of the mask", part("(attr smd allow_soldermask_bridges)"), /mask bridges/],
  ["a padstack", pad(stack("(shape circle) (size 1 1)", "(shape circle) (size 2 2)")), /one shape on all layers/],
  [
    "a padstack that shifts",
    pad(stack("(shape circle) (size 1 1)", "(shape circle) (size 1 1) (offset 0.2 0)")),
    /one shape on all layers/,
  ],
  ["the stack of a via", via(stack("(size 0.6)", "(size 1.2)")), /one diameter on all layers/],
  ["the tent of a via", via("(tenting (front yes) (back no))"), /without tenting/],
  ["the filling of a via", via("(capping yes) (filling yes)"), /without capping.*without filling/],
  ["a drill from the back", via('(backdrill (size 0.5) (layers "B.Cu" "In1.Cu"))'), /without backdrill/],
  ["a countersink", via("(front_post_machining counterbore (size 1) (depth 0.2))"), /without front_post_machining/],
  ["teardrops of a via", via(TEARDROPS), /without teardrops/],
  ["teardrops of a pad", pad(TEARDROPS), /without teardrops/],
  ["teardrops that are filled", zone("(attr (teardrop (type padvia)))"), /without attr/],
  ["an area for a sheet", zone('(placement (enabled yes) (sheetname "/a/"))'), /without placement/],
  ["where hatches begin", zone('(property (layer "F.Cu") (hatch_position (xy 1 1)))'), /without property/],
  ["the angle of spokes", pad("(thermal_bridge_angle 45)"), /angle of its thermal spokes/],
  ["what a pad is for", pad("(property pad_prop_mechanical)"), /property, which only marks/],
  ["what a pad of KiCad 10 is for", pad("(property pad_prop_pressfit)"), /without property/],
  ["the delay of a pad", pad("(die_delay 20)"), /without die_delay/],
];

describe("what newer boards hold and KiCad 6 does not", () => {
  it.each(WRITTEN)("%s is written as something that it has", (_, content, expected) => {
    const { text: board, dropped } = written(content);
    expect(board).toMatch(expected);
    expect(dropped.filter((entry) => entry.dropped > 0)).toEqual([]);
  });

  it.each(NAMED)("%s is named among what could not go along", (_, content, expected) => {
    const { lost, dropped } = written(content);
    expect(lost).toMatch(expected);
    expect(dropped.filter((entry) => entry.dropped > 0)).toEqual([]);
  });

  it("is nothing where a part only says that it has no jumpers", () => {
    expect(written(part("(duplicate_pad_numbers_are_jumpers no)")).lost).toBe("");
  });

  it("is told of a layer with what is drawn on it", () => {
    const { board } = readKicadBoard({
      fileName: "new.kicad_pcb",
      text: `(kicad_pcb (version 20241229) (layers (0 "F.Cu" signal) (2 "B.Cu" signal) (77 "User.20" user)) (net 0 "") ${line(STROKE, "User.20")})`,
    });
    expect(writeKicadBoard(board!).lost.map(({ message }) => message)).toEqual([
      "In the KiCad 6 board: 1 × layer User.20 left out; what is drawn on it is written on Cmts.User.",
    ]);
  });
});
