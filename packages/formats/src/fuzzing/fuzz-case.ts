import { Mulberry32 } from "@tracewright/algorithms";
import { mutateText } from "./mutate-text.ts";

/** File `number` of all that come from one seed and these samples: the same every time, whichever were made before it. */
export function fuzzCase(
  samples: readonly Uint8Array[],
  which: { readonly seed: number; readonly number: number },
): Uint8Array {
  const random = new Mulberry32(Math.imul(which.seed, 0x9e3779b1) ^ Math.imul(which.number, 0x85ebca6b));
  const texts = samples.map(lettersOf);
  const text = random.pick(texts) ?? "";
  return bytesOf(mutateText(text, random, texts));
}

const letters = new WeakMap<Uint8Array, string>();

/** One letter for each byte, so that any byte can come to stand anywhere. */
function lettersOf(bytes: Uint8Array): string {
  const known = letters.get(bytes);
  if (known !== undefined) return known;
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  letters.set(bytes, text);
  return text;
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
