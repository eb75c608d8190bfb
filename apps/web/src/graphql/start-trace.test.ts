import { createRequest, makeOperation } from "urql";
import { expect, test } from "vitest";
import { startTrace } from "./start-trace.ts";

const request = createRequest("mutation Start { start }", {});
const context = {
  url: "/graphql",
  requestPolicy: "network-only",
  fetchOptions: () => ({ headers: { "x-service": "A" } }),
} as const;

function headersOf(kind: "mutation" | "query"): Headers {
  const { fetchOptions } = startTrace(makeOperation(kind, request, context)).context;
  return new Headers((typeof fetchOptions === "function" ? fetchOptions() : fetchOptions)?.headers);
}

test("a mutation names the trace that it begins, and a query names none", () => {
  const headers = headersOf("mutation");
  expect(headers.get("traceparent")).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(headers.get("x-service")).toBe("A");
  expect(headersOf("mutation").get("traceparent")).not.toBe(headers.get("traceparent"));
  expect(headersOf("query").has("traceparent")).toBe(false);
});
