import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../../..");

/** Everything that speaks Korean to people: screens, mails, printed drawings. */
const SPEAKING = [
  "apps/web/src/i18n/ko/*.ts",
  "apps/web/src/i18n/ko*.ts",
  "apps/web/src/workspace/canvas/texts.ko.ts",
  "apps/web/src/shell/*.tsx",
  "apps/server/src/platform/mail/templates/*.ts",
  "packages/drawings/src/words/*.ts",
];

/** The one term for a thing (docs/glossary.md), and the others that are not used for it. */
const TERMS: readonly (readonly [term: string, not: RegExp])[] = [
  ["기판", /(?<![키립시])보드|피시비/],
  ["레이어", /(?<![계단고저적심])층(?!계)/],
  ["넷", /네트(?!워크)/],
  ["넷리스트", /네트리스트/],
  ["트랙", /트레이스|궤적/],
  ["비아", /바이어|비어(?!\s?있)/],
  ["동박", /구리/],
  ["동박 영역", /구역|폴리곤|(?<![가-힣])존(?![가-힣])/],
  ["풋프린트", /푸트프린트|랜드\s?패턴|족적/],
  ["부품", /파트(?!너)|컴포넌트/],
  ["회로도", /스키매틱|도식/],
  ["미연결", /미배선|열린 연결|연결이? 끊겨 있/],
  ["코트야드", /점유 영역|코트 야드/],
  ["그리드", /격자(?!선)/],
  ["버튼", /단추/],
  ["이력", /버전 기록/],
  ["간격", /클리어런스|이격/],
];

test("Korean screens, mails and drawings have one term for each thing", () => {
  const files = SPEAKING.flatMap((pattern) => globSync(pattern, { cwd: root })).filter(
    (file) => !file.endsWith(".test.ts"),
  );
  expect(files.length).toBeGreaterThan(30);
  const said = files.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((line, index) =>
        TERMS.flatMap(([term, not]) => {
          const found = not.exec(line);
          return found ? [`${file}:${index + 1}: "${found[0]}" instead of "${term}"`] : [];
        }),
      ),
  );
  expect(said).toEqual([]);
});

test("people are asked in one form of politeness", () => {
  const files = [...SPEAKING, "apps/server/src/modules/faqs/shipped/korean.ts"].flatMap((pattern) =>
    globSync(pattern, { cwd: root }),
  );
  const formal = files.filter(
    (file) => !file.endsWith(".test.ts") && /십시오/.test(readFileSync(join(root, file), "utf8")),
  );
  expect(formal).toEqual([]);
});

test("terms are followed by the particles that go with their last letter", () => {
  const wrong =
    /(?:기판|넷|트랙|영역|버튼|동박|부품|미연결)(?:를|가|는|와)(?![가-힣])|(?:기판|트랙|영역|부품)로(?![가-힣])|(?:레이어|비아|풋프린트|회로도|그리드|패드)(?:을|이|은|과)(?![가-힣])/;
  const said = SPEAKING.flatMap((pattern) => globSync(pattern, { cwd: root })).flatMap((file) => {
    const found = wrong.exec(readFileSync(join(root, file), "utf8"));
    return found ? [`${file}: "${found[0]}"`] : [];
  });
  expect(said).toEqual([]);
});
