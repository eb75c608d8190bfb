/**
 * The order in which people count: R2 before R10, A9 before B1. Numbers count by their value; what is equal but for leading
 * zeros comes by its letters, so that only equal texts compare as equal. The same on every machine, whatever its language.
 */
export function compareNaturally(a: string, b: string): number {
  const [chunksOfA, chunksOfB] = [chunks(a), chunks(b)];
  for (let index = 0; index < Math.min(chunksOfA.length, chunksOfB.length); index++) {
    const order = compareChunks(chunksOfA[index]!, chunksOfB[index]!);
    if (order !== 0) return order;
  }
  return chunksOfA.length - chunksOfB.length || compareLetters(a, b);
}

function chunks(text: string): readonly string[] {
  return text.match(/[0-9]+|[^0-9]+/g) ?? [];
}

/** Numbers are compared by their digits: a reference may have more of them than a double holds. */
function compareChunks(a: string, b: string): number {
  if (!isNumber(a) || !isNumber(b)) return compareLetters(a, b);
  const [digitsOfA, digitsOfB] = [a.replace(/^0+/, ""), b.replace(/^0+/, "")];
  return digitsOfA.length - digitsOfB.length || compareLetters(digitsOfA, digitsOfB);
}

function isNumber(chunk: string): boolean {
  return /^[0-9]/.test(chunk);
}

function compareLetters(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
