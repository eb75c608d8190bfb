import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client, NamedFile } from "../../testkit/client.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

let server: TestServer;
let owner: Client;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signedIn();
});
afterAll(() => server.stop());

const LAYOUT = `query ($input: EdaProjectLayoutInput!) { edaProjectLayout(input: $input) {
  general { layer unit visibleGrid gridSize snapSize } boardShape { x y } boardPosition { x y } images angleMeasures
  holes { shape diameter length position { x y r } } texts { text layer height align hidden position { x y } }
  distanceMeasures { kind layer lineStyle text start { x y } end { x y } }
  parts { blockName partName reference prefix footprint showPrefix showName }
  designRules { netName netType isTest trackWidth clearance viaHoleDiameter viaDrillDiameter }
  keepOuts { layer name useParts useRoute useCopper wire } } }`;

/** One of everything that a layout holds, on whole mils: 1 mil is 0.0254 mm. */
function board(): NamedFile {
  const text = `(kicad_pcb (version 20221018) (generator pcbnew) (general (thickness 1.6))
  (layers (0 "F.Cu" signal) (31 "B.Cu" signal) (44 "Edge.Cuts" user))
  (setup (aux_axis_origin 2.54 5.08))
  (net 0 "") (net 1 "GND") (net 2 "+5V") (net 3 "SDA")
  (footprint "Lib:TP" (layer "F.Cu") (at 12.7 12.7)
    (property "Sheetname" "Sensors")
    (fp_text reference "TP1" (at 0 0) (layer "F.SilkS") (effects (font (size 1 1) (thickness 0.15))))
    (fp_text value "Test" (at 0 0) (layer "F.Fab") hide (effects (font (size 1 1) (thickness 0.15))))
    (pad "1" smd circle (at 0 0) (size 1 1) (layers "F.Cu") (net 3 "SDA") (property pad_prop_testpoint))
    (pad "" np_thru_hole circle (at 2.54 0) (size 1.27 1.27) (drill 1.27) (layers "*.Cu"))
    (pad "" np_thru_hole oval (at 0 2.54) (size 1.27 2.54) (drill oval 1.27 2.54) (layers "*.Cu"))
    (zone (net 0) (net_name "") (layer "F.Cu") (name "antenna") (hatch edge 0.5)
      (keepout (tracks not_allowed) (vias allowed) (pads allowed) (copperpour not_allowed) (footprints allowed))
      (polygon (pts (xy 12.7 12.7) (xy 15.24 12.7) (xy 15.24 15.24)))))
  (gr_rect (start 0 0) (end 25.4 25.4) (layer "Edge.Cuts") (width 0.1))
  (gr_rect (start 20.32 20.32) (end 22.86 21.59) (layer "Edge.Cuts") (width 0.1))
  (gr_text "rev A" (at 5.08 5.08) (layer "F.SilkS") (effects (font (size 1.27 1.27) (thickness 0.15)) (justify right bottom)))
  (dimension (type aligned) (layer "Cmts.User") (tstamp a0000000-0000-4000-8000-000000000001)
    (pts (xy 0 0) (xy 25.4 0)) (height -2)
    (gr_text "25.4 mm" (at 12.7 -3) (layer "Cmts.User") (effects (font (size 1 1) (thickness 0.15))))
    (format (prefix "") (suffix "") (units 3) (units_format 1) (precision 4))
    (style (thickness 0.15) (arrow_length 1.27) (text_position_mode 0) (extension_height 0.58642) (extension_offset 0.5) keep_text_aligned))
)`;
  return { name: "everything.kicad_pcb", bytes: Buffer.from(text) };
}

test("the editable layout tells what a board holds by kind, in the specification's words and in mil", async () => {
  const id = await owner.createProject("Everything", [board()]);
  const { edaProjectLayout: layout } = await owner.get(LAYOUT, { id });
  expect(layout.general).toMatchObject({ layer: "LAYER_2", unit: "MM", visibleGrid: true });
  expect(layout.general.gridSize).toBeCloseTo(3.937, 3);
  expect(layout.boardShape).toHaveLength(4);
  expect(layout.boardPosition).toEqual({ x: 100, y: 200 });
  expect(layout).toMatchObject({ images: [], angleMeasures: [] });
  expect(layout.holes).toEqual([
    { shape: "Circle", diameter: 50, length: 50, position: { x: 600, y: 500, r: 0 } },
    { shape: "Slot", diameter: 50, length: 100, position: { x: 500, y: 600, r: 0 } },
    { shape: "Rectangle", diameter: 50, length: 100, position: { x: 850, y: 825, r: 0 } },
  ]);
  expect(layout.texts).toEqual([
    {
      text: "rev A",
      layer: "F.SilkS",
      height: 50,
      align: "BottomRight",
      hidden: false,
      position: { x: 200, y: 200 },
    },
  ]);
  expect(layout.distanceMeasures).toEqual([
    {
      kind: "aligned",
      layer: "Cmts.User",
      lineStyle: "SOLID",
      text: "25.4 mm",
      start: { x: 0, y: 0 },
      end: { x: 1000, y: 0 },
    },
  ]);
  expect(layout.parts).toEqual([
    {
      blockName: "Sensors",
      partName: "Test",
      reference: "TP1",
      prefix: "TP",
      footprint: "Lib:TP",
      showPrefix: true,
      showName: false,
    },
  ]);
  const rules = new Map(layout.designRules.map((rule: { netName: string }) => [rule.netName, rule]));
  expect(rules.get("GND")).toMatchObject({ netType: "GND", isTest: false });
  expect(rules.get("+5V")).toMatchObject({ netType: "VCC", isTest: false });
  expect(rules.get("SDA")).toMatchObject({ netType: "SIGNAL", isTest: true });
  // The area of a part stands where the part stands; a file holds its corners on the board's axes.
  expect(layout.keepOuts).toEqual([
    {
      layer: "F.Cu",
      name: "antenna",
      useParts: false,
      useRoute: true,
      useCopper: true,
      wire: [
        [
          { x: 500, y: 500, r: 0 },
          { x: 600, y: 500, r: 0 },
          { x: 600, y: 600, r: 0 },
        ],
      ],
    },
  ]);
});

test("a version without a layout has no editable layout", async () => {
  const sheet =
    '(kicad_sch (version 20231120) (generator "eeschema") (uuid "a0000000-0000-4000-8000-000000000000") (paper "A4") (lib_symbols))';
  const id = await owner.createProject("Sheet", [{ name: "a.kicad_sch", bytes: Buffer.from(sheet) }], "PLACEMENT");
  expect((await owner.refusal(LAYOUT, { id })).extensions.code).toBe(70007);
});
