import { errors } from "./en/errors.ts";
import { member } from "./en/member.ts";
import { shell } from "./en/shell.ts";

/** What pages for everybody say; the rest follows for those who are signed in. */
export const enFirst = { ...shell, ...member, ...errors } as const;
