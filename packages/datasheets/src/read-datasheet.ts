import type { DatasheetFacts, PackageVariant } from "./facts/datasheet-facts.ts";
import type { DatasheetLimits, DatasheetReading, ReadDatasheetOptions } from "./facts/datasheet-reading.ts";
import type { Fact } from "./facts/evidence.ts";
import { DEFAULT_DATASHEET_LIMITS } from "./facts/limits.ts";
import { PackageMentions } from "./packages/gather-packages.ts";
import { type OpenPdf, openPdf } from "./pdf/open-pdf.ts";
import { readPageText } from "./pdf/read-page-text.ts";
import { PinVariants } from "./pins/pin-variants.ts";
import { readPinTables, type TableShape } from "./pins/read-pin-tables.ts";
import { SupplyRanges } from "./supply/supply-ranges.ts";
import { linesOf } from "./text/text-line.ts";
import { findTitle } from "./title/find-title.ts";
import { PartNumberMentions } from "./title/part-numbers.ts";

/** Letters without which a file is pictures of pages. */
const MIN_LETTERS = 20;

/**
 * Reads a datasheet page by page and answers what it says of the part, each fact with its place. A page's text is
 * gone before the next one is read: what stays is the file itself and the facts, whose number is limited. The bytes
 * are handed over: the caller's array is empty afterwards. Never throws for what is in the file.
 */
export async function readDatasheet(bytes: Uint8Array, options: ReadDatasheetOptions = {}): Promise<DatasheetReading> {
  const limits = { ...DEFAULT_DATASHEET_LIMITS, ...options.limits };
  const pdf = await openPdf(bytes, limits);
  if (pdf.kind === "refused") return pdf;
  try {
    return await readPages(pdf, limits, options);
  } finally {
    await pdf.close();
  }
}

async function readPages(
  { document }: OpenPdf,
  limits: DatasheetLimits,
  options: ReadDatasheetOptions,
): Promise<DatasheetReading> {
  const pages = document.numPages;
  const gathering = new FactGathering();
  let letters = 0;
  let brokenPages = 0;
  for (let page = 1; page <= pages; page += 1) {
    if (options.signal?.aborted) return { kind: "cancelled" };
    const reading = await readPageText(document, page, Math.min(limits.pageLetters, limits.letters - letters));
    if (reading.kind === "too-much-text") {
      const remark = `Page ${page} has more text than is read: at most ${limits.pageLetters} letters on a page and ${limits.letters} in the file.`;
      return { kind: "refused", reason: "too-much-text", remark };
    }
    if (reading.kind === "broken") brokenPages += 1;
    else {
      letters += reading.letters;
      for (const text of reading.texts) gathering.add(text);
    }
    options.onPage?.(page, pages);
  }
  if (letters >= MIN_LETTERS) return { kind: "read", facts: gathering.facts(pages) };
  if (brokenPages > 0) {
    return {
      kind: "refused",
      reason: "broken",
      remark: `${brokenPages} of ${pages} pages cannot be read, the others have no text.`,
    };
  }
  return {
    kind: "refused",
    reason: "no-text",
    remark: `None of the ${pages} pages has text: they are pictures or empty.`,
  };
}

type GatheredText = Parameters<typeof readPinTables>[0];

class FactGathering {
  readonly #variants = new PinVariants();
  readonly #packages = new PackageMentions();
  readonly #supplies = new SupplyRanges();
  readonly #numbers = new PartNumberMentions();
  #title: Fact<string> | undefined;
  #open: TableShape | undefined;
  #openPage = 0;

  add(text: GatheredText): void {
    const lines = linesOf(text.runs);
    if (text.page === 1 && text.direction === 0) this.#title ??= findTitle(1, lines);
    this.#numbers.add(text.page, lines, this.#title?.value ?? "");
    this.#packages.add(text.page, lines);
    this.#supplies.add(text.page, lines);
    const isNext = text.page - this.#openPage === 1;
    const parts = readPinTables(text, lines, isNext ? this.#open : undefined);
    for (const part of parts) this.#variants.add(part);
    const last = parts.at(-1);
    if (last) {
      this.#open = last.shape;
      this.#openPage = text.page;
    }
  }

  facts(pages: number): DatasheetFacts {
    const packages = this.#packages.list();
    return {
      pages,
      ...(this.#title && { title: this.#title }),
      partNumbers: this.#numbers.list(pages),
      packages,
      variants: this.#variants.list().map((variant) => withPackages(variant, packages)),
      supplies: this.#supplies.list(),
    };
  }
}

/** A table that names no package is of those that have as many pins; an exposed pad may be counted or not. */
function withPackages(variant: PackageVariant, packages: DatasheetFacts["packages"]): PackageVariant {
  if (variant.packages.length > 0) return variant;
  const leads = variant.pins.filter(({ number }) => number !== "EP").length;
  const fitting = packages.filter(({ value }) => value.pinCount === leads || value.pinCount === variant.pins.length);
  return { ...variant, packages: fitting.map(({ value }) => value.text) };
}
