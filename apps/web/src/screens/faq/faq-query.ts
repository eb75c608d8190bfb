/** Questions on one page of the list. */
export const FAQ_PAGE_SIZE = 25;

/** What the list shows; kept in the address, so that the way back from an answer leads to the same list. */
export interface FaqQuery {
  readonly keyword: string;
  /** As the server names it; empty: all. */
  readonly category: string;
  readonly page: number;
}

export function readFaqQuery(search: URLSearchParams): FaqQuery {
  const page = Number(search.get("page"));
  return {
    keyword: search.get("q")?.trim() ?? "",
    category: search.get("category") ?? "",
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
  };
}

/** The address of a list; what is as usual is left out. */
export function writeFaqQuery({ keyword, category, page }: FaqQuery): URLSearchParams {
  const search = new URLSearchParams();
  if (keyword) search.set("q", keyword);
  if (category) search.set("category", category);
  if (page > 1) search.set("page", String(page));
  return search;
}

export function faqListPath(query: FaqQuery): string {
  return withQuery("/support/faq/", query);
}

/** An answer remembers the list that led to it. */
export function faqPath(id: string, query: FaqQuery): string {
  return withQuery(`/support/faq/detail/${encodeURIComponent(id)}`, query);
}

function withQuery(path: string, query: FaqQuery): string {
  const search = writeFaqQuery(query).toString();
  return search === "" ? path : `${path}?${search}`;
}

/** Neighbours in the list that have the same category, together; the order stays. */
export function groupByCategory<T extends { readonly category: string }>(
  questions: readonly T[],
): { readonly category: string; readonly questions: readonly T[] }[] {
  const groups: { category: string; questions: T[] }[] = [];
  for (const question of questions) {
    const group = groups.find(({ category }) => category === question.category);
    if (group) group.questions.push(question);
    else groups.push({ category: question.category, questions: [question] });
  }
  return groups;
}
