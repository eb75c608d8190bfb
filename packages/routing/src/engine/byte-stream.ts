/** The bytes do not belong to this board, these options or this version of the engine. */
export class ForeignBytes extends Error {}

/** Whole numbers as varints, in a buffer that grows. */
export class ByteWriter {
  #bytes = new Uint8Array(1 << 12);
  #length = 0;

  /** A whole number from 0 to 2^53. */
  number(value: number): void {
    let rest = value;
    while (rest >= 128) {
      this.#byte((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.#byte(rest);
  }

  double(value: number): void {
    const bytes = new Uint8Array(8);
    new DataView(bytes.buffer).setFloat64(0, value);
    for (const byte of bytes) this.#byte(byte);
  }

  bytes(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #byte(value: number): void {
    if (this.#length === this.#bytes.length) {
      const grown = new Uint8Array(this.#length * 2);
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#bytes[this.#length++] = value;
  }
}

export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  number(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = this.#byte();
      value += (byte & 127) * scale;
      if (byte < 128) return value;
      scale *= 128;
    }
  }

  double(): number {
    const bytes = new Uint8Array(8);
    for (let i = 0; i < 8; i++) bytes[i] = this.#byte();
    return new DataView(bytes.buffer).getFloat64(0);
  }

  #byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new ForeignBytes("the checkpoint ends too early");
    return byte;
  }
}
