import { errors } from "./ko/errors.ts";
import { member } from "./ko/member.ts";
import { shell } from "./ko/shell.ts";
import { start } from "./ko/start.ts";

/** 누구나 보는 페이지의 문구. 나머지는 로그인한 뒤에 가져옵니다. */
export const koFirst = { ...shell, ...start, ...member, ...errors } as const;
