import { en } from "../../i18n/en.ts";

const TITLES = en.fabExport.checks;

/** Whether there are words for a check of this name. */
export function isKnownCheck(id: string): id is keyof typeof TITLES {
  return Object.hasOwn(TITLES, id);
}
