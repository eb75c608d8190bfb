/** The reason of a failure in the words of the system or service, without its stack. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return (error.message || code || error.name).replace(/\.$/, "");
}
