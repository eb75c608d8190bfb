import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfiguration } from "../../platform/configuration.ts";
import { knownMigrations } from "../../platform/database/applied-migrations.ts";
import { lockDirectory } from "../../platform/database/directory-lock.ts";
import { withMigrationsUntil } from "../../platform/database/migrations-folder.ts";
import { openEmbeddedDatabase } from "../../platform/database/open-database.ts";
import { createLocalStorage } from "../../platform/storage/local-storage.ts";
import { createS3Storage } from "../../platform/storage/s3-storage.ts";
import { openTestDatabase } from "../../testkit/open-test-database.ts";
import { startS3Server } from "../../testkit/start-s3-server.ts";
import { runOperatingCommand } from "../run-operating-command.ts";
import { ageOfCertificate, checkAddress } from "./check-address.ts";
import { checkClock } from "./check-clock.ts";
import { checkDatabase } from "./check-database.ts";
import { checkMachine, type Machine } from "./check-machine.ts";
import { checkMail } from "./check-mail.ts";
import { checkSecurity, checkSettings } from "./check-security.ts";
import { checkOwner, checkStorage } from "./check-storage.ts";
import { type Finding, worstOf } from "./finding.ts";
import { checkNames, listSettings } from "./list-settings.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tracewright-doctor-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Env = Readonly<Record<string, string>>;
const configure = (env: Env = {}) =>
  readConfiguration({ env: { DATA_DIR: folder, ...env }, arguments: [], root: folder, terminal: false });
const textsOf = (findings: readonly Finding[]): readonly string[] =>
  findings.map(({ severity, sentence }) => `${severity}: ${sentence}`);

/** A server for others with nothing to object to. */
const PUBLIC = {
  PUBLIC_URL: "https://pcb.example.com",
  TRUST_PROXY: "1",
  DATABASE_URL: "postgres://db.example.com/tracewright?sslmode=verify-full",
  ADMINISTRATORS: "mina@example.com",
};

describe("settings and security", () => {
  test("a laptop and a careful public server leave nothing to say", () => {
    for (const env of [{}, PUBLIC]) {
      expect(worstOf(checkSecurity(configure(env)))).toBe("fine");
      expect(checkSettings(configure(env))).toEqual([]);
    }
  });

  test.each<[string, Env, string]>([
    ["a public host without its address", { HOST: "0.0.0.0", DEMO: "off" }, "error: HOST=0.0.0.0 serves others"],
    [
      "plain http",
      { ...PUBLIC, PUBLIC_URL: "http://pcb.example.com" },
      "error: http://pcb.example.com/ is not encrypted",
    ],
    ["the demo for all", { ...PUBLIC, DEMO: "on" }, "error: The demo account is on"],
    ["the workbench for all", { ...PUBLIC, WORKBENCH: "on" }, "warning: The engine workbench"],
    ["a proxy that is not trusted", { ...PUBLIC, TRUST_PROXY: "off" }, "warning: TRUST_PROXY is off behind a proxy"],
    ["no log", { ...PUBLIC, LOG: "silent" }, "warning: LOG=silent"],
    [
      "a plain database",
      { ...PUBLIC, DATABASE_URL: "postgres://db.example.com/a" },
      "warning: The connection to the database",
    ],
    [
      "a plain bucket",
      {
        ...PUBLIC,
        S3_ENDPOINT: "http://s3.example.com",
        S3_BUCKET: "boards",
        S3_ACCESS_KEY_ID: "key",
        S3_SECRET_ACCESS_KEY: "secret",
      },
      "warning: http://s3.example.com/ is not encrypted",
    ],
    ["a secret for each process", { ...PUBLIC, SERVICES: "worker" }, "warning: SECRET is not set, and each process"],
  ])("%s is found", (_what, env, expected) => {
    expect(textsOf(checkSecurity(configure(env)))).toEqual([expect.stringContaining(expected)]);
  });

  test.each<[string, Env, string]>([
    [
      "the embedded database for others",
      { ...PUBLIC, DATABASE_URL: "" },
      "can lose the last changes in a power failure",
    ],
    ["nobody who reads inquiries", { ...PUBLIC, ADMINISTRATORS: "" }, "ADMINISTRATORS is empty"],
    [
      "a sender that is refused",
      { ...PUBLIC, SMTP_URL: "smtps://mail.example.com" },
      "MAIL_FROM=Tracewright <no-reply@localhost>",
    ],
    [
      "test keys in public",
      { ...PUBLIC, SELLER_NAME: "A", STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" },
      "Cards are charged with test keys",
    ],
    ["receipts without a seller", { ...PUBLIC, BANK_TRANSFER_KRW: "A,1,B" }, "SELLER_NAME is not set"],
    [
      "log-in without an address",
      { GOOGLE_CLIENT_ID: "a", GOOGLE_CLIENT_SECRET: "b" },
      "log-in with GOOGLE works on this",
    ],
  ])("%s is found", (_what, env, expected) => {
    expect(textsOf(checkSettings(configure(env)))).toEqual([expect.stringContaining(`warning: `)]);
    expect(textsOf(checkSettings(configure(env)))[0]).toContain(expected);
  });

  test("every setting is listed, without secrets and passwords", () => {
    const settings = listSettings({
      PORT: "4001",
      SECRET: "x".repeat(32),
      S3_SECRET_ACCESS_KEY: "hidden",
      DATABASE_URL: "postgres://user:hidden@db/a",
    });
    const byName = Object.fromEntries(settings.map(({ name, value }) => [name, value]));
    expect(byName).toMatchObject({ PORT: "4001", SECRET: "(set)", DATABASE_URL: "postgres://user:***@db/a" });
    expect(byName.HOST).toBeUndefined();
    expect(JSON.stringify(settings)).not.toContain("hidden");
  });

  test("a name in .env that no setting has is found", () => {
    expect(textsOf(checkNames(["PORT", "S3_ENDPONT", "NODE_OPTIONS", "PGSSLROOTCERT"]))).toEqual([
      "warning: .env sets S3_ENDPONT, which is not a setting of the server. Check its spelling.",
    ]);
  });
});

describe("the machine", () => {
  const GB = 1024 ** 3;
  const machine: Machine = { freeBytes: async () => 100 * GB, memoryBytes: 16 * GB, cores: 8, nodeVersion: "24.1.0" };
  const worker = { ...PUBLIC, SERVICES: "worker", SECRET: "x".repeat(32) };

  test("a machine with room has nothing to say", async () => {
    expect(worstOf(await checkMachine(configure(worker), join(folder, ".env"), machine))).toBe("fine");
  });

  test.each<[string, Partial<Machine>, Env, string]>([
    ["a full disk", { freeBytes: async () => GB / 4 }, worker, "error: 256 MB are free on the disk"],
    ["a disk that fills", { freeBytes: async () => 3 * GB }, worker, "warning: 3 GB are free on the disk"],
    ["too little memory", {}, { ...worker, WORKERS: "16" }, "warning: The machine has 16 GB of memory and 8 cores"],
    ["an old Node.js", { nodeVersion: "22.9.0" }, worker, "error: Node.js 22.9.0 is too old"],
    [
      "a missing web application",
      {},
      { ...PUBLIC, SERVICES: "web", SECRET: "x".repeat(32), WEB_DIR: "nowhere" },
      "error: The web application is missing",
    ],
  ])("%s is found", async (_what, changed, env, expected) => {
    const found = await checkMachine(configure(env), join(folder, ".env"), { ...machine, ...changed });
    expect(textsOf(found).filter((text) => !text.startsWith("fine"))).toEqual([expect.stringContaining(expected)]);
  });

  test("settings and secrets that others can read are found", async () => {
    const DATA_DIR = join(folder, "open");
    await mkdir(DATA_DIR);
    for (const path of [join(DATA_DIR, ".env"), join(DATA_DIR, "secret")]) {
      await writeFile(path, "");
      await chmod(path, 0o644);
    }
    await chmod(join(DATA_DIR, ".env"), 0o600);
    const found = await checkMachine(configure({ ...worker, DATA_DIR }), join(DATA_DIR, ".env"), machine);
    expect(found.filter(({ severity }) => severity !== "fine")).toMatchObject([
      { subject: "security", sentence: expect.stringContaining(`${join(DATA_DIR, "secret")} can be read by other`) },
    ]);
  });

  test.each([
    [400, "fine: The clock agrees with a server within 1 s."],
    [-60_000, "warning: The clock is 60 s behind a server. Synchronise both (NTP)."],
    [3_600_000, "error: The clock is 3600 s ahead of a server. Synchronise both (NTP)."],
  ])("a clock that is %i ms ahead is judged", (ahead, expected) => {
    expect(textsOf([checkClock("a server", ahead)])).toEqual([expected]);
  });
});

describe("the database", () => {
  test("tables that are up to date, pending migrations and those of a newer version are told apart", async () => {
    const whole = await openTestDatabase();
    const count = knownMigrations().length;
    const upToDate = textsOf(await checkDatabase(whole, () => new Date()));
    expect(upToDate).toEqual([
      expect.stringMatching(/^fine: The embedded database \(version \d+/),
      `fine: The tables are up to date (${count} migrations).`,
    ]);
    await whole.close();

    const older = await openEmbeddedDatabase({ asFound: true });
    const last = async () => textsOf(await checkDatabase(older, () => new Date())).at(-1);
    expect(await last()).toBe("warning: The database has no tables. The first start creates them.");
    const until = knownMigrations().at(-3)?.writtenAt ?? 0;
    await withMigrationsUntil(until, (migrations) => older.migrate(migrations));
    expect(await last()).toContain("warning: 2 migrations will be applied by the next start. Make a backup first");
    await older.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 4102444800000)`,
    );
    expect(await last()).toBe(
      "warning: The tables were made by a newer version (1 migration unknown here). This version can use them, for the time of an upgrade.",
    );
    await older.db.execute(sql`comment on table drizzle.__drizzle_migrations is 'needs 4102444800000'`);
    expect(await last()).toContain("This version cannot use them. Install that version.");
    await older.close();
  });
});

describe("the storage", () => {
  test("a folder and a bucket work; a wrong key is named", async () => {
    const s3 = await startS3Server();
    expect(textsOf(await checkStorage(createLocalStorage(join(folder, "probe")), "a folder"))).toEqual([
      "fine: Files can be written, read, listed and deleted in a folder.",
    ]);
    expect(textsOf(await checkStorage(createS3Storage(s3.configuration), "a bucket"))).toEqual([
      "fine: Files can be written, read, listed and deleted in a bucket.",
    ]);
    expect(s3.objects.size).toBe(0);
    const wrong = { ...s3.configuration, secretAccessKey: "another" };
    expect(textsOf(await checkStorage(createS3Storage(wrong), "a bucket"))).toEqual([
      expect.stringMatching(/^error: A file cannot be written in a bucket: .*SignatureDoesNotMatch/),
    ]);
    await s3.stop();
  });

  test("files of another database are found", async () => {
    const database = await openTestDatabase();
    const storage = createLocalStorage(join(folder, "of-another"));
    expect(await checkOwner(storage, database)).toEqual([]);
    await storage.write("installation/of-another", new Uint8Array(0));
    expect(textsOf(await checkOwner(storage, database))).toEqual([
      expect.stringContaining("error: The files belong to another database (installation/of-another"),
    ]);
    await database.close();
  });
});

describe("mail", () => {
  test("a server that accepts, one that refuses the log-in, none, and none for others", async () => {
    const smtp = new SMTPServer({
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) =>
        password === "right" ? done(null, { user: "a" }) : done(new Error("wrong password")),
    });
    await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
    const { port } = smtp.server.address() as AddressInfo;
    const check = async (smtpUrl: string | undefined, isPrivate: boolean) =>
      textsOf(await checkMail({ smtpUrl, isPrivate }))[0];
    const options = "?ignoreTLS=true";
    expect(await check(`smtp://a:right@127.0.0.1:${port}${options}`, false)).toContain(
      "fine: The mail server 127.0.0.1",
    );
    expect(await check(`smtp://a:wrong@127.0.0.1:${port}${options}`, false)).toMatch(/^error: .*wrong password/);
    await new Promise<void>((resolve) => smtp.close(resolve));
    expect(await check(`smtp://127.0.0.1:${port}`, false)).toMatch(/^error: .*ECONNREFUSED/);
    expect(await check(undefined, true)).toContain("fine: No mail server");
    expect(await check(undefined, false)).toContain("error: SMTP_URL is not set");
  });
});

describe("the address", () => {
  let server: Server;
  let body = "ok\n";
  beforeAll(async () => {
    server = createServer((_request, response) => response.end(body));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => server.close());

  test("this server, another program, and nothing behind PUBLIC_URL are told apart", async () => {
    const publicUrl = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(worstOf(await checkAddress({ publicUrl }, () => new Date()))).toBe("fine");
    const late = await checkAddress({ publicUrl }, () => new Date(Date.now() - 60_000));
    expect(textsOf(late).at(-1)).toMatch(/^warning: The clock is (59|60|61) s behind 127\.0\.0\.1/);
    body = "<h1>It works!</h1>";
    expect(textsOf(await checkAddress({ publicUrl }, () => new Date()))).toEqual([
      expect.stringContaining("responds with 200, not as this server does"),
    ]);
    const nobody = new URL("http://127.0.0.1:1");
    expect(textsOf(await checkAddress({ publicUrl: nobody }, () => new Date()))).toEqual([
      expect.stringContaining("error: http://127.0.0.1:1/healthz cannot be reached"),
    ]);
  });

  test.each([
    ["2026-07-01", "fine: The certificate of a.example is valid until 2026-07-01."],
    ["2026-05-10", "warning: The certificate of a.example is valid until 2026-05-10: 9 days left. Renew it."],
    ["2026-04-30", "error: The certificate of a.example is valid until 2026-04-30: it has expired. Renew it."],
  ])("a certificate until %s is judged", (end, expected) => {
    expect(textsOf([ageOfCertificate("a.example", new Date(end), new Date("2026-05-01"))])).toEqual([expected]);
  });
});

describe("the command", () => {
  const run = async (env: Env) => {
    const printed: string[] = [];
    const exitCode = await runOperatingCommand(["doctor", "--json"], {
      configure: () => configure(env),
      env,
      envFile: { path: join(folder, ".env"), names: [] },
      stdout: (text) => printed.push(text),
      stderr: () => {},
      terminal: false,
      now: () => new Date(),
    });
    return { exitCode, ...JSON.parse(printed.join("")) };
  };

  test("wrong settings are errors with exit code 2, one finding for each", async () => {
    const { exitCode, worst, findings } = await run({ PORT: "x", SECRET: "short" });
    expect({ exitCode, worst }).toEqual({ exitCode: 2, worst: "error" });
    expect(findings.map(({ sentence }: Finding) => sentence)).toEqual([
      "SECRET: at least 32 characters are needed.",
      "PORT=x: a whole number from 0 to 65535 is needed.",
    ]);
  });

  test("beside a running server on the embedded database, the rest is examined", async () => {
    const DATA_DIR = join(folder, "running");
    await mkdir(join(DATA_DIR, "db"), { recursive: true });
    await writeFile(join(DATA_DIR, "db", "PG_VERSION"), "18\n");
    await writeFile(join(folder, "index.html"), "");
    const lock = await lockDirectory(DATA_DIR);
    const { findings } = await run({ DATA_DIR, WEB_DIR: folder, KICAD_LIBRARIES: "none" });
    await lock.release();
    expect(findings).toContainEqual(
      expect.objectContaining({
        subject: "database",
        severity: "fine",
        sentence: expect.stringContaining("is running"),
      }),
    );
    expect(findings).toContainEqual(expect.objectContaining({ subject: "storage", severity: "fine" }));
  });

  test("a database server that does not respond is an error; missing libraries are a warning", async () => {
    const { exitCode, findings } = await run({
      DATABASE_URL: "postgres://127.0.0.1:1/a",
      WEB_DIR: folder,
      KICAD_LIBRARIES: join(folder, "no-libraries"),
    });
    expect(exitCode).toBe(2);
    const texts = textsOf(findings);
    expect(texts).toContainEqual(expect.stringMatching(/^error: The database server of DATABASE_URL .*ECONNREFUSED/));
    expect(texts).toContainEqual(
      expect.stringContaining("warning: KiCad's footprint libraries are not on this machine"),
    );
  });
});
