import { errors } from "./en/errors.ts";
import { member } from "./en/member.ts";
import { shell } from "./en/shell.ts";
import { start } from "./en/start.ts";

/** What pages for everybody say; the rest follows for those who are signed in. */
export const enFirst = { ...shell, ...start, ...member, ...errors } as const;
