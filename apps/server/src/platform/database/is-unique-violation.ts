/** PostgreSQL's 23505, wherever the driver and the query builder have put it. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ("code" in cause && cause.code === "23505")
      return constraint === undefined || ("constraint" in cause && cause.constraint === constraint);
  return false;
}
