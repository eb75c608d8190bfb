import { REMARK_SENTENCES } from "@tracewright/board";
import { account } from "./en/account.ts";
import { assembly } from "./en/assembly.ts";
import { drawing } from "./en/drawing.ts";
import { errors } from "./en/errors.ts";
import { fabExport } from "./en/fab-export.ts";
import { later } from "./en/later.ts";
import { member } from "./en/member.ts";
import { notices } from "./en/notices.ts";
import { notifications } from "./en/notifications.ts";
import { placement } from "./en/placement.ts";
import { projects } from "./en/projects.ts";
import { routing } from "./en/routing.ts";
import { shell } from "./en/shell.ts";
import { workspace } from "./en/workspace.ts";

/** Every text of the application in English. ko.ts has the same keys; catalogues.test.ts compares them. */
export const en = {
  ...shell,
  ...later,
  ...member,
  ...account,
  ...projects,
  ...workspace,
  ...assembly,
  ...notices,
  ...notifications,
  ...placement,
  ...routing,
  ...drawing,
  ...errors,
  ...fabExport,
  /** What the import says of files. */
  remarks: REMARK_SENTENCES,
} as const;
