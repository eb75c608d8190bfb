import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { CallFailure } from "./call-failure.ts";
import { callOptions, GRAPHQL_URL } from "./client-settings.ts";
import { fetchWithTimeout } from "./request-timeout.ts";

export type VisitorAnswer<Data> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: CallFailure };

/**
 * One call of somebody who is not signed in. There is nothing to keep, so pages for everybody load neither a cache nor
 * a query client. Never rejects: a failure is a result, in the shape of the query client's.
 */
export async function callAsVisitor<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<VisitorAnswer<Data>> {
  // Typed as a syntax tree, generated as text.
  const query = String(document);
  const [, operationName] = /(?:query|mutation) (\w+)/.exec(query) ?? [];
  const options = callOptions();
  let response: Response | undefined;
  try {
    response = await fetchWithTimeout(GRAPHQL_URL, {
      ...options,
      method: "POST",
      headers: {
        ...options.headers,
        accept: "application/graphql-response+json, application/json",
        "content-type": "application/json",
      },
      body: JSON.stringify({ operationName, query, variables }),
    });
    const answer: Answer<Data> = await response.json();
    if (answer.errors?.length) return { error: refused(answer.errors, response) };
    if (!answer.data) throw new Error("The answer holds no data.");
    return { data: answer.data };
  } catch (error) {
    return { error: failed(error, response) };
  }
}

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly [name: string]: unknown } }[];
}

function refused(errors: NonNullable<Answer<unknown>["errors"]>, response: Response): CallFailure {
  return {
    message: errors.map(({ message }) => message).join("\n"),
    graphQLErrors: errors.map(({ message, extensions = {} }) => ({ message, extensions })),
    response,
  };
}

/** A status that is no success says more than what was wrong with the answer's text. */
function failed(error: unknown, response: Response | undefined): CallFailure {
  const said = response && !response.ok ? response.statusText : "";
  const networkError = said !== "" ? new Error(said) : error instanceof Error ? error : new Error(String(error));
  return { message: networkError.message, graphQLErrors: [], networkError, response };
}
