import type { Plugin } from "graphql-yoga";
import type { Application } from "../platform/application.ts";
import { spans } from "../platform/spans.ts";
import { type DocumentNode, getOperationAST } from "../wire/graphql.ts";
import type { RequestContext } from "../wire/request-context.ts";
import { rootFieldsOf } from "./guard/root-fields.ts";
import type { GraphqlTransport, OperationContext } from "./operation-context.ts";

/** What becomes known of an operation on its way, kept until its answer leaves. */
interface Trace {
  readonly begun: number;
  document?: DocumentNode;
  operationName?: string | null | undefined;
  userId?: string;
}

/** Anybody may name an operation as they like. */
const MAX_NAME_LETTERS = 80;

/** One log line and one count per operation, answered or refused: what, who, how long, and the codes of its errors. */
export function recordOperations({ log, metrics }: Application): Plugin<OperationContext, GraphqlTransport> {
  const traces = new WeakMap<object, Trace>();
  const operations = metrics.counter("tracewright_operations_total", "Operations by field of the schema and outcome.");
  const durations = metrics.histogram("tracewright_operation_seconds", "Time from the request to its answer, by kind.");

  const record = (requestId: string, trace: Trace, codes: readonly unknown[]): void => {
    const operation = trace.document && getOperationAST(trace.document, trace.operationName);
    const kind = operation?.operation ?? "unread";
    const name = operation?.name?.value.slice(0, MAX_NAME_LETTERS) ?? "anonymous";
    const ms = performance.now() - trace.begun;
    log.info("operation", {
      operation: name,
      kind,
      ms: Math.round(ms),
      request: requestId,
      ...(trace.userId !== undefined && { user: trace.userId }),
      ...(codes.length > 0 && { codes }),
    });
    durations.observe(ms / 1000, { kind });
    spans.record(`${kind} ${name}`, { "graphql.operation.type": kind, "tracewright.errors": codes.length }, ms);
    const outcome = codes.length === 0 ? "ok" : codes.includes(500) ? "fault" : "refused";
    const fields = trace.document && operation ? rootFieldsOf(trace.document, operation) : [];
    for (const field of fields.length > 0 ? fields : ["none"]) operations.add({ field, outcome });
  };

  return {
    onParams: ({ context }) => {
      traces.set(context.incoming, { begun: performance.now() });
    },
    onExecute: ({ args }) => note(args.contextValue as OperationContext, args),
    onResultProcess: ({ result, serverContext }) => {
      const trace = traces.get(serverContext.incoming);
      if (trace === undefined || Symbol.asyncIterator in result) return;
      const errors = Array.isArray(result) ? [] : (result.errors ?? []);
      record(
        serverContext.requestId,
        trace,
        errors.map(({ extensions }) => extensions?.code),
      );
    },
    onSubscribe: ({ args }) => {
      const context = args.contextValue as OperationContext;
      const begun = performance.now();
      return {
        onSubscribeResult: ({ result }) => {
          const errors = Symbol.asyncIterator in result ? [] : (result.errors ?? []);
          const { document, operationName } = args;
          record(
            context.requestId,
            { begun, document, operationName, ...userOf(context) },
            errors.map(({ extensions }) => extensions.code),
          );
        },
      };
    },
  };

  function note(
    context: OperationContext,
    {
      document,
      operationName,
    }: { readonly document: DocumentNode; readonly operationName?: string | null | undefined },
  ): void {
    const trace = traces.get(context.incoming);
    if (trace) Object.assign(trace, { document, operationName, ...userOf(context) });
  }
}

function userOf({ sessionLookup }: RequestContext): { readonly userId?: string } {
  return sessionLookup.status === "valid" ? { userId: sessionLookup.session.userId } : {};
}
