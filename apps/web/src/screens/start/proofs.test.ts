import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PROOFS } from "./proofs.ts";

const { errors, routed, placed, films } = PROOFS;

/** How the file of each claim words it. Where a measurement comes out otherwise, the page has to say otherwise. */
const STATED = {
  errors: new RegExp(
    `^new KiCad errors, any board .* ${errors.value} on ${errors.of} boards .* ${errors.value} on ${errors.of} boards`,
    "m",
  ),
  routed: new RegExp(
    `^boards a human routed cleanly: complete, no new error, in ${routed.seconds} s .*? ${routed.value} of ${routed.of} \\(100 %\\)`,
    "m",
  ),
  placed: new RegExp(
    `^overlaps, parts outside, new errors between pads, fixed parts moved: boards without any .* ${placed.value} of ${placed.of}`,
    "m",
  ),
  films: new RegExp(
    `^${films.value} films of ${films.of} boards differ from KiCad 6's by more than ${films.percent} %`,
    "m",
  ),
};

it.each(Object.keys(STATED) as (keyof typeof STATED)[])("the landing page says of %s what its file says", (claim) => {
  const file = readFileSync(join(import.meta.dirname, "../../../../..", PROOFS[claim].file), "utf8");
  expect(file).toMatch(STATED[claim]);
});
