import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyBoard } from "../records/default-board.ts";
import { canonicalJson, writeCanonicalJson } from "./canonical-json.ts";
import { hashBoard } from "./hash-board.ts";
import { sha256, sha256OfPieces } from "./sha256.ts";

describe("sha256", () => {
  it("gives what the platform gives, for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        expect(sha256(text)).toBe(createHash("sha256").update(text, "utf8").digest("hex"));
      }),
    );
  });

  it("is the same of a text in pieces, however it is cut between characters", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 200 }), { maxLength: 9 }), (pieces) => {
        const whole = sha256(pieces.join(""));
        const plain = (write: (piece: string) => void) => {
          for (const piece of pieces) write(piece);
        };
        expect(sha256OfPieces(plain)).toBe(whole);
        const asking = (write: (piece: string) => void) => {
          for (const piece of pieces) {
            sha256(piece);
            write(piece);
          }
        };
        expect(sha256OfPieces(asking)).toBe(whole);
      }),
    );
    const long = "한글 and more ".repeat(20_000);
    expect(sha256OfPieces((write) => write(long))).toBe(sha256(long));
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

  it("in pieces is the same text", () => {
    const value = Array.from({ length: 20_000 }, (_, index) => ({ name: `part ${index}`, at: [index, -0] }));
    const pieces: string[] = [];
    writeCanonicalJson(value, (piece) => pieces.push(piece));
    expect(pieces.length).toBeGreaterThan(10);
    expect(pieces.join("")).toBe(JSON.stringify(value.map(({ name, at }) => ({ at, name }))));
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
