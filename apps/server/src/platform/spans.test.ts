import { type Span, SpanStatusCode, trace } from "@opentelemetry/api";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inSpan, PhaseSpans, recordSpan } from "./spans.ts";

test("without an SDK work is done as ever", async () => {
  expect(await inSpan("unseen", {}, async (span) => span.isRecording())).toBe(false);
});

describe("with an SDK", () => {
  /** What it has seen since it was asked last. */
  let seen: string[] = [];

  beforeAll(() => {
    const spanOf = (name: string): Span => {
      seen.push(`begin ${name}`);
      return {
        end: () => seen.push(`end ${name}`),
        setStatus: ({ code }: { code: SpanStatusCode }) => seen.push(`${name}: ${SpanStatusCode[code]}`),
        recordException: (error: Error) => seen.push(`${name}: ${error.message}`),
      } as unknown as Span;
    };
    trace.setGlobalTracerProvider({
      getTracer: () => ({
        startSpan: spanOf,
        startActiveSpan: (name: string, ...rest: unknown[]) => (rest.at(-1) as (span: Span) => unknown)(spanOf(name)),
      }),
    } as never);
  });

  beforeEach(() => {
    seen = [];
  });
  // Other test files share the modules.
  afterAll(() => trace.disable());

  test("work is done within its span, and an error is part of it", async () => {
    expect(await inSpan("good", {}, async () => 7)).toBe(7);
    await expect(inSpan("bad", {}, () => Promise.reject(new Error("no disk")))).rejects.toThrow("no disk");
    expect(seen).toEqual(["begin good", "end good", "begin bad", "bad: no disk", "bad: ERROR", "end bad"]);
  });

  test("a phase ends where the next one begins, and lasts while it is reported again", () => {
    const phases = new PhaseSpans();
    for (const phase of ["route", "route", "check"]) phases.enter(phase);
    phases.end();
    phases.end();
    recordSpan("operation", {}, 12);
    expect(seen).toEqual([
      "begin phase route",
      "end phase route",
      "begin phase check",
      "end phase check",
      "begin operation",
      "end operation",
    ]);
  });
});
