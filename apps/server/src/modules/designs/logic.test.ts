import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client, NamedFile } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { waitForMatches } from "../../testkit/matching-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const EXAMPLES = resolve(import.meta.dirname, "../../../../../examples");

const LOGIC = `query ($input: EdaProjectLogicV2Input!) { edaProjectLogicV2(input: $input) {
  parts { key name prefix category type footprintName headingAngle symbolShapes pads
    pins { key partKey pos { x y r } number { text } name { text } pinType length tag occupied minVoltage maxVoltage } margin }
  schematicComponents { id name path components wires: components(types: [Wire])
    partPlaces { key unit pos { x y r } flipX flipY } } } }`;
const LAYOUT = `query ($input: EdaProjectLayoutV2Input!) { edaProjectLayoutV2(input: $input) {
  parts { key name symbolShapes } boardLayout { all: components tracks: components(types: [Track]) none: components(types: [Hole, Image]) } } }`;

interface Shape {
  readonly type: string;
  readonly [property: string]: unknown;
}
interface PinAnswer {
  readonly number: { readonly text: string };
  readonly tag: string | null;
  readonly minVoltage: number | null;
  readonly maxVoltage: number | null;
}
interface Part {
  readonly key: string;
  readonly name: string;
  readonly symbolShapes: readonly Shape[];
}

let server: TestServer;
let owner: Client;
beforeAll(async () => {
  server = await startTestServer({ matchesParts: true });
  owner = await server.signedIn();
});
afterAll(() => server.stop());

/** Two amplifiers of one part, the second turned and mirrored, one output wired to a supply. */
function amplifiers(): NamedFile {
  const pin = (kind: string, number: number, at: string) =>
    `(pin ${kind} line (at ${at}) (length 2.54) (name "P${number}") (number "${number}"))`;
  const symbol = (
    id: string,
    unit: number,
    at: string,
  ) => `(symbol (lib_id "Lib:Dual") ${at} (unit ${unit}) (uuid "${id}")
    (property "Reference" "U1" (at 0 0 0)) (property "Value" "TL072" (at 0 0 0)) (property "Footprint" "Lib:SOIC-8" (at 0 0 0)))`;
  const text = `(kicad_sch (version 20231120) (generator "eeschema") (uuid "a0000000-0000-4000-8000-000000000000") (paper "A4")
  (lib_symbols
    (symbol "Lib:Dual"
      (symbol "Dual_1_1" (circle (center 0 0) (radius 2.54) (stroke (width 0.254)) (fill (type background))) ${pin("output", 1, "5.08 0 180")})
      (symbol "Dual_2_1" ${pin("output", 7, "5.08 1.27 180")}))
    (symbol "power:+5V" (power) (symbol "+5V_1_1" (pin power_in line (at 0 0 90) (length 0) (name "+5V") (number "1")))))
  ${symbol("a0000000-0000-4000-8000-000000000001", 1, "(at 50.8 50.8 0)")}
  ${symbol("a0000000-0000-4000-8000-000000000002", 2, "(at 101.6 50.8 90) (mirror y)")}
  (symbol (lib_id "power:+5V") (at 60.96 50.8 0) (unit 1) (uuid "a0000000-0000-4000-8000-000000000003")
    (property "Reference" "#PWR01" (at 0 0 0) (effects (hide yes))) (property "Value" "+5V" (at 60.96 48 0)))
  (wire (pts (xy 55.88 50.8) (xy 60.96 50.8)) (uuid "a0000000-0000-4000-8000-000000000004"))
  (no_connect (at 0 0) (uuid "a0000000-0000-4000-8000-000000000005"))
)
`;
  return { name: "amplifiers.kicad_sch", bytes: Buffer.from(text) };
}

test("a schematic speaks the specification's words, in mil: parts in their own frame, places apart, one for each unit", async () => {
  const id = await owner.createProject("Amplifiers", [amplifiers()], "PLACEMENT");
  const { edaProjectLogicV2: logic } = await owner.get(LOGIC, { id });
  expect(logic.parts).toHaveLength(1);
  const [part] = logic.parts;
  expect(part).toMatchObject({ name: "U1", prefix: "U", type: "TL072", footprintName: "Lib:SOIC-8" });
  expect(part.pins).toMatchObject([
    { number: { text: "1" }, name: { text: "P1" }, pinType: "output", length: 100, occupied: true, pos: { x: 200 } },
    // The file's y points up, the answer's down.
    { number: { text: "7" }, length: 100, pos: { x: 200, y: -50 } },
  ]);
  expect(part.pins.every((pin: { partKey: string }) => pin.partKey === part.key)).toBe(true);
  expect(part.symbolShapes.map(({ type, unit }: Shape) => `${type} ${unit}`)).toEqual(["Ellipse 1", "Pin 1", "Pin 2"]);
  const [sheet, ...others] = logic.schematicComponents;
  expect(others).toEqual([]);
  expect(sheet.path).toBe("/");
  expect(sheet.partPlaces).toEqual([
    { key: part.key, unit: 1, pos: { x: 2000, y: 2000, r: 0 }, flipX: false, flipY: false },
    { key: part.key, unit: 2, pos: { x: 4000, y: 2000, r: 90 }, flipX: true, flipY: false },
  ]);
  expect(sheet.components).toMatchObject([
    { type: "Wire", net: "+5V" },
    { type: "NoFlag", x: 0, y: 0 },
    { type: "NetLabel", scope: "power", text: "+5V", x: 2400, y: 2000 },
  ]);
  expect(sheet.wires).toEqual([sheet.components[0]]);
});

test("a project without a schematic has no logic, which is no error", async () => {
  const id = await owner.createProject("Layout alone", [resistorBoard()]);
  expect(await owner.get(LOGIC, { id })).toEqual({ edaProjectLogicV2: null });
  expect((await owner.refusal(LOGIC, { id, majorVersion: 9, revisionVersion: 0 })).extensions.code).toBe(70007);
});

test("a part has one key in schematic, layout and matching, and its symbol and category in both", async () => {
  const names = ["kicad_pcb", "kicad_pro", "kicad_sch"].map((ending) => `blinker.${ending}`);
  const files = names.map((name) => ({ name, bytes: readFileSync(join(EXAMPLES, "blinker", name)) }));
  const id = await owner.createProject("Blinker", files);
  const { edaProjectLogicV2: logic } = await owner.get(LOGIC, { id });
  const { edaProjectLayoutV2: layout } = await owner.get(LAYOUT, { id });
  const drawn = new Map<string, Part>(logic.parts.map((part: Part) => [part.key, part]));
  const standing = layout.parts.filter(({ key }: Part) => drawn.has(key));
  expect(standing).toHaveLength(drawn.size);
  for (const { key, name, symbolShapes } of standing as Part[]) {
    expect(drawn.get(key)?.name).toBe(name);
    expect(symbolShapes).toEqual(drawn.get(key)?.symbolShapes);
    expect(symbolShapes.some(({ type }) => type === "Pin")).toBe(true);
  }
  const places = logic.schematicComponents.flatMap(({ partPlaces }: { partPlaces: { key: string }[] }) => partPlaces);
  expect(new Set(places.map(({ key }: { key: string }) => key))).toEqual(new Set(drawn.keys()));
  const { all, tracks, none } = layout.boardLayout as Record<string, Shape[]>;
  expect(tracks).toEqual(all?.filter(({ type }) => type === "Track"));
  expect(none).toEqual([]);
  await waitForMatches(owner, id);
  const { edaProjectPartMatchListV2: matching } = await owner.get(
    "query ($input: EdaProjectPartMatchListV2Input!) { edaProjectPartMatchListV2(input: $input) { parts { key category } } }",
    { id },
  );
  const { edaProjectLogicV2: after } = await owner.get(LOGIC, { id });
  const categoryOf = new Map(after.parts.map((part: Part & { category: string }) => [part.key, part.category]));
  for (const { key, category } of matching.parts) expect(categoryOf.get(key)).toBe(category);
  expect([...categoryOf.values()]).toContain("resistor");
  // A timer of which the catalogue knows the supply: that of its supply pin, and of no other.
  const timer = after.parts.find(({ name }: Part) => name === "U1");
  const volts = timer.pins.map(({ number, tag, minVoltage, maxVoltage }: PinAnswer) => [
    number.text,
    tag,
    minVoltage,
    maxVoltage,
  ]);
  expect(volts).toContainEqual(["8", "+5V", 4.5, 16]);
  expect(volts).toContainEqual(["1", "GND", null, null]);
  expect(volts.filter(([, , least]: readonly unknown[]) => least !== null)).toHaveLength(1);
  expect(timer.margin).toBeGreaterThanOrEqual(0);
});
