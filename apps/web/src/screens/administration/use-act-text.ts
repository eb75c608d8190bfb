import { useTranslation } from "react-i18next";
import { en } from "../../i18n/en.ts";

const { actions, kinds, facts, roles } = en.admin.log;
const { jobStatus } = en;
const { states } = en.contact;

/** A whole UUID says no more than its beginning, and takes half of a table. */
export const shortId = (text: string): string => text.replace(/^([\da-f]{8})-[\da-f-]{27}$/, "$1");

const isKeyOf = <Texts extends object>(texts: Texts, key: string): key is keyof Texts & string =>
  Object.hasOwn(texts, key);

/** The words of the log, in which the server keeps names. One without words, of a newer server, is shown as it is. */
export function useActText() {
  const { t } = useTranslation();

  const valueText = (name: string, value: unknown): string => {
    if (value === null || value === undefined) return t("admin.log.noValue");
    if (typeof value === "boolean") return t(value ? "admin.log.yes" : "admin.log.no");
    const text = String(value);
    if (name === "role" && isKeyOf(roles, text)) return t(`admin.log.roles.${text}`);
    if (name === "status" && isKeyOf(jobStatus, text)) return t(`jobStatus.${text}`);
    if (name === "state" && isKeyOf(states, text)) return t(`contact.states.${text}`);
    if (name === "language" && (text === "EN" || text === "KO")) return t(`manageNotices.in.${text}`);
    return shortId(text);
  };

  return {
    actionText: (action: string): string => (isKeyOf(actions, action) ? t(`admin.log.actions.${action}`) : action),
    kindText: (kind: string): string => (isKeyOf(kinds, kind) ? t(`admin.log.kinds.${kind}`) : kind),
    /** "Role: User → Administrator"; what stayed is left out. */
    changeText: (before: unknown, after: unknown): string => {
      const [old, fresh] = [before, after].map((each) => (each ?? {}) as Readonly<Record<string, unknown>>);
      const names = [...new Set([...Object.keys(old ?? {}), ...Object.keys(fresh ?? {})])];
      return names
        .filter((name) => old?.[name] !== fresh?.[name])
        .map((name) => {
          const label = isKeyOf(facts, name) ? t(`admin.log.facts.${name}`) : name;
          const values = [old, fresh]
            .filter((each) => each && Object.hasOwn(each, name))
            .map((each) => valueText(name, each?.[name]));
          return `${label}: ${values.join(" → ")}`;
        })
        .join(", ");
    },
  };
}
