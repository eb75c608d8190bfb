/** "1.8 … 3.6 V", "3.3 V", "≤ 5 V"; undefined where nothing is known. */
export function voltageText(min: number | null, max: number | null): string | undefined {
  if (min === null && max === null) return undefined;
  if (min === null) return `≤ ${max} V`;
  if (max === null) return `≥ ${min} V`;
  return min === max ? `${min} V` : `${min} … ${max} V`;
}
