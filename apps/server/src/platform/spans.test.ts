import { type Span, SpanStatusCode, type Tracer } from "@opentelemetry/api";
import { beforeEach, describe, expect, test } from "vitest";
import { Spans, spans } from "./spans.ts";

test("without an SDK work is done as ever", async () => {
  expect(await spans.during("unseen", {}, async (span) => span.isRecording())).toBe(false);
});

describe("with an SDK", () => {
  let seen: string[];
  let recorded: Spans;

  beforeEach(() => {
    seen = [];
    const startSpan = (name: string): Span => {
      seen.push(`begin ${name}`);
      return {
        end: () => seen.push(`end ${name}`),
        setStatus: ({ code }: { code: SpanStatusCode }) => seen.push(`${name}: ${SpanStatusCode[code]}`),
        recordException: (error: Error) => seen.push(`${name}: ${error.message}`),
      } as unknown as Span;
    };
    const startActiveSpan = (name: string, ...rest: unknown[]) =>
      (rest.at(-1) as (span: Span) => unknown)(startSpan(name));
    recorded = new Spans({ startSpan, startActiveSpan } as Tracer);
  });

  test("work is done within its span, and an error is part of it", async () => {
    expect(await recorded.during("good", {}, async () => 7)).toBe(7);
    await expect(recorded.during("bad", {}, () => Promise.reject(new Error("no disk")))).rejects.toThrow("no disk");
    expect(seen).toEqual(["begin good", "end good", "begin bad", "bad: no disk", "bad: ERROR", "end bad"]);
  });

  test("a phase ends where the next one begins, and lasts while it is reported again", () => {
    const phases = recorded.phases();
    for (const phase of ["route", "route", "check"]) phases.enter(phase);
    phases.end();
    phases.end();
    recorded.record("operation", {}, 12);
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
