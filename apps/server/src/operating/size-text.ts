const UNITS = ["bytes", "kB", "MB", "GB", "TB"];

/** "512 bytes", "1.5 MB" (1 MB = 1,048,576 bytes). */
export function sizeText(bytes: number): string {
  let [value, unit] = [bytes, 0];
  while (value >= 1024 && unit < UNITS.length - 1) [value, unit] = [value / 1024, unit + 1];
  return `${value.toLocaleString("en", { maximumFractionDigits: value < 100 && unit > 0 ? 1 : 0 })} ${UNITS[unit]}`;
}

/** "1 file", "12,345 files". */
export function countText(count: number, noun: string): string {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}
