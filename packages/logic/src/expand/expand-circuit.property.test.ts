import { type Circuit, canonicalJson, parseCircuit } from "@tracewright/board";
import { writeKicadFiles } from "@tracewright/formats";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documentOf, netAt } from "../book/block-book.ts";
import { changeNet, connect } from "../commands/net-commands.ts";
import type { Logic } from "../records/logic.ts";
import { afterDeeds, arbitraryDeeds } from "../testing/arbitrary-design.ts";
import { LIBRARY, LIBRARY_BOOK } from "../testing/design.ts";
import { GOOD_DESIGNS } from "../testing/good-designs.ts";
import { countedIds } from "../testing/library.ts";
import { expandCircuit } from "./expand-circuit.ts";
import { nameParts } from "./name-parts.ts";
import { BLOCK_FIELD } from "./use-sheets.ts";

const netNames = ({ nets }: Circuit) => new Map(nets.map(({ id, name }) => [id, name]));

const indexOf = (block: string) => LIBRARY.findIndex((offer) => offer.block.id === block);

/** Everything that a schematic of a logic has to hold. */
function expectWhole(logic: Logic, circuit: Circuit, book = LIBRARY_BOOK): void {
  const names = netNames(circuit);
  const parts = logic.uses.flatMap((use) => documentOf(use, book)?.circuit.components ?? []);
  expect(circuit.components).toHaveLength(parts.length);
  const references = circuit.components.map(({ reference }) => reference);
  expect(new Set(references).size).toBe(references.length);
  const named = nameParts(logic, book);
  for (const use of named.uses) {
    const document = documentOf(use, book)!;
    const own = new Map(circuit.components.map((one) => [one.reference, one]));
    for (const port of document.ports) {
      const net = netAt(logic, { use: use.id, port: port.key });
      const pins = port.pins.map(({ part, pin }) => {
        const component = own.get(use.references![part]!)!;
        expect(component.properties[BLOCK_FIELD]).toBe(use.name);
        return names.get(component.pins.find(({ number }) => number === pin)!.net!);
      });
      expect(new Set(pins)).toEqual(new Set([net ? net.name : `/${use.name}/${port.name}`]));
    }
  }
}

describe("the schematic of a logic", () => {
  it.each(Object.entries(GOOD_DESIGNS))(
    "%s: as KiCad files it joins the same pins, and nothing is lost",
    (title, { make }) => {
      const { logic, book } = make();
      const circuit = expandCircuit(logic, book, title);
      expect(parseCircuit(canonicalJson(circuit))).toMatchObject({ status: "valid" });
      expectWhole(logic, circuit, book as typeof LIBRARY_BOOK);
      const written = writeKicadFiles({ circuit }, "product");
      expect(written.lost).toEqual([]);
      expect(written.files.filter(({ name }) => name.endsWith(".kicad_sch"))).toHaveLength(logic.uses.length + 1);
    },
  );

  it("has every port on the net of its one wire, whatever is joined, and is the same each time", () => {
    fc.assert(
      fc.property(arbitraryDeeds(), (deeds) => {
        const logic = afterDeeds(deeds);
        const circuit = expandCircuit(logic, LIBRARY_BOOK, "Random");
        expectWhole(logic, circuit);
        expect(canonicalJson(expandCircuit(logic, LIBRARY_BOOK, "Random"))).toBe(canonicalJson(circuit));
      }),
      { numRuns: 40 },
    );
  });

  it("keeps a port apart from a wire of its name that a power symbol of its sheet stands for", () => {
    const fault = { blocks: [indexOf("motor-dc-dual"), indexOf("load-switch-usb")], removed: [], set: [] };
    const logic = afterDeeds({ ...fault, wires: [] });
    const use = (name: string) => logic.uses.find((one) => one.name === name)?.id ?? "";
    const ends = [
      { use: use("load-switch-usb"), port: "FAULT" },
      { use: use("motor-dc-dual"), port: "GND" },
    ];
    const joined = connect(logic, ends, { book: LIBRARY_BOOK, newId: countedIds() });
    if (joined.status !== "done") throw new Error(joined.status);
    const named = changeNet(joined.logic, joined.logic.nets[0]?.id ?? "", { name: "FAULT" });
    if (named.status !== "done") throw new Error(named.status);
    const circuit = expandCircuit(named.logic, LIBRARY_BOOK, "Two of one name");
    expect(writeKicadFiles({ circuit }, "product").lost).toEqual([]);
  });

  it("means the same when KiCad's files of it are read, whatever is joined", () => {
    fc.assert(
      fc.property(arbitraryDeeds({ blocks: 4, wires: 16 }), (deeds) => {
        const circuit = expandCircuit(afterDeeds(deeds), LIBRARY_BOOK, "Random");
        expect(writeKicadFiles({ circuit }, "product").lost).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});
