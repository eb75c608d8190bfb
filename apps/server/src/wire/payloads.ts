import { builder } from "./builder.ts";

export const SuccessPayload = builder.objectRef<{ readonly success: boolean }>("SuccessPayload").implement({
  fields: (t) => ({ success: t.exposeBoolean("success") }),
});

export const IdPayload = builder.objectRef<{ readonly id: string }>("IdPayload").implement({
  fields: (t) => ({ id: t.exposeID("id") }),
});

export interface PageCount {
  readonly totalCount: number;
  readonly current: number;
  readonly totalPage: number;
}

export const Pagination = builder.objectRef<PageCount>("Pagination").implement({
  fields: (t) => ({
    totalCount: t.exposeInt("totalCount"),
    current: t.exposeInt("current"),
    totalPage: t.exposeInt("totalPage"),
  }),
});
