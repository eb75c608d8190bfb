import { cacheExchange } from "@urql/exchange-graphcache";
import { Client, fetchExchange, gql } from "urql";
import { expect, it } from "vitest";
import { forgetLists } from "./forget-lists.ts";

const LIST = gql`query ($page: Int!) { notices(page: $page) { __typename id } }`;
const REMOVE = gql`mutation ($id: ID!) { removeNotice(id: $id) }`;

it("every page of a list that was shown is fetched again after a change of it, and no other list is", async () => {
  const left = new Set(["1", "2"]);
  let lists = 0;
  const answer = (body: string) => {
    const { query, variables } = JSON.parse(body);
    if (query.includes("mutation")) return { removeNotice: left.delete(variables.id) };
    lists += 1;
    return { notices: [...left].map((id) => ({ __typename: "Notice", id })) };
  };
  const forget = (name: string) =>
    new Client({
      url: "http://localhost/graphql",
      preferGetMethod: false,
      fetch: async (_url, init) => Response.json({ data: answer(String(init?.body)) }),
      exchanges: [
        cacheExchange({ updates: { Mutation: { removeNotice: (_result, _args, cache) => forgetLists(cache, name) } } }),
        fetchExchange,
      ],
    });
  for (const [name, fetched, shown] of [
    ["notices", 4, 1],
    ["others", 2, 2],
  ] as const) {
    left.add("1");
    lists = 0;
    const client = forget(name);
    const read = async (page: number) => (await client.query(LIST, { page }).toPromise()).data?.notices.length;
    expect([await read(1), await read(2)]).toEqual([2, 2]);
    await client.mutation(REMOVE, { id: "1" }).toPromise();
    expect([await read(1), await read(2)]).toEqual([shown, shown]);
    expect(lists, name).toBe(fetched);
  }
});
