import { inEnglish } from "@tracewright/board";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

function utf16(text: string, order: "little" | "big"): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) bytes.setUint16(at * 2, text.charCodeAt(at), order === "little");
  return new Uint8Array(bytes.buffer);
}

test("the same text comes of UTF-8 and UTF-16, with a byte order mark and without", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (content) => {
      const text = `(kicad_pcb "${content}")`;
      for (const written of [text, `\uFEFF${text}`])
        for (const bytes of [new TextEncoder().encode(written), utf16(written, "little"), utf16(written, "big")])
          expect(decodeText(bytes)).toEqual({ text });
    }),
  );
});

test("what is no text is refused with what to do", () => {
  const sentences = [[], [0x28, 0xff, 0xc0], [0xff, 0xfe, 0, 0, 0x28, 0, 0, 0], [0x28, 0, 0x6b]].map((bytes) => {
    const decoded = decodeText(Uint8Array.from(bytes));
    return "problem" in decoded ? inEnglish(decoded.problem) : decoded.text;
  });
  expect(sentences).toEqual([
    "the file is empty",
    "the file is not valid UTF-8 text; save it as UTF-8",
    "the file is UTF-32 text; save it as UTF-8",
    "the file is not valid UTF-16LE text; save it as UTF-8",
  ]);
});
