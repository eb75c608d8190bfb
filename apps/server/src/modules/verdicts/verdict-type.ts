import type { BoardState, BoardVerdict as Verdict } from "@tracewright/board";
import type { JudgeAnswer } from "../../threads/messages/judge-messages.ts";
import { builder } from "../../wire/builder.ts";

const BoardStateType = builder.enumType("BoardState", {
  description: "The worst thing between a board and its order. Only READY and WARNINGS may be ordered.",
  values: ["UNCONNECTED", "ERRORS", "STAND_INS", "WARNINGS", "READY"] as const,
});

const STATES = {
  unconnected: "UNCONNECTED",
  errors: "ERRORS",
  "stand-ins": "STAND_INS",
  warnings: "WARNINGS",
  ready: "READY",
} as const;
const stateOf: Readonly<Record<BoardState, (typeof STATES)[BoardState]>> = STATES;

export const VerdictProblemType = builder.enumType("VerdictProblem", {
  description: "Why a board could not be judged.",
  values: ["OUT_OF_TIME", "OUT_OF_MEMORY", "FAILED"] as const,
});

const JudgedFillType = builder.enumType("JudgedFill", {
  values: {
    STORED: { description: "As the design stores them." },
    FILLED: { description: "Filled: the design stores none." },
    REFILLED: { description: "Filled again: the stored ones leave more open, or break more rules." },
  } as const,
});

const FILLS = { stored: "STORED", filled: "FILLED", refilled: "REFILLED" } as const satisfies Record<
  NonNullable<JudgeAnswer["fill"]>,
  string
>;

export const BoardVerdict = builder.objectRef<Verdict & Pick<JudgeAnswer, "fill">>("BoardVerdict").implement({
  description: "What the design rules come to, its pours filled: the same answer everywhere.",
  fields: (t) => ({
    state: t.field({ type: BoardStateType, resolve: ({ state }) => stateOf[state] }),
    connected: t.exposeInt("connected", { description: "Connections that copper makes." }),
    total: t.exposeInt("total", { description: "Connections that the nets ask for." }),
    errors: t.exposeInt("errors", { description: "Design rule violations; open connections are not among them." }),
    warnings: t.exposeInt("warnings"),
    fill: t.field({
      type: JudgedFillType,
      nullable: true,
      description: "Which copper areas it is about. Null: the board has none, or it is reported beside it (fabReport).",
      resolve: ({ fill }) => fill && FILLS[fill],
    }),
    standIns: t.exposeInt("standIns", { description: "Parts whose footprint is made up from their symbol." }),
    uncheckedRules: t.exposeStringList("uncheckedRules", {
      description: "Names of the project's custom rules that are not checked. Not CLEAN, and READY only with WARNINGS.",
    }),
  }),
});

export const BoardStageType = builder.enumType("BoardStage", {
  description:
    "How far the work on a board has come. IMPORTED: its parts are not all placed on the board. PLACED: they do, and nothing is routed. ROUTED: it has tracks. CLEAN: all connections are made, every design rule is checked and none is broken.",
  values: ["IMPORTED", "PLACED", "ROUTED", "CLEAN"] as const,
});

export const STAGES = {
  imported: "IMPORTED",
  placed: "PLACED",
  routed: "ROUTED",
  clean: "CLEAN",
} as const satisfies Record<JudgeAnswer["stage"], string>;
