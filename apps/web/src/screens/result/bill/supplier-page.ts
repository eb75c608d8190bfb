/** Where suppliers look up what somebody types, by the names that fields of parts are read as. */
const SEARCHES: Readonly<Record<string, string>> = {
  LCSC: "https://www.lcsc.com/search?q=",
  Mouser: "https://www.mouser.com/c/?q=",
  "Digi-Key": "https://www.digikey.com/en/products/result?keywords=",
  Farnell: "https://uk.farnell.com/search?st=",
  Newark: "https://www.newark.com/search?st=",
  TME: "https://www.tme.eu/en/katalog/?search=",
};

/** The page on which a supplier shows the part of that number; undefined for suppliers whose pages are not known. */
export function supplierPage(supplier: string, partNumber: string): string | undefined {
  const search = Object.hasOwn(SEARCHES, supplier) ? SEARCHES[supplier] : undefined;
  return search === undefined ? undefined : search + encodeURIComponent(partNumber);
}
