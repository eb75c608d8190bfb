import { expect, test } from "vitest";
import { KICAD_DEFAULT_RULES } from "./kicad-default-rules.ts";
import { readProjectRules } from "./read-project-rules.ts";

const read = (text: string) => readProjectRules(text, { fileName: "a.pro", base: KICAD_DEFAULT_RULES });

const PROJECT = `update=8/11/2018 6:55:32 PM
version=1
[pcbnew]
version=1
CopperLayerCount=2
AllowMicroVias=1
AllowBlindVias=0
MinTrackWidth=0.15
MinViaDrill=0.25
SolderPasteRatio=-0
TrackWidth1=0.25
TrackWidth2=0.3
TrackWidth3=2
ViaDiameter1=0.8
ViaDrill1=0.4
ViaDiameter2=0.6
ViaDrill2=0.3
[pcbnew/Netclasses]
[pcbnew/Netclasses/Default]
Name=Default
Clearance=0.18
TrackWidth=0
[pcbnew/Netclasses/1]
Name=Power
Clearance=0
TrackWidth=0.9906
uViaDrill=0.1
`;

test("the rules and net classes of KiCad 5.1 hold over those before", () => {
  const { rules, diagnostics } = read(PROJECT);
  expect(diagnostics).toEqual([]);
  expect(rules).toMatchObject({
    minTrackWidth: 150_000,
    minThroughHoleDiameter: 250_000,
    minHoleToHole: KICAD_DEFAULT_RULES.minHoleToHole,
    allowMicrovias: true,
    allowBlindBuriedVias: false,
    // The first of each is the class's.
    predefinedTrackWidths: [300_000, 2_000_000],
    predefinedViaSizes: [{ diameter: 600_000, drill: 300_000 }],
  });
  expect(Object.is(rules.solderPasteRatio, 0)).toBe(true);
  const [standard, power] = rules.netClasses;
  expect(standard).toEqual({ ...KICAD_DEFAULT_RULES.netClasses[0], clearance: 180_000 });
  expect(power).toEqual({ name: "Power", clearance: 0, trackWidth: 990_600, microviaDrill: 100_000 });
});

test("older projects, whose numbers are no rules, change nothing", () => {
  expect(read("update=2010\n[pcbnew]\nPadDrlX=320\nMinTrackWidth=80\n").rules).toBe(KICAD_DEFAULT_RULES);
});

test("a value that is no length is passed over and told", () => {
  const { rules, diagnostics } = read(PROJECT.replace("0.15", "wide"));
  expect(rules.minTrackWidth).toBe(KICAD_DEFAULT_RULES.minTrackWidth);
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'a.pro: MinTrackWidth of the board is "wide", which is not a length in millimetres; it was ignored.',
  ]);
});
