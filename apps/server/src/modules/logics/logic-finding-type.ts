import { findingSentence, type LogicFinding as LogicFindingRecord } from "@tracewright/logic";
import { builder } from "../../wire/builder.ts";

const LogicEnd = builder.objectRef<LogicFindingRecord["ends"][number]>("LogicEnd").implement({
  description: "A port of a use.",
  fields: (t) => ({ use: t.exposeID("use"), port: t.exposeString("port") }),
});

const LogicSeverity = builder.enumType("LogicSeverity", {
  values: {
    error: { description: "It does not work, or something is damaged: all figures are known." },
    warning: { description: "It may not work at the ends of the tolerances." },
    note: {},
  } as const,
});

export const LogicFinding = builder.objectRef<LogicFindingRecord>("LogicFinding").implement({
  description: "What an electrical rule says of the wires between blocks. Nothing of it refuses anything.",
  fields: (t) => ({
    rule: t.exposeString("rule"),
    severity: t.field({ type: LogicSeverity, resolve: ({ severity }) => severity }),
    message: t.string({ description: "In English.", resolve: findingSentence }),
    words: t.field({
      type: "JSON",
      description: "The same as data: `kind` names the sentence, `facts` its values.",
      resolve: ({ message }) => message,
    }),
    ends: t.field({ type: [LogicEnd], resolve: ({ ends }) => [...ends] }),
    nets: t.field({ type: ["ID"], resolve: ({ nets }) => [...nets] }),
  }),
});
