/** File size in decimal units, as file managers show it: 1 234 → "1.2 kB". */
export function formatBytes(bytes: number, language: string): string {
  const steps = ["B", "kB", "MB", "GB"];
  const step = bytes < 1 ? 0 : Math.min(steps.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  const digits = step === 0 || value >= 100 ? 0 : 1;
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value)} ${steps[step]}`;
}
