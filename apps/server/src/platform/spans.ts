import { type Attributes, context, propagation, type Span, SpanStatusCode, trace } from "@opentelemetry/api";

/**
 * Spans of OpenTelemetry: HTTP requests, operations, runs and the phases of their engines. Only the API is part of the server:
 * without an SDK, which an operator starts before the server (docs/operating/running.md), every span is an empty object.
 */
const tracer = trace.getTracer("tracewright");

/** Does work within a span, which ends with it and holds its error. */
export function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.recordException(error instanceof Error ? error : String(error));
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The same for a request from outside, whose headers may name the span that it belongs to. */
export function inRequestSpan<Result>(
  name: string,
  { attributes, headers }: { readonly attributes: Attributes; readonly headers: object },
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  return context.with(propagation.extract(context.active(), headers), () => inSpan(name, attributes, work));
}

/** A span of work that is over, by how long it took. */
export function recordSpan(name: string, attributes: Attributes, ms: number): void {
  const now = Date.now();
  tracer.startSpan(name, { attributes, startTime: now - ms }).end(now);
}

/** Spans that follow each other: the next one begins where the one before ends. */
export class PhaseSpans {
  readonly #parent = context.active();
  #current: { readonly phase: string; readonly span: Span } | undefined;

  enter(phase: string): void {
    if (this.#current?.phase === phase) return;
    this.end();
    this.#current = { phase, span: tracer.startSpan(`phase ${phase}`, {}, this.#parent) };
  }

  end(): void {
    this.#current?.span.end();
    this.#current = undefined;
  }
}
