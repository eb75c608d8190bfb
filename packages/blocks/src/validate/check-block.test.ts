import { itemId, netId } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { blockSentence } from "../findings/block-finding.ts";
import type { BlockDocument } from "../records/block-document.ts";
import { aLowPass, aParameter, aPort } from "../testing/records.ts";
import { checkBlock } from "./check-block.ts";

const block = aLowPass();
const sentences = (given: Partial<BlockDocument>) => checkBlock({ ...block, ...given }).map(blockSentence);
const [input, output, ground] = block.ports as [
  (typeof block.ports)[0],
  (typeof block.ports)[0],
  (typeof block.ports)[0],
];

describe("the check of a block", () => {
  it("finds nothing in a sound one", () => {
    expect(checkBlock(block)).toEqual([]);
  });

  it.each<[string, Partial<BlockDocument>, string]>([
    ["no port", { ports: [] }, "The block has no port. Add a port for each net that leaves it."],
    ["two of a key", { ports: [input, { ...output, key: "IN" }] }, "Two ports have the key or the name IN."],
    ["two on a net", { ports: [input, aPort({ key: "B", net: "IN" })] }, "Ports IN and B are on one net: IN."],
    ["an unknown net", { ports: [aPort({ key: "A", net: "X" })] }, "Port A: net X is not in the circuit."],
    [
      "an unknown pin",
      { ports: [{ ...input, pins: [{ part: "R1", pin: "3" }] }] },
      "Port IN: R1 pin 3 is not in the circuit.",
    ],
    [
      "a pin elsewhere",
      { ports: [{ ...input, pins: [{ part: "R1", pin: "2" }] }] },
      "Port IN is on net IN, but R1 pin 2 is not.",
    ],
    [
      "a wrong range",
      { ports: [{ ...input, voltage: { min: 5, max: 3 } }] },
      "Port IN: voltage has a minimum of 5 above its maximum of 3.",
    ],
    [
      "too high a range",
      { ports: [{ ...input, voltage: { max: 6 }, absoluteMax: { max: 5.5 } }] },
      "Port IN: the working range goes beyond the absolute maximum.",
    ],
    [
      "a supply that is none",
      { ports: [{ ...input, supply: "IN" }] },
      "Port IN is powered by IN, which is not another port of the block.",
    ],
    [
      "an unknown source",
      { ports: [{ ...input, sources: ["ds"] }] },
      "Port IN names the source ds, which the block does not list.",
    ],
    [
      "an unknown voltage",
      { ports: [{ ...ground, netType: "VCC" }] },
      "Port GND: the voltage is unknown, so rules that need it cannot tell.",
    ],
    [
      "no default",
      { materials: [{ part: "R1", isDefault: false }] },
      "R1: 0 of its materials are the default, must be one.",
    ],
    ["no number", { materials: [{ part: "R1", isDefault: true }] }, "R1: no maker's part number."],
    [
      "a foreign material",
      { materials: [{ part: "R9", isDefault: true }] },
      "A material is meant for R9, which is not in the circuit.",
    ],
    [
      "a nameless need",
      { needs: [{ key: "supply", count: 1, joins: {} }] },
      "Need supply names neither a block nor a capability.",
    ],
    [
      "a wrong target",
      { parameters: [aParameter({ key: "a", value: "1", targets: [{ part: "R9", field: "value" }] })] },
      "Parameter a sets R9, which is not in the circuit.",
    ],
    ["no pins", { circuit: { ...block.circuit, components: [] } }, "The circuit has no part with pins."],
    [
      "a formula in a circle",
      { parameters: [aParameter({ key: "a", formula: "a" })] },
      "Parameters depend on each other in a circle: a → a.",
    ],
  ])("finds %s", (_, given, sentence) => {
    expect(sentences(given)).toContain(sentence);
  });

  it("finds parts and nets of the layout that differ from the circuit", () => {
    const board = block.board!;
    const [resistor, capacitor] = board.footprints as [(typeof board.footprints)[0], (typeof board.footprints)[0]];
    const crossed = { ...resistor, pads: resistor.pads.map((pad) => ({ ...pad, net: board.nets[0]!.id })) };
    expect(sentences({ board: { ...board, footprints: [crossed, { ...capacitor, reference: "C7" }] } })).toEqual([
      "Part C7 of the layout is not in the circuit.",
      "R1 pin 2 is on IN in the layout and on OUT in the circuit.",
      "Part C1 of the circuit is not in the layout.",
    ]);
  });

  it("takes a pad without net for a pin whose net joins nothing, unless it is a port", () => {
    const { board, circuit } = block as Required<typeof block>;
    const [resistor, ...others] = circuit.components as [(typeof circuit.components)[0]];
    const alone = { id: netId("alone"), name: "unconnected-(R1-Pad3)" };
    const pin = { ...resistor.pins[0]!, number: "3", net: alone.id };
    const [footprint, ...placed] = board.footprints as [(typeof board.footprints)[0]];
    const { net: _, ...pad } = footprint.pads[0]!;
    const given = {
      circuit: {
        ...circuit,
        nets: [...circuit.nets, alone],
        components: [{ ...resistor, pins: [...resistor.pins, pin] }, ...others],
      },
      board: {
        ...board,
        footprints: [
          { ...footprint, pads: [...footprint.pads, { ...pad, id: itemId("pad 3"), number: "3" }] },
          ...placed,
        ],
      },
    };
    expect(sentences(given)).toEqual(sentences({}));
    const port = { ...block.ports[0]!, key: "NC", name: "NC", net: alone.name, pins: [{ part: "R1", pin: "3" }] };
    expect(sentences({ ...given, ports: [...block.ports, port] })).toContain(
      "R1 pin 3 is on no net in the layout and on unconnected-(R1-Pad3) in the circuit.",
    );
  });

  it("without a layout is a warning: the block is placed part by part", () => {
    const { board: _, layout: __, ...bare } = block;
    expect(checkBlock(bare)).toMatchObject([{ kind: "LAYOUT_NONE", severity: "warning" }]);
  });

  it("names what is too large with the count and the limit, and goes no further", () => {
    const parameters = Array.from({ length: 65 }, (_, index) => aParameter({ key: `p${index}` }));
    expect(sentences({ parameters })).toEqual(["65 parameters, at most 64."]);
  });
});

it("the figures of a port name ports and parameters that the block has", () => {
  const [input, ...others] = aLowPass().ports;
  if (!input) throw new Error("the low pass has no port");
  const facts = { passesTo: "OUT", origin: { ports: ["IN"], kind: "passed" as const }, voltageParameter: "V" };
  const findings = checkBlock(aLowPass({ ports: [{ ...input, facts }, ...others] })).map(blockSentence);
  expect(findings).toContain("Port IN: its origin names IN, which is not another port of the block.");
  expect(findings).toContain("Port IN: its voltage names V, which is not another parameter of the block.");
  expect(findings.join()).not.toContain("other end");
});
