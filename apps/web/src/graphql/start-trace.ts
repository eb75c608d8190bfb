import { makeOperation, type Operation } from "urql";

/** Random bytes as hexadecimal digits. */
function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/** Each mutation begins a trace: https://www.w3.org/TR/trace-context/. */
export function startTrace(operation: Operation): Operation {
  if (operation.kind !== "mutation") return operation;
  const { fetchOptions } = operation.context;
  const traceparent = `00-${randomHex(16)}-${randomHex(8)}-01`;
  return makeOperation(operation.kind, operation, {
    ...operation.context,
    fetchOptions: () => {
      const options = typeof fetchOptions === "function" ? fetchOptions() : fetchOptions;
      return { ...options, headers: { ...Object.fromEntries(new Headers(options?.headers)), traceparent } };
    },
  });
}
