/**
 * The server's configuration: every environment variable, its default and its meaning, in one list. The operating
 * manual and `.env.example` are checked against this list by a test, so a variable cannot exist undocumented.
 */
export const VARIABLES = [
  {
    name: "HOST",
    fallback: "127.0.0.1",
    meaning: "Address to listen on. Anything but a loopback address serves others.",
  },
  { name: "PORT", fallback: "4000", meaning: "Port to listen on; 0 takes a free one." },
  {
    name: "PUBLIC_URL",
    fallback: "",
    meaning:
      "Address under which browsers reach the server (https://pcb.example.com). Decides the allowed Origin and Secure cookies.",
  },
  {
    name: "HOME_URL",
    fallback: "/",
    meaning:
      "The site about this service, where its name leads: an address (https://example.com) or a path of this server.",
  },
  { name: "DATA_DIR", fallback: ".tracewright", meaning: "Folder of the embedded database, the files and the secret." },
  {
    name: "KICAD_LIBRARIES",
    fallback: "",
    meaning:
      "Folders of footprint libraries (.pretty), separated by colons (semicolons on Windows), for schematics without a board. Empty: what tracewright libraries get has brought, and where KiCad installs its own; none: no libraries.",
  },
  {
    name: "DATABASE_URL",
    fallback: "",
    meaning: "postgres://… uses a PostgreSQL server instead of the embedded database; needed for several processes.",
  },
  {
    name: "DATABASE_SECONDS",
    fallback: "20",
    meaning:
      "Time limit of one query on a PostgreSQL server, and of connecting to it. Then the connection is closed, and what waits is tried again. Migrations and backups have none.",
  },
  {
    name: "WORK_ENGINE",
    fallback: "auto",
    meaning:
      "auto, leases or pg-boss: what decides which process works on which job. auto: pg-boss on a PostgreSQL server whose account may create a schema, else leases. pg-boss keeps its tables in the schema pgboss; leases are columns of the jobs.",
  },
  { name: "SERVICES", fallback: "web,worker", meaning: "Roles of this process: web, worker or both. Also --services." },
  {
    name: "SECRET",
    fallback: "",
    meaning: "Key of at least 32 characters for signed URLs. Default: generated once into DATA_DIR/secret.",
  },
  {
    name: "SMTP_URL",
    fallback: "",
    meaning:
      "smtp://user:password@host:587 sends mail. Empty: mail stays in the outbox table and, with LOG=pretty, in the log.",
  },
  { name: "MAIL_FROM", fallback: "Tracewright <no-reply@localhost>", meaning: "Sender of every mail." },
  {
    name: "GOOGLE_CLIENT_ID",
    fallback: "",
    meaning:
      "Client id of the Google Cloud console, with the redirect address PUBLIC_URL/login/google/callback. Empty: no login with Google.",
  },
  {
    name: "GOOGLE_CLIENT_SECRET",
    fallback: "",
    meaning: "Client secret that belongs to GOOGLE_CLIENT_ID.",
  },
  {
    name: "GOOGLE_ISSUER",
    fallback: "https://accounts.google.com",
    meaning: "OpenID Connect issuer of the login with Google; another one only for trying out.",
  },
  {
    name: "KAKAO_CLIENT_ID",
    fallback: "",
    meaning:
      "Client id of the Kakao Developers console, with the redirect address PUBLIC_URL/login/kakao/callback. Empty: no login with Kakao.",
  },
  {
    name: "KAKAO_CLIENT_SECRET",
    fallback: "",
    meaning: "Client secret that belongs to KAKAO_CLIENT_ID.",
  },
  {
    name: "KAKAO_ISSUER",
    fallback: "https://kauth.kakao.com",
    meaning: "OpenID Connect issuer of the login with Kakao; another one only for trying out.",
  },
  {
    name: "MOUSER_API_KEY",
    fallback: "",
    meaning:
      "Key of Mouser's Search API: prices and stock of bills of materials. Empty: the built-in catalogue and an imported price list alone.",
  },
  {
    name: "MOUSER_API_URL",
    fallback: "https://api.mouser.com",
    meaning: "Address of Mouser's Search API; another one only for trying out.",
  },
  {
    name: "SUGGESTION_URL",
    fallback: "",
    meaning:
      "Address of a language model that proposes circuit blocks for a description when a person presses the button for it. Receives the description and names of public blocks. Empty: suggestions by rules alone.",
  },
  {
    name: "SUGGESTION_KEY",
    fallback: "",
    meaning: "Key for SUGGESTION_URL, sent as a bearer token.",
  },
  {
    name: "DEMO",
    fallback: "auto",
    meaning:
      "on, off or auto: whether a demo account with the example projects is created and offered on the landing page. auto: only on a loopback HOST without PUBLIC_URL.",
  },
  {
    name: "WORKBENCH",
    fallback: "auto",
    meaning:
      "on, off or auto: whether /test/dev/ shows the engine workbench and the checks for development instead of page 404. auto: only on a loopback HOST without PUBLIC_URL, and not where NODE_ENV is production.",
  },
  {
    name: "BUILT_IN_BLOCKS",
    fallback: "on",
    meaning:
      "on or off: whether the library has the circuit blocks that come with the program. off: only those that people make.",
  },
  {
    name: "NODE_ENV",
    fallback: "",
    meaning:
      "production: the parts for development (the workbench, introspection of the API's schema) are off whatever the HOST, unless enabled.",
  },
  {
    name: "LOG",
    fallback: "auto",
    meaning: "pretty, json, silent or auto (pretty on a terminal, else one JSON line per event).",
  },
  {
    name: "TRUST_PROXY",
    fallback: "off",
    meaning:
      "off, on or a number: how many reverse proxies of yours stand before the server. The client's address is that many entries from the end of X-Forwarded-For; on is 1.",
  },
  {
    name: "SUPPORT_MAIL",
    fallback: "",
    meaning: "Address of the support team: it is sent a mail with the title of each new inquiry. Empty: none is sent.",
  },
  {
    name: "ADMINISTRATORS",
    fallback: "",
    meaning: "E-mail addresses of administrators, separated by commas: docs/operating/running.md says what they do.",
  },
  {
    name: "OPERATIONS_PER_MINUTE",
    fallback: "600",
    meaning:
      "API calls that one account may make a minute, counted by each process. An operation counts as many as it has fields at its top, or as its answer may hold thousands of fields.",
  },
  {
    name: "OPERATIONS_PER_ADDRESS",
    fallback: "1800",
    meaning: "API calls per minute from one network address, of all its users together.",
  },
  {
    name: "ADDRESS_LIMIT",
    fallback: "10",
    meaning: "Delivery addresses of one account, and of one team.",
  },
  {
    name: "CREDITS",
    fallback: "auto",
    meaning:
      "on, record, off or auto. on: runs cost credits, and one without enough is refused. record: the same is recorded, and nothing is refused. off: runs are not counted. auto: record on a loopback HOST without PUBLIC_URL, else off.",
  },
  {
    name: "PLACEMENT_CREDITS",
    fallback: "1",
    meaning: "Credits that a placement run costs.",
  },
  {
    name: "ROUTING_CREDITS",
    fallback: "1",
    meaning: "Credits that a routing run costs.",
  },
  {
    name: "BANK_TRANSFER_KRW",
    fallback: "",
    meaning:
      "Account for bank transfers in won: bank, number and holder, separated by commas. Empty: none; on a loopback HOST without PUBLIC_URL, an example account for practice.",
  },
  {
    name: "BANK_TRANSFER_USD",
    fallback: "",
    meaning: "The same for bank transfers in US dollars.",
  },
  {
    name: "TOSS_CLIENT_KEY",
    fallback: "",
    meaning: "Client key of Toss Payments (test_ck_… or live_ck_…): cards in won. Empty: none.",
  },
  {
    name: "TOSS_SECRET_KEY",
    fallback: "",
    meaning: "Secret key that belongs to TOSS_CLIENT_KEY (test_sk_… or live_sk_…).",
  },
  {
    name: "TOSS_API_URL",
    fallback: "https://api.tosspayments.com",
    meaning: "Address of Toss Payments' API; another one only for trying out.",
  },
  {
    name: "TOSS_SCRIPT_URL",
    fallback: "https://js.tosspayments.com/v2/standard",
    meaning: "Address of the script that opens Toss Payments' window; another one only for trying out.",
  },
  {
    name: "STRIPE_SECRET_KEY",
    fallback: "",
    meaning: "Secret key of Stripe (sk_test_… or sk_live_…): cards in US dollars and won. Empty: none.",
  },
  {
    name: "STRIPE_WEBHOOK_SECRET",
    fallback: "",
    meaning: "Secret (whsec_…) with which Stripe signs its messages to PUBLIC_URL/hooks/stripe.",
  },
  {
    name: "STRIPE_API_URL",
    fallback: "https://api.stripe.com",
    meaning: "Address of Stripe's API; another one only for trying out.",
  },
  {
    name: "SELLER_NAME",
    fallback: "",
    meaning: "Who sells plans and credits, on receipts. Without it they are drafts.",
  },
  { name: "SELLER_ADDRESS", fallback: "", meaning: "Address of the seller, on receipts." },
  { name: "SELLER_REPRESENTATIVE", fallback: "", meaning: "Representative of the seller, on receipts." },
  {
    name: "SELLER_BUSINESS_NUMBER",
    fallback: "",
    meaning: "Korean business number of the seller (123-45-67891), on receipts. Its check digit is tested.",
  },
  { name: "SELLER_MAIL_ORDER_NUMBER", fallback: "", meaning: "Mail-order number of the seller, on receipts." },
  { name: "SELLER_PHONE", fallback: "", meaning: "Phone number of the seller, on receipts." },
  {
    name: "RETENTION_YEARS",
    fallback: "5",
    meaning:
      "Years that orders, purchases and payments of deleted accounts and teams are kept after their last change, as the law of commerce asks.",
  },
  {
    name: "ESTIMATE_RETENTION_YEARS",
    fallback: "3",
    meaning:
      "Years that requests for an estimate whose price was never accepted are kept after their last change, with what their senders wrote.",
  },
  {
    name: "ACCOUNT_STORAGE_MB",
    fallback: "4096",
    meaning:
      "What the files and projects of one account may take in storage; its exports may take a quarter of that on top. 0: no limit.",
  },
  {
    name: "DISK_RESERVE_MB",
    fallback: "512",
    meaning:
      "Free space that files leave on the disk of DATA_DIR, for the database: what would take of it is answered with 507.",
  },
  {
    name: "READ_ONLY",
    fallback: "off",
    meaning:
      "on or off. on: everything can be seen and downloaded, nothing can be changed, and runs do not start; for maintenance and moves.",
  },
  {
    name: "READ_ONLY_UNTIL",
    fallback: "",
    meaning:
      "Planned end of read-only mode, shown to users: 2026-05-01T14:00:00Z or with an offset. It ends only with READ_ONLY=off and a restart.",
  },
  {
    name: "METRICS_TOKEN",
    fallback: "",
    meaning: "Bearer token for /metrics, at least 16 characters. Empty: /metrics answers the same machine only.",
  },
  {
    name: "MONITORING_PORT",
    fallback: "",
    meaning:
      "Port at HOST with /healthz, /readyz and /metrics alone: for workers, and where PORT is public; 0 takes a free one. Empty: none; a web process has them at PORT.",
  },
  {
    name: "S3_ENDPOINT",
    fallback: "",
    meaning:
      "https://… of Amazon S3 or what speaks as it does: files lie in a bucket there, not in DATA_DIR. Empty: in DATA_DIR.",
  },
  {
    name: "S3_BUCKET",
    fallback: "",
    meaning: "Bucket at S3_ENDPOINT; it has to exist.",
  },
  {
    name: "S3_REGION",
    fallback: "us-east-1",
    meaning: "Region that requests to S3_ENDPOINT are signed for.",
  },
  {
    name: "S3_ACCESS_KEY_ID",
    fallback: "",
    meaning: "Access key that may read, write and delete objects of S3_BUCKET.",
  },
  {
    name: "S3_SECRET_ACCESS_KEY",
    fallback: "",
    meaning: "Secret that belongs to S3_ACCESS_KEY_ID.",
  },
  {
    name: "WEB_DIR",
    fallback: "",
    meaning: "Folder of the built web application. Default: apps/web/dist of this checkout.",
  },
  {
    name: "EXAMPLES_DIR",
    fallback: "",
    meaning: "Folder of the example projects. Default: examples of this checkout.",
  },
  {
    name: "RUN_SECONDS",
    fallback: "300",
    meaning: "Work time of a placement or routing run unless the request sets less.",
  },
  {
    name: "RUN_MEMORY_MB",
    fallback: "2048",
    meaning: "Memory limit of a run's worker thread: heap, of which it may be three quarters, and typed arrays.",
  },
  {
    name: "RUN_THREADS",
    fallback: "0",
    meaning: "Threads that compute one routing run. 0: as many as there are cores, shared out among WORKERS.",
  },
  {
    name: "IMPORT_SECONDS",
    fallback: "25",
    meaning: "Time limit of reading uploaded files; below the 30 s of a request.",
  },
  {
    name: "IMPORT_MEMORY_MB",
    fallback: "1024",
    meaning: "Heap limit of the thread that reads uploaded files or exports.",
  },
  {
    name: "EXPORT_SECONDS",
    fallback: "120",
    meaning: "Time limit of one file of a background export, and of a 3D model.",
  },
  { name: "WORKERS", fallback: "1", meaning: "Runs that this process works on at the same time." },
] as const;

export type VariableName = (typeof VARIABLES)[number]["name"];
