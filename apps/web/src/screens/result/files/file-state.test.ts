import { expect, test } from "vitest";
import type { ExportJobFragment } from "../../../graphql/generated/documents.ts";
import { fileState } from "./file-state.ts";

const job = (of: Partial<ExportJobFragment>): ExportJobFragment =>
  ({ id: "1", status: "COMPLETE", percent: 100, failure: null, result: null, ...of }) as ExportJobFragment;
const idle = { isAsking: false, refusal: undefined };
const refusal = { message: "no", graphQLErrors: [] };

test("what was asked last says how it stands: the question, its refusal, then the newest job", () => {
  expect(fileState(undefined, idle).kind).toBe("none");
  expect(fileState(job({ status: "WAITING" }), idle).kind).toBe("making");
  expect(fileState(job({ status: "WAITING", exportsBefore: 3 }), idle)).toMatchObject({ kind: "waiting", before: 3 });
  expect(fileState(job({ status: "FAIL" }), { ...idle, refusal })).toEqual({ kind: "failed", failure: refusal });
  expect(fileState(job({}), { isAsking: true, refusal }).kind).toBe("asking");
});

test("a cancelled job says whether somebody cancelled it", () => {
  for (const isAbandoned of [true, false])
    expect(fileState(job({ status: "CANCEL", isAbandoned }), idle)).toEqual({ kind: "cancelled", isAbandoned });
});

test("a finished job whose file is not kept any more is gone", () => {
  const made = { fileName: "a.zip" } as ExportJobFragment["result"];
  expect(fileState(job({ result: made }), idle)).toMatchObject({ kind: "ready", made });
  expect(fileState(job({}), idle)).toEqual({ kind: "gone" });
});

test("a job that failed tells its reasons as a refused call would", () => {
  const failure = { code: 70019, message: "U1 lies off the board.", details: { reasons: ["U1", "R2"] } };
  expect(fileState(job({ status: "FAIL", failure }), idle)).toMatchObject({
    kind: "failed",
    failure: { graphQLErrors: [{ message: failure.message, extensions: { code: 70019, reasons: ["U1", "R2"] } }] },
  });
});
