import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CATALOGUE } from "../catalogue.ts";
import { matchPart } from "./match-part.ts";
import { partSignature } from "./part-signature.ts";
import type { PartToMatch } from "./part-to-match.ts";

function part(given: Partial<PartToMatch>): PartToMatch {
  return { prefix: "U", value: "", footprint: "", padNumbers: [], pins: [], symbol: "", fields: {}, ...given };
}

function numbered(names: string): PartToMatch["pins"] {
  return names.split(" ").map((name, at) => ({ number: String(at + 1), name }));
}

const OPAMP = numbered("OUTA -INA +INA V- +INB -INB OUTB V+");
const SOIC = "Package_SO:SOIC-8_3.9x4.9mm_P1.27mm";
const EIGHT = ["1", "2", "3", "4", "5", "6", "7", "8"];

describe("a part with a number", () => {
  test("is matched where package, pads and names agree", () => {
    const match = matchPart(part({ value: "LM358DR", footprint: SOIC, padNumbers: EIGHT, pins: OPAMP }), CATALOGUE);
    expect(match).toMatchObject({
      kind: "matched",
      by: "part-number",
      candidate: { key: "texas-instruments/lm358", package: "SOIC-8" },
    });
  });

  test("is found in a field of whatever name, and the field goes before the value", () => {
    for (const name of ["MPN", "Mfr. Part", "Manufacturer_Part_Number"]) {
      const fields = { [name]: "MCP6002-I/SN" };
      const match = matchPart(
        part({ value: "opamp", fields, footprint: SOIC, padNumbers: EIGHT, pins: OPAMP }),
        CATALOGUE,
      );
      expect(match).toMatchObject({ kind: "matched", candidate: { manufacturer: "Microchip" } });
    }
    const fields = { MPN: "XYZ99999" };
    expect(
      matchPart(part({ value: "LM358", fields, footprint: SOIC, padNumbers: EIGHT, pins: OPAMP }), CATALOGUE),
    ).toEqual({
      kind: "unmatched",
      reasons: [{ code: "unknown-part", text: "XYZ99999" }],
    });
  });

  test("is for review by its name alone, with other pads, other names or another package", () => {
    const reasons = (given: Partial<PartToMatch>) => {
      const match = matchPart(
        part({ value: "LM358", footprint: SOIC, padNumbers: EIGHT, pins: OPAMP, ...given }),
        CATALOGUE,
      );
      return match.kind === "review" ? match.reasons.map(({ code }) => code) : match.kind;
    };
    expect(reasons({ pins: [] })).toEqual(["name-only"]);
    expect(reasons({ padNumbers: EIGHT.slice(1) })).toEqual(["other-pads"]);
    expect(reasons({ pins: numbered("OUTA -INA +INA V+ +INB -INB OUTB V-") })).toEqual(["other-pin-names"]);
    expect(reasons({ footprint: "Package_TO_SOT_SMD:SOT-23-8" })).toEqual(["other-package"]);
    expect(reasons({ footprint: "" })).toEqual(["no-footprint"]);
  });

  test("never is another part whose number only begins alike", () => {
    for (const value of ["LM3580", "LM35", "BC8470"])
      expect(matchPart(part({ value, footprint: SOIC, padNumbers: EIGHT, pins: OPAMP }), CATALOGUE).kind).not.toBe(
        "matched",
      );
    const twin = matchPart(
      part({
        value: "BC847BS",
        footprint: "SOT-363",
        padNumbers: ["1", "2", "3", "4", "5", "6"],
        pins: numbered("E1 B1 C2 E2 B2 C1"),
      }),
      CATALOGUE,
    );
    expect(twin).toMatchObject({ kind: "matched", candidate: { name: "BC847BS" } });
  });

  test("of a sister carries no ratings and no maker of the part that stands in the catalogue", () => {
    const pins = numbered("B E C");
    const match = matchPart(
      part({ prefix: "Q", value: "BC846B", footprint: "SOT-23", padNumbers: ["1", "2", "3"], pins }),
      CATALOGUE,
    );
    expect(match).toMatchObject({ kind: "matched", candidate: { name: "BC846", description: "small NPN transistor" } });
    expect(match.kind === "matched" && match.candidate.manufacturer).toBeUndefined();
  });

  test("of any maker is one of the logic series", () => {
    const pins = numbered("1A 1B 1Y 2A 2B 2Y GND 3Y 3A 3B 4Y 4A 4B VCC");
    const padNumbers = pins.map(({ number }) => number);
    for (const value of ["74HC00", "SN74LVC00APW", "74HCT00D,653", "MC74AC00"])
      expect(matchPart(part({ value, footprint: "SOIC-14", padNumbers, pins }), CATALOGUE)).toMatchObject({
        kind: "matched",
        candidate: { category: "logic" },
      });
  });
});

describe("a plain part", () => {
  const resistor = {
    prefix: "R",
    symbol: "Device:R",
    footprint: "Resistor_SMD:R_0402_1005Metric",
    padNumbers: ["1", "2"],
  };

  test("is matched by its value, however written", () => {
    const keys = ["4k7", "4.7 kΩ", "4700", "4K7 1%"].map((value) => {
      const match = matchPart(part({ ...resistor, value }), CATALOGUE);
      return match.kind === "matched" ? match.candidate.key : match.kind;
    });
    expect(new Set(keys)).toEqual(new Set(["generic/resistor/4.7kΩ/0402"]));
  });

  test("is for review without a value or a footprint", () => {
    expect(matchPart(part({ ...resistor, value: "banana" }), CATALOGUE)).toMatchObject({
      kind: "review",
      reasons: [{ code: "unreadable-value" }],
    });
    expect(matchPart(part({ ...resistor, value: "10k", footprint: "" }), CATALOGUE)).toMatchObject({
      kind: "review",
      reasons: [{ code: "no-footprint" }],
    });
  });

  test("is a connector, a light or a hole by its symbol", () => {
    const connector = {
      prefix: "J",
      value: "POWER",
      symbol: "Connector_Generic:Conn_01x03",
      footprint: "PinHeader_1x03",
      padNumbers: ["1", "2", "3", "MP"],
    };
    expect(matchPart(part(connector), CATALOGUE)).toMatchObject({
      kind: "matched",
      by: "generic",
      candidate: { name: "Connector of 3 pins" },
    });
    const light = {
      prefix: "D",
      value: "RED",
      symbol: "Device:LED",
      footprint: "LED_0603_1608Metric",
      padNumbers: ["1", "2"],
    };
    expect(matchPart(part(light), CATALOGUE)).toMatchObject({
      kind: "matched",
      candidate: { category: "led", package: "0603" },
    });
  });

  test.each([
    ["Device:R_Pack04", "10k", "R_Array_Convex_4x0402", 8, "Resistor array 10 kΩ"],
    ["old:RR9", "4.7k", "Conn_SIL10", 10, "Resistor array 4.7 kΩ"],
    ["Device:R_Potentiometer", "10k", "Potentiometer_Alps_RK09K_Single_Vertical", 3, "Potentiometer 10 kΩ"],
    ["Device:Thermistor_NTC", "10k", "R_0603_1608Metric", 2, "Thermistor 10 kΩ"],
    ["Device:Battery_Cell", "CR2032", "BatteryHolder_Keystone_1060_1x2032", 2, "Battery or its holder"],
    ["Jumper:SolderJumper_3_Bridged12", "jmp", "SolderJumper-3_P1.3mm", 3, "Mechanical part or mark"],
    ["Jumper:Jumper", "ROM_A18", "Conn_Pin_Header_2x1_2.54mm", 2, "Connector of 2 pins"],
    ["Switch:SW_SPDT", "SW_SPDT", "SW_SPDT_PCM12", 7, "Push button or switch"],
    ["Connector:DB9_Female", "JOYSTICK", "Conn_Dsub_DE9M", 9, "Connector of 9 pins"],
    ["LED-RESCUE:LED-RESCUE-tomu", "LED, Red, 0402", "LED_0402", 2, "LED"],
  ])("is known by the symbol %s", (symbol, value, footprint, pads, name) => {
    const padNumbers = Array.from({ length: pads }, (_, index) => String(index + 1));
    expect(matchPart(part({ prefix: "X", symbol, value, footprint, padNumbers }), CATALOGUE)).toMatchObject({
      kind: "matched",
      by: "generic",
      candidate: { name },
    });
  });

  test("of USB-C counts the contacts of both rows, and no shield", () => {
    const padNumbers = ["A1", "A4", "A5", "A6", "A7", "A12", "B1", "B5", "S1"];
    const plug = { prefix: "J", symbol: "Connector:USB_C_Receptacle_USB2.0", value: "USB", footprint: "X", padNumbers };
    expect(matchPart(part(plug), CATALOGUE)).toMatchObject({ candidate: { plain: { kind: "connector", pins: 8 } } });
  });

  test("of eight pads is no resistor", () => {
    expect(matchPart(part({ ...resistor, prefix: "RN", value: "10k", padNumbers: EIGHT }), CATALOGUE).kind).not.toBe(
      "matched",
    );
  });
});

test("what was chosen earlier is taken for the same part, and for no other", () => {
  const unknown = part({ value: "XJ-7001", footprint: SOIC, padNumbers: EIGHT, pins: OPAMP });
  const candidate = {
    key: "datasheet/1",
    name: "XJ-7001",
    category: "amplifier",
    description: "chosen by hand",
    pins: [],
  } as const;
  const earlier = new Map([[partSignature(unknown), candidate]]);
  expect(matchPart({ ...unknown, prefix: "U" }, CATALOGUE, earlier)).toEqual({
    kind: "matched",
    by: "earlier",
    confidence: 1,
    candidate,
  });
  expect(matchPart({ ...unknown, padNumbers: EIGHT.slice(1) }, CATALOGUE, earlier).kind).toBe("unmatched");
});

const texts = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.constantFrom(
    "LM358",
    "74HC595",
    "10k",
    "100nF",
    "constructor",
    "__proto__",
    "SOT-23",
    "R_0402",
    "Device:R",
    "BAT54",
    "~",
  ),
  fc.constantFrom(...CATALOGUE.map(({ partNumber }) => partNumber)),
);
const anyPart: fc.Arbitrary<PartToMatch> = fc.record({
  prefix: fc.constantFrom("R", "C", "L", "D", "Q", "U", "J", "Y", "FB", "SW", "", "XX"),
  value: texts,
  footprint: texts,
  padNumbers: fc.array(fc.constantFrom("1", "2", "3", "4", "5", "A1", "EP", "", "MP"), { maxLength: 8 }),
  pins: fc.array(fc.record({ number: fc.constantFrom("1", "2", "3", "4", ""), name: texts }), { maxLength: 6 }),
  symbol: texts,
  fields: fc.dictionary(fc.constantFrom("MPN", "LCSC", "Description", "constructor"), texts, { maxKeys: 3 }),
});

test("any part is answered, the same each time, and what is matched by its number has the pads of its pins", () => {
  fc.assert(
    fc.property(anyPart, (given) => {
      const match = matchPart(given, CATALOGUE);
      expect(matchPart(structuredClone(given), CATALOGUE)).toEqual(match);
      if (match.kind !== "matched") {
        expect(match.reasons.length).toBeGreaterThan(0);
        return;
      }
      const pads = new Set([
        ...given.padNumbers,
        ...(given.padNumbers.length === 0 ? given.pins.map(({ number }) => number) : []),
      ]);
      pads.delete("");
      if (match.by === "part-number")
        for (const { number } of match.candidate.pins) expect(number === "EP" || pads.has(number)).toBe(true);
    }),
    { numRuns: 400 },
  );
});
