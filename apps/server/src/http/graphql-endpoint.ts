import type { IncomingMessage } from "node:http";
import { costLimitPlugin } from "@escape.tech/graphql-armor-cost-limit";
import { maxDepthPlugin } from "@escape.tech/graphql-armor-max-depth";
import { useCSRFPrevention } from "@graphql-yoga/plugin-csrf-prevention";
import { createYoga, type Plugin } from "graphql-yoga";
import type { Application } from "../application.ts";
import { describeFault } from "../platform/describe-fault.ts";
import type { RequestContext } from "../request-context.ts";
import { GraphQLError, getOperationAST } from "../wire/graphql.ts";
import { presentError } from "../wire/present-error.ts";
import { schema } from "../wire/schema.ts";
import { createContext } from "./create-context.ts";

/** What the HTTP server, or the socket, hands to GraphQL with each operation. */
export interface GraphqlTransport {
  readonly incoming: IncomingMessage;
  readonly addCookie: (header: string) => void;
}

export type GraphqlEndpoint = ReturnType<typeof createGraphqlEndpoint>;

export function createGraphqlEndpoint(application: Application) {
  return createYoga<GraphqlTransport, RequestContext>({
    schema,
    logging: false,
    landingPage: false,
    graphiql: false,
    cors: false,
    multipart: true,
    context: ({ incoming, addCookie }) => createContext(application, incoming, addCookie),
    maskedErrors: {
      maskError: (error) =>
        presentError(error, (fault) => application.log.error("fault", { message: describeFault(fault) })),
    },
    plugins: [
      useCSRFPrevention({ requestHeaders: ["x-service"] }),
      maxDepthPlugin({ n: 16, ignoreIntrospection: false }),
      costLimitPlugin({ maxCost: 50_000 }),
      numberRefusals(),
      logOperations(application),
    ],
  });
}

/** Syntax, unknown fields, a missing header: what is refused before execution carries a number of the catalogue too. */
function numberRefusals(): Plugin {
  return {
    onResultProcess: ({ result, setResult }) => {
      if (Array.isArray(result) || !("errors" in result) || !result.errors) return;
      const errors = result.errors.map((error) =>
        typeof error.extensions?.code === "number"
          ? error
          : new GraphQLError(error.message, {
              nodes: error.nodes ?? null,
              extensions: { ...error.extensions, code: 400, name: "BAD_REQUEST" },
            }),
      );
      setResult({ ...result, errors });
    },
  };
}

/** One line per operation: what, who, how long, and the codes of its errors. */
function logOperations({ log }: Application): Plugin<RequestContext> {
  return {
    onExecute: ({ args }) => {
      const begun = performance.now();
      const context = args.contextValue as RequestContext;
      const operation = getOperationAST(args.document, args.operationName);
      return {
        onExecuteDone: ({ result }) => {
          const errors = "errors" in result ? result.errors : undefined;
          log.info("operation", {
            operation: operation?.name?.value ?? "anonymous",
            kind: operation?.operation,
            ms: Math.round(performance.now() - begun),
            request: context.requestId,
            ...(context.sessionLookup.status === "valid" && { user: context.sessionLookup.session.userId }),
            ...(errors?.length && { codes: errors.map(codeOf) }),
          });
        },
      };
    },
  };
}

function codeOf(error: { readonly extensions: Record<string, unknown>; readonly originalError?: unknown }): unknown {
  const { originalError } = error;
  return originalError instanceof Error && "code" in originalError
    ? originalError.code
    : (error.extensions.code ?? (originalError === undefined ? 400 : 500));
}
