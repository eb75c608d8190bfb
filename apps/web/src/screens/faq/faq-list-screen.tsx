import { Button, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useQuery } from "urql";
import { FaqListDocument, type FaqListQuery } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { ListPages } from "../../shell/list-pages.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { RetryButton } from "../../shell/retry-button.tsx";
import { SearchField } from "../../shell/search-field.tsx";
import classes from "./faq.module.css";
import { FaqContact } from "./faq-contact.tsx";
import { FaqItem } from "./faq-item.tsx";
import { FAQ_PAGE_SIZE, type FaqQuery, groupByCategory, readFaqQuery, writeFaqQuery } from "./faq-query.ts";

type FaqList = FaqListQuery["faqConnection"];

/** Questions by category, narrowed by words and by one category; each opens its answer in place. */
export default function FaqListScreen() {
  const { t, i18n } = useTranslation();
  usePageTitle(t("faq.title"));
  const errorText = useErrorText();
  const [search, setSearch] = useSearchParams();
  const query = readFaqQuery(search);
  const [{ data, error }, reload] = useQuery({
    query: FaqListDocument,
    variables: { input: { ...query, language: i18n.language === "ko" ? "KO" : "EN", size: FAQ_PAGE_SIZE } },
  });
  const list = data?.faqConnection;
  const change = (part: Partial<FaqQuery>) =>
    setSearch(writeFaqQuery({ ...query, page: 1, ...part }), { replace: part.keyword !== undefined });
  return (
    <div className={classes.page}>
      <Title order={1} fz={20}>
        {t("faq.title")}
      </Title>
      <div className={classes.controls}>
        <SearchField
          isMain
          maw={480}
          maxLength={100}
          label={t("faq.search")}
          keyword={query.keyword}
          onKeyword={(keyword) => change({ keyword })}
        />
        {list && list.categories.length > 0 && (
          <Categories list={list} chosen={query.category} onChoose={(category) => change({ category })} />
        )}
      </div>
      {error && (
        <ErrorNote
          error={errorText(error)}
          action={<RetryButton onClick={() => reload({ requestPolicy: "network-only" })} />}
        />
      )}
      {!list && !error && <LoadingSkeleton height={320} />}
      <div aria-live="polite">
        {list && (
          <span className={query.keyword ? undefined : "tw-visually-hidden"}>
            <Text span size="sm" c="dimmed">
              {t("faq.count", { count: list.totalCount })}
            </Text>
          </span>
        )}
      </div>
      {list?.totalCount === 0 && <NoQuestions query={query} onChange={change} />}
      {list &&
        groupByCategory(list.nodes).map(({ category, questions }) => (
          <section key={category} className={classes.group} aria-label={category}>
            <Title order={2} fz={16}>
              {category}
            </Title>
            <ul className={classes.questions}>
              {questions.map((question) => (
                <FaqItem key={question.id} question={question} query={query} />
              ))}
            </ul>
          </section>
        ))}
      {list && (
        <ListPages total={list.pagination.totalPage} page={query.page} onPage={(page) => change({ page })} mt={0} />
      )}
      <FaqContact />
    </div>
  );
}

function Categories({
  list,
  chosen,
  onChoose,
}: {
  list: FaqList;
  chosen: string;
  onChoose: (category: string) => void;
}) {
  const { t } = useTranslation();
  const total = list.categories.reduce((sum, { count }) => sum + count, 0);
  const entries = [
    { name: "", label: t("faq.all") as string, count: total },
    ...list.categories.map(({ name, count }) => ({ name, label: name, count })),
  ];
  return (
    <fieldset className={classes.categories}>
      <legend className="tw-visually-hidden">{t("faq.categories")}</legend>
      {entries.map(({ name, label, count }) => (
        <Button
          key={name}
          size="xs"
          variant={name === chosen ? "filled" : "default"}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          {label} ({count})
        </Button>
      ))}
    </fieldset>
  );
}

function NoQuestions({ query, onChange }: { query: FaqQuery; onChange: (part: Partial<FaqQuery>) => void }) {
  const { t } = useTranslation();
  const { keyword, category } = query;
  if (!keyword && !category)
    return (
      <div className={classes.empty}>
        <p>{t("faq.none")}</p>
      </div>
    );
  return (
    <div className={classes.empty}>
      <p>
        {category && keyword
          ? t("faq.noHitsIn", { keyword, category })
          : t("faq.noHits", { keyword: keyword || category })}
      </p>
      {category && keyword ? (
        <Button variant="default" size="xs" onClick={() => onChange({ category: "" })}>
          {t("faq.everywhere")}
        </Button>
      ) : (
        <Button variant="default" size="xs" onClick={() => onChange({ keyword: "", category: "" })}>
          {t("common.clearSearch")}
        </Button>
      )}
    </div>
  );
}
