import { REMARK_SENTENCES } from "@tracewright/board";
import { FINDING_SENTENCES, FIX_SENTENCES, LOGIC_PROBLEM_SENTENCES } from "@tracewright/logic";
import { account } from "./en/account.ts";
import { addresses } from "./en/addresses.ts";
import { administration } from "./en/administration.ts";
import { assembly } from "./en/assembly.ts";
import { blockUpdate } from "./en/block-update.ts";
import { blocks } from "./en/blocks.ts";
import { checks } from "./en/checks.ts";
import { comments } from "./en/comments.ts";
import { drawing } from "./en/drawing.ts";
import { drawingTools } from "./en/drawing-tools.ts";
import { editing } from "./en/editing.ts";
import { electrical } from "./en/electrical.ts";
import { fabExport } from "./en/fab-export.ts";
import { feedback } from "./en/feedback.ts";
import { footprints } from "./en/footprints.ts";
import { library } from "./en/library.ts";
import { logicCanvas } from "./en/logic-canvas.ts";
import { feature, logicView, logicWords } from "./en/logics.ts";
import { membership } from "./en/membership.ts";
import { model } from "./en/model.ts";
import { notices } from "./en/notices.ts";
import { notifications } from "./en/notifications.ts";
import { orders } from "./en/orders.ts";
import { partMatching } from "./en/part-matching.ts";
import { placement } from "./en/placement.ts";
import { projects } from "./en/projects.ts";
import { properties } from "./en/properties.ts";
import { replicate } from "./en/replicate.ts";
import { result } from "./en/result.ts";
import { review } from "./en/review.ts";
import { routing } from "./en/routing.ts";
import { support } from "./en/support.ts";
import { teamProjects } from "./en/team-projects.ts";
import { teams } from "./en/teams.ts";
import { update } from "./en/update.ts";
import { verdict } from "./en/verdict.ts";
import { versions } from "./en/versions.ts";
import { workspace } from "./en/workspace.ts";
import { enFirst } from "./en-first.ts";

/** Every text of the application in English. ko.ts has the same keys; catalogues.test.ts compares them. */
export const en = {
  ...enFirst,
  ...orders,
  ...feedback,
  ...account,
  ...addresses,
  ...teams,
  ...projects,
  ...teamProjects,
  ...comments,
  ...footprints,
  ...properties,
  ...workspace,
  ...editing,
  ...checks,
  ...verdict,
  ...versions,
  ...update,
  ...assembly,
  ...notices,
  ...support,
  ...administration,
  ...notifications,
  ...partMatching,
  ...placement,
  ...electrical,
  ...review,
  ...routing,
  ...result,
  ...drawing,
  ...drawingTools,
  ...model,
  ...membership,
  ...blocks,
  ...blockUpdate,
  ...library,
  ...replicate,
  ...fabExport,
  ...feature,
  /** What electrical rules say of blocks and wires. */
  logicFindings: FINDING_SENTENCES,
  logicFixes: FIX_SENTENCES,
  logicProblems: LOGIC_PROBLEM_SENTENCES,
  ...logicCanvas,
  ...logicView,
  logicWords,
  /** What the import says of files. */
  remarks: REMARK_SENTENCES,
} as const;
