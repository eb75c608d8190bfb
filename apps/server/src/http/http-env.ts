import type { HttpBindings } from "@hono/node-server";
import type { Consumer } from "../platform/metering/consumer.ts";

/**
 * What routes find in their context: the request of Node.js, the number of the request, whom it is counted for, and
 * who is logged in where a route asks for it.
 */
export interface HttpEnv {
  Bindings: HttpBindings;
  Variables: { requestId: string; consumer: Consumer; userId: string };
}
