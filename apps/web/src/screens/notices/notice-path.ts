/** The page of the list that an address names; the first where it names none. */
export function readNoticePage(search: URLSearchParams): number {
  const page = Number(search.get("page"));
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1;
}

/** A notice remembers the page of the list that led to it, so that the way back leads there. */
export function noticePath(id: string, page: number): string {
  return `/support/notice/detail/${encodeURIComponent(id)}${pageQuery(page)}`;
}

export function noticeListPath(page: number): string {
  return `/support/notice/${pageQuery(page)}`;
}

/** Where administrators see every notice. */
export const MANAGE_NOTICES_PATH = "/admin/notices/";

/** Where a notice is written, or one that stands is changed. */
export function editNoticePath(id?: string): string {
  return `${MANAGE_NOTICES_PATH}edit/${id === undefined ? "" : encodeURIComponent(id)}`;
}

function pageQuery(page: number): string {
  return page === 1 ? "" : `?page=${page}`;
}
