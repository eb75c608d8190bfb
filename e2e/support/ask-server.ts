import type { Page } from "@playwright/test";
import { storyServer } from "./story-server.ts";

// biome-ignore lint/suspicious/noExplicitAny: a story reads what its own query asked for
type Data = Record<string, any>;

/** One operation as the page's person, past the page: what another window or another computer of theirs does. */
export async function askServer(page: Pick<Page, "request">, query: string, input: object): Promise<Data> {
  const url = storyServer().url;
  const response = await page.request.post(`${url}/graphql`, {
    headers: { "x-service": "CIRCUIT_ARCHITECTURE", origin: url },
    data: { query, variables: { input } },
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(`${query} was refused: ${JSON.stringify(errors)}`);
  return data;
}
