import { costLimitPlugin } from "@escape.tech/graphql-armor-cost-limit";
import { maxDepthPlugin } from "@escape.tech/graphql-armor-max-depth";
import { useCSRFPrevention } from "@graphql-yoga/plugin-csrf-prevention";
import { createYoga, type Plugin } from "graphql-yoga";
import type { Application } from "../platform/application.ts";
import { describeFault } from "../platform/describe-fault.ts";
import { schema } from "../schema.ts";
import { GraphQLError, NoSchemaIntrospectionCustomRule, parse } from "../wire/graphql.ts";
import { presentError } from "../wire/present-error.ts";
import type { RequestContext } from "../wire/request-context.ts";
import { createContext } from "./create-context.ts";
import { guardOperations } from "./guard/guard-operations.ts";
import type { GraphqlTransport } from "./operation-context.ts";
import { recordOperations } from "./record-operations.ts";

/** Several times what the longest and deepest operation of our screens needs. */
const MAX_TOKENS = 4000;
const MAX_LEVELS = 16;
const MAX_COST = 50_000;

export type GraphqlEndpoint = ReturnType<typeof createGraphqlEndpoint>;

export function createGraphqlEndpoint(application: Application) {
  return createYoga<GraphqlTransport, RequestContext>({
    schema,
    logging: false,
    landingPage: false,
    graphiql: false,
    cors: false,
    multipart: true,
    // The routes limit what is read, each kind of body by its own measure.
    maxRequestBodySize: false,
    context: ({ incoming, requestId, addCookie }) => createContext(application, incoming, requestId, addCookie),
    maskedErrors: {
      maskError: (error) =>
        presentError(error, (fault) => application.log.error("fault", { message: describeFault(fault) })),
    },
    plugins: [
      requireOwnPages(),
      limitTokens(),
      ...(application.configuration.introspection ? [] : [hideSchema()]),
      maxDepthPlugin({ n: MAX_LEVELS, ignoreIntrospection: false }),
      costLimitPlugin({ maxCost: MAX_COST }),
      guardOperations(application),
      numberRefusals(),
      recordOperations(application),
    ],
  });
}

/**
 * What a form or a script of another site can send by itself needs the header that only this site's pages can add. A GET changes
 * nothing, and other sites cannot read its answer: it may come without.
 */
function requireOwnPages(): Plugin {
  const { onRequestParse } = useCSRFPrevention({ requestHeaders: ["x-service"] });
  return { onRequestParse: (event) => (event.request.method === "GET" ? undefined : onRequestParse?.(event)) };
}

/** Comparing the fields of a selection with each other takes their number squared: a megabyte of them would take minutes. */
function limitTokens(): Plugin {
  return {
    onParse: ({ setParseFn }) => {
      setParseFn((source: string) => parse(source, { maxTokens: MAX_TOKENS }));
    },
  };
}

/** The schema is public, in this repository; computing it for every caller takes milliseconds of the only thread that answers. */
function hideSchema(): Plugin {
  return {
    onValidate: ({ addValidationRule }) => {
      addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
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
