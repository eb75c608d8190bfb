import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { VARIABLES } from "./configuration/variables.ts";
import { ConfigurationError, readConfiguration } from "./configuration.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..", "..");
const read = (env: Record<string, string>, args: string[] = []) =>
  readConfiguration({ env, arguments: args, root: "/srv/tracewright", terminal: false });

test("runs without any variable: both roles, loopback only, embedded database in the checkout", () => {
  const configuration = read({});
  expect(configuration).toMatchObject({
    host: "127.0.0.1",
    port: 4000,
    databaseUrl: undefined,
    demo: true,
    log: "json",
  });
  expect([...configuration.services]).toEqual(["web", "worker"]);
  expect(configuration.dataDir).toBe("/srv/tracewright/.tracewright");
});

test("names every mistake of a start at once", () => {
  try {
    read({ PORT: "http", LOG: "loud", SECRET: "short", DATABASE_URL: "mysql://x", RUN_SECONDS: "0" });
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError);
    const { problems } = error as ConfigurationError;
    expect(problems.map((problem) => /^\w+/.exec(problem)?.[0]).sort()).toEqual([
      "DATABASE_URL",
      "LOG",
      "PORT",
      "RUN_SECONDS",
      "SECRET",
    ]);
  }
});

test("a single role needs a PostgreSQL server, because the embedded database serves one process", () => {
  expect(() => read({}, ["--services", "worker"])).toThrow("DATABASE_URL");
  const configuration = read({ DATABASE_URL: "postgres://localhost/x" }, ["--services=worker"]);
  expect([...configuration.services]).toEqual(["worker"]);
});

test("the site that the name leads to is an address or a path, and nothing that leaves unseen", () => {
  expect(read({}).homeUrl).toBe("/");
  for (const home of ["/home", "https://example.com/pcb?a=1"]) expect(read({ HOME_URL: home }).homeUrl).toBe(home);
  for (const wrong of ["javascript:alert(1)", "//example.com", "/\\example.com", "example.com"])
    expect(() => read({ HOME_URL: wrong }), wrong).toThrow("HOME_URL");
});

test("no engine workbench on an address that others reach, unless asked for", () => {
  expect(read({}).workbench).toBe(true);
  expect(read({ WORKBENCH: "off" }).workbench).toBe(false);
  expect(read({ HOST: "0.0.0.0" }).workbench).toBe(false);
  expect(read({ HOST: "0.0.0.0", WORKBENCH: "on" }).workbench).toBe(true);
});

test("in production neither workbench nor schema are shown, whatever the host, unless the workbench is asked for", () => {
  expect(read({ NODE_ENV: "production" })).toMatchObject({ workbench: false, introspection: false });
  expect(read({ NODE_ENV: "production", WORKBENCH: "on" })).toMatchObject({ workbench: true, introspection: false });
  expect(read({ NODE_ENV: "development" })).toMatchObject({ workbench: true, introspection: true });
});

test("files lie in the data folder, or in a bucket that is named whole", () => {
  expect(read({}).s3).toBeUndefined();
  const keys = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
  const { s3 } = read({ S3_ENDPOINT: "https://s3.example.com", S3_BUCKET: "boards", ...keys });
  expect(s3).toMatchObject({ bucket: "boards", region: "us-east-1", accessKeyId: "id", secretAccessKey: "secret" });
  expect(() => read({ S3_ENDPOINT: "https://s3.example.com", ...keys })).toThrow("S3_BUCKET");
  expect(() => read({ S3_ENDPOINT: "https://s3.example.com", S3_BUCKET: "a/b", ...keys })).toThrow("S3_BUCKET=a/b");
  expect(() => read({ S3_ENDPOINT: "ftp://s3.example.com", S3_BUCKET: "boards", ...keys })).toThrow("S3_ENDPOINT");
});

test("neither demo account nor workbench behind a proxy, where the loopback address serves everybody", () => {
  for (const address of ["https://pcb.example.com", "http://pcb.example.com"]) {
    expect(read({ PUBLIC_URL: address })).toMatchObject({ demo: false, workbench: false });
    expect(read({ PUBLIC_URL: address, DEMO: "on", WORKBENCH: "on" })).toMatchObject({ demo: true, workbench: true });
  }
});

test("the proxies whose word is believed are counted", () => {
  for (const [value, count] of [
    ["off", 0],
    ["on", 1],
    ["0", 0],
    ["2", 2],
  ] as const)
    expect(read({ TRUST_PROXY: value }).trustedProxies).toBe(count);
  for (const wrong of ["yes", "-1", "10"]) expect(() => read({ TRUST_PROXY: wrong })).toThrow("TRUST_PROXY");
});

test("no demo account on an address that others reach", () => {
  expect(read({ HOST: "0.0.0.0" }).demo).toBe(false);
  expect(read({ HOST: "0.0.0.0", DEMO: "on" }).demo).toBe(true);
  // The demo administrator, whose password everybody knows, exists on a private one alone.
  for (const reached of [
    { HOST: "0.0.0.0", DEMO: "on" },
    { PUBLIC_URL: "https://pcb.example.com", DEMO: "on" },
  ])
    expect(read(reached).isPrivate).toBe(false);
  expect(read({}).isPrivate).toBe(true);
});

test(".env.example and the operating manual name every variable, and no other", () => {
  const names = VARIABLES.map(({ name }) => name);
  const example = readFileSync(join(ROOT, ".env.example"), "utf8");
  expect([...example.matchAll(/^#([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value])).toEqual(
    VARIABLES.map(({ name, fallback }) => [name, fallback]),
  );
  const manual = readFileSync(join(ROOT, "docs", "operating", "configuration.md"), "utf8");
  expect([...manual.matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name)).toEqual(names);
});

const LIVE = { PUBLIC_URL: "https://pcb.example.com", DATABASE_URL: "postgres://db/tracewright" };
const TOSS = { TOSS_CLIENT_KEY: "test_ck_1", TOSS_SECRET_KEY: "test_sk_1" };
const STRIPE = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };

test("keys for cards are taken in pairs of one kind, and practice ends with them", () => {
  expect(read({ ...TOSS, ...STRIPE }).payments).toMatchObject({
    isPractice: false,
    toss: { secretKey: "test_sk_1", apiUrl: new URL("https://api.tosspayments.com") },
    stripe: { webhookSecret: "whsec_1", apiUrl: new URL("https://api.stripe.com") },
  });
  expect(read({}).payments).toMatchObject({ isPractice: true, toss: undefined, stripe: undefined });
  const live = { TOSS_CLIENT_KEY: "live_ck_1", TOSS_SECRET_KEY: "live_sk_1", STRIPE_SECRET_KEY: "sk_live_1" };
  expect(read({ ...LIVE, ...STRIPE, ...live }).payments.toss?.clientKey).toBe("live_ck_1");
});

test.each([
  ["half a pair of Toss", { TOSS_CLIENT_KEY: "test_ck_1" }],
  ["half a pair of Stripe", { STRIPE_SECRET_KEY: "sk_test_1" }],
  ["keys that are swapped", { TOSS_CLIENT_KEY: "test_sk_1", TOSS_SECRET_KEY: "test_ck_1" }],
  ["a live key beside one for tests", { ...LIVE, ...TOSS, TOSS_SECRET_KEY: "live_sk_1" }],
  [
    "live keys without https",
    { ...LIVE, ...STRIPE, STRIPE_SECRET_KEY: "sk_live_1", PUBLIC_URL: "http://pcb.example.com" },
  ],
  ["live keys on the embedded database", { ...LIVE, ...STRIPE, STRIPE_SECRET_KEY: "sk_live_1", DATABASE_URL: "" }],
  ["an address of Stripe without https", { ...STRIPE, STRIPE_API_URL: "http://stripe.example.com" }],
  ["a business number with a wrong check digit", { SELLER_BUSINESS_NUMBER: "220-81-62518" }],
])("%s is refused at the start", (_what, env) => {
  expect(() => read(env)).toThrow(ConfigurationError);
});

test("read-only mode has a planned end that is the same time on every machine", () => {
  expect(read({}).readOnly).toBeUndefined();
  expect(read({ READ_ONLY: "on" }).readOnly).toEqual({ until: undefined });
  expect(read({ READ_ONLY: "on", READ_ONLY_UNTIL: "2026-05-01T23:00:00+09:00" }).readOnly).toEqual({
    until: new Date("2026-05-01T14:00:00Z"),
  });
  for (const wrong of ["2026-05-01T14:00", "tomorrow", "2026-13-01T14:00:00Z"])
    expect(() => read({ READ_ONLY: "on", READ_ONLY_UNTIL: wrong })).toThrow(`READ_ONLY_UNTIL=${wrong}`);
});

test("a language model for suggestions needs its address and its key", () => {
  expect(read({}).suggestions).toBeUndefined();
  expect(read({ SUGGESTION_URL: "https://model.example.com/ask", SUGGESTION_KEY: "key" }).suggestions).toEqual({
    url: new URL("https://model.example.com/ask"),
    key: "key",
  });
  for (const half of [{ SUGGESTION_URL: "https://model.example.com/ask" }, { SUGGESTION_KEY: "key" }])
    expect(() => read(half)).toThrow("SUGGESTION_URL and SUGGESTION_KEY: each needs the other");
});
