/** Values and footprints as they are compared: "10 kΩ" is "10k", and case is as written, since m is not M. */
export function priceWords(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[\sΩΩ]/g, "")
    .replace(/(?<=[\dkMm])(?:ohms?|Ohms?|R)$/, "");
}
