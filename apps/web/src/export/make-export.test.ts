import { type Client, CombinedError, type OperationResult } from "urql";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  CancelExportDocument,
  type ExportJobFragment,
  ProjectExportDocument,
  RequestExportDocument,
} from "../graphql/generated/documents.ts";
import { makeExport } from "./make-export.ts";

type Answer = Partial<OperationResult>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers the questions for the job one after the other, the last of them for ever. */
function server(answers: readonly Answer[], request: Answer = { data: { requestEdaProjectExport: { id: "job" } } }) {
  const said: string[] = [];
  const answer = (result: Answer | undefined) => ({ toPromise: async () => result });
  const client = {
    mutation: (document: unknown) => {
      said.push(document === CancelExportDocument ? "cancel" : "request");
      return answer(document === RequestExportDocument ? request : {});
    },
    query: (document: unknown) => {
      expect(document).toBe(ProjectExportDocument);
      const asked = said.filter((word) => word === "ask").length;
      said.push("ask");
      return answer(answers[Math.min(asked, answers.length - 1)]);
    },
  };
  return { client: client as unknown as Client, said };
}

const job = (of: Partial<ExportJobFragment>): Answer => ({
  data: { edaProjectExport: { status: "PROGRESS", result: null, failure: null, ...of } },
});
const result = { url: "/exports/1", fileName: "board.zip" } as ExportJobFragment["result"];
const away: Answer = { error: new CombinedError({ networkError: new Error("away") }) };

async function follow({ client }: ReturnType<typeof server>, controller = new AbortController()) {
  const ending = makeExport(client, { id: "project" }, controller.signal);
  await vi.advanceTimersByTimeAsync(60_000);
  return ending;
}

test("a job is followed to its file, also while the network is away", async () => {
  const made = server([job({}), away, away, job({ status: "COMPLETE", result })]);
  expect(await follow(made)).toEqual({ kind: "made", exported: result });
  expect(made.said).toEqual(["request", "ask", "ask", "ask", "ask"]);
});

test("how many exports it waits for is told as often as it is asked", async () => {
  const waiting = server([
    job({ status: "WAITING", exportsBefore: 2 }),
    job({ exportsBefore: null }),
    job({ status: "COMPLETE", result }),
  ]);
  const told: (number | null)[] = [];
  const ending = makeExport(waiting.client, { id: "project" }, new AbortController().signal, (before) =>
    told.push(before),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await ending).kind).toBe("made");
  expect(told).toEqual([2, null]);
});

test("what is refused is told as the call itself would have told it, at once or later", async () => {
  const failure = { code: 70016, message: "The outline is open.", details: { reasons: ["at 3, 4"] } };
  expect(await follow(server([job({ status: "FAIL", failure })]))).toMatchObject({
    kind: "refused",
    failure: {
      graphQLErrors: [{ message: "The outline is open.", extensions: { code: 70016, reasons: ["at 3, 4"] } }],
    },
  });
  const error = new CombinedError({ graphQLErrors: ["no"] });
  expect(await follow(server([], { error }))).toEqual({ kind: "refused", failure: error });
  expect(await follow(server([{ error }]))).toEqual({ kind: "refused", failure: error });
});

test("who does not want it any more ends the job, and gets no file that was made meanwhile", async () => {
  const controller = new AbortController();
  const endless = server([job({})]);
  const ending = makeExport(endless.client, { id: "project" }, controller.signal);
  await vi.advanceTimersByTimeAsync(10_000);
  controller.abort();
  expect(await ending).toEqual({ kind: "cancelled" });
  expect(endless.said.at(-1)).toBe("cancel");
  const late = new AbortController();
  late.abort();
  const made = server([job({ status: "COMPLETE", result })]);
  expect(await follow(made, late)).toEqual({ kind: "cancelled" });
  expect(await follow(server([job({ status: "CANCEL" })]))).toEqual({ kind: "cancelled" });
});
