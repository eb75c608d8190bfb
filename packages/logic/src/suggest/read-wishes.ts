import { CONCEPTS } from "./concepts.ts";

/** Letters of a description that are read. */
export const MAX_WISH_LETTERS = 500;
const MAX_COUNT = 20;

export interface Wish {
  /** The words that ask for it. */
  readonly said: string;
  readonly search: string;
  readonly category?: string;
  readonly count: number;
}

export interface ReadWishes {
  readonly wishes: readonly Wish[];
  /** Voltages that are named, in their order. */
  readonly volts: readonly number[];
  /** Words that say nothing to this reader. */
  readonly unread: readonly string[];
}

const VOLTS = /(\d+(?:[.,]\d+)?)\s*(?:v|volts?|볼트)(?![\p{L}\d])/gu;
const OTHER_FIGURES = /\d+(?:[.,]\d+)?\s*(?:m?a|m?ah|[kmg]?hz|w|mm|cm|km|암페어|와트)(?![\p{L}\d])/gu;
const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  dual: 2,
  두: 2,
  세: 3,
  네: 4,
  다섯: 5,
};
/** A count before the words in English, after them in Korean ("버튼 3개"). */
const COUNT_BEFORE = /(\d{1,2}|two|three|four|five|six)\s*[x×]?\s+$/u;
const COUNT_AFTER = /^\s*(\d{1,2}|두|세|네|다섯)\s*개/u;

/** What is asked for in general, and what says it more exactly. */
const GENERAL: Readonly<Record<string, readonly string[]>> = {
  "dc motor 3.6": ["two dc motors stepper"],
  "pressure humidity temperature": ["humidity temperature", "thermometer", "thermistor", "acceleration rotation"],
  rp2040: [
    "esp32 radio",
    "esp32-s3",
    "esp32-c3",
    "nrf52840 radio",
    "nrf52840",
    "stm32",
    "stm32f103",
    "stm32g031",
    "atmega328p",
  ],
  stm32: ["stm32f103", "stm32g031"],
  "usb-c input 5 v sink": ["usb-c charger", "power delivery", "usb serial bridge"],
  "charger li-ion": ["usb-c charger"],
};

const EMPTY_WORDS = new Set(
  (
    "a an the and or with for on of to from that which is are by in at as it its be my i want need make build board node device " +
    "project circuit small simple low power powered using use uses reads read drives drive controls control sends send over via " +
    "module input output supply runs run has have one some plus isolated mixed wireless based measuring measures " +
    "개 및 와 과 그리고 보드 기판 노드 장치 회로 프로젝트 전원 입력 출력 구동 제어 측정 사용 작은 간단한 있는 하는 갖춘 달린 싶어요 만들기 만들고 으로 에서 하고"
  ).split(" "),
);
const PARTICLE = /(?:으로|에서|하고|이랑|까지|부터|이나|로|를|을|이|가|은|는|와|과|의|에|도|용|개)$/u;

interface Phrase {
  readonly text: string;
  readonly concept: (typeof CONCEPTS)[number];
  readonly isEnglish: boolean;
}

/** Longer phrases first: "usb-c charger" is not "usb-c". */
const PHRASES: readonly Phrase[] = CONCEPTS.flatMap((concept) => [
  ...concept.english.map((text): Phrase => ({ text, concept, isEnglish: true })),
  ...concept.korean.map((text): Phrase => ({ text, concept, isEnglish: false })),
]).toSorted((a, b) => b.text.length - a.text.length);

/** A description in English or Korean, as blocks to look for. Nothing is guessed: what is not understood is named. */
export function readWishes(description: string): ReadWishes {
  let rest = description.normalize("NFKC").toLowerCase().slice(0, MAX_WISH_LETTERS);
  const found: { readonly at: number; readonly wish: Wish }[] = [];
  for (const phrase of PHRASES) {
    const at = indexOf(rest, phrase);
    if (at < 0) continue;
    const { search, category } = phrase.concept;
    const end = at + phrase.text.length + (phrase.isEnglish && rest[at + phrase.text.length] === "s" ? 1 : 0);
    const before = COUNT_BEFORE.exec(rest.slice(0, at));
    const after = COUNT_AFTER.exec(rest.slice(end));
    const count = Math.min(MAX_COUNT, Math.max(1, numberOf(before?.[1] ?? after?.[1])));
    rest = blank(rest, at - (before?.[0].length ?? 0), end + (after?.[0].length ?? 0));
    if (!found.some(({ wish }) => wish.search === search))
      found.push({ at, wish: { said: phrase.text, search, count, ...(category !== undefined && { category }) } });
  }
  const wishes = found.toSorted((a, b) => a.at - b.at).map(({ wish }) => wish);
  const volts = [...rest.matchAll(VOLTS)].map(([, figure = ""]) => Number(figure.replace(",", ".")));
  const words = rest.replaceAll(VOLTS, " ").replaceAll(OTHER_FIGURES, " ");
  return {
    // "A motor driver for a stepper" is one driver, "a humidity sensor" one sensor.
    wishes: wishes.filter(({ search }) => !wishes.some((other) => GENERAL[search]?.includes(other.search))),
    volts: [...new Set(volts)],
    unread: [...new Set(words.match(/[\p{L}\d][\p{L}\d.+-]*/gu) ?? [])].filter(
      (word) =>
        !EMPTY_WORDS.has(word) &&
        !EMPTY_WORDS.has(word.replace(PARTICLE, "")) &&
        !/^(?:[\d.+-]+|\p{Script=Hangul})$/u.test(word),
    ),
  };
}

function indexOf(text: string, { text: phrase, isEnglish }: Phrase): number {
  if (!isEnglish) return text.indexOf(phrase);
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    // A plural or a Korean particle may follow ("buttons", "usb-c로").
    if (!/[a-z\d]$/.test(text.slice(0, at)) && !/^s?[a-rt-z\d]/.test(text.slice(at + phrase.length))) return at;
  }
  return -1;
}

function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
}

function numberOf(word: string | undefined): number {
  return word === undefined ? 1 : (NUMBERS[word] ?? Number(word));
}
