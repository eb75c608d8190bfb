import type { Fact } from "../facts/evidence.ts";
import { readPackages } from "../packages/package-families.ts";
import type { TextLine } from "../text/text-line.ts";

/** Letters, then figures, then what makers append: "LM358", "74HC595D", "STM32F103C8T6", "TPS54331-Q1". */
const NUMBER =
  /(?<![A-Za-z0-9/_-])(?:[A-Z]{1,6}\d[A-Z0-9]{1,14}|\d{2}[A-Z]{1,4}\d{2,5}[A-Z]{0,4}|[A-Z][A-Za-z]{2,5}\d{2,5}[A-Z]{0,3}|[1-9]N\d{3,4}[A-Z]?)(?:-[A-Z0-9]{1,6})?(?![A-Za-z0-9_])/g;
/** Standards, units, document numbers and names of pins look the same. */
const OTHER =
  /^(?:RS\d|EIA|IEC|ISO|JEDEC|JESD|MIL|UL\d|IPC|AEC|HBM|CDM|MSL\d|ROHS|PIN\d|FIG|REV|DS\d{3,}|AN\d{3,}|SLV|SLO|SCA|SBO|GPIO|ADC\d|DAC\d|SPI\d|I2C|UART\d|USART|PCINT|INT\d|TIM\d|OC\d|CS\d|T\d|TX\d|RX\d|IO\d|P[A-K]\d|V\d|MO-?\d|MS-?\d|Q\d|A\d+$|D\d+$|C\d+$|R\d+$|J\d+$|U\d+$|USB\d|IEEE|PCI\d|CRC\d|UTF|ASCII|H\d+$|S\d+$)/;

interface Seen {
  readonly evidence: Fact<string>["evidence"];
  mentions: number;
  isTitle: boolean;
}

const MOST = 2_000;

/** Counts part numbers; what the title says or every page repeats is the part itself. */
export class PartNumberMentions {
  readonly #seen = new Map<string, Seen>();

  add(page: number, lines: readonly TextLine[], title: string): void {
    const tallest = Math.max(0, ...lines.map(({ size }) => size));
    for (const { chunks } of lines)
      for (const { text, box, size } of chunks)
        for (const [number] of text.matchAll(NUMBER)) {
          if (OTHER.test(number) || readPackages(number).length > 0) continue;
          const isTitle = page === 1 && (title.includes(number) || size >= tallest * 0.95);
          const seen = this.#seen.get(number);
          if (seen) {
            seen.mentions += 1;
            seen.isTitle ||= isTitle;
          } else if (this.#seen.size < MOST) this.#seen.set(number, { evidence: { page, box }, mentions: 1, isTitle });
        }
  }

  /** At most ten, the likeliest first. */
  list(pages: number): Fact<string>[] {
    return [...this.#seen]
      .map(([value, { evidence, mentions, isTitle }]) => ({
        value,
        evidence,
        mentions,
        confidence: Math.min(0.95, (isTitle ? 0.7 : 0.1) + 0.4 * Math.min(1, mentions / Math.max(3, pages))),
      }))
      .filter(({ confidence }) => confidence >= 0.2)
      .sort((one, other) => other.confidence - one.confidence || other.mentions - one.mentions)
      .slice(0, 10)
      .map(({ value, evidence, confidence }) => ({ value, evidence, confidence: Math.round(confidence * 100) / 100 }));
  }
}
