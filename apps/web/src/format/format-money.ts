/**
 * An exact decimal of a currency's units as written in the language: "₩137", "$0.0123". Parts of a cent are kept, as parts
 * cost them. `currency`: ISO 4217, as a supplier says it.
 */
export function formatMoney(decimal: string, currency: string, language: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return `${decimal} ${currency}`;
  return new Intl.NumberFormat(language, { style: "currency", currency, maximumFractionDigits: 4 }).format(
    decimal as Intl.StringNumericLiteral,
  );
}
