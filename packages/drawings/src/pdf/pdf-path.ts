import type { PathSink } from "@tracewright/rendering";

/** A quarter turn by one cubic curve leaves the circle by 0.03 % of the radius. */
const LONGEST_TURN = Math.PI / 2;

/** Collects pen moves as path operators of a PDF content stream (ISO 32000-1, 8.5.2). */
export class PdfPath implements PathSink {
  readonly #parts: string[] = [];
  #x = Number.NaN;
  #y = Number.NaN;

  get text(): string {
    return this.#parts.join("\n");
  }

  moveTo(x: number, y: number): void {
    this.#parts.push(`${decimal(x)} ${decimal(y)} m`);
    this.#stand(x, y);
  }

  lineTo(x: number, y: number): void {
    this.#parts.push(`${decimal(x)} ${decimal(y)} l`);
    this.#stand(x, y);
  }

  /** PDF has no arcs: cubic curves stand in, none turning by more than a quarter. */
  arc(x: number, y: number, radius: number, startAngle: number, endAngle: number): void {
    const startX = x + radius * Math.cos(startAngle);
    const startY = y + radius * Math.sin(startAngle);
    if (!(Math.hypot(startX - this.#x, startY - this.#y) <= 1e-6)) this.lineTo(startX, startY);
    const sweep = endAngle - startAngle;
    const count = Math.max(1, Math.ceil(Math.abs(sweep) / LONGEST_TURN - 1e-9));
    const step = sweep / count;
    const reach = (4 / 3) * Math.tan(step / 4) * radius;
    for (let index = 0; index < count; index++) {
      const from = startAngle + index * step;
      const to = from + step;
      const [cosFrom, sinFrom, cosTo, sinTo] = [Math.cos(from), Math.sin(from), Math.cos(to), Math.sin(to)];
      const endX = x + radius * cosTo;
      const endY = y + radius * sinTo;
      const numbers = [
        x + radius * cosFrom - reach * sinFrom,
        y + radius * sinFrom + reach * cosFrom,
        endX + reach * sinTo,
        endY - reach * cosTo,
        endX,
        endY,
      ];
      this.#parts.push(`${numbers.map(decimal).join(" ")} c`);
      this.#stand(endX, endY);
    }
  }

  closePath(): void {
    this.#parts.push("h");
  }

  #stand(x: number, y: number): void {
    this.#x = x;
    this.#y = y;
  }
}

/** A number as PDF takes it: no exponent, at most five decimals. */
export function decimal(value: number): string {
  return String(Number(value.toFixed(5)) + 0);
}
