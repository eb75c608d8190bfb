import { describe, expect, it } from "vitest";
import { readPartFields } from "./part-fields.ts";

describe("fields of parts are found under their usual names", () => {
  it.each([
    "MPN",
    "Manufacturer Part",
    "manufacturer_part_number",
    "Mfr. Part #",
    "Mfr No.",
    "MANUFACTURER PART NUMBER",
    "제조사 부품번호",
    "メーカー型番",
    "Hersteller-Teilenummer",
    "Référence fabricant",
    "Reference Fabricant",
    "PARTNO",
    "Part Number",
  ])("%s is the manufacturer's number", (name) => {
    expect(readPartFields({ [name]: "RC0603FR-0710KL" }).manufacturerPart).toBe("RC0603FR-0710KL");
  });

  it.each([
    ["LCSC", "LCSC"],
    ["LCSC Part #", "LCSC"],
    ["JLCPCB Part", "LCSC"],
    ["Mouser Part Number", "Mouser"],
    ["Digi-Key_PN", "Digi-Key"],
    ["DK", "Digi-Key"],
    ["디바이스마트 품번", "Devicemart"],
  ])("%s is what %s sells it by", (name, supplier) => {
    expect(readPartFields({ [name]: "C25804" }).supplierParts).toEqual([{ supplier, partNumber: "C25804" }]);
  });

  it("the number of a supplier belongs to the name beside it, numbered ones each to their own", () => {
    expect(
      readPartFields({
        "Supplier Part": "C21190",
        Supplier: "LCSC",
        "Supplier 2": "mouser electronics",
        "Supplier Part Number 2": "603-RC0603FR-0710KL",
      }).supplierParts,
    ).toEqual([
      { supplier: "LCSC", partNumber: "C21190" },
      { supplier: "Mouser", partNumber: "603-RC0603FR-0710KL" },
    ]);
  });

  it("a number in the form of LCSC needs no name beside it, any other keeps the name empty", () => {
    expect(readPartFields({ "Supplier Part": "C21190" }).supplierParts[0]?.supplier).toBe("LCSC");
    expect(readPartFields({ "Supplier Part": "603-RC" }).supplierParts[0]?.supplier).toBe("");
  });

  it("numbers of LCSC are told from other words in its fields", () => {
    expect(readPartFields({ "JLCPCB Part": "Extended", LCSC: "c1525" }).supplierParts).toEqual([
      { supplier: "LCSC", partNumber: "C1525" },
    ]);
    expect(readPartFields({ LCSC: "see datasheet" }).supplierParts).toEqual([]);
  });

  it("addresses, dashes and prices are no part numbers", () => {
    const fields = readPartFields({
      MPN: "~",
      "Part Number": "n/a",
      LCSC: "https://example.org/C1",
      "Mouser Price/Stock": "12",
      "JLCPCB Part Class": "Basic Part",
      Supplier: "https://example.org/1877.html",
    });
    expect(fields).toMatchObject({ manufacturerPart: "", supplierParts: [] });
  });

  it("the exact name counts before the vague one", () => {
    expect(readPartFields({ "Part Number": "INTERNAL-7", MPN: "LM358DR" }).manufacturerPart).toBe("LM358DR");
  });

  it("says whether a part is populated where a field says it, and only there", () => {
    expect(readPartFields({ DNP: "DNP" }).populated).toBe(false);
    expect(readPartFields({ DNP: "0" }).populated).toBe(true);
    expect(readPartFields({ Fitted: "no" }).populated).toBe(false);
    expect(readPartFields({ DNP: "" })).not.toHaveProperty("populated");
    expect(readPartFields({ dnp: "" }).populated).toBe(false);
  });
});
