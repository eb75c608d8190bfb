import { refuseField } from "../platform/application-error.ts";
import { refusal } from "../platform/refusal.ts";
import type { PageCount } from "./payloads.ts";

export interface Page {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly offset: number;
}

/** Page numbers count from 1; ten a page unless asked otherwise, a hundred at most. */
export function readPage(input: {
  readonly page?: number | null | undefined;
  readonly size?: number | null | undefined;
}): Page {
  const page = input.page ?? 1;
  const size = input.size ?? 10;
  if (page < 1 || page > 1_000_000) refuseField("page", refusal("page-number", {}));
  if (size < 1 || size > 100) refuseField("size", refusal("page-length-100", {}));
  return { page, size, offset: (page - 1) * size };
}

export function countPages({ page, size }: Page, totalCount: number): PageCount {
  return { totalCount, current: page, totalPage: Math.ceil(totalCount / size) };
}
