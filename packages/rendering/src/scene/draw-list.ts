/**
 * Lines and arcs as a pen meets them, in millimetres: small enough to keep for a whole board, and replayed into
 * whatever draws (a `Path2D`, the text of an SVG path).
 */

/** What a drawing surface must offer; `Path2D` and `CanvasRenderingContext2D` do. */
export interface PathSink {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  arc(x: number, y: number, radius: number, startAngle: number, endAngle: number, counterclockwise?: boolean): void;
  closePath(): void;
}

const MOVE = 0;
const LINE = 1;
const ARC = 2;
const CLOSE = 3;

/** A growing list of pen moves. Angles are radians on screen axes (y down), positive clockwise. */
export class DrawList implements PathSink {
  #operations = new Uint8Array(64);
  #operationCount = 0;
  #numbers = new Float64Array(256);
  #numberCount = 0;

  get isEmpty(): boolean {
    return this.#operationCount === 0;
  }

  /** Pen moves so far. */
  get length(): number {
    return this.#operationCount;
  }

  moveTo(x: number, y: number): void {
    this.#push(MOVE, x, y);
  }

  lineTo(x: number, y: number): void {
    this.#push(LINE, x, y);
  }

  arc(x: number, y: number, radius: number, startAngle: number, endAngle: number, counterclockwise = false): void {
    this.#push(ARC, x, y, radius, startAngle, endAngle, counterclockwise ? 1 : 0);
  }

  closePath(): void {
    this.#push(CLOSE);
  }

  /** Repeats everything drawn so far into another sink. */
  replay(sink: PathSink): void {
    const numbers = this.#numbers;
    let at = 0;
    for (let index = 0; index < this.#operationCount; index++)
      switch (this.#operations[index]) {
        case MOVE:
          sink.moveTo(numbers[at]!, numbers[at + 1]!);
          at += 2;
          break;
        case LINE:
          sink.lineTo(numbers[at]!, numbers[at + 1]!);
          at += 2;
          break;
        case ARC:
          sink.arc(
            numbers[at]!,
            numbers[at + 1]!,
            numbers[at + 2]!,
            numbers[at + 3]!,
            numbers[at + 4]!,
            numbers[at + 5] === 1,
          );
          at += 6;
          break;
        default:
          sink.closePath();
      }
  }

  #push(operation: number, ...numbers: readonly number[]): void {
    if (this.#operationCount === this.#operations.length) {
      const wider = new Uint8Array(this.#operations.length * 2);
      wider.set(this.#operations);
      this.#operations = wider;
    }
    if (this.#numberCount + numbers.length > this.#numbers.length) {
      const wider = new Float64Array(this.#numbers.length * 2);
      wider.set(this.#numbers);
      this.#numbers = wider;
    }
    this.#operations[this.#operationCount++] = operation;
    for (const number of numbers) this.#numbers[this.#numberCount++] = number;
  }
}
