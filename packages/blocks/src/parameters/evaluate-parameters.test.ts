import { describe, expect, it } from "vitest";
import { blockSentence } from "../findings/block-finding.ts";
import { aParameter } from "../testing/records.ts";
import { evaluateParameters } from "./evaluate-parameters.ts";

const R = (key: string, tolerance: number) =>
  aParameter({ key, unit: "Ω", tolerance, targets: [{ part: key, field: "value" }] });

const sentences = (...given: Parameters<typeof evaluateParameters>) =>
  evaluateParameters(...given).findings.map(blockSentence);

describe("the output of a buck converter, 0.8 V ±1 % at 75 kΩ and 24 kΩ", () => {
  const output = (tolerance: number) =>
    evaluateParameters([
      aParameter({ key: "VREF", unit: "V", value: "0.8 V", tolerance: 0.01 }),
      { ...R("R1", tolerance), value: "75k" },
      { ...R("R2", tolerance), value: "24k" },
      aParameter({ key: "VOUT", unit: "V", formula: "VREF * (1 + R1 / R2)" }),
    ]).values.get("VOUT");

  it("is 3.3 V, from 3.218 to 3.384 V with resistors of 1 %", () => {
    expect(output(0.01)?.text).toBe("3.3 V");
    expect(output(0.01)?.min).toBeCloseTo(3.218, 3);
    expect(output(0.01)?.max).toBeCloseTo(3.384, 3);
  });

  it("is from 3.262 to 3.338 V with resistors of 0.1 %", () => {
    expect(output(0.001)?.min).toBeCloseTo(3.262, 3);
    expect(output(0.001)?.max).toBeCloseTo(3.338, 3);
  });
});

describe("an RC low pass of 1 kHz at 100 nF 10 %", () => {
  const { values } = evaluateParameters([
    aParameter({ key: "f", unit: "Hz", value: "1 kHz" }),
    aParameter({ key: "C", unit: "F", value: "100n", tolerance: 0.1 }),
    aParameter({ key: "R", unit: "Ω", formula: "1 / (2 * 3.141592653589793 * f * C)", series: "E24", tolerance: 0.01 }),
    aParameter({ key: "fc", unit: "Hz", formula: "1 / (2 * 3.141592653589793 * R * C)" }),
  ]);

  it("gets 1.6 kΩ for 1591.5 Ω", () => {
    expect(values.get("R")?.text).toBe("1.6 kΩ");
    expect(values.get("R")?.exact).toBeCloseTo(1591.5, 1);
  });

  it("comes out at 994.7 Hz, 895 to 1116 Hz: the resistor spreads about its value of the series, not about the ideal one", () => {
    expect(values.get("fc")?.text).toBe("994.7 Hz");
    expect(values.get("fc")?.min).toBeCloseTo(895.3, 0);
    expect(values.get("fc")?.max).toBeCloseTo(1116.4, 0);
  });
});

it("a name that stands twice counts as one tolerance: R / R is 1 exactly", () => {
  const { values } = evaluateParameters([
    { ...R("R1", 0.05), value: "1k" },
    aParameter({ key: "ratio", formula: "R1 / (R1 + R1)" }),
  ]);
  expect(values.get("ratio")).toMatchObject({ min: 0.5, max: 0.5 });
});

it("a part of unknown tolerance makes the spread unknown, not zero", () => {
  const { tolerance: _, ...unknown } = R("R1", 0);
  const { values } = evaluateParameters([
    { ...unknown, value: "1k" },
    aParameter({ key: "twice", unit: "Ω", formula: "2 * R1" }),
  ]);
  expect(values.get("twice")?.text).toBe("2 kΩ");
  expect(values.get("twice")).not.toHaveProperty("min");
});

describe("a value that a project gives", () => {
  const parameters = [
    aParameter({
      key: "VOUT",
      unit: "V",
      value: "3.3",
      searchType: "OPTION_RANGE",
      viewType: "SELECT",
      options: ["1.8 V", "3.3 V"],
    }),
    aParameter({ key: "I", unit: "A", value: "0.5", min: 0.015, max: 0.5 }),
    aParameter({ key: "fitted", value: "true", searchType: "EQUAL", valueType: "BOOLEAN" }),
  ];

  it("replaces that of the block", () => {
    const { values, findings } = evaluateParameters(
      parameters,
      new Map([
        ["VOUT", "1800 mV"],
        ["I", "100m"],
        ["fitted", "false"],
      ]),
    );
    expect(findings).toEqual([]);
    expect([...values].map(([, { text }]) => text)).toEqual(["1.8 V", "100 mA", "false"]);
  });

  it.each([
    ["VOUT", "5 V", "Parameter VOUT: 5 V is not one of 1.8 V, 3.3 V."],
    ["VOUT", "3.3 A", "VOUT: 3.3 A is A, not V."],
    ["I", "1 A", "Parameter I: 1 A is not 15 mA or more and 500 mA or less."],
    ["I", "much", "Parameter I: much cannot be read as a number."],
    ["fitted", "yes", "Parameter fitted: yes cannot be read as true or false."],
  ])("%s = %s is refused", (key, value, sentence) => {
    expect(sentences(parameters, new Map([[key, value]]))).toEqual([sentence]);
  });
});

describe("parameters", () => {
  it("that depend on each other in a circle are named with the path", () => {
    expect(
      sentences([
        aParameter({ key: "a", formula: "b + 1" }),
        aParameter({ key: "b", formula: "c" }),
        aParameter({ key: "c", formula: "a" }),
      ]),
    ).toEqual(["Parameters depend on each other in a circle: a → b → c → a."]);
  });

  it("are computed in the order of need, not of the list", () => {
    const { values } = evaluateParameters([
      aParameter({ key: "b", formula: "a * 2" }),
      aParameter({ key: "a", value: "2" }),
    ]);
    expect(values.get("b")?.text).toBe("4");
  });

  it.each([
    [{ key: "constructor.x" }, "constructor.x cannot be the key of a parameter: use letters, digits and _, up to 40."],
    [{ key: "a", value: "1", unit: "parsec" }, "a: unknown unit parsec."],
    [
      { key: "a", value: "1", searchType: "VALUE_RANGE", valueType: "STRING" },
      "Parameter a: VALUE_RANGE cannot be shown as NORMAL with values of kind STRING.",
    ],
    [{ key: "a", unit: "V", formula: "1 + 1" }, "Formula of a: it gives a bare number, not V."],
    [{ key: "a", formula: "__proto__ + 1" }, "Formula of a: there is no parameter __proto__."],
    [{ key: "a" }, "Parameter a needs a value."],
  ] as const)("%j: the finding says what is wrong", (given, sentence) => {
    expect(sentences([aParameter(given)])).toContain(sentence);
  });

  it("of the kind that a formula needs keep a value out of range from being used", () => {
    expect(
      sentences([aParameter({ key: "a", value: "3" }), aParameter({ key: "b", formula: "a * 10", max: 20 })]),
    ).toEqual(["Parameter b: 30 is not 20 or less."]);
  });
});
