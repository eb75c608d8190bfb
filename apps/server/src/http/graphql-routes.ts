import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Application } from "../application.ts";
import { ERROR_CODES } from "../platform/application-error.ts";
import { CallRates } from "../platform/call-rates.ts";
import { clientAddressOf } from "../platform/client-address.ts";
import type { GraphqlEndpoint } from "./graphql-endpoint.ts";
import { tooManyCalls } from "./guard/guard-operations.ts";
import type { HttpEnv } from "./http-env.ts";
import { isOwnOrigin } from "./origin-check.ts";
import { breakOff, refuse } from "./refuse.ts";
import { userOf } from "./require-login.ts";

/** Operations are text; files travel by presigned URLs. */
const MOST_OPERATION_BYTES = 1_048_576;
/** Edits of a layout are more where zones are filled: the pours of the largest boards we know take 4 MB as JSON. */
const MOST_EDIT_BYTES = 8_388_608;
/** Small files come with the operation that takes them: three of 10 MB and their frame. */
const MOST_MULTIPART_BYTES = 33_554_432;
const SERVICES: readonly string[] = ["CIRCUIT_ARCHITECTURE", "HOME", "LMS"];

/** The operations of the API over HTTP: limits hold before anything is read into memory. */
export function createGraphqlRoutes(application: Application, graphql: GraphqlEndpoint): Hono<HttpEnv> {
  const { configuration, now } = application;
  const routes = new Hono<HttpEnv>();
  const rates = new CallRates(configuration.operationsPerAddress);

  const limitBody = (bytes: number) =>
    bodyLimit({
      maxSize: bytes,
      onError: () => breakOff(refuse(413, "BAD_REQUEST", `The request is larger than ${bytes / 1_048_576} MB.`)),
    });
  const limitOperation = limitBody(MOST_OPERATION_BYTES);
  const limitEdit = limitBody(MOST_EDIT_BYTES);
  const limitMultipart = limitBody(MOST_MULTIPART_BYTES);
  routes.use("/graphql", async (c, next) => {
    const isMultipart = /^multipart\/form-data\b/i.test(c.req.header("content-type") ?? "");
    if (!isMultipart && Number(c.req.header("content-length") ?? 0) <= MOST_OPERATION_BYTES)
      return limitOperation(c, next);
    // Who sends this much is known before it is read: such a body is held in memory.
    const isKnown = (await userOf(application, c.env.incoming)) !== undefined;
    if (!isMultipart) return isKnown ? limitEdit(c, next) : limitOperation(c, next);
    if (!isKnown) return breakOff(refuse(401, "UNAUTHORIZED", "Please log in."));
    return limitMultipart(c, next);
  });
  routes.on(["GET", "POST"], "/graphql", async (c) => {
    const { incoming } = c.env;
    if (!isOwnOrigin(incoming, configuration.publicUrl))
      return refuse(403, "BAD_REQUEST", "This address does not accept requests from other sites.");
    const taken = rates.take(clientAddressOf(incoming, configuration.trustedProxies), now());
    if (!taken.granted) return refuseTooMany(taken.seconds);
    const service = c.req.header("x-service");
    if (service !== undefined && !SERVICES.includes(service))
      return refuse(400, "BAD_REQUEST", `The service "${service.slice(0, 40)}" is unknown.`);
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
    return answer;
  });
  return routes;
}

/** In the shape of a GraphQL answer, so that screens show the sentence. */
function refuseTooMany(seconds: number): Response {
  const extensions = { code: ERROR_CODES.BAD_REQUEST, name: "BAD_REQUEST", retryAfterSeconds: seconds };
  return Response.json(
    { errors: [{ message: tooManyCalls(seconds), extensions }] },
    { status: 429, headers: { "retry-after": String(seconds) } },
  );
}
