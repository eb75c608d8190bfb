import { FIELD_NAMES, fieldKey, RATING_NAMES, supplierName, supplierOfField } from "./field-names.ts";

/** What a part is ordered by at one supplier. */
export interface SupplierPart {
  /** Empty where the fields give a number and no name. */
  readonly supplier: string;
  readonly partNumber: string;
}

/** The purchase data in a part's fields; missing texts are empty. */
export interface PartFields {
  readonly manufacturer: string;
  readonly manufacturerPart: string;
  /** In the order of the fields, each supplier once. */
  readonly supplierParts: readonly SupplierPart[];
  /** "1%, 50 V": what tells parts of one value apart. */
  readonly ratings: string;
  readonly description: string;
  readonly datasheet: string;
  /** Undefined where no field says it. */
  readonly populated?: boolean;
}

/** People who have nothing to say write one of these into a field. */
const NOTHING = /^(?:-+|~|\?+|n\/?a|none|nil|null|tbd|unknown|any|generic|various|없음|无|無)?$/i;

const YES = /^(?:1|y|yes|true|x|dn[pfim]|o|예|是)$/i;
const NO = /^(?:0|n|no|false|아니오|아니요|否)$/i;

/** KiCad 7 marks a part of a board by a field of just that name and no text; an empty column is not a mark. */
const KICAD_MARK = "dnp";

/** Finds what fields mean by their usual names; where several mean the same, the first that says something counts. */
export function readPartFields(properties: Readonly<Record<string, string>>): PartFields {
  const fields = Object.entries(properties).map(([name, text]) => ({
    name,
    key: fieldKey(name),
    text: cleanText(text),
  }));
  const said = fields.filter(({ text }) => !NOTHING.test(text));
  const find = (keys: ReadonlySet<string>, fits: (text: string) => boolean = () => true) =>
    said.find(({ key, text }) => keys.has(key) && fits(text))?.text ?? "";
  const populated = KICAD_MARK in properties && properties[KICAD_MARK] === "" ? false : readPopulated(said);
  return {
    manufacturer: find(FIELD_NAMES.manufacturer),
    manufacturerPart: find(FIELD_NAMES.manufacturerPart, isNumber) || find(FIELD_NAMES.partNumber, isNumber),
    supplierParts: readSupplierParts(said),
    ratings: [...new Set(said.filter(({ key }) => RATING_NAMES.has(key)).map(({ text }) => text))].join(", "),
    description: find(FIELD_NAMES.description),
    datasheet: find(FIELD_NAMES.datasheet),
    ...(populated !== undefined && { populated }),
  };
}

type Field = { readonly name: string; readonly key: string; readonly text: string };

function readPopulated(fields: readonly Field[]): boolean | undefined {
  for (const { key, text } of fields) {
    if (FIELD_NAMES.doNotPopulate.has(key) && (YES.test(text) || NO.test(text))) return NO.test(text);
    if (FIELD_NAMES.populate.has(key) && (YES.test(text) || NO.test(text))) return YES.test(text);
  }
  return undefined;
}

/** "LCSC" = "C1525", or "Supplier" = "LCSC" with "Supplier Part" = "C1525"; both may be numbered: "Supplier 2". */
function readSupplierParts(fields: readonly Field[]): SupplierPart[] {
  const parts = new Map<string, string>();
  const add = (supplier: string, text: string) => {
    const partNumber = supplier === "LCSC" ? text.toUpperCase() : text;
    // Libraries keep words such as "Extended" in fields that are named after LCSC.
    const isMeant = supplier === "LCSC" ? isLcscNumber(partNumber) : isNumber(partNumber);
    if (isMeant && !parts.has(supplier)) parts.set(supplier, partNumber);
  };
  for (const { name, key, text } of fields) {
    const own = supplierOfField(name);
    if (own !== undefined) add(own, text);
    const { stem, count } = splitCount(key);
    if (!FIELD_NAMES.supplierPart.has(stem)) continue;
    const supplier = fields.find((field) => {
      const split = splitCount(field.key);
      return FIELD_NAMES.supplier.has(split.stem) && split.count === count && isNumber(field.text);
    });
    // No other supplier numbers parts like this.
    add(supplier ? supplierName(supplier.text) : isLcscNumber(text.toUpperCase()) ? "LCSC" : "", text);
  }
  return [...parts].map(([supplier, partNumber]) => ({ supplier, partNumber }));
}

/** The numbers of LCSC, which JLCPCB assembles from: "C1525". */
function isLcscNumber(text: string): boolean {
  return /^C\d+$/.test(text);
}

/** "supplierpart2" → "supplierpart", "2"; Altium writes the number in the middle: "supplierpartnumber2", "supplier2". */
function splitCount(key: string): { stem: string; count: string } {
  const count = /\d+$/.exec(key)?.[0] ?? "";
  return { stem: key.slice(0, key.length - count.length), count };
}

/** Many fields hold the address of a page instead of what they are called after. */
function isNumber(text: string): boolean {
  return !/^https?:/i.test(text);
}

/** One line, without blanks around it. */
export function cleanText(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
