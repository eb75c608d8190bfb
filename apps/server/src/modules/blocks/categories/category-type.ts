import { builder } from "../../../wire/builder.ts";
import type { RequestContext } from "../../../wire/request-context.ts";
import { Parameter } from "../parameter-type.ts";
import { type BlockCategory, CATEGORIES, findCategory, type SubCategory as SubCategoryRecord } from "./categories.ts";

const SubCategory = builder.objectRef<SubCategoryRecord>("SubCategory").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ key }) => key }),
    name: t.string({ resolve: nameOf }),
    parameters: t.field({
      type: [Parameter],
      description: "What its blocks usually specify: a template for new ones, and filters of lists.",
      resolve: ({ parameters }) => [...parameters],
    }),
  }),
});

/** By key: a category, or one within another. */
export const Category = builder.objectRef<string>("Category").implement({
  fields: (t) => ({
    id: t.id({ resolve: (key) => key }),
    name: t.string({
      resolve: (key, _args, context) =>
        nameOf(findCategory(key)?.category ?? { name: key, koreanName: key }, {}, context),
    }),
    colors: t.stringList({ resolve: (key) => [findCategory(key)?.root.color ?? "#495057"] }),
    images: t.stringList({ description: "None yet: screens draw their own.", resolve: () => [] }),
    subCategories: t.field({
      type: [SubCategory],
      resolve: (key) => [...(CATEGORIES.find((root) => root.key === key)?.children ?? [])],
    }),
  }),
});

function nameOf(
  { name, koreanName }: Pick<BlockCategory, "name" | "koreanName">,
  _args: unknown,
  { language }: RequestContext,
): string {
  return language === "ko" ? koreanName : name;
}
