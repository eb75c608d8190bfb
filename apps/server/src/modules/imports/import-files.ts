import { listed, phrase, worded } from "@tracewright/board";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, errorNameOf, refuseField } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import type { ThreadOutcome } from "../../platform/thread-runner.ts";
import type {
  BoardProposal,
  ImportAnswer,
  ImportInput,
  NamedBytes,
  RequestedBoardOptions,
} from "../../threads/messages/import-messages.ts";
import type { Obstacle, Problem } from "../../threads/messages/packed-document.ts";
import { IMPORT_THREAD } from "../../threads/thread-files.ts";

/** Bytes: far beyond what `Buffer.poolSize` lets several files share. */
const SHARED_OUT = 1_048_576;

/** Files in memory, or a way to read them when their turn has come: what waits in line takes no memory. */
export type ImportFiles = readonly NamedBytes[] | (() => Promise<readonly NamedBytes[]>);

/**
 * Reads the files in a thread, which takes their bytes with it: here they are empty afterwards. A file that exhausts
 * or crashes its thread is refused like any other unreadable one.
 */
export async function importInThread(
  { threads, log, configuration }: Application,
  given: ImportFiles,
  requestedOptions: RequestedBoardOptions = {},
): Promise<ImportAnswer> {
  let names = "";
  const outcome = await threads.runLate<ImportAnswer>(IMPORT_THREAD, async () => {
    const files = typeof given === "function" ? await given() : given;
    names = files.map(({ name }) => name).join(", ");
    const { dataDir, kicadLibraries } = configuration;
    return {
      input: { files, requestedOptions, libraries: { dataDir, kicadLibraries } } satisfies ImportInput,
      handedOver: ownMemory(files),
    };
  });
  return outcome.status === "answered" ? outcome.answer : refuse(sayUnread({ log, configuration }, outcome, names));
}

/** Why a thread could not read files, in a sentence for the user. */
export function sayUnread(
  { log, configuration }: Pick<Application, "log" | "configuration">,
  outcome: Exclude<ThreadOutcome<never>, { readonly status: "answered" }>,
  names: string,
): string {
  switch (outcome.status) {
    case "out-of-time":
      return `${names}: reading took longer than ${configuration.importSeconds} s and was stopped.`;
    case "out-of-memory":
      return `${names}: reading needed more than ${configuration.importMemoryMb} MB and was stopped.`;
    case "stopped":
      throw new Error("reading of files has no owner that stops it");
    case "crashed":
      log.error("import crashed", { files: names, message: outcome.message });
      return `${names}: internal error, the file could not be read. The error was logged.`;
  }
}

/** The memory of large files; small ones lie with others in memory that Node.js shares out. */
export function ownMemory(files: readonly NamedBytes[]): ArrayBuffer[] {
  return files.flatMap(({ bytes: { buffer, byteLength } }) =>
    buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && byteLength > SHARED_OUT ? [buffer] : [],
  );
}

function refuse(message: string): ImportAnswer {
  return {
    receipt: { files: [], lines: [], diagnostics: [{ severity: "error", code: "unreadable", message, file: "" }] },
    problems: [{ code: 70004, message }],
    differs: false,
    board: null,
    circuit: null,
    proposal: null,
    inferredRules: null,
    connections: null,
  };
}

/** Why these files cannot become a project; a difference between schematic and layout counts unless a side was chosen. */
export function problemsOf(answer: ImportAnswer, differencesAccepted: boolean): readonly Problem[] {
  if (answer.problems.length > 0) return answer.problems;
  if (!answer.differs || differencesAccepted) return [];
  const differences = answer.receipt.diagnostics.filter(({ catalogue }) => catalogue === 70018);
  return [
    {
      code: 70018,
      words: phrase("files-differ", { count: differences.length }),
      message: `Schematic and layout differ in ${differences.length} ${differences.length === 1 ? "place" : "places"}: ${differences
        .slice(0, 5)
        .map(({ message }) => message)
        .join(" ")}`,
    },
  ];
}

/** What stands in the way of a task on files that were accepted: they may be looked at all the same. */
export function obstaclesOf({ board, circuit, proposal }: ImportAnswer, task: Obstacle["task"]): readonly Problem[] {
  if (proposal !== null && proposal.lackingSymbol.length > 0) return sayLacking(proposal);
  if (board !== null) return board.facts?.obstacles.filter((obstacle) => obstacle.task === task) ?? [];
  return circuit === null ? [] : [{ code: 70005, ...worded("schematic-without-layout", {}) }];
}

const MAX_NAMED = 10;

/** Parts whose pins nobody knows: a board of them would join nothing. */
function sayLacking({ lackingSymbol }: BoardProposal): Problem[] {
  const names = listed(lackingSymbol, MAX_NAMED);
  const count = lackingSymbol.length;
  return [
    {
      code: 70005,
      ...(count === 1 ? worded("part-lacks-symbol", { names }) : worded("parts-lack-symbols", { names, count })),
    },
  ];
}

/** Refuses choices of footprints that nobody has, and those for parts that the schematic does not have. */
export function refuseUnknownFootprints({ proposal }: ImportAnswer): void {
  const { footprints = [], references = [] } = proposal?.unknown ?? {};
  if (footprints.length > 0)
    refuseField("footprints", refusal("footprints-not-found", { names: listed(footprints, MAX_NAMED) }));
  if (references.length > 0)
    refuseField("footprints", refusal("parts-not-in-schematic", { references: listed(references, MAX_NAMED) }));
}

/** Refuses with the first problem's code, all problems and, where there is one, the receipt. */
export function refuseFiles(problems: readonly Problem[], receipt?: ImportAnswer["receipt"]): never {
  const [first] = problems;
  if (first === undefined) throw new Error("refused without a problem");
  throw new ApplicationError(errorNameOf(first.code) ?? "UNSUPPORTED_PROJECT_FILE_FORMAT", first.message, {
    problems,
    ...(receipt && { receipt }),
  });
}
