import { numberOption, parseOptions, required } from "./parse-options.ts";

/** What every command that places parts is told on the command line. */
export interface PlacementRequest {
  readonly input: string;
  readonly folder: string;
  readonly strip: boolean;
  readonly fixed: readonly string[];
  readonly seconds: number;
  readonly seed: number;
}

export function parsePlacement(
  args: readonly string[],
  { inputMeaning, seconds }: { readonly inputMeaning: string; readonly seconds: number },
): PlacementRequest {
  const { positionals, values } = parseOptions(args, {
    output: { type: "string", short: "o" },
    strip: { type: "boolean", default: false },
    fixed: { type: "string", default: "" },
    time: { type: "string" },
    seed: { type: "string" },
  });
  return {
    input: required(positionals[0], inputMeaning),
    folder: required(values.output, "-o OUTDIR"),
    strip: values.strip,
    fixed: values.fixed.split(",").filter((pattern) => pattern !== ""),
    seconds: numberOption(values.time, { name: "time", fallback: seconds, min: 1, max: 86_400 }),
    seed: numberOption(values.seed, { name: "seed", fallback: 1, min: 0, max: 2 ** 31 - 1 }),
  };
}
