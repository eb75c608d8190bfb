import { Client, fetchExchange } from "urql";
import { expect, test } from "vitest";
import { fetchHistory } from "./fetch-history.ts";

/** A server with so many entries, and what it was asked for. */
function historyOf(total: number) {
  const asked: { page: number; size: number }[] = [];
  const client = new Client({
    url: "http://server/graphql",
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: async (_url, init) => {
      const { page, size } = JSON.parse(String(init?.body)).variables.input;
      asked.push({ page, size });
      const ids = Array.from({ length: total }, (_, index) => index).slice((page - 1) * size, page * size);
      const nodes = ids.map((id) => ({ __typename: "ProjectHistory", id: String(id) }));
      const body = { data: { edaProjectHistoryConnection: { nodes, total } } };
      return new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });
    },
  });
  return { client, asked };
}

test("the history is asked for ten entries a page, as every list, and the pages follow one another", async () => {
  const { client, asked } = historyOf(23);
  const { loaded } = await fetchHistory(client, "p", { pages: 3, isWanted: () => true });
  expect(asked).toEqual([1, 2, 3].map((page) => ({ page, size: 10 })));
  expect(loaded?.total).toBe(23);
  expect(loaded?.entries.map(({ id }) => Number(id))).toEqual(Array.from({ length: 23 }, (_, index) => index));
});

test("nothing more is asked for once nobody wants it", async () => {
  const { client, asked } = historyOf(23);
  expect(await fetchHistory(client, "p", { pages: 3, isWanted: () => false })).toEqual({});
  expect(asked).toHaveLength(1);
});
