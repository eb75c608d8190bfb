import { en } from "../i18n/en.ts";

export type RemarkTitleKey = keyof typeof en.receipt.remarkTitle;

const isTitleKey = (key: string): key is RemarkTitleKey => Object.hasOwn(en.receipt.remarkTitle, key);

/** Under which name the texts hold what a remark is about: "duplicate-reference" → "duplicateReference". */
export function remarkTitleKey(code: string): RemarkTitleKey | undefined {
  const key = code.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return isTitleKey(key) ? key : undefined;
}
