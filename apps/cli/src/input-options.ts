import { Refusal } from "./refusal.ts";

/** File options of every command that reads a project. */
export const INPUT_FLAGS = {
  use: { type: "string" },
  "infer-rules": { type: "boolean", default: false },
  "net-kinds": { type: "string" },
} as const;

export interface InputOptions {
  /** Which side counts where schematic and board differ; without it such files are refused. */
  readonly use?: "board" | "schematic";
  /** A schematic and a board that differ are both taken: the command lists where. */
  readonly allowsDifferences?: boolean;
  /** A board that came without its rules takes those that its copper keeps. */
  readonly infersRules: boolean;
  /** A file that says what nets are. */
  readonly netKinds?: string;
}

export function readInputOptions(values: {
  readonly use?: string | undefined;
  readonly "infer-rules": boolean;
  readonly "net-kinds"?: string | undefined;
}): InputOptions {
  const { use } = values;
  if (use !== undefined && use !== "board" && use !== "schematic")
    throw new Refusal(`--use is board or schematic; it was given "${use}".`);
  const netKinds = values["net-kinds"];
  return {
    ...(use !== undefined && { use }),
    infersRules: values["infer-rules"],
    ...(netKinds !== undefined && { netKinds }),
  };
}
