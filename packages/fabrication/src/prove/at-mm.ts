import { type Nm, type Point, toMm } from "@tracewright/geometry";

/** "(12.500, 3.000) mm": a place as a person finds it in the editor. */
export function atMm({ x, y }: Point): string {
  return `(${toMm(x).toFixed(3)}, ${toMm(y).toFixed(3)}) mm`;
}

/** "0.127 mm", "0.1524 mm": three decimals, four where the number has them. */
export function inMm(value: Nm): string {
  const text = toMm(value).toFixed(4);
  return `${text.endsWith("0") ? text.slice(0, -1) : text} mm`;
}
