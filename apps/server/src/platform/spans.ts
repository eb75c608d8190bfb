import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";

/** Spans of OpenTelemetry: HTTP requests, operations, runs and the phases of their engines. */
export class Spans {
  readonly #tracer: Tracer;

  constructor(tracer: Tracer) {
    this.#tracer = tracer;
  }

  /** Does work within a span, which ends with it and holds its error. */
  during<Result>(name: string, attributes: Attributes, work: (span: Span) => Promise<Result>): Promise<Result> {
    return this.#tracer.startActiveSpan(name, { attributes }, async (span) => {
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
  duringRequest<Result>(
    name: string,
    { attributes, headers }: { readonly attributes: Attributes; readonly headers: object },
    work: (span: Span) => Promise<Result>,
  ): Promise<Result> {
    return context.with(propagation.extract(context.active(), headers), () => this.during(name, attributes, work));
  }

  /** A span of work that is over, by how long it took. */
  record(name: string, attributes: Attributes, ms: number): void {
    const now = Date.now();
    this.#tracer.startSpan(name, { attributes, startTime: now - ms }).end(now);
  }

  /** Spans that follow each other within the present one. */
  phases(): PhaseSpans {
    const parent = context.active();
    return new PhaseSpans((phase) => this.#tracer.startSpan(`phase ${phase}`, {}, parent));
  }
}

/** The next span begins where the one before ends. */
class PhaseSpans {
  readonly #start: (phase: string) => Span;
  #current: { readonly phase: string; readonly span: Span } | undefined;

  constructor(start: (phase: string) => Span) {
    this.#start = start;
  }

  enter(phase: string): void {
    if (this.#current?.phase === phase) return;
    this.end();
    this.#current = { phase, span: this.#start(phase) };
  }

  end(): void {
    this.#current?.span.end();
    this.#current = undefined;
  }
}

/** Whether an SDK is registered: it brings a propagator, which names the headers that it writes. */
export function areSpansRecorded(): boolean {
  return propagation.fields().length > 0;
}

/** The headers (`traceparent`) by which another process continues the present span. */
export function currentTraceHeaders(): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/**
 * The spans of this process. Only the API of OpenTelemetry is part of the server: without an SDK, which an operator starts before
 * the server (docs/operating/running.md), every span is an empty object.
 */
export const spans = new Spans(trace.getTracer("tracewright"));
