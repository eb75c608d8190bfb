import { isPackageHeading } from "../packages/package-families.ts";

/**
 * What a heading says its column holds. "pin" may be numbers or names; "function" may be names or descriptions; which, the cells
 * decide. "package" heads the numbers of one package.
 */
export type HeadingKind = "number" | "name" | "pin" | "function" | "type" | "description" | "package";

const PIN = "(?:device\\s+)?(?:pins?|terminals?|balls?|bumps?|pads?|leads?|contacts?)";

/** Whole headings, in the words of the makers; Chinese, Japanese and Korean ones among them. */
const WORDS: readonly (readonly [HeadingKind, RegExp])[] = [
  [
    "number",
    new RegExp(`^(?:${PIN}\\s*)?(?:nos?\\.?|numbers?|num\\.?|#|no\\.?\\s*\\(s\\)|nº|n°|№)(?:\\(s\\))?:?$`, "i"),
  ],
  ["number", new RegExp(`^${PIN}\\s*(?:location|position|id)s?$`, "i")],
  [
    "number",
    /^(?:引脚|管脚|端子|脚位|接脚|端口)?(?:序号|编号|号|番号|ピン番号|编码|位)$|^(?:ピン|端子)(?:番号|no\.?)$|^핀\s*번호$|^脚号$|^引脚$|^管脚$/i,
  ],
  [
    "name",
    new RegExp(
      `^(?:${PIN}\\s*|signal\\s*|i/o\\s*|port\\s*)?(?:names?|symbols?|mnemonics?|designations?|labels?)(?:\\(s\\))?:?$`,
      "i",
    ),
  ],
  ["name", /^signals?$|^(?:pin|signal|terminal)\s*(?:\/|or)\s*(?:ball|pad|pin)\s*names?$/i],
  [
    "name",
    /^(?:引脚|管脚|端子|信号|接脚|ピン)?(?:名称|名|符号|定义|记号|記号)$|^핀\s*(?:이름|명)$|^이름$|^端子名$|^信号名$/i,
  ],
  [
    "type",
    new RegExp(
      `^(?:(?:${PIN}|signal|i/o|buffer|input/output)\\s*)?(?:types?|i\\s*/\\s*o|dir\\.?|directions?|in/out)(?:\\s*\\(\\d\\))?:?$`,
      "i",
    ),
  ],
  [
    "type",
    /^i\/o\/?p?(?:wr)?$|^(?:pin\s*)?(?:type|i\/o)\s*\(?(?:i|in|input)?.{0,12}$|^类型$|^(?:输入\/输出|输入输出|属性|方向)$|^(?:유형|종류|입출력)$|^input\/output$/i,
  ],
  ["function", new RegExp(`^(?:${PIN}\\s*|signal\\s*|main\\s*|primary\\s*)?functions?$`, "i")],
  ["function", /^(?:功能|機能|기능|引脚功能|管脚功能)$/],
  [
    "description",
    new RegExp(
      `^(?:(?:${PIN}|signal|functional|function|terminal)\\s*)?(?:descriptions?|comments?|remarks?|notes?|definitions?|details?|usage|purpose)(?:\\s*\\(.*\\))?:?$`,
      "i",
    ),
  ],
  ["description", /^(?:功能|引脚|管脚)?(?:说明|描述|説明|备注|功能说明|功能描述)$|^설명$/],
  ["pin", new RegExp(`^${PIN}(?:\\(s\\))?:?$`, "i")],
];

/** Headings are short. */
const MAX_LETTERS = 36;

export function headingKind(heading: string): HeadingKind | undefined {
  const text = heading
    .replace(/\s*\(\d\)$/, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (text === "" || text.length > MAX_LETTERS) return undefined;
  // "Pin No (QFN)" heads the numbers of one package.
  const bracket = /^(.+?)\s*\(([^()]+)\)$/.exec(text);
  const plain = bracket && isPackageHeading(bracket[2]!) ? bracket[1]! : text;
  const kind = WORDS.find(([, words]) => words.test(plain))?.[0];
  return kind ?? (isPackageHeading(text) ? "package" : undefined);
}
