import type { TFunction } from "i18next";
import { en } from "../../i18n/en.ts";

const TITLES = en.fabExport.checks;
type WithPlural = keyof typeof en.fabExport.failing;
type Failing = WithPlural extends `${infer Id}_${"one" | "other"}` ? Id : never;

/** Whether there are words for a check of this name. */
export function isKnownCheck(id: string): id is keyof typeof TITLES {
  return Object.hasOwn(TITLES, id);
}

/** What a known check says: its claim where it passed, and the opposite, counted, where it did not. */
export function titleOfCheck(t: TFunction, id: keyof typeof TITLES, problemCount: number): string {
  return problemCount > 0 && isFailing(id)
    ? t(`fabExport.failing.${id}`, { count: problemCount })
    : t(`fabExport.checks.${id}`);
}

function isFailing(id: string): id is Failing {
  return Object.hasOwn(en.fabExport.failing, `${id}_other`);
}
