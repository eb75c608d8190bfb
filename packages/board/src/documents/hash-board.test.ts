import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyBoard } from "../records/default-board.ts";
import { canonicalJson } from "./canonical-json.ts";
import { hashBoard } from "./hash-board.ts";
import { sha256 } from "./sha256.ts";

describe("sha256", () => {
  it("gives what the platform gives, for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        expect(sha256(text)).toBe(createHash("sha256").update(text, "utf8").digest("hex"));
      }),
    );
  });

  it("pads right at every length about a block", () => {
    for (let length = 50; length < 140; length++) {
      const text = "é".repeat(length % 3) + "a".repeat(length);
      expect(sha256(text)).toBe(createHash("sha256").update(text, "utf8").digest("hex"));
    }
  });
});

describe("canonicalJson", () => {
  it("does not depend on the order of members, on undefined members or on the sign of zero", () => {
    expect(canonicalJson({ b: -0, a: [1, { d: "x", c: undefined }] })).toBe('{"a":[1,{"d":"x"}],"b":0}');
  });

  it("says the same as JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it("refuses numbers that JSON cannot say", () => {
    expect(() => canonicalJson({ x: Number.NaN })).toThrow("NaN");
  });
});

describe("hashBoard", () => {
  it("is equal for equal boards and differs with a nanometre", () => {
    const board = emptyBoard();
    expect(hashBoard({ ...board })).toBe(hashBoard(board));
    expect(hashBoard({ ...board, auxOrigin: { x: 0, y: 1 } })).not.toBe(
      hashBoard({ ...board, auxOrigin: { x: 0, y: 0 } }),
    );
  });
});
