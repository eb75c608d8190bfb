import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Application } from "../platform/application.ts";
import { clientAddressOf } from "../platform/client-address.ts";
import { networkConsumer } from "../platform/metering/consumer.ts";
import { currentSignal } from "../platform/metering/request-scope.ts";
import type { GraphqlEndpoint } from "./graphql-endpoint.ts";
import type { HttpEnv } from "./http-env.ts";
import { isOwnOrigin } from "./origin-check.ts";
import { packAnswer } from "./pack-answer.ts";
import { breakOff, refuseOperation } from "./refuse.ts";
import { userOf } from "./require-login.ts";

/** Operations are text; files travel by presigned URLs. */
const MAX_OPERATION_BYTES = 1_048_576;
/** Edits of a layout are more where zones are filled: the pours of the largest boards we know take 4 MB as JSON. */
const MAX_EDIT_BYTES = 8_388_608;
/** Small files come with the operation that takes them: three of 10 MB and their frame. */
const MAX_MULTIPART_BYTES = 33_554_432;
const SERVICES: readonly string[] = ["CIRCUIT_ARCHITECTURE", "HOME", "LMS"];

/** The operations of the API over HTTP: limits hold before anything is read into memory. */
export function createGraphqlRoutes(application: Application, graphql: GraphqlEndpoint): Hono<HttpEnv> {
  const { configuration, metering } = application;
  const routes = new Hono<HttpEnv>();

  /** A body is read when there is room for it among all bodies that are in memory. */
  const limitBody = (bytes: number): MiddlewareHandler<HttpEnv> => {
    const limit = bodyLimit({
      maxSize: bytes,
      onError: () =>
        breakOff(refuseOperation(413, "BAD_REQUEST", `The request is larger than ${bytes / 1_048_576} MB.`)),
    });
    return async (c, next) => {
      const announced = Number(c.req.header("content-length") ?? bytes);
      const release = await metering.bodies.take(c.get("consumer"), Math.min(announced, bytes), currentSignal());
      try {
        return await limit(c, next);
      } finally {
        release();
      }
    };
  };
  const limitOperation = limitBody(MAX_OPERATION_BYTES);
  const limitEdit = limitBody(MAX_EDIT_BYTES);
  const limitMultipart = limitBody(MAX_MULTIPART_BYTES);
  routes.use("/graphql", async (c, next) => {
    const isMultipart = /^multipart\/form-data\b/i.test(c.req.header("content-type") ?? "");
    if (!isMultipart && Number(c.req.header("content-length") ?? 0) <= MAX_OPERATION_BYTES)
      return limitOperation(c, next);
    // Who sends this much is known before it is read: such a body is held in memory.
    const isKnown = (await userOf(application, c.env.incoming)) !== undefined;
    if (!isMultipart) return isKnown ? limitEdit(c, next) : limitOperation(c, next);
    if (!isKnown) return breakOff(refuseOperation(401, "UNAUTHORIZED", "Please log in."));
    return limitMultipart(c, next);
  });
  routes.on(["GET", "POST"], "/graphql", async (c) => {
    const { incoming } = c.env;
    if (!isOwnOrigin(incoming, configuration.publicUrl))
      return refuseOperation(403, "BAD_REQUEST", "This address does not accept requests from other sites.");
    metering.countCalls(networkConsumer(clientAddressOf(incoming, configuration.trustedProxies)), "operation");
    const service = c.req.header("x-service");
    if (service !== undefined && !SERVICES.includes(service))
      return refuseOperation(400, "BAD_REQUEST", `The service "${service.slice(0, 40)}" is unknown.`);
    const cookies: string[] = [];
    const response = await graphql.handle(c.req.raw, {
      incoming,
      requestId: c.get("requestId"),
      addCookie: (header) => {
        cookies.push(header);
      },
    });
    const answer = new Response(response.body, response);
    answer.headers.set("cache-control", "no-store");
    for (const cookie of cookies) answer.headers.append("set-cookie", cookie);
    return packAnswer(answer, c.req.header("accept-encoding"));
  });
  return routes;
}
