import { type Circuit, ELECTRICAL_RULE_IDS, type ElectricalRuleId, PIN_KINDS } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { checkCircuit } from "./check-circuit.ts";
import { ELECTRICAL_RULES } from "./electrical-rules.ts";
import { circuitAsSet, electricalSettings, withElectricalSettings } from "./electrical-settings.ts";
import { DEFAULT_PIN_MAP, withPinVerdict } from "./pin-map.ts";
import { sayElectricalFinding } from "./say-electrical.ts";
import { bus, drawSchematic, entry, label, mark, part, power, sheetOf, wire } from "./testing/draw-schematic.ts";

/** Sentences of one rule's findings. */
function said(circuit: Circuit, rule: ElectricalRuleId): string[] {
  return checkCircuit(circuit)
    .filter((finding) => finding.rule === rule)
    .map((finding) => sayElectricalFinding(finding));
}

/** Two parts with one pin each, joined by a wire. */
const pair = (first: string, second: string) => [
  part(first, "U1", [0, 0]),
  part(second, "U2", [4, 0]),
  wire([0, 0], [4, 0]),
];

describe("pins", () => {
  it("two outputs on one net are an error that names both", () => {
    const [finding] = checkCircuit(drawSchematic(pair("output", "output")));
    expect(finding).toMatchObject({ rule: "pin_to_pin", severity: "error" });
    expect(finding && sayElectricalFinding(finding)).toBe(
      "Net-(U1-A) joins U1 pin 1 (A) (output) and U2 pin 1 (A) (output).",
    );
  });

  it("KiCad's matrix is symmetric, and each of its conflicts is found with its severity", () => {
    for (const [row, first] of PIN_KINDS.entries())
      for (const [column, second] of PIN_KINDS.entries()) {
        const verdict = DEFAULT_PIN_MAP[row]?.[column];
        expect(DEFAULT_PIN_MAP[column]?.[row]).toBe(verdict);
        if (first === "no-connect" || second === "no-connect") continue;
        const found = checkCircuit(drawSchematic(pair(first, second))).filter(({ rule }) => rule === "pin_to_pin");
        expect(found.map(({ severity }) => severity)).toEqual(verdict === "ok" ? [] : [verdict]);
      }
  });

  it("ten outputs on one net are one finding that counts the pairs", () => {
    const outputs = Array.from({ length: 10 }, (_, index) => part("output", `U${index + 1}`, [index, 0]));
    const wires = Array.from({ length: 9 }, (_, index) => wire([index, 0], [index + 1, 0]));
    expect(said(drawSchematic([...outputs, ...wires]), "pin_to_pin")).toEqual([
      "Net-(U1-A) joins U1 pin 1 (A) (output) and U2 pin 1 (A) (output); further pairs of these kinds: 44.",
    ]);
  });

  it("an input needs an output, a passive pin or another of its own kind that drives", () => {
    expect(said(drawSchematic(pair("input", "input")), "pin_not_driven")).toHaveLength(1);
    expect(said(drawSchematic(pair("input", "passive")), "pin_not_driven")).toEqual([]);
    expect(said(drawSchematic(pair("input", "output")), "pin_not_driven")).toEqual([]);
  });

  it("a supply input needs a supply output: a flag will do, a passive pin will not", () => {
    expect(said(drawSchematic(pair("power-in", "passive")), "power_pin_not_driven")).toHaveLength(1);
    expect(said(drawSchematic(pair("power-in", "power-out")), "power_pin_not_driven")).toEqual([]);
    const flagged = [power("+5V", [0, 0]), power("PWR_FLAG", [4, 0]), wire([0, 0], [4, 0])];
    expect(said(drawSchematic(flagged), "power_pin_not_driven")).toEqual([]);
  });

  it("power symbols of one name are one net on all sheets", () => {
    const circuit = drawSchematic(
      [power("+5V", [0, 0]), power("PWR_FLAG", [4, 0]), wire([0, 0], [4, 0]), sheetOf("sub", "sub.kicad_sch", [])],
      { sheets: { "sub.kicad_sch": [power("+5V", [0, 0]), part("power-in", "U1", [4, 0]), wire([0, 0], [4, 0])] } },
    );
    expect(checkCircuit(circuit)).toEqual([]);
  });

  it("a pin without wire is found unless it is marked, and a wire that passes over it does not connect it", () => {
    expect(said(drawSchematic([part("passive", "R1", [0, 0])]), "pin_not_connected")).toEqual([
      "R1 pin 1 (A) is not connected.",
    ]);
    expect(checkCircuit(drawSchematic([part("passive", "R1", [0, 0]), mark("no_connect", [0, 0])]))).toEqual([]);
    const passing = [...pair("passive", "passive"), part("passive", "R3", [2, 0])];
    expect(said(drawSchematic(passing), "pin_not_connected")).toEqual(["R3 pin 1 (A) is not connected."]);
    expect(said(drawSchematic([...passing, mark("junction", [2, 0])]), "pin_not_connected")).toEqual([]);
  });

  it("a mark on a connected pin, a connected pin that must be open, and a mark on nothing are found", () => {
    expect(
      said(drawSchematic([...pair("passive", "passive"), mark("no_connect", [0, 0])]), "no_connect_connected"),
    ).toEqual(["U1 pin 1 (A) has a no-connect mark and is connected."]);
    expect(said(drawSchematic(pair("no-connect", "passive")), "no_connect_connected")).toEqual([
      "U1 pin 1 (A) must not be connected, and something is connected to it.",
    ]);
    expect(said(drawSchematic([mark("no_connect", [9, 9])]), "no_connect_dangling")).toHaveLength(1);
  });

  it("two supplies, and a supply and a ground, on one net are a short circuit; two names of one voltage are not", () => {
    const joined = (first: string, second: string) =>
      said(drawSchematic([power(first, [0, 0]), power(second, [4, 0]), wire([0, 0], [4, 0])]), "supplies_joined");
    expect(joined("+5V", "+3V3")).toEqual(["One net is called both +3V3 and +5V."]);
    expect(joined("GND", "+3V3")).toHaveLength(1);
    expect(joined("VCC", "+3V3")).toEqual([]);
  });
});

describe("wires and labels", () => {
  it("a wire on nothing, and the open end of a connected one, are found; a wire that leads on behind its label is not", () => {
    expect(said(drawSchematic([wire([0, 0], [4, 0])]), "wire_dangling")).toHaveLength(1);
    const open = [...pair("passive", "passive"), wire([4, 0], [4, 4])];
    expect(said(drawSchematic(open), "unconnected_wire_endpoint")).toEqual(["A wire of Net-(U1-A) ends on nothing."]);
    expect(said(drawSchematic([...open, label("X", [4, 2])]), "unconnected_wire_endpoint")).toEqual([]);
  });

  it("a label on nothing, and one on a single pin, are found", () => {
    expect(said(drawSchematic([label("SDA", [0, 0])]), "label_dangling")).toEqual([
      "Label SDA is not connected to anything.",
    ]);
    const single = [part("passive", "R1", [0, 0]), wire([0, 0], [2, 0]), label("SDA", [2, 0])];
    expect(said(drawSchematic(single), "isolated_pin_label")).toEqual(["Label SDA is on one pin only: R1 pin 1 (A)."]);
    const twice = [...single, part("passive", "R2", [0, 4]), label("SDA", [0, 4])];
    expect(checkCircuit(drawSchematic(twice))).toEqual([]);
  });

  it("a global label used once is found, and with the rule switched on any that appears once", () => {
    const once = [part("passive", "R1", [0, 0]), label("TX", [0, 0], "global_label")];
    expect(said(drawSchematic(once), "global_label_dangling")).toHaveLength(1);
    const onTwoPins = [...pair("passive", "passive"), label("TX", [0, 0], "global_label")];
    expect(checkCircuit(drawSchematic(onTwoPins))).toEqual([]);
    const rules = { severities: { single_global_label: "warning" as const }, exclusions: [] };
    expect(said(drawSchematic(onTwoPins, { rules }), "single_global_label")).toEqual(["Global label TX appears once."]);
  });

  it("two names on one net, names that differ in case, and a name that is global here and local there are found", () => {
    const two = [...pair("passive", "passive"), label("A", [0, 0]), label("B", [4, 0])];
    expect(said(drawSchematic(two), "multiple_net_names")).toEqual(["A and B name the same net; it is called A."]);
    const similar = [
      label("sda", [0, 0]),
      label("SDA", [0, 4]),
      part("passive", "R1", [0, 0]),
      part("passive", "R2", [0, 4]),
    ];
    expect(said(drawSchematic(similar), "similar_labels")).toHaveLength(1);
    const other = drawSchematic(
      [...pair("passive", "passive"), label("X", [0, 0], "global_label"), sheetOf("sub", "sub.kicad_sch", [])],
      {
        sheets: {
          "sub.kicad_sch": [
            part("passive", "R7", [0, 0]),
            part("passive", "R8", [2, 0]),
            wire([0, 0], [2, 0]),
            label("X", [0, 0]),
          ],
        },
      },
    );
    expect(said(other, "same_local_global_label")).toEqual([
      "X is a global label and, on sheet /sub/, a local label of another net.",
    ]);
  });

  it("a label where wires cross joins them and is found", () => {
    const crossing = [
      ...pair("passive", "passive"),
      part("passive", "R3", [2, -2]),
      part("passive", "R4", [2, 2]),
      wire([2, -2], [2, 2]),
    ];
    expect(said(drawSchematic([...crossing, label("X", [2, 0])]), "label_multiple_wires")).toHaveLength(1);
    expect(said(drawSchematic([...crossing, label("X", [1, 0])]), "label_multiple_wires")).toEqual([]);
  });

  it("four ends at a junction and ends off the grid are found where the project asks for it", () => {
    const crossing = [
      ...[
        [-2, 0],
        [2, 0],
        [0, -2],
        [0, 2],
      ].flatMap(([x = 0, y = 0], index) => [part("passive", `R${index + 1}`, [x, y]), wire([x, y], [0, 0])]),
      mark("junction", [0, 0]),
    ];
    const rules = { severities: { four_way_junction: "error", endpoint_off_grid: "warning" } as const, exclusions: [] };
    expect(checkCircuit(drawSchematic(crossing))).toEqual([]);
    expect(said(drawSchematic(crossing, { rules }), "four_way_junction")).toEqual(["4 ends meet at one point."]);
    const off = [part("passive", "R1", [0.1, 0]), part("passive", "R2", [2.1, 0]), wire([0.1, 0], [2.1, 0])];
    expect(said(drawSchematic(off, { rules }), "endpoint_off_grid")).toEqual([
      "Pins and ends of wires that are off the grid of 1.27 mm on sheet /: 3.",
    ]);
    const fine = { ...rules, grid: 254_000 };
    expect(said(drawSchematic(off, { rules: fine }), "endpoint_off_grid")).toEqual([]);
  });
});

describe("sheets and buses", () => {
  it("sheet pins and hierarchical labels must have the same names, and sheets other ones", () => {
    const circuit = drawSchematic(
      [
        sheetOf("sub", "sub.kicad_sch", [["IN", [0, 0]]]),
        sheetOf("SUB", "sub.kicad_sch", [
          ["IN", [0, 4]],
          ["OUT", [0, 5]],
        ]),
      ],
      { sheets: { "sub.kicad_sch": [part("passive", "R1", [0, 0]), label("OUT", [0, 0], "hierarchical_label")] } },
    );
    expect(said(circuit, "hier_label_mismatch")).toEqual([
      "Pin IN of sheet sub has no hierarchical label in that sheet.",
      "Hierarchical label OUT has no pin on the sheet symbol sub.",
      "Pin IN of sheet SUB has no hierarchical label in that sheet.",
    ]);
    expect(said(circuit, "duplicate_sheet_names")).toEqual(["Two sheets are called SUB."]);
    expect(said(circuit, "pin_not_connected")).toContain("Pin IN of sheet sub is not connected.");
  });

  const member = (name: string, y: number, reference: string) => [
    entry([0, y]),
    wire([1, y - 1], [4, y - 1]),
    label(name, [2, y - 1]),
    part("passive", reference, [4, y - 1]),
  ];

  it("a net that enters a bus must be one of its members", () => {
    const drawn = [bus([0, 0], [0, 9]), label("D[0..1]", [0, 0]), ...member("D0", 2, "R1"), ...member("X", 4, "R2")];
    expect(said(drawSchematic(drawn), "net_not_bus_member")).toEqual([
      "/X enters bus D[0..1] and is not one of its members.",
    ]);
  });

  it("a bus without a name is one finding for all nets that enter it", () => {
    const drawn = [bus([0, 0], [0, 9]), ...member("D0", 2, "R1"), ...member("D1", 4, "R2")];
    expect(said(drawSchematic(drawn), "net_not_bus_member")).toEqual([
      "A bus without a name joins nothing; nets that enter it: 2, the first is /D0.",
    ]);
  });

  it("a net's label on a bus, a bus's label on a wire and a wire on the end of a bus are found; a name with a bar is no bus", () => {
    expect(said(drawSchematic([bus([0, 0], [0, 9]), label("D0", [0, 0])]), "bus_to_net_conflict")).toHaveLength(1);
    expect(
      said(drawSchematic([...pair("passive", "passive"), label("D[0..3]", [0, 0])]), "bus_to_net_conflict"),
    ).toHaveLength(1);
    const touching = [...pair("passive", "passive"), bus([4, 0], [4, 4]), label("D[0..3]", [4, 4])];
    expect(said(drawSchematic(touching), "bus_to_net_conflict")).toHaveLength(1);
    expect(
      said(drawSchematic([...pair("passive", "passive"), label("~{RESET}", [0, 0])]), "bus_to_net_conflict"),
    ).toEqual([]);
  });

  it("joined buses must have a member in common, and an alias the same members on all sheets", () => {
    const circuit = drawSchematic(
      [
        bus([0, 0], [4, 0]),
        label("{A B}", [0, 0]),
        sheetOf("sub", "sub.kicad_sch", [["{C D}", [4, 0]]]),
        `(bus_alias "M" (members "A" "B"))`,
      ],
      {
        sheets: {
          "sub.kicad_sch": [
            bus([0, 0], [4, 0]),
            label("{C D}", [0, 0], "hierarchical_label"),
            `(bus_alias "M" (members "A" "C"))`,
          ],
        },
      },
    );
    expect(said(circuit, "bus_to_bus_conflict")).toEqual([
      "Buses {A B} and {C D} are joined and have no member in common.",
    ]);
    expect(said(circuit, "bus_definition_conflict")).toEqual([
      "Bus alias M has other members in sub.kicad_sch than in root.kicad_sch.",
    ]);
  });
});

describe("parts", () => {
  const units = (...given: Parameters<typeof part>[3][]) =>
    drawSchematic(given.flatMap((options, index) => part("TRIPLE", "U1", [index * 4, 0], options)));

  it("references given twice and parts without a number are found", () => {
    expect(
      said(drawSchematic([part("passive", "R1", [0, 0]), part("passive", "R1", [4, 0])]), "duplicate_reference"),
    ).toEqual(["R1 is given to 2 parts."]);
    expect(said(drawSchematic([part("passive", "R?", [0, 0]), part("passive", "R?", [4, 0])]), "unannotated")).toEqual([
      "Parts without a number: 2 R?.",
    ]);
    expect(said(units({ unit: 1 }, { unit: 2 }, { unit: 3 }), "duplicate_reference")).toEqual([]);
    expect(said(units({ unit: 1 }, { unit: 1 }, { unit: 3 }), "duplicate_reference")).toHaveLength(1);
  });

  it("units that are not placed are found, with the pins that matter, and units that the symbol has not", () => {
    const circuit = units({ unit: 1 });
    expect(said(circuit, "missing_unit")).toEqual(["U1 has units that are not placed: B, C."]);
    expect(said(circuit, "missing_input_pin")).toEqual(["U1 has input pins in units that are not placed: B."]);
    expect(said(circuit, "missing_power_pin")).toEqual(["U1 has supply pins in units that are not placed: C."]);
    expect(said(circuit, "missing_bidi_pin")).toEqual([]);
    expect(said(units({ unit: 1 }, { unit: 4 }), "extra_units")).toEqual(["U1 has unit 4; its symbol has 3 units."]);
  });

  it("units of one part must agree in value, footprint and the nets of their common pins", () => {
    const circuit = drawSchematic([
      part("TRIPLE", "U1", [0, 0], { unit: 1, value: "LM1", footprint: "L:A" }),
      part("TRIPLE", "U1", [4, 0], { unit: 2, value: "LM2", footprint: "L:B" }),
      ...[0, 4].flatMap((x) => [label(`N${x}`, [x, 0])]),
    ]);
    expect(said(circuit, "unit_value_mismatch")).toEqual(["Units of U1 have the values LM1 and LM2."]);
    expect(said(circuit, "different_unit_footprint")).toEqual(["Units of U1 have the footprints L:A and L:B."]);
    expect(said(circuit, "different_unit_net")).toHaveLength(1);
  });

  it("two pins of one number on two nets, a symbol that is not there and a footprint without library are found", () => {
    const twins = [part("TWINS", "U1", [0, 0]), part("passive", "R1", [0, -1]), part("passive", "R2", [0, 1])];
    expect(said(drawSchematic(twins), "duplicate_pins")).toHaveLength(1);
    const unknown = checkCircuit(drawSchematic([part("NOWHERE", "U1", [0, 0]), wire([0, 0], [4, 0])]));
    expect(unknown.map(({ rule }) => rule)).toEqual(["lib_symbol_issues"]);
    expect(
      said(drawSchematic([part("passive", "R1", [0, 0], { footprint: "R_0603" })]), "footprint_link_issues"),
    ).toEqual(["The footprint of R1 has no library: R_0603."]);
  });
});

describe("the project's own rules", () => {
  it("its severities and its matrix hold, and what it ignores is not found", () => {
    const drawn = pair("output", "output");
    const ignoring = { severities: { pin_to_pin: "ignore" as const }, exclusions: [] };
    expect(checkCircuit(drawSchematic(drawn, { rules: ignoring }))).toEqual([]);
    const lenient = DEFAULT_PIN_MAP.map((row) => row.map((verdict) => (verdict === "error" ? "warning" : verdict)));
    const rules = { severities: {}, pinMap: lenient, exclusions: [] };
    expect(checkCircuit(drawSchematic(drawn, { rules })).map(({ severity }) => severity)).toEqual(["warning"]);
  });

  it("a matrix that a person set counts over the project's, on the board as in the exported project", () => {
    const drawn = drawSchematic(pair("output", "output"), {
      rules: { severities: {}, pinMap: DEFAULT_PIN_MAP, exclusions: [{ entry: "kept" }] },
    });
    const properties = withElectricalSettings(
      { properties: { kept: "1" } },
      { severities: {}, accepted: {}, pinMap: withPinVerdict(DEFAULT_PIN_MAP, ["output", "bidirectional"], "error") },
    );
    const settings = electricalSettings({ properties });
    expect(settings.pinMap?.[2]?.[1]).toBe("error");
    expect(settings.pinMap?.[1]?.[2]).toBe("error");
    const lenient = { ...settings, pinMap: withPinVerdict(DEFAULT_PIN_MAP, ["output", "output"], "ok") };
    expect(checkCircuit(drawn, lenient)).toEqual([]);
    expect(checkCircuit(circuitAsSet(drawn, lenient))).toEqual([]);
    expect(circuitAsSet(drawn, lenient).electricalRules?.exclusions).toEqual([{ entry: "kept" }]);
    expect(circuitAsSet(drawn, { severities: {}, accepted: {} })).toBe(drawn);
    const damaged = { "Tracewright electrical rules": '{"pinMap":["..."],"severities":{"pin_to_pin":"loud"}}' };
    expect(electricalSettings({ properties: damaged })).toEqual({ severities: {}, accepted: {} });
  });

  it("what the designer excused in KiCad is marked, with the comment", () => {
    const exclusions = [{ entry: "pin_not_connected|0|0|11111111|00000000", comment: "test pad" }];
    const circuit = drawSchematic([part("passive", "R1", [0, 0]), part("passive", "R2", [4, 0])], {
      rules: { severities: {}, exclusions },
    });
    expect(checkCircuit(circuit).map(({ excluded }) => excluded)).toEqual([{ comment: "test pad" }, undefined]);
  });

  it("a sheet that is used twice is checked once where its drawing is wrong", () => {
    const circuit = drawSchematic([sheetOf("a", "sub.kicad_sch", []), sheetOf("b", "sub.kicad_sch", [])], {
      sheets: { "sub.kicad_sch": [wire([0, 0], [4, 0]), mark("no_connect", [9, 9])] },
    });
    expect(checkCircuit(circuit).map(({ rule }) => rule)).toEqual(["no_connect_dangling", "wire_dangling"]);
  });
});

it("every rule has an entry, in the order of the list", () => {
  expect(ELECTRICAL_RULES.map(({ id }) => id)).toEqual([...ELECTRICAL_RULE_IDS]);
});
