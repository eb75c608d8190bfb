import type { Application } from "../../application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import type { ControlAnswer, ControlInput, RoutingOptions } from "../../threads/protocol.ts";
import { CONTROL_THREAD } from "../../threads/thread-files.ts";
import { readDocument } from "../documents/document-store.ts";

/**
 * The options with what the run is told about nets, layers and copper held against the board it is for: refused with a
 * sentence for each wish that does not fit it, otherwise as they are stored and run.
 */
export async function checkRoutingControl(
  application: Application,
  boardHash: string,
  { control, ...options }: Omit<RoutingOptions, "control"> & { readonly control?: unknown },
): Promise<RoutingOptions> {
  if (control === undefined || control === null) return options;
  const { strip, pours } = options;
  const board = await readDocument(application, boardHash);
  const outcome = await application.threads.run<ControlAnswer>(CONTROL_THREAD, {
    board,
    strip,
    pours,
    control,
  } satisfies ControlInput);
  if (outcome.status !== "answered") {
    application.log.error("options were not checked", { board: boardHash, ...outcome });
    throw new Error(`checking options ended with ${outcome.status}`);
  }
  const { answer } = outcome;
  if (answer.status === "refused") {
    const { problems } = answer;
    const reasons = problems.map(({ message }) => message);
    throw new ApplicationError("BAD_REQUEST", reasons[0] ?? "The options do not fit the board.", {
      field: "control",
      reasons,
      problems,
    });
  }
  const { seed = options.seed, ...wishes } = answer.options;
  return { ...options, seed, ...(Object.keys(wishes).length > 0 && { control: wishes }) };
}
