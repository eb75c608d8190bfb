import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { gzipPieces } from "./gzip-pieces.ts";
import { writeJson } from "./json-pieces.ts";

it("writes what JSON.stringify writes", () => {
  const value = fc.jsonValue({ maxDepth: 5 });
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(value, fc.constant(undefined))), (document) => {
      let text = "";
      writeJson(document, (piece) => {
        text += piece;
      });
      expect(text).toBe(JSON.stringify(document));
    }),
  );
});

it("hands out long lists in many pieces, whatever they are in", () => {
  const ring = Array.from({ length: 100_000 }, (_, n) => ({ x: n, y: -n }));
  const document = { zones: [{ fills: [{ outer: ring, holes: [] }] }], names: ring.map(({ x }) => `N${x}`) };
  const pieces: string[] = [];
  writeJson(document, (piece) => pieces.push(piece));
  expect(pieces.join("")).toBe(JSON.stringify(document));
  expect(pieces.length).toBeGreaterThan(2);
});

it("packs pieces as one gzip stream, however many and long they are", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 2_000 })), (pieces) => {
      const packed = gzipPieces((write) => pieces.forEach(write), 5);
      expect(gunzipSync(packed).toString()).toBe(pieces.join(""));
    }),
  );
});
