import { describe, expect, it } from "vitest";
import { checkLogic } from "../check/check-logic.ts";
import { EMPTY_LOGIC, type Logic } from "../records/logic.ts";
import { judgeLogic } from "../rules/judge-logic.ts";
import { design, LIBRARY, LIBRARY_BOOK } from "../testing/design.ts";
import { countedIds, done } from "../testing/library.ts";
import { joinNeeds, type WantedNeed } from "./join-needs.ts";
import { joinSupplies } from "./join-supplies.ts";
import { takeBlocks, type WantedBlock } from "./take-blocks.ts";

const ids = countedIds();
const hands = { book: LIBRARY_BOOK, newId: () => `new ${ids()}` };
const line = (key: string, count: number, more: Partial<WantedBlock> = {}): WantedBlock => {
  const { block, name } = LIBRARY.find((offer) => offer.block.id === key)!;
  return { block, name, count, parameters: {}, ...more };
};
const counts = ({ uses }: Logic) =>
  Object.fromEntries([...Map.groupBy(uses, ({ block }) => block.id)].map(([key, { length }]) => [key, length]));

describe("a list of blocks", () => {
  it("becomes uses with names of their own", () => {
    const logic = done(takeBlocks(EMPTY_LOGIC, [line("ldo-fixed-600ma", 2), line("mcu-rp2040", 1)], hands));
    expect(counts(logic)).toEqual({ "ldo-fixed-600ma": 2, "mcu-rp2040": 1 });
    expect(checkLogic(logic, LIBRARY_BOOK)).toEqual([]);
    expect(takeBlocks(logic, [line("ldo-fixed-600ma", 2), line("mcu-rp2040", 1)], hands).status).toBe("unchanged");
  });

  it("with a smaller count takes out those without wires, then the newest; the others keep theirs", () => {
    const { logic } = design(
      { A: "sensor-climate", B: "sensor-climate", C: "sensor-climate", MCU: "mcu-rp2040" },
      `MCU.GPIO4 B.SDA
       MCU.GPIO5 C.SDA`,
    );
    const two = done(takeBlocks(logic, [line("sensor-climate", 2), line("mcu-rp2040", 1)], hands));
    expect(two.uses.map(({ name }) => name)).toEqual(["B", "C", "MCU"]);
    expect(two.nets.filter(({ kind }) => kind === "signal")).toEqual(
      logic.nets.filter(({ kind }) => kind === "signal"),
    );
    const one = done(takeBlocks(logic, [line("sensor-climate", 1), line("mcu-rp2040", 1)], hands));
    expect(one.uses.map(({ name }) => name)).toEqual(["B", "MCU"]);
    const kept = logic.uses.find(({ name }) => name === "A")!.id;
    const chosen = done(takeBlocks(logic, [line("sensor-climate", 1, { uses: [kept] }), line("mcu-rp2040", 1)], hands));
    expect(chosen.uses.map(({ name }) => name)).toEqual(["A", "MCU"]);
  });

  it("with other parameters changes those of the uses, and of no other line", () => {
    const logic = done(takeBlocks(EMPTY_LOGIC, [line("sensor-climate", 2)], hands));
    const lines = [line("sensor-climate", 1), line("sensor-climate", 1, { parameters: { R: "10 kΩ" } })];
    const after = done(takeBlocks(logic, lines, hands));
    expect(after.uses.map(({ id }) => id)).toEqual(logic.uses.map(({ id }) => id));
    expect(after.uses.map(({ parameters }) => parameters)).toEqual([{}, { R: "10 kΩ" }]);
  });

  it("is refused beyond the limit, with both numbers", () => {
    expect(takeBlocks(EMPTY_LOGIC, [line("sensor-climate", 201)], hands)).toMatchObject({
      status: "refused",
      problem: { kind: "too-many", facts: { count: 201, limit: 200 } },
    });
  });
});

describe("wires that nobody would draw otherwise", () => {
  it("join grounds, supplies of one possible source, and enable inputs, so that the supplies are right", () => {
    const blocks = ["usbc-sink", "ldo-fixed-600ma", "mcu-rp2040", "sensor-climate"].map((key) => line(key, 1));
    const logic = done(joinSupplies(done(takeBlocks(EMPTY_LOGIC, blocks, hands)), hands));
    expect(checkLogic(logic, LIBRARY_BOOK)).toEqual([]);
    const { findings } = judgeLogic(logic, LIBRARY_BOOK, []);
    expect(findings.filter(({ rule }) => rule.startsWith("supply") || rule.startsWith("ground"))).toEqual([]);
    const nets = logic.nets.map(({ kind, ends }) => `${kind} ${ends.length}`).sort();
    expect(nets).toEqual(["ground 4", "supply 3", "supply 3"]);
    expect(joinSupplies(logic, hands).status).toBe("unchanged");
  });

  it("join the only source there is, even where its volts do not fit: the rules say so", () => {
    const blocks = ["usbc-sink", "mcu-rp2040"].map((key) => line(key, 1));
    const logic = done(joinSupplies(done(takeBlocks(EMPTY_LOGIC, blocks, hands)), hands));
    const { findings } = judgeLogic(logic, LIBRARY_BOOK, []);
    expect(findings.map(({ message: { kind } }) => kind)).toContain("supply-maximum");
  });

  it("are not drawn where two sources fit", () => {
    const blocks = ["ldo-fixed-600ma", "buck-3v3-2a", "mcu-rp2040"].map((key) => line(key, 1));
    const logic = done(joinSupplies(done(takeBlocks(EMPTY_LOGIC, blocks, hands)), hands));
    const mcu = logic.uses.find(({ block }) => block.id === "mcu-rp2040")!.id;
    expect(logic.nets.filter(({ kind, ends }) => kind === "supply" && ends.some(({ use }) => use === mcu))).toEqual([]);
  });
});

describe("blocks that need others", () => {
  const jack = line("conn-ethernet", 1).block;
  const needsOf = (key: string): WantedNeed[] => {
    const { block, document } = LIBRARY.find((offer) => offer.block.id === key)!;
    return document.needs.map(({ count, joins }) => ({ of: block.hash, block: jack, count, joins }));
  };
  const pairsOf = ({ nets, uses }: Logic) =>
    nets
      .filter(({ kind }) => kind === "signal")
      .map(({ ends }) => ends.map(({ use, port }) => `${uses.find(({ id }) => id === use)?.name}.${port}`).join(" "));

  it("are joined to one each, and a further press changes nothing", () => {
    const logic = done(takeBlocks(EMPTY_LOGIC, [line("eth-spi", 2), line("conn-ethernet", 2)], hands));
    const joined = done(joinNeeds(logic, needsOf("eth-spi"), hands));
    expect(checkLogic(joined, LIBRARY_BOOK)).toEqual([]);
    const [controller, jackName] = [line("eth-spi", 1).name, line("conn-ethernet", 1).name];
    for (const port of ["TXP", "TXN", "RXP", "RXN"])
      for (const nth of ["", " 2"])
        expect(pairsOf(joined)).toContain(`${controller}${nth}.${port} ${jackName}${nth}.${port}`);
    expect(joinNeeds(joined, needsOf("eth-spi"), hands).status).toBe("unchanged");
  });

  it("keep what a person joined, and stay open where there is none", () => {
    const { logic } = design({ PHY: "eth-phy-rmii", A: "conn-ethernet", B: "conn-ethernet" }, "PHY.TXP B.TXP");
    expect(joinNeeds(logic, needsOf("eth-phy-rmii"), hands).status).toBe("unchanged");
    const alone = done(takeBlocks(EMPTY_LOGIC, [line("eth-phy-rmii", 1)], hands));
    expect(joinNeeds(alone, needsOf("eth-phy-rmii"), hands).status).toBe("unchanged");
  });
});
