const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const;

/**
 * Whether a text has the form of a Korean business number (사업자등록번호): ten digits, with or without hyphens, of which the
 * last checks the others. Whether the business exists is another question.
 */
export function isBusinessNumber(text: string): boolean {
  if (!/^\d{3}-?\d{2}-?\d{5}$/.test(text)) return false;
  const digits = [...text.replaceAll("-", "")].map(Number);
  const sum = WEIGHTS.reduce<number>((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  const carried = Math.floor((5 * (digits[8] ?? 0)) / 10);
  return (10 - ((sum + carried) % 10)) % 10 === digits[9];
}
