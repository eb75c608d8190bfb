import { account } from "./ko/account.ts";
import { addresses } from "./ko/addresses.ts";
import { administration } from "./ko/administration.ts";
import { assembly } from "./ko/assembly.ts";
import { blockUpdate } from "./ko/block-update.ts";
import { blocks } from "./ko/blocks.ts";
import { checks } from "./ko/checks.ts";
import { comments } from "./ko/comments.ts";
import { drawing } from "./ko/drawing.ts";
import { drawingTools } from "./ko/drawing-tools.ts";
import { editing } from "./ko/editing.ts";
import { electrical } from "./ko/electrical.ts";
import { fabExport } from "./ko/fab-export.ts";
import { feedback } from "./ko/feedback.ts";
import { footprints } from "./ko/footprints.ts";
import { library } from "./ko/library.ts";
import { logicCanvas } from "./ko/logic-canvas.ts";
import { logicFindings, logicFixes, logicProblems, logicWords } from "./ko/logic-findings.ts";
import { feature, logicView } from "./ko/logics.ts";
import { membership } from "./ko/membership.ts";
import { model } from "./ko/model.ts";
import { notices } from "./ko/notices.ts";
import { notifications } from "./ko/notifications.ts";
import { orders } from "./ko/orders.ts";
import { partMatching } from "./ko/part-matching.ts";
import { placement } from "./ko/placement.ts";
import { projects } from "./ko/projects.ts";
import { properties } from "./ko/properties.ts";
import { remarks } from "./ko/remarks.ts";
import { replicate } from "./ko/replicate.ts";
import { result } from "./ko/result.ts";
import { review } from "./ko/review.ts";
import { routing } from "./ko/routing.ts";
import { support } from "./ko/support.ts";
import { teamProjects } from "./ko/team-projects.ts";
import { teams } from "./ko/teams.ts";
import { update } from "./ko/update.ts";
import { verdict } from "./ko/verdict.ts";
import { versions } from "./ko/versions.ts";
import { workspace } from "./ko/workspace.ts";
import { koFirst } from "./ko-first.ts";

/** en.ts와 같은 키의 한국어 문구. 복수형은 `_other` 하나로 씁니다. */
export const ko = {
  ...koFirst,
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
  logicFindings,
  logicFixes,
  logicProblems,
  ...logicCanvas,
  ...logicView,
  logicWords,
  remarks,
} as const;
