import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type { SentSpan } from "./trace-sdk.ts";

interface Place {
  readonly traceId: string;
  readonly spanId: string;
}

export interface TraceReceiver {
  /** For a server process: its SDK sends spans here. */
  readonly env: Readonly<Record<string, string>>;
  /** Spans from below `root` down to the first of a name that has arrived with all those above it. */
  wayTo(root: Place, name: RegExp): readonly { readonly name: string; readonly process: number }[];
  namesOf(traceId: string): readonly string[];
  stop(): Promise<void>;
}

/** Receives spans as a collector of OpenTelemetry does. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const spans: SentSpan[] = [];
  const server = createServer(async (request, response) => {
    spans.push((await json(request)) as SentSpan);
    response.end();
  });
  // A connection that closes while a process reuses it loses a span.
  server.keepAliveTimeout = 0;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const wayFrom = (root: Place, span: SentSpan): readonly SentSpan[] => {
    if (span.parentSpanId === root.spanId) return [span];
    const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
    const above = parent ? wayFrom(root, parent) : [];
    return above.length === 0 ? [] : [...above, span];
  };
  return {
    env: {
      NODE_OPTIONS: `--import=${new URL("./trace-sdk.ts", import.meta.url).href}`,
      TRACE_RECEIVER: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    wayTo: (root, name) =>
      spans
        .filter((span) => span.traceId === root.traceId && name.test(span.name))
        .map((span) => wayFrom(root, span).map(({ name, process }) => ({ name, process })))
        .find((way) => way.length > 0) ?? [],
    namesOf: (traceId) => spans.filter((span) => span.traceId === traceId).map(({ name }) => name),
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
