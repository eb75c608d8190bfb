import type { PathSink } from "../scene/draw-list.ts";

/** Collects pen moves as the text of an SVG path, in the units given, to 4 decimals. */
export class SvgPath implements PathSink {
  #text = "";
  #x = 0;
  #y = 0;

  get text(): string {
    return this.#text;
  }

  moveTo(x: number, y: number): void {
    this.#text += `M${number(x)} ${number(y)}`;
    this.#x = x;
    this.#y = y;
  }

  lineTo(x: number, y: number): void {
    this.#text += `L${number(x)} ${number(y)}`;
    this.#x = x;
    this.#y = y;
  }

  /** A full circle becomes two halves. */
  arc(x: number, y: number, radius: number, startAngle: number, endAngle: number, counterclockwise = false): void {
    const at = (angle: number) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
    const [startX, startY] = at(startAngle);
    if (Math.hypot(startX - this.#x, startY - this.#y) > 1e-6) this.lineTo(startX, startY);
    const sweep = endAngle - startAngle;
    const stops = Math.abs(sweep) > Math.PI ? [startAngle + sweep / 2, endAngle] : [endAngle];
    for (const stop of stops) {
      const [toX, toY] = at(stop);
      this.#text += `A${number(radius)} ${number(radius)} 0 0 ${counterclockwise ? 0 : 1} ${number(toX)} ${number(toY)}`;
      this.#x = toX;
      this.#y = toY;
    }
  }

  closePath(): void {
    this.#text += "Z";
  }
}

export function number(value: number): string {
  return String(Number(value.toFixed(4)) + 0);
}
