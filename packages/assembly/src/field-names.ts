/**
 * How the fields of parts are called, in the words of design programs, of suppliers' libraries and of the languages people
 * name their own fields in. Compared by `fieldKey`.
 */
export const FIELD_NAMES = {
  manufacturerPart: fieldKeys(
    "MPN",
    "Manufacturer Part Number",
    "Manufacturer Part No",
    "Manufacturer Part",
    "Manufacturer PN",
    "Manufacturer Number",
    "Mfr Part Number",
    "Mfr Part No",
    "Mfr Part",
    "Mfr PN",
    "Mfr No",
    "Mfg Part Number",
    "Mfg Part No",
    "Mfg Part",
    "Mfg PN",
    "Mfg No",
    "Manf Part Number",
    "Manf#",
    "MFPN",
    "MP",
    "제조사 부품번호",
    "제조사 부품 번호",
    "제조사 품번",
    "제조사 파트번호",
    "制造商零件编号",
    "制造商编号",
    "制造商型号",
    "厂商型号",
    "メーカー型番",
    "メーカー品番",
    "Herstellerteilenummer",
    "Hersteller-Teilenummer",
    "Herstellernummer",
    "Référence fabricant",
    "Referencia del fabricante",
  ),
  /** Such a number is the manufacturer's where nothing says it more exactly. */
  partNumber: fieldKeys("Part Number", "Part No", "Part Num", "PN", "P/N", "품번", "부품번호", "型号", "型番"),
  manufacturer: fieldKeys(
    "Manufacturer",
    "Manufacturer Name",
    "Manuf",
    "Manf",
    "Mfr",
    "Mfr Name",
    "Mfg",
    "Mfg Name",
    "MF",
    "Maker",
    "Brand",
    "제조사",
    "제조업체",
    "制造商",
    "厂商",
    "メーカー",
    "製造元",
    "Hersteller",
    "Fabricant",
    "Fabricante",
  ),
  supplier: fieldKeys(
    "Supplier",
    "Supplier Name",
    "Distributor",
    "Vendor",
    "공급사",
    "공급업체",
    "구매처",
    "供应商",
    "仕入先",
    "Lieferant",
    "Fournisseur",
  ),
  supplierPart: fieldKeys(
    "Supplier Part Number",
    "Supplier Part No",
    "Supplier Part",
    "Supplier PN",
    "SPN",
    "Distributor Part Number",
    "Distributor Part",
    "Distributor PN",
    "Vendor Part Number",
    "Vendor Part",
    "Vendor PN",
    "공급사 부품번호",
    "공급사 품번",
    "供应商编号",
    "供应商零件编号",
    "Bestellnummer",
  ),
  description: fieldKeys("Description", "Desc", "설명", "描述", "説明", "Beschreibung"),
  datasheet: fieldKeys("Datasheet", "데이터시트", "数据手册", "データシート", "Datenblatt"),
  doNotPopulate: fieldKeys(
    "DNP",
    "DNF",
    "DNI",
    "DNM",
    "Do Not Populate",
    "Do Not Place",
    "Do Not Fit",
    "Do Not Mount",
    "Not Fitted",
    "No Pop",
    "미실장",
  ),
  populate: fieldKeys("Populate", "Populated", "Fitted", "Mounted", "실장"),
} as const;

/** What makes two parts of one value different parts, where no part number says so. */
export const RATING_NAMES: ReadonlySet<string> = fieldKeys(
  "Tolerance",
  "Voltage",
  "Voltage Rating",
  "Rated Voltage",
  "Current",
  "Current Rating",
  "Rated Current",
  "Power",
  "Power Rating",
  "Rated Power",
  "Dielectric",
  "Temperature Coefficient",
  "Tempco",
  "허용오차",
  "정격전압",
  "정격전류",
  "정격전력",
);

/** Suppliers whose name alone, or with a word such as "Part Number" behind it, is the name of a field. */
const SUPPLIERS: readonly (readonly [name: string, words: ReadonlySet<string>])[] = [
  ["LCSC", fieldKeys("LCSC", "LCSC Electronics", "JLC", "JLCPCB", "SZLCSC", "嘉立创", "立创商城")],
  ["Mouser", fieldKeys("Mouser", "Mouser Electronics", "마우저")],
  ["Digi-Key", fieldKeys("Digi-Key", "DK", "Digi-Key Electronics", "디지키")],
  ["Farnell", fieldKeys("Farnell")],
  ["Newark", fieldKeys("Newark")],
  ["element14", fieldKeys("element14", "엘리먼트14")],
  ["RS", fieldKeys("RS", "RS Components")],
  ["Arrow", fieldKeys("Arrow")],
  ["Avnet", fieldKeys("Avnet")],
  ["TME", fieldKeys("TME")],
  ["Reichelt", fieldKeys("Reichelt")],
  ["Conrad", fieldKeys("Conrad")],
  ["Eleparts", fieldKeys("Eleparts", "엘레파츠")],
  ["Devicemart", fieldKeys("Devicemart", "디바이스마트")],
  ["ICbanQ", fieldKeys("ICbanQ", "아이씨뱅큐")],
];

/** What may follow a supplier's name in the name of a field. */
const NUMBER_WORDS: ReadonlySet<string> = fieldKeys(
  "",
  "Part",
  "Part No",
  "Part Num",
  "Part Number",
  "Parts Number",
  "PN",
  "P/N",
  "No",
  "Number",
  "SKU",
  "Code",
  "Order Number",
  "Order Code",
  "품번",
  "부품번호",
  "编号",
);

/** A field's name as it is compared: without case, accents, blanks, punctuation and width. */
export function fieldKey(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "")
    .toLowerCase();
}

/** The supplier's usual name; as it is written where we do not know it. */
export function supplierName(written: string): string {
  const key = fieldKey(written);
  return SUPPLIERS.find(([, words]) => words.has(key))?.[0] ?? written.trim();
}

/** The supplier whose part number a field of that name holds ("Mouser Part Number"); undefined for all other fields. */
export function supplierOfField(name: string): string | undefined {
  const key = fieldKey(name);
  return SUPPLIERS.find(([, words]) =>
    [...words].some((word) => key.startsWith(word) && NUMBER_WORDS.has(key.slice(word.length))),
  )?.[0];
}

function fieldKeys(...names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map(fieldKey));
}
