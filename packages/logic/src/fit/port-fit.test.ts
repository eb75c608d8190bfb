import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nameEnd } from "../book/block-book.ts";
import { connect } from "../commands/net-commands.ts";
import { judgeLogic } from "../rules/judge-logic.ts";
import { afterDeeds, arbitraryDeeds } from "../testing/arbitrary-design.ts";
import { design, LIBRARY_BOOK } from "../testing/design.ts";
import { GOOD_DESIGNS } from "../testing/good-designs.ts";
import { countedIds } from "../testing/library.ts";
import { fittingPorts } from "./port-fit.ts";

const { logic } = design(
  {
    USB: "usbc-sink",
    LDO: "ldo-fixed-600ma",
    MCU: "mcu-rp2040",
    Climate: "sensor-climate",
    Memory: "flash-spi",
    Plug: "conn-uart-6p",
  },
  "",
);
const end = (name: string) => {
  const [use, port = ""] = name.split(".");
  return { use: logic.uses.find((one) => one.name === use)!.id, port };
};
const fitting = (name: string, fit?: "fits" | "possible") =>
  fittingPorts(logic, end(name), LIBRARY_BOOK)
    .filter((one) => fit === undefined || one.fit === fit)
    .map((one) => nameEnd(logic, one.end));

describe("ports that fit", () => {
  it("of a supply input are the sources of its volts; one that is too high is not among them", () => {
    expect(fitting("MCU.VDD", "fits")).toEqual(["LDO.VOUT"]);
    expect(fitting("MCU.VDD")).not.toContain("USB.VBUS");
    expect(fitting("LDO.VIN", "fits")).toContain("USB.VBUS");
  });

  it("of a line of a bus are those of its own, and pins of a controller", () => {
    expect(fitting("Climate.SDA", "fits")).toContain("MCU.GPIO4");
    expect(fitting("Climate.SDA")).not.toContain("Climate.SCL");
    expect(fitting("Memory.MISO", "fits").every((name) => name.startsWith("MCU."))).toBe(true);
  });

  it("of ground are grounds", () => {
    const found = fittingPorts({ ...logic, nets: [] }, end("MCU.GND"), LIBRARY_BOOK);
    expect(found.map((one) => nameEnd(logic, one.end))).toEqual(
      ["USB", "LDO", "Climate", "Memory", "Plug"].map((name) => `${name}.GND`),
    );
  });

  it("are never of the same block, nor on the same net", () => {
    const hands = { book: LIBRARY_BOOK, newId: countedIds() };
    const joined = connect(logic, [end("MCU.VDD"), end("LDO.VOUT")], hands);
    if (joined.status !== "done") throw new Error("not joined");
    const left = fittingPorts(joined.logic, end("MCU.VDD"), LIBRARY_BOOK);
    expect(left.map((one) => nameEnd(logic, one.end))).not.toContain("LDO.VOUT");
    expect(left.every(({ end: { use } }) => use !== end("MCU.VDD").use)).toBe(true);
  });
});

it("every wire of a good design is between ports that fit or may fit", () => {
  for (const { make } of Object.values(GOOD_DESIGNS)) {
    const made = make();
    const bare = { ...made.logic, nets: [], buses: [], domains: [] };
    for (const { ends } of made.logic.nets) {
      const [first, ...others] = ends;
      const found = new Set(fittingPorts(bare, first!, made.book).map((one) => nameEnd(bare, one.end)));
      const elsewhere = others.filter(({ use }) => use !== first!.use);
      if (elsewhere.length > 0) expect(elsewhere.some((other) => found.has(nameEnd(bare, other)))).toBe(true);
    }
  }
});

it("no port that is offered as made for another is an error of its own when it is joined", () => {
  fc.assert(
    fc.property(arbitraryDeeds({ blocks: 4, wires: 0 }), fc.nat(200), fc.nat(200), (deeds, from, to) => {
      const random = afterDeeds({ ...deeds, removed: [], set: [] });
      const ends = random.uses.flatMap((use) =>
        (LIBRARY_BOOK.get(use.block.hash)?.ports ?? []).map(({ key }) => ({ use: use.id, port: key })),
      );
      const start = ends[from % ends.length]!;
      const fits = fittingPorts(random, start, LIBRARY_BOOK).filter(({ fit }) => fit === "fits");
      const chosen = fits[to % Math.max(1, fits.length)];
      if (!chosen) return;
      const joined = connect(random, [start, chosen.end], { book: LIBRARY_BOOK, newId: countedIds() });
      if (joined.status === "refused") throw new Error(JSON.stringify(joined.problem));
      const kinds = judgeLogic(joined.logic, LIBRARY_BOOK, [])
        .findings.filter(({ severity, nets }) => severity === "error" && nets.length > 0)
        .map(({ rule }) => rule);
      for (const rule of ["net-drivers", "net-kinds", "supply-contention", "i2c-lines", "spi-lines", "uart-crossing"])
        expect(kinds).not.toContain(rule);
    }),
    { numRuns: 120 },
  );
});
