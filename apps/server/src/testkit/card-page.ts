/** A card that is refused; every other one pays. The numbers are those that Stripe documents for tests. */
export const REFUSED_CARD = "4000000000000002";

export interface CardPage {
  readonly provider: string;
  /** What is paid, or that a card is saved. */
  readonly title: string;
  readonly button: string;
  /** Of a card that was refused on this page. */
  readonly refusal?: string;
  /** Where the payer turns back to. */
  readonly cancelUrl: string;
}

/** The page on which a payer enters a card, as a provider has one; it posts the number to its own address. */
export function writeCardPage({ provider, title, button, refusal, cancelUrl }: CardPage): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(provider)}</title></head>
<body><h1>${escapeHtml(title)}</h1>
${refusal === undefined ? "" : `<p role="alert">${escapeHtml(refusal)}</p>`}
<form method="post"><label>Card number <input name="card" autocomplete="off"></label>
<button>${escapeHtml(button)}</button></form>
<a href="${escapeHtml(cancelUrl)}">Back</a></body></html>
`;
}

/** Of a posted page. */
export function readCardNumber(body: string): string {
  return (new URLSearchParams(body).get("card") ?? "").replaceAll(" ", "");
}

function escapeHtml(text: string): string {
  const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}
