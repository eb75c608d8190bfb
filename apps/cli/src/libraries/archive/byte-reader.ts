/** Takes a stream apart into runs of bytes of a known length. */
export interface ByteReader {
  /** Undefined at the end of the stream, and where fewer bytes than these are left. */
  take(length: number): Promise<Uint8Array | undefined>;
  skip(length: number): Promise<void>;
}

export function createByteReader(stream: AsyncIterable<Uint8Array>): ByteReader {
  const chunks = stream[Symbol.asyncIterator]();
  let chunk: Uint8Array = new Uint8Array(0);
  /** Whether there is a byte left. */
  const fill = async (): Promise<boolean> => {
    while (chunk.length === 0) {
      const next = await chunks.next();
      if (next.done) return false;
      chunk = next.value;
    }
    return true;
  };
  return {
    take: async (length) => {
      const taken = new Uint8Array(length);
      let at = 0;
      while (at < length) {
        if (!(await fill())) return undefined;
        const piece = chunk.subarray(0, length - at);
        taken.set(piece, at);
        at += piece.length;
        chunk = chunk.subarray(piece.length);
      }
      return taken;
    },
    skip: async (length) => {
      let left = length;
      while (left > 0 && (await fill())) {
        const piece = Math.min(left, chunk.length);
        left -= piece;
        chunk = chunk.subarray(piece);
      }
    },
  };
}
