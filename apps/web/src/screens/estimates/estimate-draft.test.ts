import { expect, test } from "vitest";
import { type EstimateDraft, estimateProblems } from "./estimate-draft.ts";

const TODAY = new Date("2026-05-01T12:00:00Z");
const SOUND: EstimateDraft = {
  company: "Company",
  name: "Kim Mina",
  phone: "+82 10-1234-5678",
  email: "mina@example.com",
  board: "2 layers, 40 × 30 mm",
  quantity: "10",
  wishedDate: "",
  message: "Text",
  consent: true,
};
const of = (change: Partial<EstimateDraft>) => [...estimateProblems({ ...SOUND, ...change }, TODAY)];

test("a whole request has no problem, and each field names its own", () => {
  expect(of({})).toEqual([]);
  expect(of({ company: " " })).toEqual([["company", "missing"]]);
  expect(of({ phone: "call me" })).toEqual([["phone", "badPhone"]]);
  expect(of({ email: "mina" })).toEqual([["email", "badEmail"]]);
  for (const quantity of ["0", "1.5", "-1", "1000001", "many"])
    expect(of({ quantity })).toEqual([["quantity", "badQuantity"]]);
  expect(of({ wishedDate: "2026-04-30" })).toEqual([["wishedDate", "badDate"]]);
  expect(of({ wishedDate: "2026-05-01" })).toEqual([]);
  expect(of({ consent: false })).toEqual([["consent", "consentMissing"]]);
});
