import { describe, expect, it } from "vitest";
import { readKicadSchematic } from "./read-kicad-schematic.ts";

/** One resistor between two labels, as KiCad 9 writes it, and with what KiCad 10 adds in the places given. */
function sheet(
  version: number,
  ten: { part?: string; symbol?: string; property?: string; file?: string } = {},
): string {
  const { part = "", symbol = "", property = "", file = "" } = ten;
  return `(kicad_sch (version ${version}) (generator "eeschema") (generator_version "9.0")
    (uuid "11111111-0000-0000-0000-000000000000") (paper "A4")
    (lib_symbols (symbol "Device:R" ${part} (exclude_from_sim no) (in_bom yes) (on_board yes)
      (property "Reference" "R" (at 0 0 0) ${property}) (property "Value" "R" (at 0 0 0))
      (symbol "R_1_1" (pin passive line (at 0 3.81 270) (length 1.27) (name "~") (number "1"))
        (pin passive line (at 0 -3.81 90) (length 1.27) (name "~") (number "2")))))
    (label "A" (at 50.8 46.99 0) (uuid "22222222-0000-0000-0000-000000000000"))
    (label "B" (at 50.8 54.61 0) (uuid "33333333-0000-0000-0000-000000000000"))
    (symbol (lib_id "Device:R") (at 50.8 50.8 0) (unit 1) (exclude_from_sim no) (in_bom yes) (on_board yes) (dnp no) ${symbol}
      (uuid "44444444-0000-0000-0000-000000000000")
      (property "Reference" "R7" (at 0 0 0) ${property}) (property "Value" "10k" (at 0 0 0) ${property})
      (property "Footprint" "Resistor_SMD:R_0603_1608Metric" (at 0 0 0) ${property})
      (pin "1" (uuid "55555555-0000-0000-0000-000000000000")) (pin "2" (uuid "66666666-0000-0000-0000-000000000000"))
      (instances (project "p" (path "/11111111-0000-0000-0000-000000000000" (reference "R7") (unit 1)
        ${symbol === "" ? "" : '(variant (name "Lite") (dnp yes) (field (name "Value") (value "0R")))'}))))
    ${file}
    (sheet_instances (path "/" (page "1"))) (embedded_fonts no))`;
}

const read = (text: string) => readKicadSchematic([{ fileName: "root.kicad_sch", text }]);

describe("a schematic of KiCad 10", () => {
  it("is read as the same sheet of KiCad 9: parts, values and nets of the usual variant, without an error", () => {
    const nine = read(sheet(20250114));
    const ten = read(
      sheet(20260101, {
        part: "(in_pos_files yes) (duplicate_pin_numbers_are_jumpers no)",
        symbol: "(body_style 1) (in_pos_files yes)",
        property: "(show_name no) (do_not_autoplace no)",
        file: '(group "two" (uuid "77777777-0000-0000-0000-000000000000") (members "44444444-0000-0000-0000-000000000000")) (embedded_files (file (name "part.kicad_mod") (type other) (data |AAAA|) (checksum "0")))',
      }),
    );
    const facts = ({ circuit }: ReturnType<typeof read>) =>
      circuit?.components.map(({ reference, value, footprint, doNotPopulate, pins }) => ({
        reference,
        value,
        footprint,
        doNotPopulate,
        nets: pins.map(({ net }) => circuit.nets.find(({ id }) => id === net)?.name),
      }));
    expect(facts(ten)).toEqual(facts(nine));
    expect(facts(ten)).toEqual([
      {
        reference: "R7",
        value: "10k",
        footprint: "Resistor_SMD:R_0603_1608Metric",
        doNotPopulate: false,
        nets: ["/A", "/B"],
      },
    ]);
    expect(ten.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  });
});
