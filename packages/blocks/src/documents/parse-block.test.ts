import { canonicalJson } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { aLowPass } from "../testing/records.ts";
import { hashBlock, parseBlock } from "./parse-block.ts";

describe("a stored block", () => {
  it("comes back from its text, with the same hash", () => {
    const block = aLowPass();
    const parsed = parseBlock(canonicalJson(block));
    expect(parsed.status === "valid" && hashBlock(parsed.document)).toBe(hashBlock(block));
  });

  it("has another hash when anything in it changes", () => {
    const block = aLowPass();
    expect(hashBlock({ ...block, parameters: [] })).not.toBe(hashBlock(block));
  });

  const problems = (change: object) => {
    const parsed = parseBlock({ ...aLowPass(), ...change });
    return parsed.status === "invalid" ? parsed.problems.map(({ path, message }) => `${path}: ${message}`) : [];
  };

  it.each<[string, object, string]>([
    ["an unknown member", { script: "x" }, "script: not a member"],
    [
      "a port of an unknown kind",
      { ports: [{ ...aLowPass().ports[0], ioType: "MAGIC" }] },
      "ports[0].ioType: none of POWER, GROUND",
    ],
    [
      "a limit that is no number",
      { ports: [{ ...aLowPass().ports[0], voltage: { min: "3" } }] },
      "ports[0].voltage.min: not a finite number",
    ],
    [
      "a member of a record of the board that does not exist",
      { board: { ...aLowPass().board, vias: [{ id: "v", evil: 1 }] } },
      "board.vias[0].evil: not a member",
    ],
    ["an older version than there was", { schemaVersion: 0 }, "schemaVersion: 0 is not a version up to 1"],
    ["no circuit", { circuit: undefined }, "circuit: missing"],
  ])("with %s is refused with its place", (_, change, problem) => {
    expect(problems(change).some((one) => one.startsWith(problem))).toBe(true);
  });

  it("that is no JSON is refused", () => {
    expect(parseBlock("{").status).toBe("invalid");
  });
});
