import { pinMapRows } from "@tracewright/board";
import { builder } from "../../wire/builder.ts";
import { requireSession } from "../../wire/request-context.ts";
import { requireProject } from "../projects/project-policy.ts";
import { readElectricalChoice, type StoredElectricalChoice } from "./electrical-choice-store.ts";
import { saveElectricalChoice } from "./save-electrical-choice.ts";

const PIN_MAP =
  "Twelve texts of twelve letters, one a kind of pin in KiCad's order: . no conflict, w warning, E error. Null: as the KiCad project has it.";
const KEY = "Of the finding.";

const ElectricalSeverityChoice = builder
  .objectRef<{ readonly rule: string; readonly severity: string }>("ElectricalSeverityChoice")
  .implement({
    fields: (t) => ({
      rule: t.exposeString("rule"),
      severity: t.exposeString("severity", { description: "error, warning or ignore." }),
    }),
  });

const AcceptedElectricalFinding = builder
  .objectRef<{ readonly key: string; readonly note: string }>("AcceptedElectricalFinding")
  .implement({
    fields: (t) => ({ key: t.exposeString("key", { description: KEY }), note: t.exposeString("note") }),
  });

const EdaProjectElectricalRules = builder.objectRef<StoredElectricalChoice>("EdaProjectElectricalRules").implement({
  description:
    "What users decided about the electrical rules of a project without a board. A board has them among its properties.",
  fields: (t) => ({
    version: t.exposeInt("version", { description: "Counts the changes; a change names the one it was made on." }),
    severities: t.field({
      type: [ElectricalSeverityChoice],
      resolve: ({ settings }) => Object.entries(settings.severities).map(([rule, severity]) => ({ rule, severity })),
    }),
    accepted: t.field({
      type: [AcceptedElectricalFinding],
      resolve: ({ settings }) => Object.entries(settings.accepted).map(([key, note]) => ({ key, note })),
    }),
    pinMap: t.stringList({
      nullable: true,
      description: PIN_MAP,
      resolve: ({ settings: { pinMap } }) => pinMap && [...pinMapRows(pinMap)],
    }),
  }),
});

const EdaProjectElectricalRulesInput = builder.inputType("EdaProjectElectricalRulesInput", {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

const ElectricalSeverityInput = builder.inputType("ElectricalSeverityInput", {
  fields: (t) => ({
    rule: t.string({ required: true }),
    severity: t.string({ required: true, description: "error, warning or ignore." }),
  }),
});

const AcceptedElectricalFindingInput = builder.inputType("AcceptedElectricalFindingInput", {
  fields: (t) => ({ key: t.string({ required: true, description: KEY }), note: t.string({ required: true }) }),
});

const SaveEdaProjectElectricalRulesInput = builder.inputType("SaveEdaProjectElectricalRulesInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    version: t.int({
      required: true,
      description: "Of the state that the change was made on; 409 when there is a newer one.",
    }),
    severities: t.field({ type: [ElectricalSeverityInput], required: true }),
    accepted: t.field({ type: [AcceptedElectricalFindingInput], required: true, description: "At most 5000." }),
    pinMap: t.stringList({ description: PIN_MAP }),
  }),
});

builder.queryFields((t) => ({
  edaProjectElectricalRules: t.field({
    type: EdaProjectElectricalRules,
    args: { input: t.arg({ type: EdaProjectElectricalRulesInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { db } = context.application;
      const { id } = await requireProject(db, requireSession(context).userId, input.id, "READ");
      return readElectricalChoice(db, id);
    },
  }),
}));

builder.mutationFields((t) => ({
  saveEdaProjectElectricalRules: t.field({
    type: EdaProjectElectricalRules,
    description:
      "Keeps electrical rules with a project that has no board, in place of those that were there. Refused for a project with a board.",
    args: { input: t.arg({ type: SaveEdaProjectElectricalRulesInput, required: true }) },
    resolve: (_root, { input }, context) =>
      saveElectricalChoice(context.application, requireSession(context).userId, input),
  }),
}));
