import type { HttpBindings } from "@hono/node-server";

/** What routes find in their context: the request of Node.js, the number of the request, and who is logged in where a route asks for it. */
export interface HttpEnv {
  Bindings: HttpBindings;
  Variables: { requestId: string; userId: string };
}
