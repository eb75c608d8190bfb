import { describe, expect, it } from "vitest";
import { moderniseOverbars } from "./modernise-overbars.ts";

describe("overbars of old boards", () => {
  it.each([
    ["~RESET", "~{RESET}"],
    ["/MCU/~CS~/OE", "/MCU/~{CS}/OE"],
    ["~Reset to\nTag", "~{Reset} to\nTag"],
    ["LORA_~CS", "LORA_~{CS}"],
    ["(~IRQ)", "(~{IRQ})"],
    ["a~~b", "a~b"],
    ["a~~{b}", "a~~{}{b}"],
    ["~", "~"],
    ["GND", "GND"],
    ["~{RESET}", "~{RESET}"],
  ])("%j becomes %j", (old, written) => expect(moderniseOverbars(old)).toBe(written));

  it("leaves what it has written as it is", () => {
    for (const old of ["~RESET", "~A~~B~C", "x~y z~w"])
      expect(moderniseOverbars(moderniseOverbars(old))).toBe(moderniseOverbars(old));
  });
});
