/**
 * How long pages of long lists take at the server: 5,000 inquiries of one person and 500 questions of the FAQ, the first
 * page, the last, and searches, requested one after the other. On the embedded database and, where it is installed, on
 * PostgreSQL. Server and caller are one process, whose processor time is what other work on the machine does not change;
 * that of PostgreSQL's own processes is not in it.
 *
 * `npm run bench -- lists [--inquiries 5000] [--questions 500] [--times 200]`; only that size is kept in results/.
 */
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { TestServer } from "../../apps/server/src/testkit/start-test-server.ts";
import { type MeasuredPage, measurePages } from "./measure-pages.ts";

const RESULT = join(import.meta.dirname, "../results/lists.txt");
const USUAL = { inquiries: "5000", questions: "500", times: "200" };

const OWN =
  "query ($input: ContactConnectionInput!) { contactConnection(input: $input) { totalCount nodes { id subject title state createdAt } } }";
const STAFF =
  "query ($input: StaffContactConnectionInput!) { staffContactConnection(input: $input) { totalCount nodes { id subject title state createdAt writer { email } assignee { name } } } }";
const FAQ =
  "query ($input: FaqConnectionInput!) { faqConnection(input: $input) { totalCount categories { name count } nodes { id title category } } }";
const OVERVIEW =
  "{ administrationOverview { contacts { count oldestAt } runs { waiting } mail { failed } storage { usedBytes } integrations { name lastOkAt } } }";

const { values } = parseArgs({
  options: {
    inquiries: { type: "string", default: USUAL.inquiries },
    questions: { type: "string", default: USUAL.questions },
    times: { type: "string", default: USUAL.times },
  },
});
const [inquiries, questions, times] = [values.inquiries, values.questions, values.times].map(Number) as [
  number,
  number,
  number,
];

const PAGES: readonly MeasuredPage[] = [
  ["own inquiries, first page", OWN, { page: 1 }],
  ["own inquiries, last page", OWN, { page: Math.ceil(inquiries / 10) }],
  ["inquiries of users, waiting longest", STAFF, { state: "PENDING" }],
  ["inquiries of users, last page", STAFF, { page: Math.ceil(inquiries / 10) }],
  ["inquiries of users, search", STAFF, { keyword: "question 49" }],
  ["FAQ, first page", FAQ, { language: "EN", size: 25 }],
  ["FAQ, search", FAQ, { language: "EN", keyword: "answer length", size: 25 }],
  ["overview of the administration", OVERVIEW, undefined],
];

const { text, isReached } = await measurePages({ times, fill });
const said = `${inquiries} inquiries and ${questions} questions of the FAQ; each page asked for ${times} times, one after the other, on ${availableParallelism()} cores.\n${text}`;
process.stdout.write(said);
if (Object.entries(USUAL).every(([name, value]) => values[name as keyof typeof USUAL] === value))
  writeFileSync(RESULT, said);
process.exitCode = isReached ? 0 : 1;

async function fill({ application: { db } }: TestServer, userId: string): Promise<readonly MeasuredPage[]> {
  await db.execute(`insert into contacts (user_id, language, subject, title, content)
    select '${userId}'::uuid, 'en', 'BUG', 'Question ' || n, repeat('Text of the question ', 20) from generate_series(1, ${inquiries}) n`);
  const { rows } = (await db.execute("select count(*)::int as held from faqs")) as unknown as {
    readonly rows: readonly { readonly held: number }[];
  };
  await db.execute(`insert into faqs (language, category, title, content, rank)
    select 'EN', 'Category ' || n % 8, 'Question ' || n, repeat('An answer of some length. ', 40), n
    from generate_series(1, ${questions - (rows[0]?.held ?? 0)}) n`);
  return PAGES;
}
