import type { AssemblyPart } from "../assembly-part.ts";
import { billLineId } from "../bill-of-materials.ts";

/** What a person decided about one line of a bill of materials: plain data, kept with the project. */
export type PartChoice = { readonly line: string } & (
  | { readonly kind: "none" }
  | ({ readonly kind: "part" } & ChosenPart)
);

export interface ChosenPart {
  readonly manufacturer: string;
  readonly partNumber: string;
  /** Empty, as the supplier's number, where any supplier will do. */
  readonly supplier: string;
  readonly supplierPartNumber: string;
}

const MAX_CHOICES = 2_000;
const MAX_LETTERS = 200;

/** Why a choice cannot be meant, as a sentence; undefined where it can. */
export function findPartChoiceProblem(choice: PartChoice, others: readonly PartChoice[]): string | undefined {
  if (others.length >= MAX_CHOICES) return `A project keeps at most ${MAX_CHOICES} chosen parts.`;
  if (choice.kind === "none") return undefined;
  const { manufacturer, partNumber, supplier, supplierPartNumber } = choice;
  if (partNumber.trim() === "") return "A chosen part has a manufacturer's part number.";
  const texts = { manufacturer, "part number": partNumber, supplier, "supplier's part number": supplierPartNumber };
  for (const [name, text] of Object.entries(texts)) {
    if (text.length > MAX_LETTERS)
      return `The ${name} has at most ${MAX_LETTERS} characters; this one has ${text.length}.`;
    if (/\p{Cc}/u.test(text)) return `The ${name} is one line of text.`;
  }
  return undefined;
}

/**
 * The parts as assembly gets them: with the numbers that were chosen, and without those of lines that need no part.
 * Choices about lines that the design does not have any more say nothing.
 */
export function withPartChoices(
  parts: readonly AssemblyPart[],
  choices: readonly PartChoice[],
): readonly AssemblyPart[] {
  if (choices.length === 0) return parts;
  const byLine = new Map(choices.map((choice) => [choice.line, choice]));
  return parts.map((part): AssemblyPart => {
    const choice = part.leftOut === undefined ? byLine.get(billLineId(part)) : undefined;
    if (choice === undefined) return part;
    if (choice.kind === "none") return { ...part, leftOut: "not-populated", isPlaced: false };
    const { manufacturer, partNumber, supplier, supplierPartNumber } = choice;
    const supplierParts = supplierPartNumber === "" ? [] : [{ supplier, partNumber: supplierPartNumber }];
    return { ...part, fields: { ...part.fields, manufacturer, manufacturerPart: partNumber, supplierParts } };
  });
}
