import type { Plugin } from "graphql-yoga";
import type { Application } from "../../application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { CallRates } from "../../platform/call-rates.ts";
import { requireSession } from "../../request-context.ts";
import { type DocumentNode, type GraphQLError, getOperationAST } from "../../wire/graphql.ts";
import { presentError } from "../../wire/present-error.ts";
import type { OperationContext } from "../operation-context.ts";
import { ACCESS_RULES } from "./access-rules.ts";
import { refuseControlCharacters } from "./refuse-control-characters.ts";
import { rootFieldsOf } from "./root-fields.ts";

/** Before anything is looked up: whether the caller may ask this at all, and has not asked too often. */
export function guardOperations({ configuration, now }: Application): Plugin<OperationContext> {
  const rates = new CallRates(configuration.operationsPerMinute);
  const refuse = ({ document, operationName, variableValues: variables, contextValue }: GuardedEvent["args"]) => {
    const context = contextValue as OperationContext;
    const operation = getOperationAST(document, operationName);
    // Without an operation to run GraphQL has its own word.
    if (!operation) return undefined;
    try {
      // An answer over HTTP that never ends would outlive a sign-out: only the socket is closed with the session.
      if (operation.operation === "subscription" && context.addCookie !== undefined)
        throw new ApplicationError("BAD_REQUEST", "Subscriptions travel over the websocket at /graphql.");
      const fields = rootFieldsOf(document, operation);
      if (fields.some((field) => !field.startsWith("__") && ACCESS_RULES[field] !== "anyone")) requireSession(context);
      if (context.sessionLookup.status === "valid") takeCall(rates, context.sessionLookup.session.userId, now());
      refuseControlCharacters(document, variables);
      return undefined;
    } catch (error) {
      return presentError(error, (fault) => {
        throw fault;
      });
    }
  };
  const check = ({ args, setResultAndStopExecution }: GuardedEvent) => {
    const refusal = refuse(args);
    if (refusal) setResultAndStopExecution({ data: null, errors: [refusal] });
  };
  return { onExecute: check, onSubscribe: check };
}

interface GuardedEvent {
  readonly args: {
    readonly document: DocumentNode;
    readonly operationName?: string | null | undefined;
    readonly variableValues?: unknown;
    readonly contextValue?: unknown;
  };
  readonly setResultAndStopExecution: (result: { data: null; errors: GraphQLError[] }) => void;
}

function takeCall(rates: CallRates, userId: string, now: Date): void {
  const taken = rates.take(userId, now);
  if (!taken.granted)
    throw new ApplicationError("BAD_REQUEST", tooManyCalls(taken.seconds), { retryAfterSeconds: taken.seconds });
}

export function tooManyCalls(seconds: number): string {
  return `Too many requests came from here. Try again in ${seconds} s.`;
}
