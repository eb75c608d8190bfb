import { builder } from "../../wire/builder.ts";
import { IdPayload } from "../../wire/payloads.ts";
import { type RequestContext, requireSession } from "../../wire/request-context.ts";
import { type ProjectRow, requireProject } from "../projects/project-policy.ts";
import { EdaProjectV2 } from "../projects/project-type.ts";
import { BOARD_VERDICTS } from "./board-verdicts.ts";
import { loadVerdicts } from "./verdict-loader.ts";
import { BoardStageType, BoardVerdict, STAGES, VerdictProblemType } from "./verdict-type.ts";

const RequestEdaProjectVerdictInput = builder.inputType("RequestEdaProjectVerdictInput", {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

builder.objectFields(EdaProjectV2, (t) => ({
  verdict: t.field({
    type: BoardVerdict,
    nullable: true,
    description:
      "Whether this version's board may be ordered. Null: there is no layout, or it is being judged, and a message about the project says when it is.",
    resolve: async (project, _args, context) => (await verdictOf(project, context)) ?? null,
  }),
  verdictProblem: t.field({
    type: VerdictProblemType,
    nullable: true,
    description:
      "Why there is no verdict; null where there is one, or it is being made. It is tried again after an hour, or on request (requestEdaProjectVerdict).",
    resolve: ({ boardHash }, _args, { application }) =>
      boardHash === null ? null : (application.services.get(BOARD_VERDICTS).problemOf(boardHash) ?? null),
  }),
  stage: t.field({
    type: BoardStageType,
    nullable: true,
    description: "What this version has reached; null while it is being judged.",
    resolve: async (project, _args, context) => {
      if (project.boardHash === null) return "IMPORTED";
      const verdict = await verdictOf(project, context);
      return verdict ? STAGES[verdict.stage] : null;
    },
  }),
}));

builder.mutationFields((t) => ({
  requestEdaProjectVerdict: t.field({
    type: IdPayload,
    description: "Has the current board judged again after a failure (verdictProblem).",
    args: { input: t.arg({ type: RequestEdaProjectVerdictInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      const { application } = context;
      const { id, holderId, boardHash } = await requireProject(application.db, userId, input.id, "READ");
      if (boardHash !== null) application.services.get(BOARD_VERDICTS).retry({ projectId: id, holderId, boardHash });
      return { id };
    },
  }),
}));

/** As it is stored; a board without one is judged from now on. */
async function verdictOf({ id, holderId, boardHash }: ProjectRow, { loaders, application }: RequestContext) {
  if (boardHash === null) return undefined;
  const verdict = await loaders.of(loadVerdicts).load({ projectId: id, boardHash });
  if (verdict === undefined) application.services.get(BOARD_VERDICTS).prepare({ projectId: id, holderId, boardHash });
  return verdict;
}
