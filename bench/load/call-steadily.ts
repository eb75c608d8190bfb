import type { Person } from "./people.ts";

export interface Call {
  readonly operation: string;
  /** From the moment it was due, whether or not the callers were ready then. */
  readonly ms: number;
  readonly failure: string | undefined;
}

type Operation = readonly [
  name: string,
  share: number,
  query: string,
  input: (person: Person, call: number) => unknown,
];

/** What screens ask, roughly in the shares in which they do; one in ten changes something, of which a window hears. */
const OPERATIONS: readonly Operation[] = [
  ["profile", 15, "{ profile { userId name email thumbnailUrl user { id role } } }", () => undefined],
  ["unreadCount", 20, "{ unreadCount }", () => undefined],
  [
    "edaProjectConnectionV2",
    25,
    "query ($input: EdaProjectConnectionV2Input!) { edaProjectConnectionV2(input: $input) { total pagination { totalPage } nodes { id name stateType jobType createdAt updatedAt creatorAuthor { name } run { status } } } }",
    () => ({ page: 1, size: 10 }),
  ],
  ["jobs", 15, "query ($input: JobsInput!) { jobs(input: $input) { id read createdAt } }", () => ({ size: 10 })],
  [
    "edaProjectV2",
    15,
    "query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { id name stateType majorVersion revisionVersion boardDocumentUrl receipt { files { name } } } }",
    ({ projectId }) => ({ id: projectId }),
  ],
  [
    "updateEdaProject",
    10,
    "mutation ($input: UpdateEdaProjectInput!) { updateEdaProject(input: $input) { id } }",
    ({ projectId }, call) => ({ id: projectId, name: `Name ${call}` }),
  ],
];

/** Sends one operation after the other at its time, however long answers take, and waits for all of them. */
export async function callSteadily(
  people: readonly Person[],
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
): Promise<readonly Call[]> {
  const begun = performance.now();
  const calls: Promise<Call>[] = [];
  for (let number = 0; number < rate * seconds; number += 1) {
    const due = begun + (number * 1000) / rate;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const person = people[(number * 7) % people.length];
    if (person) calls.push(call(person, number, due));
  }
  return Promise.all(calls);
}

async function call(person: Person, number: number, due: number): Promise<Call> {
  const [operation, , query, inputOf] = operationOf(number);
  let failure: string | undefined;
  try {
    const { errors } = await person.client.ask(query, inputOf(person, number));
    if (errors?.[0]) failure = `${operation}: ${errors[0].message}`;
  } catch (error) {
    failure = `${operation}: ${error instanceof Error ? error.message : String(error)}`;
  }
  return { operation, ms: performance.now() - due, failure };
}

/** Spread by a step that meets every hundredth once, so that the shares are exact and kinds alternate. */
function operationOf(number: number): Operation {
  let place = (number * 37) % 100;
  for (const operation of OPERATIONS) {
    place -= operation[1];
    if (place < 0) return operation;
  }
  throw new Error("the shares of the operations come to a hundred");
}
