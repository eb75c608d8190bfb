import { isTurned } from "./is-turned.ts";

/** A name with words left out, and these words. */
export interface ShorterName {
  readonly name: string;
  readonly dropped: readonly string[];
}

/** For a part that may stand on either side or be one of two: lands for one of them serve. */
const EITHER_WAY = /^(?:double_?sided|hybrid|optional|ds|zigzag|reversible)$/i;
const VERSION = /^(?:v|rev\.?)\d\w*(?:\.\d+)*$/i;
/** Measures, and how a part stands or is soldered: without them it is another part. */
const SAYS_WHAT =
  /\d|^(?:smd|smt|tht?|pth|vert\w*|hor\w*|straight|angled?|ra|right-?angle\w*|side\w*|mid\w*|edge\w*|male|female|plug|socket|receptacle|array|dual|twin|inline|stacked|shielded|tab\w*)$/i;
/** A letter or two are a variant, and words for what is turned over mean lands elsewhere. */
const saysNothing = (word: string): boolean => word.length >= 3 && !SAYS_WHAT.test(word) && !isTurned(word);
/** What a person writes before a name: a maker, an author, a project. Words for kinds of part are shorter or known names. */
const OWNER = /^[a-z]{3,}$/i;
/** "FT231X-QFN-20-1EP_4x4mm_P0.5mm_EP2x2mm": a part's number before a package with its measures. */
const PACKAGE_AT_END = /^([\w-]*?\d\w*)[-_]([A-Z]{0,4}(?:QFN|DFN|SON|QFP|SOIC|SOP)-?\d+[-_].*\dx\d.*)$/i;
/** The same before a name by IPC-7351: "MCXN947KVLT-QFP50P1600X1600X160-101N". */
const IPC_AT_END = /^(\w*\d\w*)[-_]((?:SOIC|SOP|TSSOP|QFP|QFN|SON|BGA)\d+[PCN]\d[\w-]*)$/;
const MAX_NAMES = 8;
const MIN_LENGTH = 4;

/**
 * The name with ever fewer of the words that say nothing about lands: versions, and words for parts that may stand on
 * either side, then the words at its end, then the one at its beginning. "PinHeader_1x05_P2.54mm_Vertical_one-dead" is a
 * pin header.
 */
export function shorterNames(wanted: string): readonly ShorterName[] {
  const bare = wanted.slice(wanted.lastIndexOf(":") + 1);
  // Each word with what stands before it.
  let words: readonly string[] = bare.match(/[_\s-]*[^_\s-]+/g) ?? [];
  const dropped: string[] = [];
  const found: ShorterName[] = [];
  const drop = (index: number): void => {
    dropped.push(bareWord(words[index]!));
    words = words.filter((_, at) => at !== index);
  };
  const add = (): void => {
    const name = words.join("").replace(/^[_\s-]+/, "");
    if (name.length >= MIN_LENGTH) found.push({ name, dropped: [...dropped] });
  };
  for (let index = words.length - 1; index > 0; index -= 1) {
    const word = bareWord(words[index]!);
    if (VERSION.test(word) || EITHER_WAY.test(word)) drop(index);
  }
  if (dropped.length > 0) add();
  const full = { words, dropped: [...dropped] };
  while (words.length > 1 && found.length < MAX_NAMES && saysNothing(bareWord(words.at(-1)!))) {
    drop(words.length - 1);
    add();
  }
  for (const start of [{ words, dropped: [...dropped] }, full]) {
    words = start.words;
    dropped.splice(0, dropped.length, ...start.dropped);
    // "WDFN-8" is one word.
    while (found.length < MAX_NAMES && OWNER.test(bareWord(words[0]!)) && words[1] && !words[1].startsWith("-")) {
      drop(0);
      add();
    }
  }
  const inner = PACKAGE_AT_END.exec(bare) ?? IPC_AT_END.exec(bare);
  if (inner?.[1] && inner[2]) found.push({ name: inner[2], dropped: [inner[1]] });
  return found;
}

const bareWord = (word: string): string => word.replace(/^[_\s-]+/, "");
