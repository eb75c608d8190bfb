import type { Plugin } from "graphql-yoga";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { accountConsumer, networkConsumer } from "../../platform/metering/consumer.ts";
import { carryOut } from "../../platform/metering/request-scope.ts";
import { refusal } from "../../platform/refusal.ts";
import { type DocumentNode, type GraphQLError, type GraphQLSchema, getOperationAST } from "../../wire/graphql.ts";
import { presentError } from "../../wire/present-error.ts";
import { requireSession } from "../../wire/request-context.ts";
import type { OperationContext } from "../operation-context.ts";
import { ACCESS_RULES } from "./access-rules.ts";
import { countAnswerFields } from "./answer-fields.ts";
import { refuseChanges } from "./refuse-changes.ts";
import { refuseHostileValues } from "./refuse-hostile-values.ts";
import { countRootFields, DESIGN_WEIGHT, rootFieldsOf } from "./root-fields.ts";

/** Several times what the operation of a screen asks for. */
export const MAX_ROOT_FIELDS = 20;
/** Of the whole answer, entries of pages counted each; five times the largest list of a screen at the largest page. */
export const MAX_ANSWER_FIELDS = 20_000;
/** So many fields count as a call: no list of a screen at its own page size is more. */
export const FIELDS_A_CALL = 1_000;

/** Before anything is looked up: whether the caller may ask this at all, and has not asked too often. */
export function guardOperations({ metering, configuration }: Application): Plugin<OperationContext> {
  const refuse = ({ schema, document, operationName, variableValues, contextValue }: GuardedEvent["args"]) => {
    const variables = (variableValues ?? {}) as Readonly<Record<string, unknown>>;
    const context = contextValue as OperationContext;
    const operation = getOperationAST(document, operationName);
    // Without an operation to run GraphQL has its own word.
    if (!operation) return undefined;
    try {
      // An answer over HTTP that never ends would outlive a sign-out: only the socket is closed with the session.
      if (operation.operation === "subscription" && context.addCookie !== undefined)
        throw new ApplicationError("BAD_REQUEST", refusal("subscription-over-http", {}));
      const fields = rootFieldsOf(document, operation);
      if (fields.some((field) => !field.startsWith("__") && ACCESS_RULES[field] !== "anyone")) requireSession(context);
      if (operation.operation === "mutation") refuseChanges(configuration.readOnly, fields);
      const roots = countRootFields(document, operation);
      if (roots > MAX_ROOT_FIELDS)
        throw new ApplicationError(
          "BAD_REQUEST",
          refusal("too-many-root-fields", { most: MAX_ROOT_FIELDS, weight: DESIGN_WEIGHT, count: roots }),
        );
      const answer = countAnswerFields(schema, document, operation, variables);
      if (answer > MAX_ANSWER_FIELDS)
        throw new ApplicationError(
          "BAD_REQUEST",
          refusal("too-many-answer-fields", { most: MAX_ANSWER_FIELDS, count: answer }),
        );
      const calls = Math.max(roots, Math.ceil(answer / FIELDS_A_CALL));
      const { sessionLookup, clientAddress } = context;
      if (sessionLookup.status === "valid")
        metering.countCalls(accountConsumer(sessionLookup.session.userId), "operation", calls);
      // The request itself was counted before it was read.
      else if (calls > 1) metering.countCalls(networkConsumer(clientAddress), "operation", calls - 1);
      refuseHostileValues(document, variables);
      // Who closes the page right after saving means it to be saved.
      if (operation.operation === "mutation") carryOut();
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
    readonly schema: GraphQLSchema;
    readonly document: DocumentNode;
    readonly operationName?: string | null | undefined;
    readonly variableValues?: unknown;
    readonly contextValue?: unknown;
  };
  readonly setResultAndStopExecution: (result: { data: null; errors: GraphQLError[] }) => void;
}
